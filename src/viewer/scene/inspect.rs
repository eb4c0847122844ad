//! Inspection of a side: a side seen from its corner stays lit while the rest fades.

use bevy::prelude::*;

use super::camera::BoardCamera;
use super::cubes::Spotlight;
use super::systems::SceneSystems;
use crate::viewer::kernel::messages::{GoToView, View};
use crate::viewer::kernel::session::CurrentSession;

/// The largest turn from the corner that does not end the inspection, in radians.
const MAX_TURN: f32 = 0.45;

fn begin(
    mut views: MessageReader<GoToView>,
    session: Res<CurrentSession>,
    mut spotlight: ResMut<Spotlight>,
) {
    if let Some(GoToView(view)) = views.read().last() {
        let face = view
            .side_face()
            .filter(|_| session.game().variant().has_sides());
        spotlight.set_if_neq(Spotlight(face));
    }
}

/// Ends the inspection when the camera turns away from the corner, or when the board has no sides.
fn end(
    camera: Single<&BoardCamera>,
    session: Res<CurrentSession>,
    mut spotlight: ResMut<Spotlight>,
) {
    let Some(face) = spotlight.0 else { return };
    if !session.game().variant().has_sides()
        || camera.goal().is_turned_from(View::from(face), MAX_TURN)
    {
        spotlight.0 = None;
    }
}

pub(in crate::viewer) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin, end).chain().in_set(SceneSystems::UpdateTargets),
    );
}
