//! Cards: boxes in a panel that appear when they apply, each with a text and the buttons that answer it.

use bevy::prelude::*;

use super::palette;
use super::widgets::{column, group_of, row};

/// Cards one above the other.
pub fn card_stack(name: &'static str, cards: impl Bundle) -> impl Bundle {
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

/// A card with a colored edge. `visible` binds its visibility.
pub fn card(
    name: &'static str,
    color: Color,
    visible: impl Bundle,
    content: impl Bundle,
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
        visible,
        Pickable::IGNORE,
        content,
    )
}

/// Buttons side by side, wrapped into several rows where one is too narrow.
pub fn button_row(buttons: impl Bundle) -> impl Bundle {
    group_of(
        "Buttons",
        Node {
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(6),
            ..row(8.0)
        },
        buttons,
    )
}
