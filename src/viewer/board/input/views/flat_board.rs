//! The flat board is seen from above: the camera goes there when the pyramid sinks, and back when it rises.

use bevy::prelude::*;

use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::View;
use crate::viewer::scene::camera::{BoardCamera, BoardOrientation, HomeTurn, Pose};
use crate::viewer::scene::geometry::ReliefTarget;
use crate::viewer::scene::systems::SceneSystems;

/// The largest turn from the view from above that counts as that view, in radians.
const ASIDE: f32 = 0.01;

fn follow(
    relief: Res<ReliefTarget>,
    (orientation, turn): (Res<BoardOrientation>, Res<HomeTurn>),
    mut camera: Single<&mut BoardCamera>,
    mut motion: ResMut<Motion>,
    mut was_flat: Local<bool>,
    mut before: Local<Option<(Pose, BoardOrientation)>>,
) {
    let is_flat = relief.is_flat();
    if std::mem::replace(&mut *was_flat, is_flat) == is_flat {
        return;
    }
    if is_flat {
        *before = Some((camera.goal(), *orientation));
        camera.go(Pose::from_view(View::Top, *orientation));
    } else if camera.goal().is_from_above(ASIDE) {
        let before = before.take().filter(|(_, seat)| *seat == *orientation);
        let home = || Pose::home(*orientation, *turn);
        camera.go(before.map_or_else(home, |(pose, _)| pose));
    }
    motion.request_frame();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow
            .run_if(resource_changed::<ReliefTarget>)
            .after(SceneSystems::UpdateTargets)
            .before(SceneSystems::Draw),
    );
}
