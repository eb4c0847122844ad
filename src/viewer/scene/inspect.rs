//! Inspecting a side: seen from its corner, it stays in the light and the rest fades.

use bevy::prelude::*;

use super::SceneSystems;
use super::camera::{BoardCamera, GoToView, View};
use super::cubes::Spotlight;
use crate::board::Face;
use crate::viewer::state::session::CurrentSession;

/// How far the camera may turn from the corner before the inspection is over, in radians.
const ASIDE: f32 = 0.45;

/// The side seen from this view.
pub fn side(view: View) -> Option<Face> {
    Face::SIDES
        .into_iter()
        .find(|&face| View::from(face) == view)
}

fn begin(
    mut views: MessageReader<GoToView>,
    session: Res<CurrentSession>,
    mut spotlight: ResMut<Spotlight>,
) {
    if let Some(GoToView(view)) = views.read().last() {
        let face = side(*view).filter(|_| session.game().variant().has_sides());
        spotlight.set_if_neq(Spotlight(face));
    }
}

/// Turning away from the corner, or sitting down at a board without sides, ends it.
fn end(
    camera: Single<&BoardCamera>,
    session: Res<CurrentSession>,
    mut spotlight: ResMut<Spotlight>,
) {
    let Some(face) = spotlight.0 else { return };
    if !session.game().variant().has_sides()
        || camera.goal().is_turned_from(View::from(face), ASIDE)
    {
        spotlight.0 = None;
    }
}

pub(in crate::viewer) fn plugin(app: &mut App) {
    app.add_systems(Update, (begin, end).chain().in_set(SceneSystems::Decide));
}
