use crate::engine::{Dispute, HuffOptions, SearchPosition};
use crate::game::{Game, Placing};
use crate::rules::{Ply, Side};

/// What a player has to do at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Put the next sheep, or the wolf, on the board.
    Place,
    /// Keep the other player's irregular turn, or have it corrected.
    Decide,
    /// Accept the draw offered, or decline it. A person may decline with a move as well.
    Reply,
    /// Huff where a capture was overlooked, or not; then move.
    Play,
}

impl Duty {
    /// What has to be done now, and by whom; nothing where the game is over or an earlier position is shown.
    pub fn of(game: &Game) -> Option<(Side, Duty)> {
        let side = game.side_to_move();
        if game.placing().is_some() {
            Some((side, Duty::Place))
        } else if !game.irregularities().is_empty() {
            Some((!side, Duty::Decide))
        } else if let Some(by) = game.draw_offer() {
            Some((!by, Duty::Reply))
        } else {
            let goes_on = game.outcome().is_none() || !game.huffable().is_empty();
            (goes_on && game.shown() == game.last()).then_some((side, Duty::Play))
        }
    }
}

/// A duty with all that has to be known to do it.
#[derive(Clone, Debug)]
pub enum Task {
    /// To place the next piece.
    Place(Placing),
    /// To decide about an irregular turn.
    Decide(Dispute),
    /// To accept a draw offered in this position to this side, or to decline it.
    Reply(SearchPosition, Side),
    /// To huff first, if a capture was overlooked, and to move if the game goes on.
    Play {
        /// The position to move in.
        situation: SearchPosition,
        /// What may be huffed.
        overlooked: Option<HuffOptions>,
    },
}

impl Task {
    /// What has to be done for this duty in the game.
    pub fn of(game: &Game, duty: Duty) -> Task {
        let situation = situation(game);
        match (duty, game.placing(), game.draw_offer()) {
            (Duty::Place, Some(placing), _) => Task::Place(placing),
            (Duty::Decide, ..) => Task::Decide(Dispute {
                corrected: situation.bound_to(game.bound_if_corrected()),
                kept: game.if_kept().ok(),
            }),
            (Duty::Reply, _, Some(by)) => Task::Reply(situation, !by),
            _ => {
                let huffed = game.huffable().into_iter();
                let huffed: Vec<_> = huffed
                    .filter_map(|square| Some((square, game.if_huffed(square).ok()?)))
                    .collect();
                let overlooked = (!huffed.is_empty()).then(|| HuffOptions {
                    played: situation.clone(),
                    huffed,
                });
                Task::Play {
                    situation,
                    overlooked,
                }
            }
        }
    }
}

/// The position shown and the game before it, as the engine takes them.
pub fn situation(game: &Game) -> SearchPosition {
    let before = (0..game.shown().0).filter_map(|ply| game.position_at(Ply(ply)));
    SearchPosition::with_history(*game.position(), *game.counters(), before)
        .with_draw_rules(game.rules().draws)
        .bound_to(game.bound())
}
