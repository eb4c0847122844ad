//! Endgames to practise: positions from the endgame tables on the practice board, against the longest defence.
//!
//! `choosing` opens the tables and chooses an endgame on another thread, `control` begins, changes and ends the practice,
//! `turns` follows the moves and defends, `records` keeps what was won.

mod choosing;
mod control;
pub mod panel;
mod records;
pub mod state;
mod turns;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        state::plugin,
        choosing::plugin,
        control::plugin,
        turns::plugin,
        records::plugin,
    ));
}
