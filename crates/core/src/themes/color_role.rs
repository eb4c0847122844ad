use crate::board::Face;
use crate::game_tree::MarkColor;

/// The meaning of a color that is drawn on the board. Its theme says which color that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorRole {
    /// The lines of a board, and the hops made on it.
    Board(Face),
    /// The square under the pointer.
    Hover,
    /// The selected piece.
    Selected,
    /// A destination of the selected piece.
    Destination,
    /// A piece that must capture, and one that would be captured.
    Capture,
    /// The origin and destination of the last move.
    LastMove,
    /// The computer's advice.
    Advice,
    /// The frame of the keyboard's square.
    Walker,
    /// The edges of that frame.
    WalkerEdge,
    /// A mark or an arrow of a commented game.
    Noted(MarkColor),
    /// The numbers on the squares.
    Number,
    /// The dark edge of what must stand out from light and dark wood alike.
    Edge,
}

impl ColorRole {
    /// The roles of marks on squares that may be seen together, without those of commented games.
    pub const MARKS: [ColorRole; 5] = [
        ColorRole::Selected,
        ColorRole::Destination,
        ColorRole::Capture,
        ColorRole::LastMove,
        ColorRole::Advice,
    ];

    /// The opacity, from 0 to 1.
    pub const fn opacity(self) -> f32 {
        match self {
            ColorRole::Hover => 0.85,
            ColorRole::Noted(_) => 0.9,
            _ => 1.0,
        }
    }
}
