//! The marks and arrows of the position shown.

use bevy::prelude::*;

use super::lines::over_the_cubes;
use super::marks::{drawn_on, overlay};
use crate::game_tree::MarkColor;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::shapes::{path_arrow, ring};
use crate::viewer::state::drawn_arrow::DrawnArrow;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::position_editor::PositionEditor;
use crate::viewer::state::previewed_node::PreviewedNode;
use crate::viewer::state::session::CurrentSession;
use crate::viewer::ui::palette;

/// The width of an arrow.
const WIDTH: f32 = 0.11;
/// Height of a mark above its square, in cubes.
const LIFT: f32 = 0.02;

/// A mark or an arrow.
#[derive(Component)]
struct Annotation;

/// The materials of the colors, in the order of [`COLORS`].
#[derive(Resource)]
struct AnnotationMaterials([Handle<StandardMaterial>; 4]);

/// The colors of marks and arrows.
const COLORS: [(MarkColor, Color); 4] = [
    (MarkColor::Red, palette::NOTED_RED),
    (MarkColor::Green, palette::NOTED_GREEN),
    (MarkColor::Blue, palette::NOTED_BLUE),
    (MarkColor::Yellow, palette::NOTED_YELLOW),
];

impl AnnotationMaterials {
    fn of(&self, color: MarkColor) -> Handle<StandardMaterial> {
        let place = COLORS.iter().position(|(other, _)| *other == color);
        self.0[place.unwrap_or_default()].clone()
    }
}

fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let materials = COLORS.map(|(_, color)| materials.add(drawn_on(color)));
    commands.insert_resource(AnnotationMaterials(materials));
}

fn show(
    mut commands: Commands,
    session: Res<CurrentSession>,
    previewed: Res<PreviewedNode>,
    drawn: Res<DrawnArrow>,
    editor: Res<PositionEditor>,
    animation: Res<MoveAnimation>,
    relief: Res<Relief>,
    materials: Res<AnnotationMaterials>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<Annotation>>,
) {
    shown
        .iter()
        .for_each(|part| commands.entity(part).despawn());
    if animation.is_running() || editor.is_open() {
        return;
    }
    let game = session.game();
    let node = previewed.0.filter(|&node| game.tree().contains(node));
    let noted = &game
        .tree()
        .node(node.unwrap_or(game.current_node()))
        .annotations;
    for mark in &noted.marks {
        let place = square_top(mark.square, relief.get()) + Vec3::Y * LIFT;
        commands.spawn((
            Name::new(format!("Marked {}", mark.square)),
            Annotation,
            overlay(),
            Mesh3d(meshes.add(ring(0.36, 0.46).mesh())),
            MeshMaterial3d(materials.of(mark.color)),
            Transform::from_translation(place),
        ));
    }
    let drawn = drawn.arrow();
    for arrow in noted.arrows.iter().chain(&drawn) {
        let way = over_the_cubes(arrow.from, arrow.to, relief.get());
        commands.spawn((
            Name::new(format!("Arrow {}-{}", arrow.from, arrow.to)),
            Annotation,
            overlay(),
            Mesh3d(meshes.add(path_arrow(&way, WIDTH).mesh())),
            MeshMaterial3d(materials.of(arrow.color)),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<PreviewedNode>)
        .or_eager(resource_changed::<DrawnArrow>)
        .or_eager(resource_changed::<PositionEditor>)
        .or_eager(resource_changed::<Relief>)
        .or_eager(resource_changed::<MoveAnimation>);
    app.add_systems(Startup, prepare)
        .add_systems(Update, show.in_set(FrameSystems::Render).run_if(changed));
}
