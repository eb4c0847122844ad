//! The toolkit of the window: widgets, bindings, styles and colors. It knows nothing about draughts.
//!
//! Widgets are functions that return bundles (the habit of Bevy's own examples); [`bindings`] keep them in step with the
//! state of the window.

pub mod bindings;
pub mod button;
pub mod card;
mod contrast;
pub mod fonts;
pub mod gauge;
pub mod icons;
pub mod letter_size;
pub mod list;
pub mod modal;
pub mod palette;
pub mod scale;
pub mod scroll;
pub mod shape;
pub mod style;
pub mod text_field;
pub mod tooltip;
pub mod widgets;

use bevy::prelude::*;

use crate::viewer::kernel::frame::FrameSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        bindings::plugin,
        button::plugin,
        contrast::plugin,
        list::plugin,
        modal::plugin,
        scale::plugin,
        scroll::plugin,
        shape::plugin,
        style::plugin,
        tooltip::plugin,
        widgets::plugin,
    ))
    .add_systems(
        Update,
        gauge::fill
            .after(bindings::BindingSystems)
            .in_set(FrameSystems::Render),
    );
}
