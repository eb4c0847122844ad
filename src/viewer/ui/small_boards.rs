//! Boards and pieces in panels: pieces seen from above, the sheep and the wolf from the front, pictures of positions
//! with White at the bottom, and controls in the colors of the five boards.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::bindings::VisibleWhen;
use super::palette;
use super::style::ButtonStyle;
use super::widgets::group_of;
use crate::board::Face;
use crate::game_tree::MoveSign;
use crate::pictures::{BoardFrame, DiagramStyle, PieceStamp, draw_diagram, draw_piece_stamps};
use crate::rules::{FigureSet, Piece, PieceKind, Side};
use crate::themes::{ColorRole, Theme, ThemeName};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::settings::{CurrentTheme, ThemeSystems, color_of};

/// Luminance below which an edge is indistinguishable from a panel.
const DARK: f32 = 0.05;

/// A part of a disc, whose colors follow the theme.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscPart {
    /// The body with its edge.
    Body(Side),
    Inlay(Side),
}

impl DiscPart {
    /// The fill, if any, and the line.
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
    // Updated to the current theme later.
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

/// Pixels per logical pixel of the animals.
const ANIMAL_DENSITY: f32 = 3.0;

/// The picture of the sheep or the wolf, drawn when spawned.
#[derive(Component)]
pub(super) struct AnimalPicture(Side);

/// The figure of a side in the game at the table: a disc in its colors, or its animal.
pub fn piece_figure(side: Side, size: f32) -> impl Bundle {
    let node = Node { width: px(size * 1.16), height: px(size * 1.16), ..default() };
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

fn draw_animals(
    mut images: ResMut<Assets<Image>>,
    mut animals: Query<(&AnimalPicture, &Node, &mut ImageNode), Added<AnimalPicture>>,
) {
    for (AnimalPicture(side), node, mut picture) in &mut animals {
        let Val::Px(size) = node.width else { continue };
        let cell = (ANIMAL_DENSITY * size) as u32;
        // Themes do not affect them.
        let theme = Theme::of(ThemeName::default());
        let (width, pixels) = draw_piece_stamps(cell, theme, FigureSet::WolfAndSheep);
        let piece = Piece { side: *side, kind: PieceKind::Man };
        let stamp = PieceStamp { piece, is_on_top: true };
        let left = (stamp.index() * cell) as f32;
        picture.image = images.add(rgba_image(width, cell, pixels));
        picture.rect = Some(Rect::new(left, 0.0, left + cell as f32, cell as f32));
    }
}

/// Pixels per logical pixel, for screens of double density.
const DENSITY: f32 = 2.0;

/// Draws a board for a picture of this size in logical pixels.
pub fn board_picture(board: &BoardFrame, side: f32) -> Image {
    let style = DiagramStyle { numbers: false, ..DiagramStyle::square((DENSITY * side) as u32) };
    let diagram = draw_diagram(board, &style);
    let pixels = diagram.pixels().as_flattened().to_vec();
    rgba_image(diagram.width(), diagram.height(), pixels)
}

/// A render-only image from straight RGBA pixels, row by row.
pub fn rgba_image(width: u32, height: u32, pixels: Vec<u8>) -> Image {
    Image::new(
        Extent3d { width, height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

pub fn picture(image: Handle<Image>, size: f32) -> impl Bundle {
    (
        Name::new("Picture"),
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(4)),
            ..default()
        },
        ImageNode { image, ..default() },
        Pickable::IGNORE,
    )
}

/// Minimum contrast of letters.
const LEAST: f32 = 4.5;

/// A control or text in the color of a board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfBoard(pub Face);

/// `true` for the full color of the board, `false` for a muted one.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct IsBright(pub bool);

/// The contrast ratio of two colors, from 1 to 21, as defined by the WCAG.
fn contrast(one: Color, other: Color) -> f32 {
    let [one, other] = [one, other].map(|color| color.to_linear().luminance() + 0.05);
    one.max(other) / one.min(other)
}

/// Returns the color, lightened until it is legible on a dark background.
fn legible(color: Color, ground: Color) -> Color {
    let lighter = (0..=10).map(|step| color.mix(&Color::WHITE, step as f32 / 10.0));
    lighter.into_iter().find(|&color| contrast(color, ground) >= LEAST).unwrap_or(Color::WHITE)
}

/// Returns the letter color for naming a board in a panel.
pub fn letters_of(face: Face, theme: &CurrentTheme) -> Color {
    legible(theme.paint(ColorRole::Board(face)), palette::PANEL)
}

/// The color of a sign: good, bad, or neutral.
pub const fn sign_color(sign: MoveSign) -> Color {
    match sign {
        MoveSign::Good | MoveSign::Brilliant => palette::DESTINATION,
        MoveSign::Mistake | MoveSign::Blunder => palette::WARNING,
        MoveSign::Interesting | MoveSign::Dubious => palette::ACCENT,
    }
}

fn paint(
    theme: Res<CurrentTheme>,
    new: Query<(), Or<(Added<OfBoard>, Added<DiscPart>, Changed<IsBright>)>>,
    mut letters: Query<(&OfBoard, &mut TextColor)>,
    mut buttons: Query<(&OfBoard, Option<&IsBright>, &mut ButtonStyle)>,
    mut discs: Query<(&DiscPart, Option<&mut BackgroundColor>, Option<&mut BorderColor>)>,
) {
    if !theme.is_changed() && new.is_empty() {
        return;
    }
    for (of, mut color) in &mut letters {
        color.set_if_neq(TextColor(letters_of(of.0, &theme)));
    }
    for (of, bright, mut style) in &mut buttons {
        let board = theme.paint(ColorRole::Board(of.0));
        style.set_if_neq(match bright {
            Some(IsBright(false)) => ButtonStyle::Hinted(legible(board, palette::BUTTON)),
            _ => ButtonStyle::Tinted(legible(board, palette::TEXT_ON_ACCENT)),
        });
    }
    for (part, ground, edge) in &mut discs {
        let (fill, line) = part.colors(&theme);
        if let (Some(mut ground), Some(fill)) = (ground, fill) {
            ground.set_if_neq(BackgroundColor(fill));
        }
        if let Some(mut edge) = edge {
            edge.set_if_neq(BorderColor::all(line));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            paint.after(ThemeSystems).before(FrameSystems::Render),
            draw_animals.in_set(FrameSystems::Render),
        ),
    );
}
