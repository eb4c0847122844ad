//! What the endgame tables say inside a search.

use super::super::endgame_tables::Known;
use super::super::situation::has_repeated;
use super::super::{Score, Verdict};
use super::worker::{Node, Worker};
use crate::rules::{Counters, DrawRules, EndingClass, FewAgainstKing, Ply};

/// What the score of a position lies between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) least: Score,
    pub(super) most: Score,
}

impl Span {
    /// Anything.
    pub(super) const OPEN: Span = Span {
        least: Score::raw(-Score::INFINITE.hundredths()),
        most: Score::INFINITE,
    };

    /// What is known of a position so many plies from the root.
    fn of(known: Known, ply: usize) -> Span {
        match known {
            Known::Settled(verdict) => {
                let score = Score::of_verdict(verdict, ply);
                Span {
                    least: score,
                    most: score,
                }
            }
            Known::Unless(verdict) => {
                let score = Score::of_verdict(verdict, ply);
                Span {
                    least: score.min(Score::DRAW),
                    most: score.max(Score::DRAW),
                }
            }
        }
    }

    /// The score, or a bound of it that is all there is to know between these.
    pub(super) fn decides(self, alpha: Score, beta: Score) -> Option<Score> {
        if self.least == self.most || self.least >= beta {
            Some(self.least)
        } else {
            (self.most <= alpha).then_some(self.most)
        }
    }

    /// A score found by searching, corrected.
    pub(super) fn bound(self, score: Score) -> Score {
        score.clamp(self.least, self.most)
    }

    /// An estimate where the tables have a win that may come too late to be one. It is better to be near it, or the
    /// side that is ahead would get nowhere.
    pub(super) fn estimate(self, estimated: Score) -> Score {
        let towards = |plies: Ply| Score::estimate(AHEAD - i32::from(plies.0));
        match (self.most.plies_to_win(), self.least.plies_to_loss()) {
            (Some(plies), None) => towards(plies),
            (None, Some(plies)) => -towards(plies),
            _ => estimated,
        }
    }
}

/// What a win that may come too late is worth, a ply before it.
const AHEAD: i32 = 200;

impl Score {
    /// The score of a verdict on a position so many plies from the root.
    pub(super) fn of_verdict(verdict: Verdict, ply: usize) -> Score {
        let at = |plies: Ply| Ply(plies.0.saturating_add(ply as u16));
        match verdict {
            Verdict::Win(plies) => Score::won_in(at(plies)),
            Verdict::Draw => Score::DRAW,
            Verdict::Loss(plies) => Score::lost_in(at(plies)),
        }
    }
}

impl Worker<'_> {
    /// Between which scores a position lies by the tables.
    #[inline]
    pub(super) fn span(&self, node: &Node, key: u64, ply: usize) -> Span {
        let known = self.shared.tables.and_then(|tables| {
            let has_repeated = || self.has_repeated(node, key);
            tables.known(
                &node.position,
                &node.counters,
                &self.rules.draws,
                has_repeated,
            )
        });
        known.map_or(Span::OPEN, |known| Span::of(known, ply))
    }

    /// Whether a position has come up twice since a man moved or a capture was made. No line searched repeats one by
    /// itself.
    fn has_repeated(&self, node: &Node, key: u64) -> bool {
        let quiet = usize::from(node.counters.quiet.0).min(self.path.len());
        let since = &self.path[self.path.len() - quiet..];
        self.path.len() - quiet < self.of_game
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
pub(super) fn can_still_end(score: Score, counters: &Counters, draws: &DrawRules) -> bool {
    let Some(Ply(plies)) = score.plies_to_win().or(score.plies_to_loss()) else {
        return true;
    };
    // A count that begins here had begun there, too.
    let within = |counted: Ply, limit: Ply| counted == Ply(0) || counted.0 + plies <= limit.0;
    let ending = match (counters.ending, draws.few_against_king) {
        (Some((EndingClass::ThreeAgainstKing, counted)), _) => draws
            .three_against_king
            .is_none_or(|limit| within(counted, limit)),
        (Some((EndingClass::FewAgainstKing, counted)), Some(FewAgainstKing::DrawAfter(limit))) => {
            within(counted, limit)
        }
        _ => true,
    };
    within(counters.quiet, draws.quiet) && ending
}
