//! A piece seen from above, or the sheep and the wolf from the front.

use bevy::prelude::*;

use super::board_picture::image_of;
use crate::pictures::{PieceStamp, draw_piece_stamps};
use crate::rules::{FigureSet, Piece, PieceKind, Side};
use crate::themes::{Theme, ThemeName};
use crate::viewer::kernel::theme::{CurrentTheme, color_of};
use crate::viewer::ui::bindings::VisibleWhen;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::group_of;

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
        let [body, inlay, rim] = theme.pieces[side].drawn.map(color_of);
        match self {
            DiscPart::Body(_) if rim.to_linear().luminance() < DARK && side == Side::Black => {
                (Some(body), palette::BLACK_RIM)
            }
            DiscPart::Body(_) => (Some(body), rim),
            DiscPart::Inlay(_) => (None, inlay),
        }
    }
}

/// A disc in the colors of a side's pieces, `size` logical pixels wide.
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

/// Pixels for each logical pixel of the animals.
const DENSITY: f32 = 3.0;

/// The picture of the sheep or the wolf, drawn when it is spawned.
#[derive(Component)]
pub(super) struct AnimalPicture(Side);

/// The figure of a side in the game at the table: a disc in its colors, or its animal.
pub fn piece_figure(side: Side, size: f32) -> impl Bundle {
    let node = Node {
        width: px(size * 1.16),
        height: px(size * 1.16),
        ..default()
    };
    group_of(
        "Figure",
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        children![
            (
                Name::new("Disc place"),
                Node::default(),
                VisibleWhen::new(|ui| ui.game().variant().figures() == FigureSet::Draughtsmen),
                Pickable::IGNORE,
                children![piece_disc(side, size)],
            ),
            (
                Name::new("Animal"),
                AnimalPicture(side),
                node,
                ImageNode::default(),
                VisibleWhen::new(|ui| ui.game().variant().figures() == FigureSet::WolfAndSheep),
                Pickable::IGNORE,
            ),
        ],
    )
}

pub(super) fn draw_animals(
    mut images: ResMut<Assets<Image>>,
    mut animals: Query<(&AnimalPicture, &Node, &mut ImageNode), Added<AnimalPicture>>,
) {
    for (AnimalPicture(side), node, mut picture) in &mut animals {
        let Val::Px(size) = node.width else { continue };
        let cell = (DENSITY * size) as u32;
        // No theme changes them.
        let theme = Theme::of(ThemeName::default());
        let (width, pixels) = draw_piece_stamps(cell, theme, FigureSet::WolfAndSheep);
        let piece = Piece {
            side: *side,
            kind: PieceKind::Man,
        };
        let stamp = PieceStamp {
            piece,
            is_on_top: true,
        };
        let left = (stamp.index() * cell) as f32;
        picture.image = images.add(image_of(width, cell, pixels));
        picture.rect = Some(Rect::new(left, 0.0, left + cell as f32, cell as f32));
    }
}
