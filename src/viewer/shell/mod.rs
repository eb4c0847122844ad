//! The frame around the features: the side panel, the toolbar, notices, help, settings, the first card, and the keyboard.

pub mod actions;
mod board_on_screen;
mod browser_keys;
pub mod button_focus;
pub mod clipboard;
pub mod compass;
pub mod confirmation;
pub mod control;
pub mod help;
pub mod keyboard;
pub mod learning;
pub mod line_preview;
pub mod lines_note;
pub mod notice;
pub mod over_the_scene;
pub mod pages;
pub mod pointer_note;
pub mod replay_note;
pub mod scaffold;
pub mod settings;
pub(crate) mod sheet;
pub mod side_panel;
pub mod toolbar;
mod tooltip_place;
pub mod welcome;
pub mod words_on;

use actions::{ClipboardAction, PageAction, SettingsAction, ShellAction};
use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ShellAction>()
        .add_actions::<ClipboardAction>()
        .add_actions::<SettingsAction>()
        .add_actions::<PageAction>()
        .add_plugins((
            (
                control::plugin,
                keyboard::plugin,
                browser_keys::plugin,
                clipboard::plugin,
                toolbar::plugin,
                compass::plugin,
                notice::plugin,
                over_the_scene::plugin,
                sheet::plugin,
            ),
            (
                lines_note::plugin,
                pointer_note::plugin,
                tooltip_place::plugin,
                confirmation::plugin,
                help::plugin,
                learning::plugin,
                welcome::plugin,
                settings::plugin,
                pages::plugin,
            ),
        ));
}
