//! Lines of the boards: those of the piece under the pointer, in the colour of their side, and all lines of an inspected
//! side.

use bevy::prelude::*;

use super::marks::{drawn_on, overlay};
use crate::board::{Board, ByFace, Direction, Face, Square};
use crate::game::Game;
use crate::rules::PieceKind;
use crate::viewer::input::selection::Selection;
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::scene::geometry::{Relief, cube_top};
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::shapes::{Shape, ribbon};
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::position_editor::PositionEditor;
use crate::viewer::state::session::CurrentSession;
use crate::viewer::state::settings::ViewerSettings;
use crate::viewer::ui::palette;

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
    broad: ByFace<Handle<StandardMaterial>>,
    fine: ByFace<Handle<StandardMaterial>>,
}

fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut of = |alpha| {
        ByFace::from_fn(|face| {
            materials.add(drawn_on(
                ByFace(palette::BOARD_LINES)[face].with_alpha(alpha),
            ))
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

/// Returns the stretches of line that a piece may follow from its square, with their board: a king's reach the end of
/// the board, a man's reach as far as it captures.
fn piece_lines(game: &Game, square: Square) -> Vec<(Face, Square, Square)> {
    let Some(piece) = game.position().piece_at(square) else {
        return Vec::new();
    };
    let reach = if piece.kind == PieceKind::King {
        usize::MAX
    } else {
        2
    };
    let mut stretches = Vec::new();
    for direction in Direction::ALL {
        let line = game.position().board().line(square, direction);
        for face in Face::ALL {
            let carried = line
                .faces()
                .iter()
                .take(reach)
                .take_while(|faces| faces.contains(face))
                .count();
            let is_worth_showing = carried > 0 && (piece.kind == PieceKind::King || carried == 2);
            if is_worth_showing {
                stretches.push((face, square, line.squares()[carried - 1]));
            }
        }
    }
    stretches
}

/// Returns the lines of a side from end to end.
fn side_lines(board: &Board, face: Face) -> Vec<(Face, Square, Square)> {
    let squares = board.squares_of(face);
    let starts_here = |square: Square, direction: Direction| {
        let before = board.line(square, direction.opposite());
        before
            .faces()
            .first()
            .is_none_or(|faces| !faces.contains(face))
    };
    let mut stretches = Vec::new();
    for direction in [Direction::North, Direction::East] {
        for square in squares
            .into_iter()
            .filter(|&square| starts_here(square, direction))
        {
            let line = board.line(square, direction);
            let carried = line
                .faces()
                .iter()
                .take_while(|faces| faces.contains(face))
                .count();
            if carried > 0 {
                stretches.push((face, square, line.squares()[carried - 1]));
            }
        }
    }
    stretches
}

/// Returns a shape for each board with stretches. A stretch that lies on two sides is drawn half in each colour.
fn shapes(stretches: &[(Face, Square, Square)], width: f32, relief: f32) -> ByFace<Option<Shape>> {
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
        let shape = ribbon(&points, width);
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

/// Returns `true` if a stretch reaches at least this square, in the same direction.
fn covers((from, to): (Square, Square), square: Square) -> bool {
    let reach = |square: Square| {
        (
            square.row() as i8 - from.row() as i8,
            square.column() as i8 - from.column() as i8,
        )
    };
    let (stretch, other) = (reach(to), reach(square));
    let same_way = (stretch.0.signum(), stretch.1.signum()) == (other.0.signum(), other.1.signum());
    same_way && stretch.0.abs() >= other.0.abs() && stretch.1.abs() >= other.1.abs()
}

fn show(
    mut commands: Commands,
    session: Res<CurrentSession>,
    selection: Res<Selection>,
    editor: Res<PositionEditor>,
    animation: Res<MoveAnimation>,
    relief: Res<Relief>,
    settings: Res<ViewerSettings>,
    spotlight: Res<Spotlight>,
    colours: Res<LineColours>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<DrawnLine>>,
) {
    shown
        .iter()
        .for_each(|line| commands.entity(line).despawn());
    let game = session.game();
    let relief = relief.get();
    let inspected = spotlight
        .0
        .filter(|_| settings.lines && game.variant().has_sides());
    let of_side = inspected
        .map(|face| side_lines(game.position().board(), face))
        .unwrap_or_default();
    let is_still = selection.move_input().is_none()
        && !animation.is_running()
        && game.placement().is_none()
        && !editor.is_open();
    let hovered = selection.hovered().filter(|_| is_still);
    let of_piece = hovered
        .map(|square| piece_lines(game, square))
        .unwrap_or_default();
    let mut draw = |stretches: &[_], width, colours: &ByFace<Handle<StandardMaterial>>| {
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
    draw(&of_side, FINE, &colours.fine);
    draw(&of_piece, BROAD, &colours.broad);
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
