//! Flags that number the hops of a previewed capture, in their boards' colors, on poles above any obstruction.

use bevy::prelude::*;

use super::labels::label;
use super::marks::{Layer, drawn_on, overlay};
use crate::board::Square;
use crate::themes::ColorRole;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::scene::camera::CurrentEye;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::glass::Glass;
use crate::viewer::scene::materials::drawn::DrawnMaterial;
use crate::viewer::scene::shapes::with_colors;
use crate::viewer::scene::sight::{Eye, Obstacles, Scenery};
use crate::viewer::ui::letter_size::Fonts;

/// Candidate pole heights, in cubes. From the last one everything is visible.
const HEIGHTS: [f32; 7] = [0.25, 0.45, 0.7, 1.0, 1.5, 2.2, 3.5];
const WIDTH: f32 = 0.035;

#[derive(Component)]
struct FlagPart;

/// The mesh of a one-cube pole and its material.
#[derive(Resource)]
struct PoleAssets(Handle<Mesh>, Handle<DrawnMaterial>);

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let pole = Mesh::from(Cylinder::new(WIDTH / 2.0, 1.0));
    // The material draws the inside of an outline; every point of the pole is inside.
    let inside = vec![[1.0, 0.0]; pole.count_vertices()];
    let white = vec![LinearRgba::WHITE; pole.count_vertices()];
    let pole = pole.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, inside);
    commands.insert_resource(PoleAssets(
        meshes.add(with_colors(pole, white)),
        materials.add(drawn_on(ColorRole::WalkerEdge, Layer::Preview, &theme)),
    ));
}

/// Returns the lowest pole height whose top is in sight.
fn height(
    square: Square,
    scenery: &Scenery,
    relief: f32,
    eye: Eye,
    translucent: &Obstacles,
) -> f32 {
    let foot = square_top(square, relief);
    HEIGHTS
        .into_iter()
        .find(|height| scenery.is_in_sight(foot + Vec3::Y * height, eye, translucent))
        .unwrap_or(HEIGHTS[HEIGHTS.len() - 1])
}

fn show(
    mut commands: Commands,
    board: Res<ShownBoard>,
    session: Res<CurrentSession>,
    relief: Res<Relief>,
    eye: Res<CurrentEye>,
    glass: Res<Glass>,
    looks: Res<PoleAssets>,
    fonts: Res<Fonts>,
    theme: Res<CurrentTheme>,
    shown: Query<Entity, With<FlagPart>>,
) {
    let has_changed = board.is_changed()
        || relief.is_changed()
        || eye.is_changed()
        || glass.is_changed()
        || theme.is_changed();
    if !has_changed {
        return;
    }
    shown.iter().for_each(|part| commands.entity(part).despawn());
    let preview = board.capture.as_ref().filter(|preview| !preview.numbers.is_empty());
    let (Some(preview), Some(eye)) = (preview, eye.0) else {
        return;
    };
    let relief = relief.get();
    let figures = session.game().variant().figures();
    let scenery = Scenery::new(relief, board.setup.pieces_on_squares()).with_figures(figures);
    for (square, numbers) in &preview.numbers {
        let square = *square;
        let height = height(square, &scenery, relief, eye, &glass.0);
        let foot = square_top(square, relief);
        let plate = theme.paint(preview.number_role(square));
        commands.spawn((
            Name::new(format!("Pole on {square}")),
            FlagPart,
            overlay(),
            Mesh3d(looks.0.clone()),
            MeshMaterial3d(looks.1.clone()),
            Transform::from_translation(foot + Vec3::Y * height / 2.0)
                .with_scale(Vec3::new(1.0, height, 1.0)),
        ));
        commands.spawn((FlagPart, label(numbers.clone(), foot + Vec3::Y * height, &fonts, plate)));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare).add_systems(Update, show.in_set(DrawBoard));
}
