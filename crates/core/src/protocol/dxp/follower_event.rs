use super::GameEnd;
use crate::rules::Side;

/// An event in a session of games that another program proposes. Its text from that program is safe to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FollowerEvent {
    /// A game begins.
    GameStarted {
        /// The name of the program that proposed it.
        initiator: String,
        /// This program's side.
        side: Side,
    },
    /// A move was played.
    MovePlayed {
        /// The side that played it.
        side: Side,
        /// The move in standard notation.
        text: String,
    },
    /// The game was taken back to this ply.
    TakenBack(usize),
    /// The game is over.
    GameOver {
        /// The result for this program.
        end: GameEnd,
    },
    /// The other program or its user sent this text.
    Chat(String),
    /// The other program sent something that makes no sense here; the game goes on.
    Violation(String),
}
