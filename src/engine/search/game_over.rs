//! Where a line ends because the game does.

use super::super::Score;
use super::worker::{Node, Worker};
use crate::rules::Ply;

impl Worker<'_> {
    /// The score of a position in which the game is over.
    pub(super) fn game_over_score(
        &self,
        node: &Node,
        is_stuck: bool,
        is_capture: bool,
        ply: usize,
    ) -> Option<Score> {
        let plies = Ply(ply as u16);
        match node.position.winner(is_stuck) {
            Some((winner, _)) if winner == node.position.side_to_move() => {
                Some(Score::won_in(plies))
            }
            Some(_) => Some(Score::lost_in(plies)),
            None => {
                let drawn = node.counters.draw_reason(is_capture, &self.rules);
                drawn.map(|_| Score::DRAW)
            }
        }
    }

    /// Whether the position has come up before on the line searched, or twice in the game.
    pub(super) fn is_repetition(&self, node: &Node, key: u64) -> bool {
        let since = usize::from(node.counters.quiet.0).min(self.path.len());
        let mut in_game = 0;
        for back in (2..=since).step_by(2) {
            let place = self.path.len() - back;
            if self.path[place] == key {
                if place >= self.game_plies {
                    return true;
                }
                in_game += 1;
            }
        }
        in_game >= 2
    }
}
