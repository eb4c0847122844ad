//! Shots to solve, on the practice board.
//!
//! `control` begins, changes and ends them, `next` chooses the next one, `moves` follows the solver and plays for the
//! opponent, `judging` has moves beside the line judged, `results` keeps the player's results with the `results_thread`, and
//! `telling` says and sounds what happens.

mod control;
mod judging;
mod marks;
mod moves;
mod next;
pub mod panel;
mod results;
mod results_thread;
pub mod state;
mod telling;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        state::plugin,
        control::plugin,
        moves::plugin,
        judging::plugin,
        marks::plugin,
        results::plugin,
        telling::plugin,
    ));
}
