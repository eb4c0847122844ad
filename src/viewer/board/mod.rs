//! The board in play: what it shows and how it is touched.
//!
//! [`layers`] composes the board from the game and the features' layers; `marking` computes the marks; `drawing` draws
//! them on the cubes, `unfolded` on the five flat boards; `input` handles pointer and touch on both. [`practice_host`]
//! runs practices on the board.

pub mod actions;
mod composing;
pub mod demonstration;
pub mod drawing;
pub mod input;
pub mod layers;
pub mod line_preview;
pub mod marking;
pub mod move_entry;
pub mod practice_host;
pub mod practice_records;
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
            practice_records::plugin,
            input::plugin,
            line_preview::plugin,
            drawing::plugin,
            unfolded::plugin,
        ));
}
