//! Signs that are drawn on pieces and squares: a cross and a check mark.

use bevy::prelude::*;

use super::outlines::line;
use super::shapes::Shape;

/// The width of a stroke, in parts of the sign's half size.
const STROKE: f32 = 0.42;

/// A cross lying on y = 0, half its size.
pub fn cross(half: f32) -> Shape {
    let stroke = |x: f32| {
        let ends = [Vec3::new(-x, 0.0, -half), Vec3::new(x, 0.0, half)];
        line(&ends, half * STROKE)
    };
    stroke(half).and(stroke(-half))
}

/// A check mark lying on y = 0, half its size. It stands upright for a viewer in the direction of z.
pub fn check(half: f32) -> Shape {
    let points = [(-1.0, 0.1), (-0.3, 0.75), (1.0, -0.75)];
    let points = points.map(|(right, down)| Vec3::new(right * half, 0.0, down * half));
    line(&points, half * STROKE)
}
