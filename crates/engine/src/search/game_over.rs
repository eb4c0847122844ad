//! Positions in which the game is over, and repetitions.

use super::super::Score;
use super::alpha_beta::SearchNode;
use super::worker::Worker;
use crate::rules::Ply;

impl Worker<'_> {
    /// Returns the score of a position in which the game is over.
    pub(super) fn game_over_score(
        &self,
        node: &SearchNode,
        is_stuck: bool,
        ply: usize,
    ) -> Option<Score> {
        let plies = Ply(ply as u16);
        match node.position.winner_if_stuck(is_stuck) {
            Some((winner, _)) if winner == node.position.side_to_move() => {
                Some(Score::won_in(plies))
            }
            Some(_) => Some(Score::lost_in(plies)),
            None => {
                let drawn = node.counters.draw_reason(&node.position, &self.rules);
                drawn.map(|_| Score::DRAW)
            }
        }
    }

    /// Returns true if the position has occurred before in the variation, or twice in the game.
    pub(super) fn is_repetition(&self, node: &SearchNode, key: u64) -> bool {
        let since = usize::from(node.counters.quiet.0).min(self.path.len());
        let mut in_game = 0;
        for back in (2..=since).step_by(2) {
            let index = self.path.len() - back;
            if self.path[index] == key {
                if index >= self.game_plies {
                    return true;
                }
                in_game += 1;
            }
        }
        in_game >= 2
    }
}
