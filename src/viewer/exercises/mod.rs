//! Shots to solve in the window: exercises on the practice board.
//!
//! `control` begins, changes and ends them, `next` chooses the next one, `moves` follows the solver and plays for the opponent, `judging` has moves
//! beside the line judged, `results` keeps the player's results with the `results_thread`, and `telling` says and sounds
//! what happens. The panel with its words is `panels::exercises`.

mod control;
mod judging;
mod marks;
mod moves;
mod next;
mod results;
mod results_thread;
mod telling;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        control::plugin,
        moves::plugin,
        judging::plugin,
        marks::plugin,
        results::plugin,
        telling::plugin,
    ));
}
