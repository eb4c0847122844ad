//! Small pictures of positions in dialogs: the diagram from above, White at the bottom.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::pictures::{BoardFrame, DiagramStyle, draw_diagram};

/// Pixels for each logical pixel, so that pictures are sharp on a screen of twice the density.
const DENSITY: f32 = 2.0;

/// Draws a board for a picture of this side in logical pixels.
pub fn board_picture(board: &BoardFrame, side: f32) -> Image {
    let style = DiagramStyle {
        numbers: false,
        ..DiagramStyle::square((DENSITY * side) as u32)
    };
    let diagram = draw_diagram(board, &style);
    let pixels = diagram.pixels().as_flattened().to_vec();
    image_of(diagram.width(), diagram.height(), pixels)
}

/// The image of these pixels: red, green, blue and opacity, row by row.
pub fn image_of(width: u32, height: u32, pixels: Vec<u8>) -> Image {
    Image::new(
        Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// The picture of a position.
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
