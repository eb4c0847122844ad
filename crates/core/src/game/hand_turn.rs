use crate::board::Square;
use crate::rules::{HandAction, Irregularity, Setup};

/// The state of a turn that is being played by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct HandTurn {
    pub(super) actions: Vec<HandAction>,
    /// The pieces where they stand now, once an action has been carried out.
    pub(super) setup: Option<Setup>,
    /// Irregularities of the finished turn that the other player must resolve.
    pub(super) irregularities: Vec<Irregularity>,
    /// The piece that must be played.
    pub(super) touched_piece: Option<Square>,
    /// “J’adoube” was announced: touching a piece has no consequence.
    pub(super) adjusting: bool,
}
