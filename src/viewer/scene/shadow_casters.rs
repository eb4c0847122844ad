//! The pieces that cast shadows and darken what they stand on: all that are visible, where they are now.

use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::geometry::Relief;
use super::occupancy::{Occupancy, ShadowCasters};
use super::pieces::BoardPiece;

/// The share of its size below which a captured piece that leaves casts no shadow.
const SMALLEST: f32 = 0.5;

fn follow(
    relief: Res<Relief>,
    occupancy: Res<Occupancy>,
    pieces: Query<(&Transform, &BoardPiece, &InheritedVisibility)>,
    mut images: ResMut<Assets<Image>>,
    mut last: Local<ShadowCasters>,
) {
    let relief = relief.get();
    let mut now = ShadowCasters::new(relief);
    for (place, piece, visibility) in &pieces {
        if visibility.get() && place.scale.x > SMALLEST {
            now.add(place.translation, piece.0, relief);
        }
    }
    if now != *last
        && let Some(mut image) = images.get_mut(&occupancy.0)
    {
        image.data = Some(now.bytes());
        *last = now;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        follow
            .after(VisibilitySystems::VisibilityPropagate)
            .before(AssetEventSystems),
    );
}
