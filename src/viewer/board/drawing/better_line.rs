//! Draws the better line as arrows: before an error of the game, or the shown solution of a mistake.

use bevy::prelude::*;

use super::advice::arrows;
use super::marks::{Drawings, Layer, drawn_on};
use crate::themes::ColorRole;
use crate::viewer::board::layers::{BETTER_MOVES, DrawBoard, ShownBoard};
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::materials::drawn::DrawnMaterial;
use crate::viewer::scene::outlines::EDGE;

/// Arrow widths, first move first.
const WIDTHS: [f32; BETTER_MOVES] = [0.13, 0.07, 0.045];
/// Arrow opacities.
const ALPHAS: [f32; BETTER_MOVES] = [0.95, 0.7, 0.5];

#[derive(Component, Default)]
struct BetterMove;

#[derive(Resource)]
struct BetterMaterials([Handle<DrawnMaterial>; BETTER_MOVES]);

fn prepare(
    mut commands: Commands,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let materials = ALPHAS.map(|alpha| {
        let material = drawn_on(ColorRole::Destination, Layer::Advice, &theme);
        materials.add(material.edged(EDGE).with_opacity(alpha))
    });
    commands.insert_resource(BetterMaterials(materials));
}

fn show(
    board: Res<ShownBoard>,
    relief: Res<Relief>,
    materials: Res<BetterMaterials>,
    mut drawings: Drawings<BetterMove>,
) {
    drawings.clear();
    for ((hops, width), material) in board.better_line.iter().zip(WIDTHS).zip(&materials.0) {
        drawings.draw("Better move", arrows(hops, width, relief.get()), material);
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShownBoard>.or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare).add_systems(Update, show.in_set(DrawBoard).run_if(changed));
}
