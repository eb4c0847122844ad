use crate::game::Game;
use crate::rules::Side;

/// An action that a side must take before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PendingAction {
    /// Place the next sheep, or the wolf.
    Place,
    /// Keep the other player's irregular turn, or have it corrected.
    ResolveIrregularity,
    /// Accept or decline the offer of a draw. A person may also decline by moving.
    AnswerDraw,
    /// Huff a piece that ignored a capture, or not; then move.
    Play,
}

impl PendingAction {
    /// The pending action of a game and the side that must take it; `None` if the game is over or an earlier position
    /// is shown.
    pub fn from_game(game: &Game) -> Option<(Side, PendingAction)> {
        let side = game.side_to_move();
        if game.placement().is_some() {
            Some((side, PendingAction::Place))
        } else if !game.irregularities().is_empty() {
            Some((!side, PendingAction::ResolveIrregularity))
        } else if let Some(by) = game.draw_offer() {
            Some((!by, PendingAction::AnswerDraw))
        } else {
            let goes_on = game.outcome().is_none() || !game.huffable().is_empty();
            (goes_on && game.is_live()).then_some((side, PendingAction::Play))
        }
    }
}
