//! Draws the marks and arrows of the position shown.

use bevy::prelude::*;

use super::lines::arc;
use super::marks::{Drawings, Layer, drawn_on};
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

#[derive(Component, Default)]
struct Annotation;

/// Materials in the order of [`COLORS`].
#[derive(Resource)]
struct AnnotationMaterials([Handle<DrawnMaterial>; 4]);

const COLORS: [MarkColor; 4] =
    [MarkColor::Red, MarkColor::Green, MarkColor::Blue, MarkColor::Yellow];

impl AnnotationMaterials {
    fn of(&self, color: MarkColor) -> &Handle<DrawnMaterial> {
        let place = COLORS.iter().position(|&other| other == color);
        &self.0[place.unwrap_or_default()]
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
    board: Res<ShownBoard>,
    relief: Res<Relief>,
    materials: Res<AnnotationMaterials>,
    mut drawings: Drawings<Annotation>,
) {
    drawings.clear();
    let noted = &board.noted;
    for mark in &noted.marks {
        let ring = drawings.mesh(ring(0.36, 0.46));
        let place = square_top(mark.square, relief.get()) + Vec3::Y * LIFT;
        drawings.place(format!("Marked {}", mark.square), &ring, materials.of(mark.color), place);
    }
    for arrow in &noted.arrows {
        let way = arc(arrow.from, arrow.to, relief.get());
        let shape = flat_arrow(&way, WIDTH, [LinearRgba::WHITE; 2]);
        let name = format!("Arrow {}-{}", arrow.from, arrow.to);
        drawings.draw(name, shape, materials.of(arrow.color));
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShownBoard>.or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare).add_systems(Update, show.in_set(DrawBoard).run_if(changed));
}
