//! The marks on the squares, drawn on the cubes.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use crate::viewer::input::selection::Selection;
use crate::viewer::marking::board_state::BoardState;
use crate::viewer::marking::marks::Mark;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::ribbons::ribbon;
use crate::viewer::scene::shapes::{Shape, disc, ring};
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::position_editor::PositionEditor;
use crate::viewer::state::previewed_node::PreviewedNode;
use crate::viewer::state::session::CurrentSession;

/// Height of a mark above its square, in cubes.
const LIFT: f32 = 0.012;

fn shape(mark: Mark) -> Shape {
    match mark {
        Mark::Over => frame(0.45, 0.03, 1.0),
        Mark::Chosen => ring(0.39, 0.47),
        Mark::End => disc(0.13).and(ring(0.22, 0.26)),
        Mark::Landing => ring(0.13, 0.19),
        Mark::MustCapture => ring(0.385, 0.41).and(ring(0.44, 0.465)),
        Mark::CameFrom => frame(0.43, 0.05, 0.3),
        Mark::WentTo => frame(0.43, 0.05, 1.0),
        Mark::WalkerEdge => frame(0.483, 0.03, 1.0).and(frame(0.367, 0.03, 1.0)),
        Mark::Walker => frame(0.425, 0.085, 1.0),
    }
}

/// A square frame lying on y = 0: half its size, the width of its band, and the share of each half side that is drawn,
/// measured from the corners.
pub(crate) fn frame(half: f32, width: f32, drawn: f32) -> Shape {
    let corners = [
        Vec2::ONE,
        Vec2::new(-1.0, 1.0),
        Vec2::NEG_ONE,
        Vec2::new(1.0, -1.0),
    ];
    let flat = |at: Vec2| Vec3::new(at.x, 0.0, at.y) * half;
    (0..4).fold(Shape::default(), |shape, index| {
        let [before, corner, after] = [(index + 3) % 4, index, (index + 1) % 4].map(|i| corners[i]);
        let end = |other: Vec2| corner + (other - corner) / 2.0 * drawn;
        shape.and(ribbon(
            &[flat(end(before)), flat(corner), flat(end(after))],
            width,
        ))
    })
}

/// The meshes and materials of the marks.
#[derive(Resource)]
struct MarkAssets(Vec<(Handle<Mesh>, Handle<StandardMaterial>)>);

/// Returns an unlit material of one colour for drawings on the board.
pub(crate) fn drawn_on(colour: Color, layer: Layer) -> StandardMaterial {
    StandardMaterial {
        base_color: colour,
        unlit: true,
        cull_mode: None,
        alpha_mode: AlphaMode::Blend,
        depth_bias: f32::from(layer as u8) * LAYER_DEPTH,
        ..default()
    }
}

/// Depth between two layers, in steps of the depth buffer.
const LAYER_DEPTH: f32 = 600.0;

/// The layers of what is drawn on the board, the lowest first. Drawings of different layers may lie in the same plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// Marks on squares.
    Marks,
    /// Lines of a side or a piece.
    Lines,
    /// Marks and arrows of the players.
    Noted,
    /// Arrows of the computer.
    Advice,
    /// The preview of a capture.
    Preview,
}

/// A drawing on the board. Where something covers it, it shines through.
#[derive(Component)]
pub(crate) struct Overlay;

/// The components shared by all drawings on the board: no shadows, no picking.
pub(crate) fn overlay() -> impl Bundle {
    (
        Overlay,
        NotShadowCaster,
        NotShadowReceiver,
        Pickable::IGNORE,
    )
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let looks = Mark::ALL.map(|mark| {
        (
            meshes.add(shape(mark).mesh()),
            materials.add(drawn_on(mark.colour(), Layer::Marks)),
        )
    });
    commands.insert_resource(MarkAssets(looks.into()));
}

fn show(
    mut commands: Commands,
    state: BoardState,
    relief: Res<Relief>,
    looks: Res<MarkAssets>,
    shown: Query<Entity, With<Mark>>,
) {
    shown
        .iter()
        .for_each(|mark| commands.entity(mark).despawn());
    for (mark, square) in state.marks() {
        let (mesh, material) = &looks.0[mark as usize];
        commands.spawn((
            Name::new(format!("{mark:?} {square}")),
            mark,
            overlay(),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(square_top(square, relief.get()) + Vec3::Y * LIFT),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<Selection>)
        .or_eager(resource_changed::<PreviewedNode>)
        .or_eager(resource_changed::<PositionEditor>)
        .or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare)
        .add_systems(Update, show.in_set(FrameSystems::Render).run_if(changed));
}
