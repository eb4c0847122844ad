//! A piece seen from above.

use bevy::prelude::*;

use crate::rules::Side;
use crate::themes::ThemeName;
use crate::viewer::state::theme::CurrentTheme;
use crate::viewer::ui::palette;

/// The luminance below which an edge cannot be told from a panel.
const DARK: f32 = 0.05;

/// A part of a disc, whose colors follow the theme.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscPart {
    /// The body with its edge.
    Body(Side),
    /// The ring.
    Inlay(Side),
}

impl DiscPart {
    /// The fill, if the part has one, and the line.
    pub(super) fn colors(self, theme: &CurrentTheme) -> (Option<Color>, Color) {
        let (DiscPart::Body(side) | DiscPart::Inlay(side)) = self;
        let [body, inlay, rim] = theme.pieces[side].drawn.map(Color::from);
        match self {
            DiscPart::Body(_) if rim.to_linear().luminance() < DARK && side == Side::Black => {
                (Some(body), palette::BLACK_RIM)
            }
            DiscPart::Body(_) => (Some(body), rim),
            DiscPart::Inlay(_) => (None, inlay),
        }
    }
}

/// A disc in the colours of a side's pieces, `size` logical pixels wide.
pub fn piece_disc(side: Side, size: f32) -> impl Bundle {
    // The colors of the current theme follow.
    let usual = CurrentTheme::of(ThemeName::default());
    let (body, rim) = DiscPart::Body(side).colors(&usual);
    let (_, inlay) = DiscPart::Inlay(side).colors(&usual);
    (
        Name::new("Disc"),
        DiscPart::Body(side),
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
        BackgroundColor(body.unwrap_or_default()),
        BorderColor::all(rim),
        Pickable::IGNORE,
        children![(
            Name::new("Inlay"),
            DiscPart::Inlay(side),
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
