//! Smooth arcs over the terraces and over jumped pieces.

use bevy::prelude::*;

use crate::board::{Cube, Square};
use crate::viewer::scene::geometry::{cube_top, square_top};
use crate::viewer::scene::pieces::MAN_HEIGHT;

/// Segments per arc.
const PIECES: u16 = 24;
/// Height of both ends above their squares.
const LIFT: f32 = 0.02;
/// Minimum height of an arc, and its clearance over cubes and men between its ends.
const LEAST: f32 = 0.1;
const CLEARANCE: f32 = 0.06;

/// Returns the points of an arc from square to square, just high enough to clear obstacles.
pub(super) fn arc(from: Square, to: Square, relief: f32) -> Vec<Vec3> {
    let [start, end] = [from, to].map(|square| square_top(square, relief) + Vec3::Y * LIFT);
    let rise = |part: f32| 4.0 * part * (1.0 - part);
    let steps = to.row().abs_diff(from.row()).max(to.column().abs_diff(from.column()));
    let between = |step: u8| {
        let part = f32::from(step) / f32::from(steps);
        let along = |from: u8, to: u8| f32::from(from).lerp(to.into(), part).round() as i8;
        let cube =
            Cube::from_coords(along(from.row(), to.row()), along(from.column(), to.column()))?;
        let top = cube_top(cube, relief).y + MAN_HEIGHT + CLEARANCE;
        Some((top - start.y.lerp(end.y, part)) / rise(part))
    };
    let height = (1..steps).filter_map(between).fold(LEAST, f32::max);
    (0..=PIECES)
        .map(|piece| f32::from(piece) / f32::from(PIECES))
        .map(|part| start.lerp(end, part) + Vec3::Y * height * rise(part))
        .collect()
}
