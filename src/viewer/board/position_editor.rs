//! The arrangement in the position editor: its pieces stand on the board, with marks for the cursor, the square under
//! the pointer, and the squares that make it illegal.

use bevy::prelude::*;

use super::labels::label;
use super::marks::{drawn_on, frame, overlay};
use super::pieces::set_out;
use crate::board::Square;
use crate::rules::{Setup, SetupError};
use crate::viewer::input::selection::Selection;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::pieces::{BoardPiece, PieceAssets};
use crate::viewer::scene::shapes::{Shape, ring};
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::position_editor::{EditorState, PositionEditor};
use crate::viewer::state::session::CurrentSession;
use crate::viewer::ui::fonts::Fonts;
use crate::viewer::ui::palette;

/// Height of a mark above its square, in cubes.
const LIFT: f32 = 0.02;

/// A mark of the editor.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditorMark {
    /// The square under the pointer: a thin frame.
    Over,
    /// The cursor: a broad frame.
    Cursor,
    /// A piece that may not stand there: three rings.
    Problem,
}

impl EditorMark {
    const ALL: [EditorMark; 3] = [EditorMark::Over, EditorMark::Cursor, EditorMark::Problem];

    const fn color(self) -> Color {
        match self {
            EditorMark::Over => palette::HOVER,
            EditorMark::Cursor => palette::SELECTED,
            EditorMark::Problem => palette::CAPTURE,
        }
    }

    fn shape(self) -> Shape {
        match self {
            EditorMark::Over => frame(0.45, 0.03, 1.0),
            EditorMark::Cursor => frame(0.44, 0.08, 1.0),
            EditorMark::Problem => ring(0.385, 0.42).and(ring(0.44, 0.48)),
        }
    }
}

/// The meshes and materials of the marks, in the order of [`EditorMark::ALL`].
#[derive(Resource)]
struct EditorMarkAssets([(Handle<Mesh>, Handle<StandardMaterial>); 3]);

/// A mark or a label of the editor.
#[derive(Component)]
struct OfEditor;

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let assets = EditorMark::ALL.map(|mark| {
        let material = drawn_on(mark.color());
        (meshes.add(mark.shape().mesh()), materials.add(material))
    });
    commands.insert_resource(EditorMarkAssets(assets));
}

/// Sets out the pieces of the draft, and those of the game again when the editor closes.
fn set_out_draft(
    mut commands: Commands,
    editor: Res<PositionEditor>,
    session: Res<CurrentSession>,
    looks: Res<PieceAssets>,
    relief: Res<Relief>,
    mut animation: ResMut<MoveAnimation>,
    mut shown: Local<Option<Setup>>,
    pieces: Query<Entity, With<BoardPiece>>,
) {
    let draft = editor.get().map(|state| *state.draft.setup());
    if *shown == draft {
        return;
    }
    *shown = draft;
    *animation = MoveAnimation::default();
    pieces
        .iter()
        .for_each(|piece| commands.entity(piece).despawn());
    let setup = draft.unwrap_or_else(|| session.game().current_setup());
    set_out(&mut commands, &setup, &looks, *relief);
}

fn marks(state: &EditorState, hovered: Option<Square>) -> Vec<(EditorMark, Square)> {
    let problems = state.draft.problems();
    let problems = problems.iter().filter_map(SetupError::square);
    let cursor = state.cursor.map(|square| (EditorMark::Cursor, square));
    let over = hovered.filter(|_| cursor.is_none());
    problems
        .map(|square| (EditorMark::Problem, square))
        .chain(cursor)
        .chain(over.map(|square| (EditorMark::Over, square)))
        .collect()
}

fn show_marks(
    mut commands: Commands,
    editor: Res<PositionEditor>,
    selection: Res<Selection>,
    relief: Res<Relief>,
    assets: Res<EditorMarkAssets>,
    fonts: Res<Fonts>,
    shown: Query<Entity, With<OfEditor>>,
) {
    shown
        .iter()
        .for_each(|mark| commands.entity(mark).despawn());
    let Some(state) = editor.get() else { return };
    for (mark, square) in marks(state, selection.hovered()) {
        let (mesh, material) = &assets.0[mark as usize];
        let place = square_top(square, relief.get()) + Vec3::Y * LIFT;
        commands.spawn((
            Name::new(format!("{mark:?} {square}")),
            OfEditor,
            mark,
            overlay(),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(place),
        ));
        if mark == EditorMark::Problem {
            let at = place + Vec3::Y * 0.3;
            commands.spawn((OfEditor, label("!".to_owned(), at, &fonts)));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<PositionEditor>
        .or_eager(resource_changed::<Selection>)
        .or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare).add_systems(
        Update,
        (
            set_out_draft.run_if(resource_changed::<PositionEditor>),
            show_marks.run_if(changed),
        )
            .in_set(FrameSystems::Render),
    );
}
