//! The first lesson: its tasks on the practice board, judged move by move.
//!
//! `control` begins, changes and ends the lesson, `turns` follows the moves and the replies, `looks` the sides that are
//! looked at.

mod control;
mod looks;
pub mod panel;
pub mod state;
mod task_board;
mod turns;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((state::plugin, control::plugin, turns::plugin, looks::plugin));
}
