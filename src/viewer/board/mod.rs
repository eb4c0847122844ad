//! The board in play: what it shows and how it is touched.
//!
//! `marking` says what is marked, wherever it is drawn; `drawing` draws it on the cubes, `net` on the five boards side by
//! side; `input` reads the pointer and the fingers on both.

pub mod actions;
pub mod demonstration;
pub mod drawing;
pub mod drawn_arrow;
pub mod input;
pub mod line_preview;
pub mod marking;
pub mod move_entry;
pub mod move_to_confirm;
pub mod net;
pub mod previewed_node;
pub mod walk;

use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use actions::{ByHandAction, LineAction, NetAction, SightAction, ViewAction};
use walk::WalkAction;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ViewAction>()
        .add_actions::<NetAction>()
        .add_actions::<SightAction>()
        .add_actions::<ByHandAction>()
        .add_actions::<LineAction>()
        .add_actions::<WalkAction>()
        .add_plugins((input::plugin, drawing::plugin, net::plugin));
}
