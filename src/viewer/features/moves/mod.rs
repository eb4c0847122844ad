//! The moves of the game: the list, the tools that edit it, comments, and the names of a game.

pub mod about;
pub mod actions;
pub mod comment;
mod control;
pub mod edit_actions;
pub mod edit_tools;
mod keys;
pub mod move_list;

use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use actions::{AboutAction, CommentAction, EditAction};

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<EditAction>()
        .add_actions::<CommentAction>()
        .add_actions::<AboutAction>()
        .add_plugins((
            keys::plugin,
            control::plugin,
            move_list::plugin,
            comment::plugin,
            about::plugin,
        ));
}
