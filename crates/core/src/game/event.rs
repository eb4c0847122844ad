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
    /// A move was played.
    Played {
        /// Number of plies since the start of the game, this one included.
        ply: Ply,
        /// The path of the piece.
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
    /// A piece was carried or removed by hand.
    Handled(HandAction),
    /// Pieces moved by hand were put back.
    PutBack,
    /// The turn played by hand is irregular; the other player decides about it.
    Irregular(Vec<Irregularity>),
    /// The irregular turn was taken back.
    Corrected {
        /// The piece that must be played now, if it can move.
        touched_piece: Option<Square>,
    },
    /// This piece was huffed.
    Huffed(Square),
    /// The board shows the position of a line after this number of plies.
    Shown(Ply),
    /// The variation that holds this turn changed its place; the path is the new one.
    VariationMoved(NodePath),
    /// A turn and everything after it, or everything after a position, was removed; the path is the one asked for.
    Deleted(NodePath),
    /// The comment on this turn changed.
    CommentChanged(NodePath),
    /// The sign of this move changed.
    SignChanged(NodePath),
    /// The marks or arrows of this position changed.
    MarksChanged(NodePath),
    /// The names, the event or the date of the game changed.
    TagsChanged,
    /// Something was noted about turns.
    Noted,
    /// The last edit was undone.
    EditUndone,
    /// The edit that was undone was repeated.
    EditRedone,
    DrawOffered(Side),
    /// The offer of a draw was declined.
    DrawDeclined,
    /// The game is over.
    Ended(Outcome),
    /// A new game was started.
    Started,
    /// A draw rule changed.
    RulesChanged,
    /// The clocks were set, paused or resumed, or time was added.
    ClockChanged,
    /// The session switched to the game of this variant.
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
    /// The move is not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The text is not a legal position.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The text is not a game that can be opened.
    #[error("expected a game in PDN, of a variant that Dames 3D plays")]
    NoGame,
    #[error("the game is over")]
    GameOver(Outcome),
    /// No move precedes the position shown.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// No move follows the position shown.
    #[error("there is no move to play again")]
    NothingToRedo,
    /// The game is shorter than the ply asked for.
    #[error("expected a ply from 0 to {last}, found {asked}", last = last.0, asked = asked.0)]
    NoSuchPly {
        asked: Ply,
        /// The last ply of the game.
        last: Ply,
    },
    /// The game has no turn there.
    #[error("expected the path of a position of this game, found {0}")]
    NoSuchNode(NodePath),
    /// No turn leads to the start.
    #[error("expected a turn, found the start of the game")]
    NoTurnAtStart,
    /// The line cannot be promoted further.
    #[error("this is the main line already")]
    IsMainLine,
    /// The line cannot be demoted further.
    #[error("there is no variation below this line")]
    NoVariationBelow,
    /// No turn follows this position.
    #[error("there is nothing after this position")]
    NothingFollows,
    /// The comment is longer than a recording can hold.
    #[error("expected a comment of at most {most} bytes, found {bytes}")]
    CommentTooLong {
        /// Length of the comment.
        bytes: usize,
        /// Greatest length.
        most: usize,
    },
    /// A tag is longer than a line should be.
    #[error("expected a tag of at most {most} bytes, found {bytes}")]
    TagTooLong {
        /// Length of the tag.
        bytes: usize,
        /// Greatest length.
        most: usize,
    },
    /// An arrow has to end on another square.
    #[error("expected an arrow between two squares, found one from {0} to {0}")]
    ArrowToItself(Square),
    /// No edit precedes.
    #[error("there is no edit to undo")]
    NothingToUndoEdit,
    /// No edit was undone.
    #[error("there is no edit to repeat")]
    NothingToRedoEdit,
    /// The game has as many plies as can be numbered.
    #[error("a game has at most {} plies", u16::MAX)]
    TooManyPlies,
    /// An offer of a draw is already open.
    #[error("a draw has already been offered")]
    AlreadyOffered,
    /// No offer of a draw is open.
    #[error("no draw has been offered")]
    NoOffer,
    /// The piece on this square was touched and must be played.
    #[error("the piece on {0} was touched and must be played")]
    TouchedPiece(Square),
    /// This game is played without touch-move.
    #[error("this game is played without touch-move: pieces may be adjusted at any time")]
    NoTouchMove,
    /// This game is not played by hand.
    #[error("this game is not played over the board: pieces cannot be moved by hand")]
    NotOverTheBoard,
    /// A move was given while a turn by hand is unfinished.
    #[error("pieces have been moved by hand: end the turn or put them back first")]
    HandTurnUnfinished,
    /// No piece stands on the square named, or the target square is occupied.
    #[error("expected a piece, and an empty square to carry it to, found {0:?}")]
    InvalidHandAction(HandAction),
    /// No piece has been moved by hand in this turn.
    #[error("no piece has been moved by hand")]
    NoHandAction,
    /// No irregularity is waiting to be resolved.
    #[error("there is no irregularity to resolve")]
    NoIrregularity,
    /// An irregularity must be resolved first.
    #[error("the other player must first keep or correct the irregular turn")]
    UnresolvedIrregularity,
    /// Play cannot go on from the position left by hand.
    #[error("this turn cannot be kept: {0}")]
    CannotKeep(SetupError),
    /// The piece on this square did not ignore a capture.
    #[error("expected a piece that ignored a capture ({huffable:?}), found {square}")]
    NotHuffable {
        /// The square named.
        square: Square,
        /// The pieces that may be huffed.
        huffable: SquareSet,
    },
    /// All pieces have been placed.
    #[error("there is no piece to place")]
    NothingToPlace,
    /// The next piece may not be placed on this square.
    #[error("no piece may be placed on {0} now")]
    CannotPlace(Square),
    /// Sheep and wolf must be placed first, the next one on one of these squares.
    #[error("the pieces must be placed first")]
    PlacementUnfinished(SquareSet),
    /// The clocks cannot do this.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// This draw rule exists in international draughts only.
    #[error("the draw rule for few pieces against a king is for international draughts only")]
    InternationalOnly,
}
