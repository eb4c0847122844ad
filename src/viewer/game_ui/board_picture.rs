//! Small pictures of positions, seen from above with White at the bottom.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::board::{Cube, Square};
use crate::rules::{Geometry, Piece, PieceKind, Position, Side};
use crate::viewer::ui::palette;

/// The side of a cube in pixels.
const CUBE: u32 = 16;
/// Squares a side.
const SQUARES: u32 = 10;
/// Samples a pixel in each direction.
const SAMPLES: u32 = 3;

/// Draws a position.
pub fn board_picture(position: &Position) -> Image {
    let side = CUBE * SQUARES;
    let data = (0..side * side)
        .flat_map(|index| {
            let (x, y) = (index % side, index / side);
            let samples = (0..SAMPLES * SAMPLES).map(|sample| {
                let offset = |n: u32| (n as f32 + 0.5) / SAMPLES as f32;
                let at = Vec2::new(
                    (x as f32 + offset(sample % SAMPLES)) / CUBE as f32,
                    (y as f32 + offset(sample / SAMPLES)) / CUBE as f32,
                );
                color(position, at).to_vec3()
            });
            let mean = samples.sum::<Vec3>() / (SAMPLES * SAMPLES) as f32;
            let srgb = LinearRgba::from_vec3(mean);
            Srgba::from(srgb).to_u8_array()
        })
        .collect();
    Image::new(
        Extent3d {
            width: side,
            height: side,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// The color at a point, in cubes from the top left corner.
fn color(position: &Position, at: Vec2) -> LinearRgba {
    // Row 0 is White's.
    let at = Vec2::new(at.x, SQUARES as f32 - at.y);
    let (row, column) = (at.y as i8, at.x as i8);
    let Some(cube) = Cube::from_coords(row, column) else {
        return palette::BACKGROUND.to_linear();
    };
    let within = at.fract() - Vec2::splat(0.5);
    let is_pyramid = position.variant().geometry() == Geometry::Pyramid;
    let ground = ground(cube, within, is_pyramid);
    let piece = cube
        .square()
        .and_then(|square: Square| position.piece_at(square));
    piece.map_or(ground, |piece| piece_color(piece, within).unwrap_or(ground))
}

/// The color of a cube. On the pyramid each terrace is lighter than the one below, with an edge where it begins.
fn ground(cube: Cube, within: Vec2, is_pyramid: bool) -> LinearRgba {
    let wood = match cube.square() {
        Some(_) => &palette::WALNUT,
        None => &palette::MAPLE,
    };
    let color = wood.early.to_linear();
    if !is_pyramid {
        return color;
    }
    let light = 0.55 + 0.11 * f32::from(cube.terrace());
    let lower = |rows: i8, columns: i8| {
        let beside = cube.offset(rows, columns);
        beside.is_none_or(|beside| beside.terrace() < cube.terrace())
    };
    let edge = 0.43;
    let is_edge = (within.x < -edge && lower(0, -1))
        || (within.x > edge && lower(0, 1))
        || (within.y < -edge && lower(-1, 0))
        || (within.y > edge && lower(1, 0));
    let light = if is_edge { light * 0.6 } else { light };
    LinearRgba::from_vec3(color.to_vec3() * light)
}

/// The color of a piece, or `None` beside it.
fn piece_color(piece: Piece, within: Vec2) -> Option<LinearRgba> {
    let (body, inlay, rim) = match piece.side {
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
    let distance = within.length();
    let color = match (distance, piece.kind) {
        (0.42.., _) => return None,
        (0.35.., _) => rim,
        (..0.2, PieceKind::King) => palette::GOLD,
        (..0.26, PieceKind::King) => inlay,
        _ => body,
    };
    Some(color.to_linear())
}
