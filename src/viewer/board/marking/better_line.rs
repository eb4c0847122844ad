//! The better line: its first moves, where an error follows in the game, or where the best line of a mistake has been
//! shown.

use super::advice::hops;
use crate::game::Game;
use crate::rules::Hop;
use crate::viewer::features::review::state::CurrentReview;

/// The number of moves that are drawn.
pub const MOVES: usize = 3;

/// Returns the hops of the first moves of the better line, at most [`MOVES`].
pub fn better_line(game: &Game, review: &CurrentReview) -> Vec<Vec<Hop>> {
    let mut position = *game.position();
    let mut drawn = Vec::new();
    for &mv in review.better_line(game).iter().take(MOVES) {
        let Some(hops) = hops(&position, mv) else {
            break;
        };
        drawn.push(hops);
        position = position.play(mv);
    }
    drawn
}
