use serde::{Deserialize, Serialize};

/// The rules of conduct at the table (`rules.md` §5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TableRules {
    /// A touched piece that can move must be moved.
    pub touch_move: bool,
    /// Pieces are moved freely by hand; the other player keeps or corrects an irregular turn.
    #[serde(rename = "over_the_board")]
    pub by_hand: bool,
}
