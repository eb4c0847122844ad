use serde::{Deserialize, Serialize};

use crate::notation::{FenError, MoveError, MoveRequest};
use crate::rules::{FewAgainstKing, Outcome, Ply, Route, Side, Variant};

/// Something a player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Play a move, named by its text. Later moves that were taken back are forgotten.
    Play(MoveRequest),
    /// Take back one move or, at the end of a game given up or agreed drawn, that end.
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
    CountFewAgainstKing(FewAgainstKing),
    /// Go to the table where this is played. Each game stays as it was.
    SitAt(Variant),
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
    Seated(Variant),
}

/// Why a command was not carried out; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The move is not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The text is no position.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The game has ended.
    #[error("the game is over")]
    Over(Outcome),
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
    OfferStands,
    /// There is no offer to answer.
    #[error("no draw has been offered")]
    NoOffer,
    /// The federation's count is for international draughts.
    #[error("the five-move count is for international draughts only")]
    OnlyInternational,
}
