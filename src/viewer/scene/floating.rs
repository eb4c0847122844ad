//! The place of a piece that is carried by the pointer: above everything that it passes.

use bevy::prelude::*;

use super::geometry::{HALF, PLINTH_HEIGHT, PLINTH_WIDTH, cube_top, square_top};
use super::pieces::RADIUS;
use super::sight::Scenery;
use crate::board::{Cube, Square};

/// The height of a carried piece over the plane of its own square, in cubes, and its least height over what it passes.
const HEIGHT: f32 = 0.4;
const CLEARANCE: f32 = 0.12;
/// The slope at which a piece rises before a step: so it does not jump up where the pointer crosses an edge.
const SLOPE: f32 = 2.0;
/// The height of a step of the search along the line of sight.
const PRECISION: f32 = 0.02;

/// Returns the place of a piece from this square on a line of sight: on the plane over its square or, if something stands
/// before that plane, as far before it as the piece needs to clear it. Under the pointer it is in either case.
///
/// The line of sight leads downwards. `None` if it does not.
pub fn float(ray: Ray3d, from: Square, scenery: &Scenery) -> Option<Vec3> {
    let down = -ray.direction.y;
    if down <= f32::EPSILON {
        return None;
    }
    let level = square_top(from, scenery.relief()).y + HEIGHT;
    let at = |height: f32| ray.get_point((ray.origin.y - height) / down);
    let tops: Vec<_> = obstacles(scenery).collect();
    let highest = tops.iter().map(|top| top.height).fold(level, f32::max);
    let mut height = (highest + CLEARANCE).min(ray.origin.y);
    while height > level {
        let next = (height - PRECISION).max(level);
        if tops.iter().any(|top| top.least_height(at(next)) > next) {
            break;
        }
        height = next;
    }
    Some(at(height))
}

/// The top of a cube, or of the piece on it.
struct Top {
    middle: Vec2,
    /// Half the width of a square top, or the radius of a round one.
    half: f32,
    is_round: bool,
    height: f32,
}

impl Top {
    /// The height that a piece at a point needs to clear this top.
    fn least_height(&self, at: Vec3) -> f32 {
        let away = (at.xz() - self.middle).abs();
        let distance = if self.is_round {
            away.length() - self.half
        } else {
            (away - self.half).max(Vec2::ZERO).length()
        };
        self.height + CLEARANCE - SLOPE * (distance - RADIUS).max(0.0)
    }
}

/// The tops of all cubes, of the pieces on them and of the plinth.
fn obstacles(scenery: &Scenery) -> impl Iterator<Item = Top> + '_ {
    let cubes = Cube::all().map(|cube| {
        let top = cube_top(cube, scenery.relief());
        Top {
            middle: top.xz(),
            half: 0.5,
            is_round: false,
            height: top.y,
        }
    });
    let pieces = Square::all().filter_map(|square| {
        let foot = square_top(square, scenery.relief());
        let height = scenery.height_of_piece(square)?;
        Some(Top {
            middle: foot.xz(),
            half: RADIUS,
            is_round: true,
            height: foot.y + height,
        })
    });
    let plinth = Top {
        middle: Vec2::ZERO,
        half: HALF + PLINTH_WIDTH,
        is_round: false,
        height: PLINTH_HEIGHT,
    };
    cubes.chain(pieces).chain([plinth])
}
