use serde::{Deserialize, Serialize};

use super::TableRules;
use crate::board::{Square, SquareSet};
use crate::notation::{FenError, MoveError, MoveRequest};
use crate::rules::{
    FewAgainstKing, HandAction, Irregularity, Outcome, Ply, Route, SetupError, Side, Variant,
};

/// Something a player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Play a move, named by its text. Later moves that were taken back are forgotten.
    Play(MoveRequest),
    /// Take back one move or, at the end of a game given up or agreed drawn, that end. Not while something irregular
    /// waits to be decided, and neither is another position shown then.
    Undo,
    /// Play again the move taken back.
    Redo,
    /// Show the position after so many plies; play may go on from there. An offer of a draw lapses.
    Show(Ply),
    /// The side to move offers a draw; a move by the other side declines it.
    OfferDraw,
    /// The other side answers the offer.
    AnswerDraw {
        /// Whether it agrees.
        accept: bool,
    },
    /// A side gives up.
    Resign(Side),
    /// Start this table's game anew.
    NewGame,
    /// Start this table's game from a position, given as FEN.
    SetUp(String),
    /// Choose what two kings or one against one king come to; international draughts only.
    #[serde(rename = "CountFewAgainstKing")]
    SetFewAgainstKing(FewAgainstKing),
    /// A side's time has run out.
    FlagFall(Side),
    /// Choose how strictly this table's games are played. What hands have begun is put back, but what is irregular must
    /// be decided first.
    #[serde(rename = "Manners")]
    SetTableRules(TableRules),
    /// A piece is touched; where touching binds, it must be played if it can be.
    Touch(Square),
    /// “J’adoube”: from now on touching binds nothing; said again, or with the next move, that is over.
    Adjust,
    /// A hand carries a piece or takes it off; over the board only.
    Hand(HandAction),
    /// What hands have done in this turn is put back.
    PutBack,
    /// The turn played by hand is over.
    #[serde(rename = "Done")]
    EndTurn,
    /// The other player decides about what was irregular.
    #[serde(rename = "Decide")]
    ResolveIrregularity {
        /// Whether it is kept as it stands, or corrected.
        keep: bool,
    },
    /// The side to move takes off a piece that overlooked a capture, then plays on.
    Huff(Square),
    /// The next sheep, or the wolf, is placed here before play; a sheep that stands here is taken back.
    Place(Square),
    /// Sheep and wolf are placed by lot; the same number draws the same lots.
    #[serde(rename = "DrawLots")]
    PlaceRandomly(u64),
    /// Go to the table where this is played. Each game stays as it was.
    #[serde(rename = "SitAt")]
    SwitchGame(Variant),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A move was played.
    Played {
        /// Plies played since the start of the game, this one included.
        ply: Ply,
        /// The way the piece went.
        route: Route,
    },
    /// A turn was played by hand: a move, or something irregular that was kept.
    PlayedByHand {
        /// Turns played since the start of the game, this one included.
        ply: Ply,
    },
    /// A sheep was placed, or taken back.
    Placed,
    /// How strictly the game is played has changed.
    TableRulesChanged,
    /// A piece is touched, and must be played.
    Touched(Square),
    /// Pieces are being straightened, or no longer.
    Adjusting(bool),
    /// A hand did this.
    Handled(HandAction),
    /// What hands did was put back.
    PutBack,
    /// The turn played by hand was irregular; the other player decides.
    Irregular(Vec<Irregularity>),
    /// The irregular turn was taken back.
    Corrected {
        /// The piece that must be played now, if it can be.
        touched_piece: Option<Square>,
    },
    /// This piece was huffed.
    Huffed(Square),
    /// Another position of the same game is on the table.
    Shown(Ply),
    /// A draw was offered.
    DrawOffered(Side),
    /// The offer was turned down.
    DrawDeclined,
    /// The game is over.
    Ended(Outcome),
    /// A new game is on the table.
    Started,
    /// Which draws are counted has changed.
    RulesChanged,
    /// Players sit at the other table.
    GameSwitched(Variant),
}

/// Why a command was not carried out; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// The move is not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The text is no position.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The game has ended.
    #[error("the game is over")]
    GameOver(Outcome),
    /// There is no move before the one shown.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// There is no move after the one shown.
    #[error("there is no move to play again")]
    NothingToRedo,
    /// The game is not that long.
    #[error("expected a ply from 0 to {last}, found {asked}", last = last.0, asked = asked.0)]
    NoSuchPly {
        /// The ply asked for.
        asked: Ply,
        /// The last ply of the game.
        last: Ply,
    },
    /// An offer stands already.
    #[error("a draw has been offered already")]
    AlreadyOffered,
    /// There is no offer to answer.
    #[error("no draw has been offered")]
    NoOffer,
    /// Another piece must be played.
    #[error("the piece on {0} was touched and must be played")]
    TouchedPiece(Square),
    /// Touching a piece binds nobody in this game.
    #[error("there is nothing to straighten: touched pieces need not be played in this game")]
    NoTouchMove,
    /// The game is not played by hand.
    #[error("moves are not made freely by hand in this game")]
    NotOverTheBoard,
    /// A move was given while hands are at work.
    #[error("pieces have been moved by hand: expected the end of the turn, or all put back")]
    HandTurnUnfinished,
    /// There is no such piece, or no such empty square.
    #[error("expected a piece, and an empty square to carry it to, found {0:?}")]
    InvalidHandAction(HandAction),
    /// No hand has done anything.
    #[error("nothing has been played by hand")]
    NoHandAction,
    /// Nothing waits to be decided.
    #[error("nothing irregular waits to be decided")]
    NoIrregularity,
    /// An irregularity has to be corrected or kept first.
    #[error("the other player must first correct the irregularity, or keep it")]
    UnresolvedIrregularity,
    /// With what hands have left nobody can play on.
    #[error("this cannot be kept: {0}")]
    CannotKeep(SetupError),
    /// No piece that overlooked a capture stands there.
    #[error("expected a piece that overlooked a capture ({huffable:?}), found {square}")]
    NotHuffable {
        /// The square named.
        square: Square,
        /// The pieces that may be huffed.
        huffable: SquareSet,
    },
    /// Everything has its place already.
    #[error("there is no piece to place")]
    NothingToPlace,
    /// The next piece may not be placed there.
    #[error("no piece may be placed on {0} now")]
    CannotPlace(Square),
    /// Sheep and wolf must be placed first, the next on one of these squares.
    #[error("the pieces must be placed first")]
    PlacementUnfinished(SquareSet),
    /// The federation's count is for international draughts.
    #[error("the five-move count is for international draughts only")]
    InternationalOnly,
}
