//! Poses of moving pieces: lifted, carried in an arc and put down; captured and removed; crowned; or carried by the
//! pointer, above all obstacles.
//!
//! A piece comes down fast, edge first, then lies flat. It never bounces, like wood in a hand.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::geometry::{HALF, PLINTH_HEIGHT, PLINTH_WIDTH, cube_top, square_top};
use super::pieces::{KING_HEIGHT, KING_RADIUS, MAN_HEIGHT, RADIUS};
use super::sight::Scenery;
use crate::board::{Cube, Square};
use crate::rules::Hop;

/// Minimum height of a hop over the straight line between its ends.
const LEAST_HEIGHT: f32 = 0.26;
/// Clearance of a hopping piece over the highest obstacle.
const CLEARANCE: f32 = 0.12;
/// Tilt of a piece at the top of its hop, and when its edge touches the square, in radians.
const CARRIED_TILT: f32 = 0.15;
const TOUCHING_TILT: f32 = 0.045;
/// Height to which captured pieces rise as they leave.
const TAKEN_HEIGHT: f32 = 0.55;
/// Height to which a man is lifted to be crowned.
const CROWNING_HEIGHT: f32 = 0.34;
/// Fraction of the crowning after which the new king stands.
pub(super) const CROWNED_LANDS: f32 = 0.8;

/// The fraction of a hop's distance at a fraction of its time: a piece is lifted before it is carried.
pub(super) fn share_of_way(part: f32) -> f32 {
    EaseFunction::SineInOut.sample_clamped(part)
}

/// The height of an arc at a fraction of its distance: half an ellipse. With [`share_of_way`] it is a sine of time, so
/// the piece rises and lands vertically, at full speed.
fn arc(way: f32) -> f32 {
    (4.0 * way * (1.0 - way)).max(0.0).sqrt()
}

/// The pose of a piece in the air, at this fraction of the hop. The arc just clears the cubes and pieces below.
pub(super) fn in_the_air(
    hop: Hop,
    part: f32,
    relief: f32,
    stands: impl Fn(Square) -> bool,
) -> Transform {
    let (from, to) = (square_top(hop.from, relief), square_top(hop.to, relief));
    let way = share_of_way(part);
    let height = height_over(hop, relief, stands);
    let place = from.lerp(to, way) + Vec3::Y * height * arc(way);
    let carried = CARRIED_TILT * arc(way);
    // The second half approaches the landing tilt.
    let tilt = if part < 0.5 { carried } else { carried.max(TOUCHING_TILT) };
    tilted(place, to - from, tilt)
}

/// The pose of a piece after landing, at this fraction of its rest.
pub(super) fn settling(hop: Hop, rest: f32, relief: f32) -> Transform {
    let (from, to) = (square_top(hop.from, relief), square_top(hop.to, relief));
    let left = 1.0 - rest.clamp(0.0, 1.0);
    tilted(to, to - from, TOUCHING_TILT * left * left)
}

/// A piece tilted with its trailing edge down, at the height of its place.
fn tilted(place: Vec3, direction: Vec3, tilt: f32) -> Transform {
    let axis = direction.with_y(0.0).cross(Vec3::Y).normalize_or_zero();
    let rotation =
        if axis == Vec3::ZERO { Quat::IDENTITY } else { Quat::from_axis_angle(axis, tilt) };
    Transform { translation: place + Vec3::Y * RADIUS * tilt.sin(), rotation, scale: Vec3::ONE }
}

/// Minimum height of the arc that clears the obstacles of a hop.
fn height_over(hop: Hop, relief: f32, stands: impl Fn(Square) -> bool) -> f32 {
    let (from, to) = (square_top(hop.from, relief), square_top(hop.to, relief));
    let steps =
        (hop.to.row().abs_diff(hop.from.row())).max(hop.to.column().abs_diff(hop.from.column()));
    let mut height = LEAST_HEIGHT;
    for step in 1..steps {
        let way = f32::from(step) / f32::from(steps);
        let between = |from: u8, to: u8| (f32::from(from).lerp(to.into(), way)).round() as i8;
        let cube = Cube::from_coords(
            between(hop.from.row(), hop.to.row()),
            between(hop.from.column(), hop.to.column()),
        );
        let Some(cube) = cube else { continue };
        let piece = if cube.square().is_some_and(&stands) { 1.6 * MAN_HEIGHT } else { 0.0 };
        let top = cube_top(cube, relief).y + piece + CLEARANCE;
        height = height.max((top - from.lerp(to, way).y) / arc(way));
    }
    height
}

/// The pose of a captured piece at this fraction of its departure.
pub(super) fn leaving(square: Square, gone: f32, relief: f32) -> Transform {
    let lifted = EaseFunction::SineOut.sample_clamped(gone);
    let shrunk = EaseFunction::CubicIn.sample_clamped(gone);
    Transform {
        translation: square_top(square, relief) + Vec3::Y * TAKEN_HEIGHT * lifted,
        rotation: Quat::IDENTITY,
        scale: Vec3::splat((1.0 - shrunk).max(0.01)),
    }
}

/// The pose of a new king at this fraction of its crowning: lifted as large as the man, grown, and put down.
pub(super) fn crowning(square: Square, part: f32, relief: f32) -> Transform {
    let part = (part / CROWNED_LANDS).clamp(0.0, 1.0);
    let man = Vec3::new(RADIUS / KING_RADIUS, MAN_HEIGHT / KING_HEIGHT, RADIUS / KING_RADIUS);
    Transform {
        translation: square_top(square, relief) + Vec3::Y * CROWNING_HEIGHT * (PI * part).sin(),
        rotation: Quat::IDENTITY,
        scale: man.lerp(Vec3::ONE, EaseFunction::SmoothStep.sample_clamped(part)),
    }
}

/// Height of a carried piece above its own square's plane, in cubes, and its minimum height above obstacles.
const HEIGHT: f32 = 0.4;
const PASSING_CLEARANCE: f32 = 0.12;
/// Slope at which a piece rises before a step, so that it does not jump where the pointer crosses an edge.
const SLOPE: f32 = 2.0;
/// Height step of the search along the line of sight.
const PRECISION: f32 = 0.02;

/// Returns the position of a carried piece on a line of sight: on the plane above its square or, if an obstacle is in
/// front of that plane, far enough in front of it to clear it. Either way it stays under the pointer.
///
/// `None` unless the line of sight leads downwards.
pub fn float(ray: Ray3d, from: Square, scenery: &Scenery) -> Option<Vec3> {
    let down = -ray.direction.y;
    if down <= f32::EPSILON {
        return None;
    }
    let level = square_top(from, scenery.relief()).y + HEIGHT;
    let at = |height: f32| ray.get_point((ray.origin.y - height) / down);
    let tops: Vec<_> = obstacles(scenery).collect();
    let highest = tops.iter().map(|top| top.height).fold(level, f32::max);
    let mut height = (highest + PASSING_CLEARANCE).min(ray.origin.y);
    while height > level {
        let next = (height - PRECISION).max(level);
        if tops.iter().any(|top| top.least_height(at(next)) > next) {
            break;
        }
        height = next;
    }
    Some(at(height))
}

/// The top of a cube or of the piece on it.
struct Top {
    middle: Vec2,
    /// Half the width of a square top, or the radius of a round one.
    half: f32,
    is_round: bool,
    height: f32,
}

impl Top {
    /// The height at which a piece at a point clears this top.
    fn least_height(&self, at: Vec3) -> f32 {
        let away = (at.xz() - self.middle).abs();
        let distance = if self.is_round {
            away.length() - self.half
        } else {
            (away - self.half).max(Vec2::ZERO).length()
        };
        self.height + PASSING_CLEARANCE - SLOPE * (distance - RADIUS).max(0.0)
    }
}

/// The tops of all cubes, the pieces on them, and the plinth.
fn obstacles(scenery: &Scenery) -> impl Iterator<Item = Top> + '_ {
    let cubes = Cube::all().map(|cube| {
        let top = cube_top(cube, scenery.relief());
        Top { middle: top.xz(), half: 0.5, is_round: false, height: top.y }
    });
    let pieces = Square::all().filter_map(|square| {
        let foot = square_top(square, scenery.relief());
        let height = scenery.height_of_piece(square)?;
        Some(Top { middle: foot.xz(), half: RADIUS, is_round: true, height: foot.y + height })
    });
    let plinth = Top {
        middle: Vec2::ZERO,
        half: HALF + PLINTH_WIDTH,
        is_round: false,
        height: PLINTH_HEIGHT,
    };
    cubes.chain(pieces).chain([plinth])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FaceSet;

    fn square(number: u8) -> Square {
        Square::from_number(number).expect("a square")
    }

    fn hop(from: u8, over: Option<u8>, to: u8) -> Hop {
        Hop {
            from: square(from),
            to: square(to),
            over: over.map(square),
            faces: FaceSet::default(),
        }
    }

    #[test]
    fn a_piece_goes_up_before_it_goes_on_and_comes_down_with_speed() {
        let hop = hop(32, None, 28);
        let place = |part| in_the_air(hop, part, 1.0, |_| false).translation;
        let (from, to) = (square_top(hop.from, 1.0), square_top(hop.to, 1.0));
        let first = place(0.1) - from;
        assert!(first.y > 2.0 * first.xz().length(), "{first}");
        // The last tenth of the way down is nearly as fast as a tenth of the whole fall, and more.
        let highest = (0..=100).map(|at| place(at as f32 / 100.0).y - to.y).fold(0.0, f32::max);
        assert!(place(0.9).y - to.y > 0.2 * highest);
        assert!(place(1.0).distance(to) < 0.02, "{}", place(1.0));
    }

    #[test]
    fn a_piece_clears_the_piece_that_it_jumps() {
        let hop = hop(32, Some(28), 23);
        let between = square_top(square(28), 1.0);
        let lowest = |stands: fn(Square) -> bool| {
            let at = |part: u16| in_the_air(hop, f32::from(part) / 200.0, 1.0, stands).translation;
            let near = (0..=200).map(at);
            near.min_by(|one, other| {
                let distance = |at: &Vec3| at.xz().distance(between.xz());
                distance(one).total_cmp(&distance(other))
            })
            .expect("a place")
            .y
        };
        assert!(lowest(|_| true) > between.y + 1.5 * MAN_HEIGHT);
        assert!(lowest(|_| false) > between.y);
    }

    #[test]
    fn a_piece_lies_flat_after_its_rest_and_never_below_its_square() {
        let hop = hop(32, None, 28);
        let flat = settling(hop, 1.0, 1.0);
        assert_eq!(flat.translation, square_top(hop.to, 1.0));
        assert_eq!(flat.rotation, Quat::IDENTITY);
        for step in 0..=20 {
            let pose = settling(hop, step as f32 / 20.0, 1.0);
            for edge in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
                let low = pose.transform_point(edge * RADIUS).y;
                assert!(low > square_top(hop.to, 1.0).y - 1e-4, "{low}");
            }
        }
        // There is no jump at the landing.
        let landing = in_the_air(hop, 1.0, 1.0, |_| false);
        let touched = settling(hop, 0.0, 1.0);
        assert!(landing.translation.distance(touched.translation) < 1e-4);
        assert!(landing.rotation.angle_between(touched.rotation) < 1e-3);
    }

    #[test]
    fn a_king_grows_out_of_the_man_and_stands() {
        let first = crowning(square(3), 0.0, 1.0);
        assert!((first.scale.y * KING_HEIGHT - MAN_HEIGHT).abs() < 1e-5);
        assert_eq!(first.translation, square_top(square(3), 1.0));
        let mut last = 0.0;
        for step in 0..=20 {
            let height = crowning(square(3), step as f32 / 20.0, 1.0).scale.y;
            assert!(height >= last);
            last = height;
        }
        let stands = crowning(square(3), 1.0, 1.0);
        assert!(stands.translation.distance(square_top(square(3), 1.0)) < 1e-5);
        assert_eq!(stands.scale, Vec3::ONE);
    }
}
