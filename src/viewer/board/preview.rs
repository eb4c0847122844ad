//! Preview of a capture: its hops as arrows in the colours of their boards, and a cross on each piece it takes.

use bevy::prelude::*;

use super::arcs::arc;
use super::marks::{Layer, drawn_on, overlay};
use crate::viewer::input::selection::Selection;
use crate::viewer::marking::board_state::BoardState;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::pieces::{KING_HEIGHT, MAN_HEIGHT};
use crate::viewer::scene::ribbons::{edged_arrow, ribbon};
use crate::viewer::scene::shapes::Shape;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::position_editor::PositionEditor;
use crate::viewer::state::session::CurrentSession;
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
        taken: materials.add(drawn_on(palette::CAPTURE, Layer::Preview)),
        way: materials.add(drawn_on(Color::WHITE, Layer::Preview)),
    });
}

fn show(
    mut commands: Commands,
    state: BoardState,
    relief: Res<Relief>,
    looks: Res<PreviewAssets>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<Previewed>>,
) {
    shown
        .iter()
        .for_each(|part| commands.entity(part).despawn());
    let relief = relief.get();
    let Some(preview) = state.capture_preview() else {
        return;
    };
    let kings = state.game().position().kings();
    for square in preview.taken {
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
    for way in &preview.routes {
        let arrows = way.hops.iter().fold(Shape::default(), |shape, hop| {
            let halves = preview.hop_colors(hop).map(|color| color.to_linear());
            shape.and(edged_arrow(&arc(hop.from, hop.to, relief), WIDTH, halves))
        });
        commands.spawn((
            Name::new("Way of the capture"),
            Previewed,
            overlay(),
            Mesh3d(meshes.add(arrows.mesh())),
            MeshMaterial3d(looks.way.clone()),
        ));
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
