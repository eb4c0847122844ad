//! Flat shapes for drawing on the board: rings, bands and arrows. The first texture coordinate is a vertex's distance
//! inside the outline, from which the material draws smooth edges.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::viewer::scene::shapes::Shape;

/// Margin outside an outline, in cubes, for its smooth and dark edges.
const MARGIN: f32 = 0.05;
/// Width of the dark edge of lines and arrows.
pub const EDGE: f32 = 0.018;
/// Length and half width of an arrow's head, in shaft widths.
const HEAD: f32 = 2.8;
const HALF_HEAD: f32 = 1.4;
/// Overlap of an arrow's shaft and head.
const OVERLAP: f32 = 0.004;

/// The part of a shape that a triangle draws: the second texture coordinate.
#[derive(Clone, Copy)]
enum DrawnPart {
    Whole = 0,
    Edge = 1,
    Inside = 2,
}

/// Adds vertices of one color to a shape.
struct Pen<'a> {
    shape: &'a mut Shape,
    part: DrawnPart,
}

impl Pen<'_> {
    fn vertex(&mut self, at: Vec3, inside: f32, color: LinearRgba) -> u32 {
        self.shape.colors.push(color);
        let uv = Vec2::new(inside, f32::from(self.part as u8));
        self.shape.vertex(at, Vec3::Y, uv)
    }

    fn triangle(&mut self, corners: [u32; 3]) {
        self.shape.triangles.extend(corners);
    }
}

/// A ring lying on y = 0.
pub fn ring(inner: f32, outer: f32) -> Shape {
    colored_ring(inner, outer, LinearRgba::WHITE)
}

pub fn colored_ring(inner: f32, outer: f32, color: LinearRgba) -> Shape {
    let middle = (inner + outer) / 2.0;
    let stations = [
        ((inner - MARGIN).max(0.0), -MARGIN.min(inner)),
        (middle, (outer - inner) / 2.0),
        (outer + MARGIN, -MARGIN),
    ];
    round(&stations, color)
}

/// A disc lying on y = 0.
pub fn disc(radius: f32) -> Shape {
    colored_disc(radius, LinearRgba::WHITE)
}

pub fn colored_disc(radius: f32, color: LinearRgba) -> Shape {
    round(&[(0.0, radius), (radius + MARGIN, -MARGIN)], color)
}

/// A round shape of this color, from radii and their distances inside the outline.
fn round(stations: &[(f32, f32)], color: LinearRgba) -> Shape {
    const SEGMENTS: u32 = 48;
    let mut shape = Shape::default();
    let mut pen = Pen { shape: &mut shape, part: DrawnPart::Whole };
    let count = stations.len() as u32;
    for segment in 0..=SEGMENTS {
        let (sin, cos) = (TAU * segment as f32 / SEGMENTS as f32).sin_cos();
        for &(radius, inside) in stations {
            let at = Vec3::new(radius * cos, 0.0, radius * sin);
            pen.vertex(at, inside, color);
        }
    }
    for segment in 0..SEGMENTS {
        for station in 0..count - 1 {
            let a = count * segment + station;
            shape.quad(a, a + count, a + count + 1, a + 1);
        }
    }
    shape
}

/// A square frame lying on y = 0, from its half size, band width, and drawn share of each half side from the corners.
pub fn frame(half: f32, width: f32, drawn: f32) -> Shape {
    let corners = [
        Vec3::new(1.0, 0.0, 1.0),
        Vec3::new(-1.0, 0.0, 1.0),
        Vec3::new(-1.0, 0.0, -1.0),
        Vec3::new(1.0, 0.0, -1.0),
    ]
    .map(|corner| corner * half);
    if drawn >= 1.0 {
        let mut shape = Shape::default();
        band(&mut shape, &corners, width, [LinearRgba::WHITE; 2], DrawnPart::Whole, true);
        return shape;
    }
    (0..4).fold(Shape::default(), |shape, index| {
        let [before, corner, after] = [(index + 3) % 4, index, (index + 1) % 4].map(|i| corners[i]);
        let end = |other: Vec3| corner + (other - corner) / 2.0 * drawn;
        shape.and(line(&[end(before), corner, end(after)], width))
    })
}

/// A white band of this width along a polyline; it lies on treads and leans on risers. Empty for fewer than two points.
pub fn line(points: &[Vec3], width: f32) -> Shape {
    colored_line(points, width, [LinearRgba::WHITE; 2])
}

/// A [`line()`] with its left and right halves in these colors.
pub fn colored_line(points: &[Vec3], width: f32, halves: [LinearRgba; 2]) -> Shape {
    let mut shape = Shape::default();
    band(&mut shape, points, width, halves, DrawnPart::Whole, false);
    shape
}

/// A flat arrow of this shaft width along a polyline, its left and right halves in these colors.
pub fn arrow(points: &[Vec3], width: f32, halves: [LinearRgba; 2]) -> Shape {
    let mut shape = Shape::default();
    let (Some(&tip), length) = (points.last(), length(points)) else {
        return shape;
    };
    let shaft = without_end(points, (width * HEAD).min(length * 0.8) - OVERLAP);
    let Some(neck) = shaft.last().copied().filter(|neck| *neck != tip) else {
        return shape;
    };
    // Shaft and head overlap, so draw both dark edges first.
    for part in [DrawnPart::Edge, DrawnPart::Inside] {
        band(&mut shape, &shaft, width, halves, part, false);
        head(&mut shape, neck, tip, width * HALF_HEAD, halves, part);
    }
    shape
}

/// The triangle at the end of an arrow, with half its neck width `half`.
fn head(
    shape: &mut Shape,
    neck: Vec3,
    tip: Vec3,
    half: f32,
    halves: [LinearRgba; 2],
    part: DrawnPart,
) {
    let way = tip - neck;
    let length = way.length();
    let along = way / length;
    let right = along.with_y(0.0).normalize_or(Vec3::X).cross(Vec3::Y);
    let slant = length.hypot(half);
    // Center and radius of the incircle.
    let radius = half * length / (half + slant);
    let center = neck + along * radius;
    let back = neck - along * MARGIN;
    let aside = right * (half + MARGIN * (half + slant) / length);
    let tip = tip + along * MARGIN * slant / half;
    let mut pen = Pen { shape, part };
    for (side, color) in [-1.0, 1.0].into_iter().zip(halves) {
        let inside =
            [(center, radius), (back, -MARGIN), (back + aside * side, -MARGIN), (tip, -MARGIN)];
        let [center, back, corner, tip] = inside.map(|(at, inside)| pen.vertex(at, inside, color));
        pen.triangle([center, back, corner]);
        pen.triangle([center, corner, tip]);
    }
}

/// A band along a polyline, shaped like a roof: the ridge is half its width inside the outline. Closed bands return to
/// their first point; open ones have square ends.
fn band(
    shape: &mut Shape,
    points: &[Vec3],
    width: f32,
    halves: [LinearRgba; 2],
    part: DrawnPart,
    closed: bool,
) {
    if points.len() < 2 {
        return;
    }
    let half = width / 2.0;
    let sideways = sideways(points, closed);
    let mut pen = Pen { shape, part };
    let last = points.len() - 1;
    let mut stations = Vec::with_capacity(points.len() + 1);
    for (index, (&point, &aside)) in points.iter().zip(&sideways).enumerate() {
        // At an end the eaves extend beyond the outline, and the ridge stops short of it.
        let outwards = match index {
            0 => (points[0] - points[1]).normalize_or_zero(),
            index if index == last => (points[last] - points[last - 1]).normalize_or_zero(),
            _ => Vec3::ZERO,
        };
        let outwards = if closed { Vec3::ZERO } else { outwards };
        let short = length(points).min(2.0 * half) / 2.0;
        let (ridge, eaves) = (point - outwards * short, point + outwards * MARGIN);
        let reach = aside * (half + MARGIN);
        let [left, right] = halves;
        stations.push([
            pen.vertex(eaves - reach, -MARGIN, left),
            pen.vertex(ridge, half, left),
            pen.vertex(eaves, -MARGIN, left),
            pen.vertex(ridge, half, right),
            pen.vertex(eaves, -MARGIN, right),
            pen.vertex(eaves + reach, -MARGIN, right),
        ]);
    }
    if closed {
        stations.push(stations[0]);
    } else {
        for [far_left, left_ridge, left_end, right_ridge, right_end, far_right] in
            [stations[0], stations[last]]
        {
            pen.triangle([far_left, left_ridge, left_end]);
            pen.triangle([right_end, right_ridge, far_right]);
        }
    }
    for pair in stations.windows(2) {
        let [a, b] = [pair[0], pair[1]];
        shape.quad(a[0], a[1], b[1], b[0]);
        shape.quad(a[3], a[5], b[5], b[3]);
    }
}

fn length(points: &[Vec3]) -> f32 {
    let pairs = points.windows(2);
    pairs.map(|pair| pair[0].distance(pair[1])).sum()
}

/// Returns the polyline shortened by this length at its end.
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

/// Returns the rightward vector at each point, mitered so that the band keeps its width.
fn sideways(points: &[Vec3], closed: bool) -> Vec<Vec3> {
    let count = points.len();
    let pairs = if closed { count } else { count - 1 };
    let mut ways: Vec<Option<Vec3>> = (0..pairs)
        .map(|i| (points[(i + 1) % count] - points[i]).with_y(0.0).try_normalize())
        .collect();
    for i in 1..pairs {
        ways[i] = ways[i].or(ways[i - 1]);
    }
    for i in (1..pairs).rev() {
        ways[i - 1] = ways[i - 1].or(ways[i]);
    }
    let right = |i: usize| ways[i].unwrap_or(Vec3::X).cross(Vec3::Y);
    (0..count)
        .map(|i| {
            let before = match i {
                0 if closed => pairs - 1,
                i => i.saturating_sub(1),
            };
            let (before, after) = (right(before), right(i.min(pairs - 1)));
            let middle = (before + after).try_normalize().unwrap_or(after);
            middle / middle.dot(after).max(0.5)
        })
        .collect()
}

/// Stroke width, relative to the sign's half size.
const STROKE: f32 = 0.42;

/// A cross lying on y = 0, from its half size.
pub fn cross(half: f32) -> Shape {
    let stroke = |x: f32| {
        let ends = [Vec3::new(-x, 0.0, -half), Vec3::new(x, 0.0, half)];
        line(&ends, half * STROKE)
    };
    stroke(half).and(stroke(-half))
}

/// A check mark lying on y = 0, from its half size, upright for a viewer at positive z.
pub fn check(half: f32) -> Shape {
    let points = [(-1.0, 0.1), (-0.3, 0.75), (1.0, -0.75)];
    let points = points.map(|(right, down)| Vec3::new(right * half, 0.0, down * half));
    line(&points, half * STROKE)
}
