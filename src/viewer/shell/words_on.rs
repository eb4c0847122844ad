//! The ground of words over the scene.

use bevy::prelude::*;

use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::row;

/// Words on a ground with a colored edge.
pub(crate) fn words_on(name: &'static str, color: Color, content: impl Bundle) -> impl Bundle {
    (
        Name::new(name),
        Node {
            padding: UiRect::axes(px(12), px(5)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..row(10.0)
        },
        BackgroundColor(palette::PANEL),
        BorderColor::all(color),
        Pickable::IGNORE,
        content,
    )
}
