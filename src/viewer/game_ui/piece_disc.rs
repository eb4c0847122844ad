//! A piece seen from above.

use bevy::prelude::*;

use crate::rules::Side;
use crate::viewer::ui::palette;

/// A disc in the colours of a side's pieces, `size` logical pixels wide.
pub fn piece_disc(side: Side, size: f32) -> impl Bundle {
    let (body, inlay, rim) = match side {
        Side::White => (
            palette::WHITE_PIECE,
            palette::WHITE_INLAY,
            palette::WHITE_INLAY,
        ),
        Side::Black => (
            palette::BLACK_PIECE,
            palette::BLACK_INLAY,
            palette::BLACK_RIM,
        ),
    };
    (
        Name::new("Disc"),
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            border: UiRect::all(px(if size > 14.0 { 2 } else { 1 })),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(body),
        BorderColor::all(rim),
        Pickable::IGNORE,
        children![(
            Name::new("Inlay"),
            Node {
                width: px(size * 0.56),
                height: px(size * 0.56),
                border: UiRect::all(px(if size > 14.0 { 1.5 } else { 1.0 })),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BorderColor::all(inlay),
            Pickable::IGNORE,
        )],
    )
}
