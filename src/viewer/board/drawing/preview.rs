//! Previews a capture: hops as arrows in their boards' colors, and a cross on each captured piece.

use bevy::prelude::*;

use super::lines::arc;
use super::marks::{Drawings, Layer, drawn_in_colors, drawn_on};
use crate::themes::ColorRole;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::materials::drawn::DrawnMaterial;
use crate::viewer::scene::outlines::{arrow, cross};
use crate::viewer::scene::pieces::figure_height;
use crate::viewer::scene::shapes::Shape;

/// Width of an arrow and of its dark edge.
const WIDTH: f32 = 0.1;
const EDGE: f32 = 0.034;

#[derive(Component, Default)]
struct Previewed;

#[derive(Resource)]
struct PreviewAssets {
    cross: Handle<Mesh>,
    taken: Handle<DrawnMaterial>,
    way: Handle<DrawnMaterial>,
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let taken = drawn_on(ColorRole::Capture, Layer::Preview, &theme);
    let way = drawn_in_colors(Layer::Preview, &theme);
    commands.insert_resource(PreviewAssets {
        cross: meshes.add(cross(0.24).mesh()),
        taken: materials.add(taken.firmly_edged(EDGE, &theme)),
        way: materials.add(way.firmly_edged(EDGE, &theme)),
    });
}

fn show(
    board: Res<ShownBoard>,
    relief: Res<Relief>,
    looks: Res<PreviewAssets>,
    theme: Res<CurrentTheme>,
    mut drawings: Drawings<Previewed>,
) {
    drawings.clear();
    let relief = relief.get();
    let Some(preview) = &board.capture else {
        return;
    };
    let kings = board.setup.kings();
    for square in preview.taken {
        let height = figure_height(kings.contains(square)) + 0.02;
        let top = square_top(square, relief) + Vec3::Y * height;
        drawings.place(format!("Taken {square}"), &looks.cross, &looks.taken, top);
    }
    for way in &preview.routes {
        let arrows = way.hops.iter().fold(Shape::default(), |shape, hop| {
            let halves = preview.hop_roles(hop).map(|role| theme.paint(role).to_linear());
            shape.and(arrow(&arc(hop.from, hop.to, relief), WIDTH, halves))
        });
        drawings.draw("Way of the capture", arrows, &looks.way);
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShownBoard>
        .or_eager(resource_changed::<CurrentTheme>)
        .or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare).add_systems(Update, show.in_set(DrawBoard).run_if(changed));
}
