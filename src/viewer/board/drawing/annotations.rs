//! Draws the marks and arrows of the position shown.

use bevy::prelude::*;

use super::arcs::arc;
use super::marks::{Layer, drawn_on, overlay};
use crate::game_tree::MarkColor;
use crate::themes::ColorRole;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::materials::drawn::DrawnMaterial;
use crate::viewer::scene::outlines::{EDGE, arrow as flat_arrow, ring};

const WIDTH: f32 = 0.11;
/// Height of a mark above its square, in cubes.
const LIFT: f32 = 0.02;

#[derive(Component)]
struct Annotation;

/// Materials in the order of [`COLORS`].
#[derive(Resource)]
struct AnnotationMaterials([Handle<DrawnMaterial>; 4]);

const COLORS: [MarkColor; 4] =
    [MarkColor::Red, MarkColor::Green, MarkColor::Blue, MarkColor::Yellow];

impl AnnotationMaterials {
    fn of(&self, color: MarkColor) -> Handle<DrawnMaterial> {
        let place = COLORS.iter().position(|&other| other == color);
        self.0[place.unwrap_or_default()].clone()
    }
}

fn prepare(
    mut commands: Commands,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let materials = COLORS.map(|color| {
        let material = drawn_on(ColorRole::Noted(color), Layer::Noted, &theme);
        materials.add(material.edged(EDGE))
    });
    commands.insert_resource(AnnotationMaterials(materials));
}

fn show(
    mut commands: Commands,
    board: Res<ShownBoard>,
    relief: Res<Relief>,
    materials: Res<AnnotationMaterials>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<Entity, With<Annotation>>,
) {
    shown.iter().for_each(|part| commands.entity(part).despawn());
    let noted = &board.noted;
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
    for arrow in &noted.arrows {
        let way = arc(arrow.from, arrow.to, relief.get());
        commands.spawn((
            Name::new(format!("Arrow {}-{}", arrow.from, arrow.to)),
            Annotation,
            overlay(),
            Mesh3d(meshes.add(flat_arrow(&way, WIDTH, [LinearRgba::WHITE; 2]).mesh())),
            MeshMaterial3d(materials.of(arrow.color)),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShownBoard>.or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare).add_systems(Update, show.in_set(DrawBoard).run_if(changed));
}
