use serde::{Deserialize, Serialize};

use super::PendingAction;
use crate::engine::{Dispute, HuffOptions, SearchPosition, TimeLimit};
use crate::game::clocks::UpcomingTime;
use crate::game::{Game, Placement};
use crate::rules::Side;

/// A pending action with everything an engine must know to decide it, so that it can be sent to another thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum DecisionRequest {
    /// Place the next piece.
    Place(Placement),
    /// Keep or correct an irregular turn.
    ResolveIrregularity(Dispute),
    /// Answer the draw offered to this side in this position.
    AnswerDraw(SearchPosition, Side),
    /// Huff a piece that ignored a capture, if that pays, or else move if the game goes on.
    Play {
        /// The position to move in.
        position: SearchPosition,
        /// The pieces that may be huffed.
        huff_options: Option<HuffOptions>,
        /// The clock of the side to move, if it has one.
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
                DecisionRequest::ResolveIrregularity(Dispute {
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
                let huff_options = (!huffed.is_empty()).then(|| HuffOptions {
                    played: position.clone(),
                    huffed,
                });
                DecisionRequest::Play {
                    position,
                    huff_options,
                    clock: time_limit(game),
                }
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
    Some(TimeLimit::Clock {
        left,
        increment: bonus,
        moves,
    })
}
