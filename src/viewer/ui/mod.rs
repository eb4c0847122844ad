//! The UI toolkit: widgets, bindings, styles and colors, action buttons, named slots, and small boards and pieces.
//!
//! Widgets are functions that return bundles, as in Bevy's examples; [`bindings`] keep them in sync with the state.

pub mod action_button;
pub mod bindings;
pub mod button;
pub mod icons;
pub mod letter_size;
pub mod modal;
pub mod palette;
pub mod scroll;
pub mod shape;
pub mod slots;
pub mod small_boards;
pub mod style;
pub mod text_field;
pub mod tooltip;
pub mod widgets;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        action_button::plugin,
        bindings::plugin,
        button::plugin,
        modal::plugin,
        palette::plugin,
        scroll::plugin,
        shape::plugin,
        small_boards::plugin,
        style::plugin,
        text_field::plugin,
        tooltip::plugin,
        widgets::plugin,
    ));
}
