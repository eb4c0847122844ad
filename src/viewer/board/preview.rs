//! Preview of a capture: its hops as numbered arrows, and a cross on each piece it takes.

use bevy::prelude::*;

use super::labels::label;
use super::lines::over_the_cubes;
use super::marks::{drawn_on, overlay};
use crate::board::{Square, SquareSet};
use crate::game::{Game, MoveInput};
use crate::rules::Route;
use crate::viewer::input::selection::Selection;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::pieces::{KING_HEIGHT, MAN_HEIGHT};
use crate::viewer::scene::shapes::{Shape, path_arrow, ribbon};
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::position_editor::PositionEditor;
use crate::viewer::state::session::CurrentSession;
use crate::viewer::ui::fonts::Fonts;
use crate::viewer::ui::palette;

/// The width of an arrow.
const WIDTH: f32 = 0.09;

/// An entity of the preview.
#[derive(Component)]
struct Previewed;

/// The mesh and materials of the preview.
#[derive(Resource)]
struct PreviewAssets {
    cross: Handle<Mesh>,
    taken: Handle<StandardMaterial>,
    way: Handle<StandardMaterial>,
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let stroke = |x: f32| ribbon(&[Vec3::new(-x, 0.0, -0.24), Vec3::new(x, 0.0, 0.24)], 0.1);
    commands.insert_resource(PreviewAssets {
        cross: meshes.add(stroke(0.24).and(stroke(-0.24)).mesh()),
        taken: materials.add(drawn_on(palette::CAPTURE)),
        way: materials.add(drawn_on(palette::CAPTURE.with_alpha(0.85))),
    });
}

/// Returns the capture to preview: the one being entered or, where a capture is compulsory, that of the hovered piece.
fn previewed(game: &Game, selection: &Selection) -> Option<MoveInput> {
    let due = || {
        let square = selection
            .hovered()
            .filter(|&square| game.movable().contains(square))?;
        MoveInput::select(game.position(), square).ok()
    };
    let entry = selection.move_input().cloned().or_else(due)?;
    let is_capture = entry.candidates().iter().any(|(mv, _)| mv.is_capture());
    is_capture.then_some(entry)
}

/// Returns a route for each move that is still possible, only those over the hovered square if there are any.
fn ways_to_show(entry: &MoveInput, over: Option<Square>) -> Vec<&Route> {
    /// More routes than this are unreadable at once.
    const MAX_ROUTES: usize = 3;
    let by: Vec<_> = over
        .map(|square| entry.candidates_through(square).collect())
        .unwrap_or_default();
    let ways = if by.is_empty() {
        entry.candidates().iter().collect()
    } else {
        by
    };
    let mut moves = Vec::new();
    let mut shown = Vec::new();
    for (mv, route) in ways {
        if !moves.contains(mv) && shown.len() < MAX_ROUTES {
            moves.push(*mv);
            shown.push(route);
        }
    }
    shown
}

/// Returns the landing squares of a route with the numbers of the hops that end there.
fn numbered(way: &Route) -> Vec<(Square, String)> {
    let mut numbers: Vec<(Square, String)> = Vec::new();
    for (number, square) in (1..).zip(way.landings()) {
        match numbers.iter_mut().find(|(numbered, _)| *numbered == square) {
            Some((_, before)) => before.push_str(&format!(" · {number}")),
            None => numbers.push((square, number.to_string())),
        }
    }
    numbers
}

fn show(
    mut commands: Commands,
    session: Res<CurrentSession>,
    selection: Res<Selection>,
    editor: Res<PositionEditor>,
    relief: Res<Relief>,
    animation: Res<MoveAnimation>,
    looks: Res<PreviewAssets>,
    fonts: Res<Fonts>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<Previewed>>,
) {
    shown
        .iter()
        .for_each(|part| commands.entity(part).despawn());
    if animation.is_running() || editor.is_open() {
        return;
    }
    let relief = relief.get();
    let Some(entry) = previewed(session.game(), &selection) else {
        return;
    };
    let ways = ways_to_show(&entry, selection.hovered());
    let kings = session.game().position().kings();
    let taken: SquareSet = ways.iter().flat_map(|way| way.captured()).collect();
    for square in taken {
        let height = if kings.contains(square) {
            KING_HEIGHT
        } else {
            MAN_HEIGHT
        } + 0.02;
        commands.spawn((
            Name::new(format!("Taken {square}")),
            Previewed,
            overlay(),
            Mesh3d(looks.cross.clone()),
            MeshMaterial3d(looks.taken.clone()),
            Transform::from_translation(square_top(square, relief) + Vec3::Y * height),
        ));
    }
    for way in &ways {
        let arrows = way.hops.iter().fold(Shape::default(), |shape, hop| {
            shape.and(path_arrow(&over_the_cubes(hop.from, hop.to, relief), WIDTH))
        });
        commands.spawn((
            Name::new("Way of the capture"),
            Previewed,
            overlay(),
            Mesh3d(meshes.add(arrows.mesh())),
            MeshMaterial3d(looks.way.clone()),
        ));
    }
    if let [way] = ways[..] {
        for (square, numbers) in numbered(way) {
            let at = square_top(square, relief) + Vec3::Y * 0.1;
            commands.spawn((Previewed, label(numbers, at, &fonts)));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<Selection>)
        .or_eager(resource_changed::<PositionEditor>)
        .or_eager(resource_changed::<Relief>)
        .or_eager(resource_changed::<MoveAnimation>);
    app.add_systems(Startup, prepare)
        .add_systems(Update, show.in_set(FrameSystems::Render).run_if(changed));
}
