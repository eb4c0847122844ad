//! Bounds of a score that the endgame tables prove.
//!
//! A win by the tables that a draw counter may prevent is a *cursed win*, as the Syzygy tables for chess call it: the
//! position is at least a draw, and no quicker win.

use super::super::Score;
use super::super::endgame_tables::TableHit;
use super::params::SearchParams;
use crate::rules::{DrawCounters, DrawRules, EndgameClass, FewAgainstKing, Ply};

/// The minimum and maximum score that a position can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScoreBounds {
    lower: Score,
    upper: Score,
}

impl ScoreBounds {
    /// Any score.
    pub(super) const UNBOUNDED: ScoreBounds =
        ScoreBounds { lower: Score::raw(-Score::INFINITE.hundredths()), upper: Score::INFINITE };

    /// The bounds from the tables for a position `ply` plies from the root.
    pub(super) fn from_hit(hit: TableHit, ply: usize) -> ScoreBounds {
        match hit {
            TableHit::Exact(result) => {
                let score = Score::from_table_result(result).to_root_relative(ply);
                ScoreBounds { lower: score, upper: score }
            }
            TableHit::Cursed(result) => {
                let score = Score::from_table_result(result).to_root_relative(ply);
                ScoreBounds { lower: score.min(Score::DRAW), upper: score.max(Score::DRAW) }
            }
        }
    }

    /// Returns the score if the bounds leave nothing to search between `alpha` and `beta`.
    pub(super) fn cutoff(self, alpha: Score, beta: Score) -> Option<Score> {
        if self.lower == self.upper || self.lower >= beta {
            Some(self.lower)
        } else {
            (self.upper <= alpha).then_some(self.upper)
        }
    }

    /// Corrects a score of the search to lie within the bounds.
    pub(super) fn clamp(self, score: Score) -> Score {
        score.clamp(self.lower, self.upper)
    }

    /// Replaces the evaluation where the tables have a cursed win. The score rises toward the end of the game,
    /// otherwise the side that is ahead would make no progress.
    pub(super) fn adjust_estimate(self, estimate: Score, params: &SearchParams) -> Score {
        let toward = |plies: Ply| Score::estimate(params.cursed_win - i32::from(plies.0));
        match (self.upper.plies_to_win(), self.lower.plies_to_loss()) {
            (Some(plies), None) => toward(plies),
            (None, Some(plies)) => -toward(plies),
            _ => estimate,
        }
    }
}

/// Returns `true` if a win or a loss ends the game before a draw counter does. A score of the transposition table may
/// come from the same position with other counters.
pub(super) fn ends_before_draw(score: Score, counters: &DrawCounters, draws: &DrawRules) -> bool {
    let Some(Ply(plies)) = score.plies_to_win().or(score.plies_to_loss()) else {
        return true;
    };
    // A counter at 0 leaves as many plies as it did where the score was found, or more.
    let within = |counted: Ply, limit: Ply| counted == Ply(0) || counted.0 + plies <= limit.0;
    let ending = match (counters.ending, draws.few_against_king) {
        (Some((EndgameClass::ThreeAgainstKing, counted)), _) => {
            draws.three_against_king.is_none_or(|limit| within(counted, limit))
        }
        (Some((EndgameClass::FewAgainstKing, counted)), Some(FewAgainstKing::DrawAfter(limit))) => {
            within(counted, limit)
        }
        _ => true,
    };
    within(counters.quiet, draws.quiet) && ending
}
