//! The first lesson in the window: its tasks on the practice board, judged move by move.
//!
//! [`control`] begins, changes and ends the lesson, `turns` follows the moves and the replies, `looks` the sides that
//! are looked at. `first_refusals` explains a rule in a game when it first refuses a move. The panel with its words is `panels::lesson`.

mod control;
mod first_refusals;
mod looks;
mod task_board;
mod turns;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        control::plugin,
        turns::plugin,
        looks::plugin,
        first_refusals::plugin,
    ));
}
