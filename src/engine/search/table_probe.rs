//! What the endgame tables say inside a search.

use super::super::endgame_tables::TableHit;
use super::super::search_position::has_repeated;
use super::super::{Score, TableResult};
use super::worker::{Node, Worker};
use crate::rules::{DrawCounters, DrawRules, EndgameClass, FewAgainstKing, Ply};

/// What the score of a position lies between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScoreBounds {
    pub(super) lower: Score,
    pub(super) upper: Score,
}

impl ScoreBounds {
    /// Anything.
    pub(super) const UNBOUNDED: ScoreBounds = ScoreBounds {
        lower: Score::raw(-Score::INFINITE.hundredths()),
        upper: Score::INFINITE,
    };

    /// What is known of a position so many plies from the root.
    fn from_hit(known: TableHit, ply: usize) -> ScoreBounds {
        match known {
            TableHit::Exact(verdict) => {
                let score = Score::from_table_result(verdict, ply);
                ScoreBounds {
                    lower: score,
                    upper: score,
                }
            }
            TableHit::Cursed(verdict) => {
                let score = Score::from_table_result(verdict, ply);
                ScoreBounds {
                    lower: score.min(Score::DRAW),
                    upper: score.max(Score::DRAW),
                }
            }
        }
    }

    /// The score, or a bound of it that is all there is to know between these.
    pub(super) fn cutoff(self, alpha: Score, beta: Score) -> Option<Score> {
        if self.lower == self.upper || self.lower >= beta {
            Some(self.lower)
        } else {
            (self.upper <= alpha).then_some(self.upper)
        }
    }

    /// A score found by searching, corrected.
    pub(super) fn clamp(self, score: Score) -> Score {
        score.clamp(self.lower, self.upper)
    }

    /// An estimate where the tables have a win that may come too late to be one. It is better to be near it, or the
    /// side that is ahead would get nowhere.
    pub(super) fn adjust_estimate(self, estimated: Score) -> Score {
        let towards = |plies: Ply| Score::estimate(CURSED_WIN - i32::from(plies.0));
        match (self.upper.plies_to_win(), self.lower.plies_to_loss()) {
            (Some(plies), None) => towards(plies),
            (None, Some(plies)) => -towards(plies),
            _ => estimated,
        }
    }
}

/// What a win that may come too late is worth, a ply before it.
const CURSED_WIN: i32 = 200;

impl Score {
    /// The score of a verdict on a position so many plies from the root.
    pub(super) fn from_table_result(verdict: TableResult, ply: usize) -> Score {
        let at = |plies: Ply| Ply(plies.0.saturating_add(ply as u16));
        match verdict {
            TableResult::Win(plies) => Score::won_in(at(plies)),
            TableResult::Draw => Score::DRAW,
            TableResult::Loss(plies) => Score::lost_in(at(plies)),
        }
    }
}

impl Worker<'_> {
    /// Between which scores a position lies by the tables.
    #[inline]
    pub(super) fn probe_tables(&self, node: &Node, key: u64, ply: usize) -> ScoreBounds {
        let known = self.shared.tables.and_then(|tables| {
            let has_repeated = || self.has_repeated(node, key);
            tables.probe_with_counters(
                &node.position,
                &node.counters,
                &self.rules.draws,
                has_repeated,
            )
        });
        known.map_or(ScoreBounds::UNBOUNDED, |known| {
            ScoreBounds::from_hit(known, ply)
        })
    }

    /// Whether a position has come up twice since a man moved or a capture was made. No line searched repeats one by
    /// itself.
    fn has_repeated(&self, node: &Node, key: u64) -> bool {
        let quiet = usize::from(node.counters.quiet.0).min(self.path.len());
        let since = &self.path[self.path.len() - quiet..];
        self.path.len() - quiet < self.game_plies
            && (has_repeated(since)
                || since
                    .iter()
                    .rev()
                    .skip(1)
                    .step_by(2)
                    .any(|&other| other == key))
    }
}

/// Whether a win or a loss, found where the same position had other counters, can still come before they run out.
pub(super) fn ends_before_draw(score: Score, counters: &DrawCounters, draws: &DrawRules) -> bool {
    let Some(Ply(plies)) = score.plies_to_win().or(score.plies_to_loss()) else {
        return true;
    };
    // A count that begins here had begun there, too.
    let within = |counted: Ply, limit: Ply| counted == Ply(0) || counted.0 + plies <= limit.0;
    let ending = match (counters.ending, draws.few_against_king) {
        (Some((EndgameClass::ThreeAgainstKing, counted)), _) => draws
            .three_against_king
            .is_none_or(|limit| within(counted, limit)),
        (Some((EndgameClass::FewAgainstKing, counted)), Some(FewAgainstKing::DrawAfter(limit))) => {
            within(counted, limit)
        }
        _ => true,
    };
    within(counters.quiet, draws.quiet) && ending
}
