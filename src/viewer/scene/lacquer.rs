//! The lacquer of the pieces: it mirrors less as the camera comes to look straight down, where every flat top would
//! mirror the key light at once and black pieces would be gray.

use bevy::prelude::*;

use super::camera::{BoardCamera, from_above};
use super::pieces::{LACQUER, PieceAssets};
use super::systems::SceneSystems;

/// The reflectance that is left from straight above.
const FROM_ABOVE: f32 = 0.16;

fn dull(
    camera: Single<&BoardCamera>,
    pieces: Res<PieceAssets>,
    mut last: Local<f32>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let above = from_above(camera.pose().pitch);
    if *last == above {
        return;
    }
    *last = above;
    for handle in pieces.lacquered() {
        if let Some(mut material) = materials.get_mut(handle) {
            material.reflectance = LACQUER.lerp(FROM_ABOVE, above);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, dull.in_set(SceneSystems::Draw));
}
