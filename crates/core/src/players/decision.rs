use serde::{Deserialize, Serialize};

use crate::board::Square;
use crate::game::Command;
use crate::notation::MoveRequest;
use crate::rules::{Move, Position};

/// A decision of an engine at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Places a sheep, or the wolf, on this square.
    Place(Square),
    /// Keeps the irregular turn, or has it corrected.
    ResolveIrregularity {
        /// `true` to keep it.
        keep: bool,
    },
    /// Accepts the offer of a draw, or declines it.
    AnswerDraw {
        /// `true` to accept it.
        accept: bool,
    },
    /// Huffs the piece on this square; the move is a decision of its own.
    Huff(Square),
    /// Plays this move of this position.
    Play(Move, Position),
    /// Does nothing, because the game is over.
    NoMove,
}

impl Decision {
    /// The command that carries out this decision, if there is anything to do.
    pub fn command(&self) -> Option<Command> {
        match *self {
            Decision::Place(square) => Some(Command::Place(square)),
            Decision::ResolveIrregularity { keep } => Some(Command::ResolveIrregularity { keep }),
            Decision::AnswerDraw { accept } => Some(Command::AnswerDraw { accept }),
            Decision::Huff(square) => Some(Command::Huff(square)),
            Decision::Play(mv, position) => {
                let route = position.route(mv)?;
                Some(Command::Play(MoveRequest::from_route(mv, &route)))
            }
            Decision::NoMove => None,
        }
    }
}
