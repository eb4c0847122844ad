//! The review of a game: judging it in the background, and trying mistakes again.
//!
//! Each position that has been judged goes to the state, from which the panel draws; at the end the review is noted in the
//! game by commands, which are kept and can be undone.

pub mod actions;
mod control;
mod errors;
pub mod panel;
pub mod state;
mod tries;

use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use actions::ReviewAction;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ReviewAction>().add_plugins((
        control::plugin,
        errors::plugin,
        tries::plugin,
        panel::plugin,
    ));
}
