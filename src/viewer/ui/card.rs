//! Cards in the panel for what matters just now, each with words and the buttons that answer them.

use bevy::prelude::*;

use crate::viewer::ui::bindings::{UiSnapshot, VisibleWhen};
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{column, row};

/// Cards one above the other.
pub(crate) fn pile(name: &'static str, cards: impl Bundle) -> impl Bundle {
    (
        Name::new(name),
        Node {
            flex_shrink: 0.0,
            ..column(8.0)
        },
        Pickable::IGNORE,
        cards,
    )
}

/// A card with an edge in this colour, there only when it matters.
pub(crate) fn card(
    name: &'static str,
    color: Color,
    matters: impl Fn(&UiSnapshot<'_>) -> bool + Send + Sync + 'static,
    parts: impl Bundle,
) -> impl Bundle {
    (
        Name::new(name),
        Node {
            padding: UiRect::axes(px(10), px(8)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..column(6.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(color),
        VisibleWhen::new(matters),
        Pickable::IGNORE,
        parts,
    )
}

/// Buttons side by side, in as many rows as they need.
pub(crate) fn answers(buttons: impl Bundle) -> impl Bundle {
    (
        Name::new("Answers"),
        Node {
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(6),
            ..row(8.0)
        },
        Pickable::IGNORE,
        buttons,
    )
}
