//! The arrangement in the position editor: its pieces stand on the board, with marks for the cursor, the square under
//! the pointer, and the squares that make it illegal.

use bevy::prelude::*;

use super::marks::EditorMark;
use super::state::PositionEditor;
use crate::rules::Setup;
use crate::themes::ColorRole;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::drawing::labels::label;
use crate::viewer::board::drawing::marks::{Layer, drawn_on, overlay};
use crate::viewer::board::drawing::pieces::SetOutGame;
use crate::viewer::board::drawing::pieces::set_out;
use crate::viewer::board::input::selection::Selection;
use crate::viewer::board::marking::board_state::BoardState;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::theme::CurrentTheme;
use crate::viewer::scene::drawn_material::DrawnMaterial;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::outlines::{frame, ring};
use crate::viewer::scene::pieces::{BoardPiece, PieceAssets};
use crate::viewer::scene::shapes::Shape;
use crate::viewer::ui::fonts::Fonts;

/// Height of a mark above its square, in cubes.
const LIFT: f32 = 0.02;

fn shape(mark: EditorMark) -> Shape {
    match mark {
        EditorMark::Over => frame(0.45, 0.03, 1.0),
        EditorMark::Cursor => frame(0.44, 0.08, 1.0),
        EditorMark::Problem => ring(0.385, 0.42).and(ring(0.44, 0.48)),
    }
}

/// The meshes and materials of the marks, in the order of [`EditorMark::ALL`].
#[derive(Resource)]
struct EditorMarkAssets([(Handle<Mesh>, Handle<DrawnMaterial>); 3]);

/// A mark or a label of the editor.
#[derive(Component)]
struct OfEditor;

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let assets = EditorMark::ALL.map(|mark| {
        let material = drawn_on(mark.role(), Layer::Marks, &theme);
        (meshes.add(shape(mark).mesh()), materials.add(material))
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

fn show_marks(
    mut commands: Commands,
    state: BoardState,
    relief: Res<Relief>,
    assets: Res<EditorMarkAssets>,
    fonts: Res<Fonts>,
    theme: Res<CurrentTheme>,
    shown: Query<Entity, With<OfEditor>>,
) {
    shown
        .iter()
        .for_each(|mark| commands.entity(mark).despawn());
    for (mark, square) in state.editor_marks() {
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
            let plate = theme.paint(ColorRole::Capture);
            commands.spawn((OfEditor, label("!".to_owned(), at, &fonts, plate)));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<PositionEditor>
        .or_eager(resource_changed::<Demonstration>)
        .or_eager(resource_changed::<Selection>)
        .or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare).add_systems(
        Update,
        (
            set_out_draft
                .run_if(resource_changed::<PositionEditor>)
                .after(SetOutGame),
            show_marks.run_if(changed),
        )
            .in_set(FrameSystems::Render),
    );
}
