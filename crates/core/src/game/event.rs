//! The result of a command: events, or the reason why it is refused.

use serde::{Deserialize, Serialize};

use super::clocks::ClockError;
use crate::board::{Square, SquareSet};
use crate::game_tree::NodePath;
use crate::notation::{FenError, MoveError};
use crate::rules::{HandAction, Irregularity, Outcome, Ply, Route, SetupError, Side, Variant};

/// A change in a session, returned by [`Session::apply`](super::Session::apply).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Played {
        /// Number of plies since the start of the game, this one included.
        ply: Ply,
        route: Route,
    },
    /// A turn was played by hand: a move, or an irregular turn that was kept.
    PlayedByHand {
        /// Number of turns since the start of the game, this one included.
        ply: Ply,
    },
    /// A sheep was placed, or removed again.
    Placed,
    TableRulesChanged,
    /// This piece was touched and must be played.
    Touched(Square),
    /// “J’adoube” was announced (`true`), or withdrawn.
    Adjusting(bool),
    Handled(HandAction),
    PutBack,
    /// The turn played by hand is irregular; the other player decides about it.
    Irregular(Vec<Irregularity>),
    /// The irregular turn was taken back.
    Corrected {
        touched_piece: Option<Square>,
    },
    Huffed(Square),
    /// The board shows the position of a line after this number of plies.
    Shown(Ply),
    /// The variation that holds this turn changed its place; the path is the new one.
    VariationMoved(NodePath),
    /// A turn and everything after it, or everything after a position, was removed; the path is that of the command.
    Deleted(NodePath),
    CommentChanged(NodePath),
    SignChanged(NodePath),
    MarksChanged(NodePath),
    /// The names, the event or the date of the game changed.
    TagsChanged,
    Noted,
    EditUndone,
    EditRedone,
    DrawOffered(Side),
    DrawDeclined,
    Ended(Outcome),
    Started,
    RulesChanged,
    /// The clocks were set, paused or resumed, or time was added.
    ClockChanged,
    GameSwitched(Variant),
}

impl Event {
    /// Returns `true` if the board may show another position after it.
    pub const fn changes_position(&self) -> bool {
        !matches!(
            self,
            Event::DrawOffered(_)
                | Event::DrawDeclined
                | Event::RulesChanged
                | Event::Touched(_)
                | Event::Adjusting(_)
                | Event::Handled(_)
                | Event::VariationMoved(_)
                | Event::Deleted(_)
                | Event::CommentChanged(_)
                | Event::SignChanged(_)
                | Event::MarksChanged(_)
                | Event::TagsChanged
                | Event::Noted
                | Event::ClockChanged
                | Event::EditUndone
                | Event::EditRedone
        )
    }
}

/// The reason why a command was refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    #[error(transparent)]
    Move(#[from] MoveError),
    #[error(transparent)]
    Fen(#[from] FenError),
    #[error("expected a game in PDN, of a variant that Dames 3D plays")]
    NoGame,
    #[error("the game is over")]
    GameOver(Outcome),
    #[error("there is no move to take back")]
    NothingToUndo,
    #[error("there is no move to play again")]
    NothingToRedo,
    #[error("expected a ply from 0 to {last}, found {asked}", last = last.0, asked = asked.0)]
    NoSuchPly { asked: Ply, last: Ply },
    #[error("expected the path of a position of this game, found {0}")]
    NoSuchNode(NodePath),
    #[error("expected a turn, found the start of the game")]
    NoTurnAtStart,
    #[error("this is the main line already")]
    IsMainLine,
    #[error("there is no variation below this line")]
    NoVariationBelow,
    #[error("there is nothing after this position")]
    NothingFollows,
    #[error("expected a comment of at most {most} bytes, found {bytes}")]
    CommentTooLong { bytes: usize, most: usize },
    #[error("expected a tag of at most {most} bytes, found {bytes}")]
    TagTooLong { bytes: usize, most: usize },
    #[error("expected an arrow between two squares, found one from {0} to {0}")]
    ArrowToItself(Square),
    #[error("there is no edit to undo")]
    NothingToUndoEdit,
    #[error("there is no edit to repeat")]
    NothingToRedoEdit,
    #[error("a game has at most {} plies", u16::MAX)]
    TooManyPlies,
    #[error("a draw has already been offered")]
    AlreadyOffered,
    #[error("no draw has been offered")]
    NoOffer,
    #[error("the piece on {0} was touched and must be played")]
    TouchedPiece(Square),
    #[error("this game is played without touch-move: pieces may be adjusted at any time")]
    NoTouchMove,
    #[error("this game is not played over the board: pieces cannot be moved by hand")]
    NotOverTheBoard,
    #[error("pieces have been moved by hand: end the turn or put them back first")]
    HandTurnUnfinished,
    #[error("expected a piece, and an empty square to carry it to, found {0:?}")]
    InvalidHandAction(HandAction),
    #[error("no piece has been moved by hand")]
    NoHandAction,
    #[error("there is no irregularity to resolve")]
    NoIrregularity,
    #[error("the other player must first keep or correct the irregular turn")]
    UnresolvedIrregularity,
    #[error("this turn cannot be kept: {0}")]
    CannotKeep(SetupError),
    #[error("expected a piece that ignored a capture ({huffable:?}), found {square}")]
    NotHuffable { square: Square, huffable: SquareSet },
    #[error("there is no piece to place")]
    NothingToPlace,
    #[error("no piece may be placed on {0} now")]
    CannotPlace(Square),
    /// Sheep and wolf must be placed first, the next one on one of these squares.
    #[error("the pieces must be placed first")]
    PlacementUnfinished(SquareSet),
    #[error(transparent)]
    Clock(#[from] ClockError),
    #[error("the draw rule for few pieces against a king is for international draughts only")]
    InternationalOnly,
}
