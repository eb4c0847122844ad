use crate::engine::{Dispute, HuffOptions, SearchPosition};
use crate::game::{Game, Placement};
use crate::rules::{Ply, Side};

/// What a player has to do at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PendingAction {
    /// Put the next sheep, or the wolf, on the board.
    Place,
    /// Keep the other player's irregular turn, or have it corrected.
    ResolveIrregularity,
    /// Accept the draw offered, or decline it. A person may decline with a move as well.
    AnswerDraw,
    /// Huff where a capture was overlooked, or not; then move.
    Play,
}

impl PendingAction {
    /// What has to be done now, and by whom; nothing where the game is over or an earlier position is shown.
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
            (goes_on && game.current_ply() == game.last_ply())
                .then_some((side, PendingAction::Play))
        }
    }
}

/// A duty with all that has to be known to do it.
#[derive(Clone, Debug)]
pub enum DecisionRequest {
    /// To place the next piece.
    Place(Placement),
    /// To decide about an irregular turn.
    ResolveIrregularity(Dispute),
    /// To accept a draw offered in this position to this side, or to decline it.
    AnswerDraw(SearchPosition, Side),
    /// To huff first, if a capture was overlooked, and to move if the game goes on.
    Play {
        /// The position to move in.
        situation: SearchPosition,
        /// What may be huffed.
        overlooked: Option<HuffOptions>,
    },
}

impl DecisionRequest {
    /// What has to be done for this duty in the game.
    pub fn new(game: &Game, action: PendingAction) -> DecisionRequest {
        let situation = situation(game);
        match (action, game.placement(), game.draw_offer()) {
            (PendingAction::Place, Some(placing), _) => DecisionRequest::Place(placing),
            (PendingAction::ResolveIrregularity, ..) => {
                DecisionRequest::ResolveIrregularity(Dispute {
                    corrected: situation.bound_to(game.touched_piece_if_corrected()),
                    kept: game.position_if_kept().ok(),
                })
            }
            (PendingAction::AnswerDraw, _, Some(by)) => DecisionRequest::AnswerDraw(situation, !by),
            _ => {
                let huffed = game.huffable().into_iter();
                let huffed: Vec<_> = huffed
                    .filter_map(|square| Some((square, game.position_if_huffed(square).ok()?)))
                    .collect();
                let overlooked = (!huffed.is_empty()).then(|| HuffOptions {
                    played: situation.clone(),
                    huffed,
                });
                DecisionRequest::Play {
                    situation,
                    overlooked,
                }
            }
        }
    }
}

/// The position shown and the game before it, as the engine takes them.
pub fn situation(game: &Game) -> SearchPosition {
    let before = (0..game.current_ply().0).filter_map(|ply| game.position_at(Ply(ply)));
    SearchPosition::with_history(*game.position(), *game.counters(), before)
        .with_draw_rules(game.rules().draws)
        .bound_to(game.touched_piece())
}
