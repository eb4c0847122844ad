//! The board in play: what it shows and how it is touched.
//!
//! [`layers`] puts together what is shown, from the game and from what features add; `marking` says what is marked,
//! wherever it is drawn; `drawing` draws it on the cubes, `net` on the five boards side by side; `input` reads the pointer
//! and the fingers on both.

pub mod actions;
mod composing;
pub mod demonstration;
pub mod drawing;
pub mod drawn_arrow;
pub mod input;
pub mod layers;
pub mod line_preview;
pub mod marking;
pub mod move_entry;
pub mod practice_host;
pub mod selection;
pub mod unfolded;
pub mod walk;

use actions::{ByHandAction, ConfirmAction, LineAction, SightAction, UnfoldedAction, ViewAction};
use bevy::prelude::*;
use walk::WalkAction;

use crate::viewer::kernel::registry::AddActions;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ViewAction>()
        .add_actions::<UnfoldedAction>()
        .add_actions::<SightAction>()
        .add_actions::<ByHandAction>()
        .add_actions::<LineAction>()
        .add_actions::<ConfirmAction>()
        .add_actions::<WalkAction>()
        .add_plugins((
            composing::plugin,
            demonstration::plugin,
            practice_host::plugin,
            input::plugin,
            drawing::plugin,
            unfolded::plugin,
        ));
}
