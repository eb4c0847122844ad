//! World coordinates, and the relief: the pyramid sinks into a flat board and rises again.
//!
//! A cube's edge is 1, y points up, x grows with the columns, White sits at positive z. The table is at y = 0.

use bevy::prelude::*;

use super::SceneSystems;
use crate::board::{Cube, Square};
use crate::viewer::kernel::frame::Motion;

/// Half the width of the ten by ten cubes.
pub const HALF: f32 = 5.0;
/// Width of the plinth beyond the cubes.
pub const PLINTH_WIDTH: f32 = 0.7;
/// Height of the plinth's top above the table.
pub const PLINTH_HEIGHT: f32 = 0.32;
/// Height of the lowest terrace of the pyramid.
const BASE: f32 = 1.12;
/// Height of a step between terraces, below a cube's edge so that pieces on the far flank are visible.
pub const STEP: f32 = 0.65;
/// The relief at which a step is as high as a cube is wide.
pub const HIGHEST: f32 = 1.0 / STEP;
/// Height of the flat board, slightly above the plinth around it.
const FLAT: f32 = PLINTH_HEIGHT + 0.06;
/// Height of the tallest piece: an animal or a king.
const TALLEST: f32 = 0.6;
/// Duration of rising or sinking, in seconds.
const RISE: f32 = 0.9;

/// The relief before easing: 0 flat, 1 the pyramid, [`HIGHEST`] with high steps. Draw with [`Relief::get`].
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Relief(pub f32);

impl Relief {
    /// Returns the eased relief, 0.0..=[`HIGHEST`].
    pub fn get(self) -> f32 {
        let eased = |part| EaseFunction::SmoothStep.sample_clamped(part);
        let above = HIGHEST - 1.0;
        eased(self.0) + above * eased((self.0 - 1.0) / above)
    }
}

/// The value [`Relief`] moves toward.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct ReliefTarget(pub f32);

impl ReliefTarget {
    /// Returns `true` if the target is the flat board.
    pub fn is_flat(self) -> bool {
        self.0 == 0.0
    }
}

/// Returns the height of a terrace's top at this relief. High steps start from the same lowest terrace.
fn terrace_top(terrace: u8, relief: f32) -> f32 {
    FLAT.lerp(BASE, relief.min(1.0)) + f32::from(terrace) * STEP * relief
}

/// Returns the center of a cube's top at this relief.
pub fn cube_top(cube: Cube, relief: f32) -> Vec3 {
    Vec3::new(
        f32::from(cube.column()) - 4.5,
        terrace_top(cube.terrace(), relief),
        4.5 - f32::from(cube.row()),
    )
}

/// Returns the center of a square, where a piece stands, at this relief.
pub fn square_top(square: Square, relief: f32) -> Vec3 {
    cube_top(square.cube(), relief)
}

/// Returns the outward directions of a cube's risers: one, or two on a crest.
pub fn risers(cube: Cube) -> impl Iterator<Item = Vec3> {
    let (row, column, terrace) = (cube.row(), cube.column(), cube.terrace());
    [
        (row == terrace, Vec3::Z),
        (column == terrace, Vec3::NEG_X),
        (9 - row == terrace, Vec3::NEG_Z),
        (9 - column == terrace, Vec3::X),
    ]
    .into_iter()
    .filter_map(|(shown, outwards)| shown.then_some(outwards))
}

/// Returns the corners of everything a view must contain: the plinth, and each terrace with a piece on it.
pub fn outline(relief: f32) -> impl Iterator<Item = Vec3> {
    let plinth = (HALF + PLINTH_WIDTH, 0.0);
    let terraces = (0..5).map(move |terrace| {
        let half = HALF - f32::from(terrace);
        (half, terrace_top(terrace, relief) + TALLEST)
    });
    std::iter::once(plinth).chain(terraces).flat_map(|(half, y)| {
        [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)]
            .map(|(x, z)| Vec3::new(x * half, y, z * half))
    })
}

fn rise(mut relief: ResMut<Relief>, target: Res<ReliefTarget>, mut motion: ResMut<Motion>) {
    if relief.0 != target.0 {
        relief.0 = motion.approach(relief.0, target.0, RISE);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Relief(1.0))
        .insert_resource(ReliefTarget(1.0))
        .add_systems(Update, rise.in_set(SceneSystems::MoveRelief));
}
