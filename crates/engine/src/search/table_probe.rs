//! Endgame tables inside the search.

use super::alpha_beta::SearchNode;
use super::score_bounds::ScoreBounds;
use super::worker::Worker;
use crate::rules::has_repetition;

impl Worker<'_> {
    /// Returns the bounds that the tables prove, or [`ScoreBounds::UNBOUNDED`].
    #[inline]
    pub(super) fn probe_tables(&self, node: &SearchNode, key: u64, ply: usize) -> ScoreBounds {
        let hit = self.shared.tables.and_then(|tables| {
            let has_repeated = || self.has_repeated(node, key);
            tables.probe_with_counters(
                &node.position,
                &node.counters,
                &self.rules.draws,
                has_repeated,
            )
        });
        hit.map_or(ScoreBounds::UNBOUNDED, |hit| {
            ScoreBounds::from_hit(hit, ply)
        })
    }

    /// Returns true if a position has occurred twice since the last capture or man's move. The search itself repeats
    /// none, so one of the two is in the game.
    fn has_repeated(&self, node: &SearchNode, key: u64) -> bool {
        let quiet = usize::from(node.counters.quiet.0).min(self.path.len());
        let since = &self.path[self.path.len() - quiet..];
        self.path.len() - quiet < self.game_plies
            && (has_repetition(since)
                || since
                    .iter()
                    .rev()
                    .skip(1)
                    .step_by(2)
                    .any(|&other| other == key))
    }
}
