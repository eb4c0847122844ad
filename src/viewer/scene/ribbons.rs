//! Flat bands and arrows along polylines: lines, moves and advice on the board.

use bevy::prelude::*;

use super::shapes::Shape;

/// Width of the dark edge on each side of a band, and of the rim in which the edge fades out.
const EDGE: f32 = 0.016;
const RIM: f32 = 0.014;
/// The colour of the dark edge.
const DARK: LinearRgba = LinearRgba::new(0.02, 0.015, 0.01, 0.8);
/// The length of an arrow's head and half its width, in widths of the shaft.
const HEAD: f32 = 2.8;
const HALF_HEAD: f32 = 1.4;

/// A flat band of this width along a polyline; it lies on treads and leans on risers. Empty for fewer than two points.
pub fn ribbon(points: &[Vec3], width: f32) -> Shape {
    let mut shape = Shape::default();
    if points.len() < 2 {
        return shape;
    }
    let sideways = sideways(points);
    let mut length = 0.0;
    for (i, point) in points.iter().enumerate() {
        let before = points[i.saturating_sub(1)];
        let after = points[(i + 1).min(points.len() - 1)];
        let normal = sideways[i].cross(after - before).normalize_or(Vec3::Y);
        length += point.distance(before);
        for (side, v) in [(-0.5, 0.0), (0.5, 1.0)] {
            shape.vertex(
                point + sideways[i] * width * side,
                normal,
                Vec2::new(length, v),
            );
        }
    }
    for i in 0..points.len() as u32 - 1 {
        let a = 2 * i;
        shape.quad(a, a + 1, a + 3, a + 2);
    }
    shape
}

/// A band like [`ribbon`], its left and right halves in these colours, with a dark edge that fades out: it is smooth
/// without multisampling too. Its material must blend.
pub fn edged_ribbon(points: &[Vec3], width: f32, halves: [LinearRgba; 2]) -> Shape {
    ribbon_edges(points, width).and(ribbon_halves(points, width, halves))
}

/// A flat arrow of this shaft width along a polyline, edged and coloured like [`edged_ribbon`].
pub fn edged_arrow(points: &[Vec3], width: f32, halves: [LinearRgba; 2]) -> Shape {
    let (Some(&tip), length) = (points.last(), length(points)) else {
        return Shape::default();
    };
    let shaft = without_end(points, (width * HEAD).min(length * 0.8));
    let Some(neck) = shaft.last().copied().filter(|neck| *neck != tip) else {
        return Shape::default();
    };
    let head = ArrowHead::new(neck, tip, width * HALF_HEAD);
    // The edge of the head crosses the shaft, so the halves of the shaft come last.
    ribbon_edges(&shaft, width)
        .and(head.edge())
        .and(head.halves(halves))
        .and(ribbon_halves(&shaft, width, halves))
}

/// The triangle at the end of an arrow.
struct ArrowHead {
    neck: Vec3,
    tip: Vec3,
    /// Half the width at the neck.
    half: f32,
}

impl ArrowHead {
    fn new(neck: Vec3, tip: Vec3, half: f32) -> ArrowHead {
        ArrowHead { neck, tip, half }
    }

    /// Returns the left and right corners and the tip of the triangle whose sides lie farther out by this distance.
    fn corners(&self, out: f32) -> [Vec3; 3] {
        let way = self.tip - self.neck;
        let along = way.normalize();
        let right = along.with_y(0.0).normalize_or(Vec3::X).cross(Vec3::Y);
        let slant = way.length().hypot(self.half);
        let back = self.neck - along * out;
        let aside = right * (self.half + out * (self.half + slant) / way.length());
        let tip = self.tip + along * out * slant / self.half;
        [back - aside, back + aside, tip]
    }

    fn edge(&self) -> Shape {
        let mut shape = Shape::default();
        let rim = corners(&mut shape, self.corners(EDGE + RIM), DARK.with_alpha(0.0));
        let edge = corners(&mut shape, self.corners(EDGE), DARK);
        for (i, j) in [(0, 1), (1, 2), (2, 0)] {
            shape.quad(rim[i], rim[j], edge[j], edge[i]);
        }
        shape.triangles.extend(edge);
        shape
    }

    fn halves(&self, halves: [LinearRgba; 2]) -> Shape {
        let mut shape = Shape::default();
        let [left, right, tip] = self.corners(0.0);
        for (half, colour) in [[left, self.neck, tip], [self.neck, right, tip]]
            .into_iter()
            .zip(halves)
        {
            let half = corners(&mut shape, half, colour);
            shape.triangles.extend(half);
        }
        shape
    }
}

/// Adds the corners of a level triangle of one colour.
fn corners(shape: &mut Shape, corners: [Vec3; 3], colour: LinearRgba) -> [u32; 3] {
    corners.map(|corner| {
        shape.colours.push(colour);
        shape.vertex(corner, Vec3::Y, Vec2::ZERO)
    })
}

/// The dark edges of a band, with the rims in which they fade out. They lie under the band, too.
fn ribbon_edges(points: &[Vec3], width: f32) -> Shape {
    let half = width / 2.0;
    striped(
        points,
        &[
            (-half - EDGE - RIM, DARK.with_alpha(0.0)),
            (-half - EDGE, DARK),
            (half + EDGE, DARK),
            (half + EDGE + RIM, DARK.with_alpha(0.0)),
        ],
    )
}

fn ribbon_halves(points: &[Vec3], width: f32, [left, right]: [LinearRgba; 2]) -> Shape {
    let half = width / 2.0;
    striped(
        points,
        &[(-half, left), (0.0, left), (0.0, right), (half, right)],
    )
}

/// A band whose colour changes from side to side: the colours at these distances to the right of the polyline.
fn striped(points: &[Vec3], across: &[(f32, LinearRgba)]) -> Shape {
    let mut shape = Shape::default();
    if points.len() < 2 {
        return shape;
    }
    let sideways = sideways(points);
    for (point, sideways) in points.iter().zip(&sideways) {
        for &(aside, colour) in across {
            shape.colours.push(colour);
            shape.vertex(point + sideways * aside, Vec3::Y, Vec2::ZERO);
        }
    }
    let stations = across.len() as u32;
    for i in 0..points.len() as u32 - 1 {
        for j in 0..stations - 1 {
            let a = stations * i + j;
            shape.quad(a, a + 1, a + stations + 1, a + stations);
        }
    }
    shape
}

/// The length of a polyline.
fn length(points: &[Vec3]) -> f32 {
    points
        .windows(2)
        .map(|pair| pair[0].distance(pair[1]))
        .sum()
}

/// Returns the polyline without a part of this length at its end.
fn without_end(points: &[Vec3], mut length: f32) -> Vec<Vec3> {
    let mut left = points.to_vec();
    while let [.., before, last] = left[..] {
        let piece = before.distance(last);
        left.pop();
        if piece > length {
            left.push(last.lerp(before, length / piece));
            break;
        }
        length -= piece;
    }
    left
}

/// Returns the rightward vector at each point, lengthened at bends so that the band keeps its width.
fn sideways(points: &[Vec3]) -> Vec<Vec3> {
    let mut ways: Vec<Option<Vec3>> = points
        .windows(2)
        .map(|pair| (pair[1] - pair[0]).with_y(0.0).try_normalize())
        .collect();
    for i in 1..ways.len() {
        ways[i] = ways[i].or(ways[i - 1]);
    }
    for i in (1..ways.len()).rev() {
        ways[i - 1] = ways[i - 1].or(ways[i]);
    }
    let right = |i: usize| ways[i].unwrap_or(Vec3::X).cross(Vec3::Y);
    (0..points.len())
        .map(|i| {
            let (before, after) = (right(i.saturating_sub(1)), right(i.min(ways.len() - 1)));
            let middle = (before + after).try_normalize().unwrap_or(after);
            middle / middle.dot(after).max(0.5)
        })
        .collect()
}
