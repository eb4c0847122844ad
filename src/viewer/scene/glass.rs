//! Glass: cubes and pieces that hide a target turn translucent, and solid again afterwards.

use bevy::prelude::*;

use super::camera::CurrentEye;
use super::geometry::Relief;
use super::pieces::{BoardPiece, OnSquare, PieceAssets};
use super::sight::{Eye, Obstacles, Scenery, Target};
use crate::board::{Cube, Square};
use crate::rules::{FigureSet, Piece};
use crate::viewer::kernel::frame::Motion;

/// Duration of turning translucent, in seconds.
pub const DURATION: f32 = 0.25;

#[derive(Resource, Debug, Default, PartialEq)]
pub struct MustSee(pub Vec<Target>);

/// The cubes and pieces that are or are becoming translucent.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct Glass(pub Obstacles);

/// The highest terrace.
const SUMMIT: u8 = 4;

impl Glass {
    /// Returns the translucent cubes, given which ones are lit. Among the faded cubes and at the summit, a terrace
    /// turns translucent as a whole: a few clear cubes among others would look like slabs.
    pub fn clear_cubes(&self, is_lit: impl Fn(Cube) -> bool) -> Vec<Cube> {
        if self.0.is_empty() {
            return Vec::new();
        }
        let clears_together = |cube: Cube| !is_lit(cube) || cube.terrace() == SUMMIT;
        let chosen = Cube::all().filter(|&cube| self.0.has_cube(cube) && clears_together(cube));
        let terraces: Vec<u8> = chosen.map(Cube::terrace).collect();
        let is_clear = |cube: &Cube| {
            self.0.has_cube(*cube) || terraces.contains(&cube.terrace()) && clears_together(*cube)
        };
        Cube::all().filter(is_clear).collect()
    }
}

#[derive(Debug, Default, PartialEq)]
struct LastChoice {
    targets: Vec<Target>,
    eye: Option<Eye>,
    relief: f32,
    pieces: Vec<(Square, Piece)>,
    figures: FigureSet,
}

/// Chooses the obstacles when the camera, the pieces or the targets have changed.
fn choose(
    must_see: Res<MustSee>,
    eye: Res<CurrentEye>,
    relief: Res<Relief>,
    pieces: Query<(&OnSquare, &BoardPiece)>,
    looks: Res<PieceAssets>,
    mut last: Local<LastChoice>,
    mut glass: ResMut<Glass>,
    mut motion: ResMut<Motion>,
) {
    let mut standing: Vec<_> = pieces.iter().map(|(on, piece)| (on.0, piece.0)).collect();
    standing.sort();
    let now = LastChoice {
        targets: must_see.0.clone(),
        eye: eye.0,
        relief: relief.get(),
        pieces: standing,
        figures: looks.figures(),
    };
    if *last == now {
        return;
    }
    let scenery = Scenery::new(now.relief, now.pieces.iter().copied()).with_figures(now.figures);
    let chosen = now.eye.map(|eye| scenery.uncover(&now.targets, eye));
    if glass.set_if_neq(Glass(chosen.unwrap_or_default())) {
        motion.request_frame();
    }
    *last = now;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MustSee>()
        .init_resource::<Glass>()
        // After the camera has moved; the cubes follow from the next frame on.
        .add_systems(PostUpdate, choose);
}
