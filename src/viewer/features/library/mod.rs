//! Games on disk: files, unfinished and earlier games, large collections, and the explorer of their positions.

pub mod actions;
pub mod collection;
pub mod earlier_games;
pub mod explorer;
pub mod explorer_state;
pub mod file_dialog;
pub mod files;
pub mod game_list;
pub mod games;
pub mod games_actions;
mod keys;
pub mod native_dialog;
pub mod opening;
pub mod recent_files;
pub mod saving;
mod tools;
pub mod unfinished;

use actions::{FileAction, GamesAction};
use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use crate::viewer::parts::slots::{FillSlots, UiSlot};

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<FileAction>()
        .add_actions::<GamesAction>()
        .fill(UiSlot::Window, "explorer", explorer::panel)
        .add_plugins((
            keys::plugin,
            tools::plugin,
            collection::plugin,
            game_list::plugin,
            explorer_state::plugin,
            games_actions::plugin,
            files::plugin,
            explorer::plugin,
            games::plugin,
            unfinished::plugin,
            earlier_games::plugin,
            file_dialog::plugin,
        ));
}
