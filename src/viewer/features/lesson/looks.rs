//! Follows the sides that are looked at during a lesson: the inspected side of the scene, and clicks on the five boards.

use bevy::prelude::*;

use super::state::CurrentLesson;
use crate::board::Face;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::messages::FaceClicked;
use crate::viewer::scene::cubes::Spotlight;

/// The time after which a side that the camera stays at counts as looked at, in seconds. A turn passes other sides.
const STAY: f32 = 0.8;
/// The part of that time that one frame takes at most, in seconds.
const MAX_STEP: f32 = 0.2;

/// The side that the camera is at and that does not count yet, and the time for which it has been there.
#[derive(Resource, Default)]
struct Glance(Option<(Face, f32)>);

fn look_in_scene(
    spotlight: Res<Spotlight>,
    time: Res<Time<Real>>,
    mut glance: ResMut<Glance>,
    mut lesson: ResMut<CurrentLesson>,
    mut motion: ResMut<Motion>,
) {
    let goal = lesson.0.as_ref().and_then(|run| run.side_to_look_at());
    let face = spotlight
        .0
        .filter(|&face| goal.is_some() && face != Face::Top);
    if spotlight.is_changed() {
        glance.0 = face.map(|face| (face, 0.0));
    }
    let Some((face, stayed)) = &mut glance.0 else {
        return;
    };
    *stayed += time.delta_secs().min(MAX_STEP);
    if goal != Some(*face) && *stayed < STAY {
        motion.request_frame();
        return;
    }
    let face = *face;
    glance.0 = None;
    if let Some(run) = &mut lesson.0 {
        run.look(face);
    }
}

fn look_on_boards(mut clicks: MessageReader<FaceClicked>, mut lesson: ResMut<CurrentLesson>) {
    for FaceClicked(face) in clicks.read() {
        let is_side = *face != Face::Top;
        if is_side && let Some(run) = &mut lesson.bypass_change_detection().0 {
            run.look(*face);
            lesson.set_changed();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_open = |lesson: Res<CurrentLesson>| lesson.0.is_some();
    app.init_resource::<Glance>().add_systems(
        Update,
        (look_in_scene, look_on_boards)
            .run_if(is_open)
            .in_set(FrameSystems::Input),
    );
}
