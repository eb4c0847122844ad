//! The pending action at the table, the request for a decision, and the decision.

use serde::{Deserialize, Serialize};

use crate::board::Square;
use crate::engine::{HuffOptions, IrregularityOptions, SearchPosition, TimeLimit};
use crate::game::clocks::UpcomingTime;
use crate::game::{Command, Game, Placement};
use crate::notation::MoveRequest;
use crate::rules::{Move, Position, Side};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    Place(Square),
    /// Keeps the irregular turn, or has it corrected.
    ResolveIrregularity {
        keep: bool,
    },
    /// Accepts the offer of a draw, or declines it.
    AnswerDraw {
        accept: bool,
    },
    /// Huffs the piece on this square; the move is a decision of its own.
    Huff(Square),
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

/// A pending action with everything needed to decide it, so that it can be sent to another thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum DecisionRequest {
    Place(Placement),
    ResolveIrregularity(IrregularityOptions),
    AnswerDraw(SearchPosition, Side),
    /// Huff a piece that ignored a capture, if that pays, or else move if the game goes on.
    Play {
        position: SearchPosition,
        huff_options: Option<HuffOptions>,
        clock: Option<TimeLimit>,
    },
}

impl DecisionRequest {
    /// The request for this action in the position shown.
    pub fn new(game: &Game, action: PendingAction) -> DecisionRequest {
        let position = search_position(game);
        match (action, game.placement(), game.draw_offer()) {
            (PendingAction::Place, Some(placement), _) => DecisionRequest::Place(placement),
            (PendingAction::ResolveIrregularity, ..) => {
                DecisionRequest::ResolveIrregularity(IrregularityOptions {
                    corrected: position.bound_to(game.touched_piece_if_corrected()),
                    kept: game.position_if_kept().ok(),
                })
            }
            (PendingAction::AnswerDraw, _, Some(by)) => DecisionRequest::AnswerDraw(position, !by),
            _ => {
                let huffed = game.huffable().into_iter();
                let huffed: Vec<_> = huffed
                    .filter_map(|square| Some((square, game.position_if_huffed(square).ok()?)))
                    .collect();
                let huff_options =
                    (!huffed.is_empty()).then(|| HuffOptions { played: position.clone(), huffed });
                DecisionRequest::Play { position, huff_options, clock: time_limit(game) }
            }
        }
    }
}

/// The position shown with its history, as the engine searches it.
pub fn search_position(game: &Game) -> SearchPosition {
    SearchPosition::with_history(game.history()).bound_to(game.touched_piece())
}

/// The time that the side to move has on its clock, as a limit of a search; `None` if its time is not limited or the
/// clocks have not started.
pub fn time_limit(game: &Game) -> Option<TimeLimit> {
    let clock = game.clock().filter(|clock| clock.has_started())?;
    let UpcomingTime { left, bonus, moves } = clock.upcoming(game.side_to_move())?;
    Some(TimeLimit::Clock { left, increment: bonus, moves })
}

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
