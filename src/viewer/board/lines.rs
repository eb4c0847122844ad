//! Lines of the boards: those of the piece under the pointer, in the colour of their side, and all lines of an inspected
//! side.

use bevy::prelude::*;

use super::marks::{Layer, drawn_on, overlay};
use crate::board::{ByFace, Face, Square};
use crate::themes::ColorRole;
use crate::viewer::input::selection::Selection;
use crate::viewer::marking::board_state::BoardState;
use crate::viewer::marking::stretches::{Stretch, covers};
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::scene::drawn_material::DrawnMaterial;
use crate::viewer::scene::geometry::{Relief, cube_top};
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::outlines::{EDGE, line};
use crate::viewer::scene::shapes::Shape;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::position_editor::PositionEditor;
use crate::viewer::state::session::CurrentSession;
use crate::viewer::state::settings::ViewerSettings;
use crate::viewer::state::theme::CurrentTheme;

/// Height of lines above the cubes.
const LIFT: f32 = 0.02;
/// The width of a line of the piece under the pointer.
const BROAD: f32 = 0.075;
/// The width of a line of the inspected side.
const FINE: f32 = 0.05;

/// A drawn line.
#[derive(Component)]
struct DrawnLine;

#[derive(Resource)]
struct LineColours {
    broad: ByFace<Handle<DrawnMaterial>>,
    fine: ByFace<Handle<DrawnMaterial>>,
}

fn prepare(
    mut commands: Commands,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let mut of = |alpha| {
        ByFace::from_fn(|face| {
            let material = drawn_on(ColorRole::Board(face), Layer::Lines, &theme);
            materials.add(material.edged(EDGE).with_opacity(alpha))
        })
    };
    commands.insert_resource(LineColours {
        broad: of(0.95),
        fine: of(0.9),
    });
}

/// Returns the path over the cubes between two squares on a straight line: level over each cube, upright where the
/// terrace changes, always slightly above the wood.
pub(crate) fn over_the_cubes(from: Square, to: Square, relief: f32) -> Vec<Vec3> {
    let (rows, columns) = (
        to.row() as i8 - from.row() as i8,
        to.column() as i8 - from.column() as i8,
    );
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

/// Returns the path with its bends rounded.
fn rounded(path: &[Vec3]) -> Vec<Vec3> {
    /// Length of a bend before and after its corner.
    const BEND: f32 = 0.04;
    const POINTS: u8 = 4;
    let mut points: Vec<Vec3> = path.first().copied().into_iter().collect();
    for corner in path.windows(3) {
        let [before, at, after] = [corner[0], corner[1], corner[2]];
        let towards = |other: Vec3| at + (other - at).clamp_length_max(BEND);
        let (start, end) = (towards(before), towards(after));
        points.extend((0..=POINTS).map(|step| {
            let part = f32::from(step) / f32::from(POINTS);
            start.lerp(at, part).lerp(at.lerp(end, part), part)
        }));
    }
    points.extend(path.last().filter(|_| path.len() > 1));
    points
}

/// Returns a shape for each board with stretches. A stretch that lies on two sides is drawn half in each colour.
fn shapes(stretches: &[Stretch], width: f32, relief: f32) -> ByFace<Option<Shape>> {
    let mut shapes = ByFace::<Option<Shape>>::from_fn(|_| None);
    for &(face, from, to) in stretches {
        let shared = stretches.iter().any(|&(other, start, end)| {
            other != face && start == from && (covers((from, to), end) || covers((start, end), to))
        });
        let mut points = over_the_cubes(from, to, relief);
        let width = if shared { width / 2.0 } else { width };
        if shared {
            let along = (points[points.len() - 1] - points[0])
                .with_y(0.0)
                .normalize_or_zero();
            let aside =
                along.cross(Vec3::Y) * width * if first_of_pair(face) { -0.55 } else { 0.55 };
            points.iter_mut().for_each(|point| *point += aside);
        }
        let shape = line(&rounded(&points), width);
        shapes[face] = Some(match shapes[face].take() {
            Some(others) => others.and(shape),
            None => shape,
        });
    }
    shapes
}

/// Returns `true` for one of each two neighbouring sides. Only neighbouring sides share lines.
const fn first_of_pair(face: Face) -> bool {
    matches!(face, Face::SouthWest | Face::NorthEast)
}

fn show(
    mut commands: Commands,
    state: BoardState,
    relief: Res<Relief>,
    colours: Res<LineColours>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<DrawnLine>>,
) {
    shown
        .iter()
        .for_each(|line| commands.entity(line).despawn());
    let relief = relief.get();
    let mut draw = |stretches: &[_], width, colours: &ByFace<Handle<DrawnMaterial>>| {
        for (face, shape) in Face::ALL
            .into_iter()
            .zip(shapes(stretches, width, relief).0)
        {
            let Some(shape) = shape else { continue };
            commands.spawn((
                Name::new(format!("Lines on {face:?}")),
                DrawnLine,
                overlay(),
                Mesh3d(meshes.add(shape.mesh())),
                MeshMaterial3d(colours[face].clone()),
            ));
        }
    };
    draw(&state.side_lines(), FINE, &colours.fine);
    draw(&state.piece_lines(), BROAD, &colours.broad);
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<Selection>)
        .or_eager(resource_changed::<PositionEditor>)
        .or_eager(resource_changed::<MoveAnimation>)
        .or_eager(resource_changed::<Relief>)
        .or_eager(resource_changed::<ViewerSettings>)
        .or_eager(resource_changed::<Spotlight>);
    app.add_systems(Startup, prepare)
        .add_systems(Update, show.in_set(FrameSystems::Render).run_if(changed));
}
