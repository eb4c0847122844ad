//! The practice of endgames in the window: positions from the endgame tables on the practice board.
//!
//! `choosing` opens the tables and chooses an endgame on another thread, `control` begins, changes and ends the practice,
//! `turns` follows the moves and defends, `records` keeps what was won. The panel is `panels::endgame_practice`.

mod choosing;
mod control;
mod records;
mod turns;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        choosing::plugin,
        control::plugin,
        turns::plugin,
        records::plugin,
    ));
}
