//! Words with an explanation: a tooltip on something that is not a button.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::tooltip::Tooltip;

/// A widget that explains itself while the pointer is on it.
pub fn explained(widget: impl Bundle, explanation: BoundText) -> impl Bundle {
    (
        Name::new("Explained"),
        Node {
            flex_shrink: 0.0,
            ..default()
        },
        Hovered::default(),
        Tooltip(explanation),
        children![widget],
    )
}
