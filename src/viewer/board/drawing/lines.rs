//! Arcs over the cubes for moves and marks, and board lines: thin, single-color lines of the hovered piece with end
//! dots in their boards' colors, and all lines of an inspected side. Lines pass under pieces. A man's steps are dots
//! only.

use bevy::prelude::*;

use super::marks::{Drawings, Layer, drawn_on};
use crate::board::{ByFace, Cube, Face, Square, SquareSet};
use crate::rules::Side;
use crate::themes::ColorRole;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::board::marking::segments::{LineSegment, ends, longest};
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::scene::geometry::{Relief, cube_top, square_top};
use crate::viewer::scene::materials::drawn::DrawnMaterial;
use crate::viewer::scene::outlines::{EDGE, disc, line};
use crate::viewer::scene::pieces::{KING_RADIUS, MAN_HEIGHT};
use crate::viewer::scene::shapes::Shape;

/// Height of lines and of the ends of arcs above the cubes.
const LIFT: f32 = 0.02;
/// Width of a line, and its opacities for the hovered piece and the inspected side.
const WIDTH: f32 = 0.045;
const OF_PIECE: f32 = 0.8;
const OF_SIDE: f32 = 0.5;
/// Radius of end dots and of step dots.
const DOT: f32 = 0.085;
const STEP: f32 = 0.12;
/// Radius around a piece that lines leave clear.
const CLEAR: f32 = KING_RADIUS + 0.03;

/// Segments per arc.
const ARC_SEGMENTS: u16 = 24;
/// Minimum height of an arc, and its clearance over cubes and men between its ends.
const ARC_HEIGHT: f32 = 0.1;
const ARC_CLEARANCE: f32 = 0.06;

/// A line, or the dots at the ends of lines.
#[derive(Component, Default)]
struct DrawnLine;

#[derive(Resource)]
struct LineMaterials {
    of_piece: Handle<DrawnMaterial>,
    of_side: ByFace<Handle<DrawnMaterial>>,
    dots: ByFace<Handle<DrawnMaterial>>,
}

fn prepare(
    mut commands: Commands,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let mut of = |role, alpha| {
        let material = drawn_on(role, Layer::Lines, &theme);
        materials.add(material.edged(EDGE).with_opacity(alpha))
    };
    commands.insert_resource(LineMaterials {
        of_piece: of(ColorRole::Hover, OF_PIECE),
        of_side: ByFace::from_fn(|face| of(ColorRole::Board(face), OF_SIDE)),
        dots: ByFace::from_fn(|face| of(ColorRole::Board(face), 1.0)),
    });
}

/// Returns the path over the cubes between two squares on a straight line: level over each cube, vertical between
/// terraces, always slightly above the wood.
pub(crate) fn over_the_cubes(from: Square, to: Square, relief: f32) -> Vec<Vec3> {
    let (rows, columns) =
        (to.row() as i8 - from.row() as i8, to.column() as i8 - from.column() as i8);
    let (row_step, column_step) = (rows.signum(), columns.signum());
    let steps = rows.abs().max(columns.abs());
    let along = Vec3::new(column_step.into(), 0.0, (-row_step).into());
    let mut points = Vec::new();
    let mut before: Option<Vec3> = None;
    for step in 0..=steps {
        let Some(cube) = from.cube().offset(row_step * step, column_step * step) else {
            break;
        };
        let top = cube_top(cube, relief) + Vec3::Y * LIFT;
        if let Some(before) = before
            && (before.y - top.y).abs() > f32::EPSILON
        {
            let outwards = along.normalize() * if top.y > before.y { -LIFT } else { LIFT };
            let edge = (before + top) / 2.0 + outwards;
            points.push(edge.with_y(before.y));
            points.push(edge.with_y(top.y));
        }
        points.push(top);
        before = Some(top);
    }
    points
}

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
        let top = cube_top(cube, relief).y + MAN_HEIGHT + ARC_CLEARANCE;
        Some((top - start.y.lerp(end.y, part)) / rise(part))
    };
    let height = (1..steps).filter_map(between).fold(ARC_HEIGHT, f32::max);
    (0..=ARC_SEGMENTS)
        .map(|segment| f32::from(segment) / f32::from(ARC_SEGMENTS))
        .map(|part| start.lerp(end, part) + Vec3::Y * height * rise(part))
        .collect()
}

fn rounded(path: &[Vec3]) -> Vec<Vec3> {
    /// Length of a bend on each side of its corner.
    const BEND: f32 = 0.04;
    const POINTS: u8 = 4;
    let mut points: Vec<Vec3> = path.first().copied().into_iter().collect();
    for corner in path.windows(3) {
        let [before, at, after] = [corner[0], corner[1], corner[2]];
        let toward = |other: Vec3| at + (other - at).clamp_length_max(BEND);
        let (start, end) = (toward(before), toward(after));
        points.extend((0..=POINTS).map(|step| {
            let part = f32::from(step) / f32::from(POINTS);
            start.lerp(at, part).lerp(at.lerp(end, part), part)
        }));
    }
    points.extend(path.last().filter(|_| path.len() > 1));
    points
}

/// Returns the parts of a path outside this radius of the points, seen from above.
fn clear_of(path: &[Vec3], points: &[Vec3], radius: f32) -> Vec<Vec<Vec3>> {
    let is_covered = |at: Vec3| {
        let is_near = |point: &Vec3| point.xz().distance(at.xz()) < radius;
        points.iter().any(is_near)
    };
    let (mut parts, mut part) = (Vec::new(), Vec::new());
    for pair in path.windows(2) {
        let (start, way) = (pair[0], pair[1] - pair[0]);
        let mut cuts = vec![0.0, 1.0];
        cuts.extend(points.iter().flat_map(|point| crossings(start - point, way, radius)));
        cuts.sort_by(f32::total_cmp);
        for cut in cuts.windows(2) {
            if is_covered(start + way * cut[0].midpoint(cut[1])) {
                parts.push(std::mem::take(&mut part));
                continue;
            }
            if part.is_empty() {
                part.push(start + way * cut[0]);
            }
            part.push(start + way * cut[1]);
        }
    }
    parts.push(part);
    parts.retain(|part| part.len() > 1);
    parts
}

/// Returns the intersections of a segment with a vertical cylinder around the origin, as fractions from 0 to 1.
fn crossings(start: Vec3, way: Vec3, radius: f32) -> impl Iterator<Item = f32> {
    let (start, way) = (start.xz(), way.xz());
    let (a, b) = (way.length_squared(), start.dot(way));
    let root = (b * b - a * (start.length_squared() - radius * radius)).sqrt();
    // NaN for a segment that misses the cylinder or is vertical.
    [(-b - root) / a, (-b + root) / a].into_iter().filter(|part| (0.0..1.0).contains(part))
}

/// Returns the shape of line segments; `None` if pieces leave nothing of them.
fn shape(segments: &[LineSegment], occupied: SquareSet, relief: f32) -> Option<Shape> {
    let pieces: Vec<Vec3> = occupied.into_iter().map(|square| square_top(square, relief)).collect();
    let paths = segments.iter().map(|&(_, from, to)| over_the_cubes(from, to, relief));
    paths
        .flat_map(|path| clear_of(&path, &pieces, CLEAR))
        .map(|part| line(&rounded(&part), WIDTH))
        .reduce(Shape::and)
}

fn show(
    board: Res<ShownBoard>,
    relief: Res<Relief>,
    materials: Res<LineMaterials>,
    mut drawings: Drawings<DrawnLine>,
) {
    drawings.clear();
    let relief = relief.get();
    let (of_side, reach) = (&board.side_lines, &board.reach);
    let of_piece = &reach.lines;
    if of_side.is_empty() && reach.is_empty() {
        return;
    }
    let setup = board.setup;
    let occupied = setup.pieces(Side::White) | setup.pieces(Side::Black);
    let mut draw = |name: String, shape: Option<Shape>, material: &Handle<DrawnMaterial>| {
        if let Some(shape) = shape {
            drawings.draw(name, shape, material);
        }
    };
    let lines = shape(&longest(of_piece), occupied, relief);
    draw("Lines of a piece".to_owned(), lines, &materials.of_piece);
    let dot = |square: Square, radius: f32| {
        disc(radius).moved(square_top(square, relief) + Vec3::Y * LIFT)
    };
    let steps = reach.steps.iter().map(|&step| dot(step, STEP));
    let steps = steps.reduce(Shape::and);
    draw("Steps of a piece".to_owned(), steps, &materials.of_piece);
    let ends = ends(of_piece, occupied);
    for face in Face::ALL {
        let is_here = |segment: &&LineSegment| segment.0 == face;
        let on_face: Vec<LineSegment> = of_side.iter().filter(is_here).copied().collect();
        let lines = shape(&on_face, occupied, relief);
        draw(format!("Lines on {face:?}"), lines, &materials.of_side[face]);
        let dots = ends.iter().filter(|(_, of)| *of == face);
        let dots = dots.map(|(end, _)| dot(*end, DOT)).reduce(Shape::and);
        draw(format!("Ends on {face:?}"), dots, &materials.dots[face]);
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShownBoard>.or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare).add_systems(Update, show.in_set(DrawBoard).run_if(changed));
}
