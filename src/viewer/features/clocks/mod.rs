//! The clocks of a game: their panel, pauses and added time, and the time controls to choose from.

pub mod actions;
pub mod control;
pub mod panel;

use actions::ClockAction;
use bevy::prelude::*;

use crate::rules::Side;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::parts::slots::{FillSlots, Slot};

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ClockAction>()
        .fill(Slot::BetweenPlayers, 10, |_| panel::bar())
        .fill(Slot::Player(Side::White), 20, |assets| {
            panel::clock(assets, Side::White)
        })
        .fill(Slot::Player(Side::Black), 20, |assets| {
            panel::clock(assets, Side::Black)
        })
        .add_plugins((control::plugin, panel::plugin));
}
