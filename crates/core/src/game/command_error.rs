use super::clocks::ClockError;
use crate::board::{Square, SquareSet};
use crate::game_tree::NodePath;
use crate::notation::{FenError, MoveError};
use crate::rules::{HandAction, Outcome, Ply, SetupError};

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
    /// The game is over.
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
        /// The ply asked for.
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
