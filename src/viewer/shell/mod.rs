//! The frame around the features: the side panel, the toolbar, notices, help, settings, the first card, and the keyboard.

pub mod action_phrases;
pub mod allowed_actions;
pub mod bound;
pub mod button_focus;
pub mod clipboard;
pub mod compass;
pub mod confirmation;
pub mod dispatcher;
pub mod help;
pub mod key_bindings;
pub mod keyboard;
pub mod learning;
pub mod line_preview;
pub mod lines_note;
pub mod list_keys;
pub mod notice;
pub mod outside;
pub mod over_the_scene;
pub mod pointer_note;
pub mod practice_keys;
pub mod replay_note;
pub mod scaffold;
pub mod settings;
pub mod settings_actions;
pub mod side_panel;
pub mod toolbar;
pub mod welcome;
pub mod welcome_state;
pub mod words_on;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (
            bound::plugin,
            dispatcher::plugin,
            keyboard::plugin,
            clipboard::plugin,
            settings_actions::plugin,
            toolbar::plugin,
            compass::plugin,
            notice::plugin,
            over_the_scene::plugin,
        ),
        (
            lines_note::plugin,
            pointer_note::plugin,
            confirmation::plugin,
            help::plugin,
            learning::plugin,
            welcome::plugin,
            list_keys::plugin,
            settings::plugin,
            outside::plugin,
        ),
    ));
}
