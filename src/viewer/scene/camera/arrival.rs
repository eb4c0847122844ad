//! The arrival at the first start: the camera comes from a corner to the
//! player's chair. A key, a click or a touch ends it.

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::choices::{Arrival, BoardOrientation, HomeTurn};
use super::pose::{BoardCamera, Pace, Pose};
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::View;
use crate::viewer::kernel::settings::{AnimationSpeed, ViewerSettings};
use crate::viewer::scene::geometry::ReliefTarget;

/// The presses of keys, buttons and fingers since the last frame.
#[derive(SystemParam)]
pub(super) struct Presses<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    pointers: MessageReader<'w, 's, PointerInput>,
}

impl Presses<'_, '_> {
    fn any(&mut self) -> bool {
        let keys = self.keys.read().filter(|key| key.state.is_pressed());
        let is_press = |input: &&PointerInput| matches!(input.action, PointerAction::Press(_));
        keys.count() + self.pointers.read().filter(is_press).count() > 0
    }
}

/// Leads the camera down once the window is seen.
pub(super) fn arrive(
    mut arrival: ResMut<Arrival>,
    mut camera: Single<&mut BoardCamera>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (orientation, turn): (Res<BoardOrientation>, Res<HomeTurn>),
    relief: Res<ReliefTarget>,
    settings: Option<Res<ViewerSettings>>,
    time: Res<Time<Real>>,
    mut presses: Presses,
    mut motion: ResMut<Motion>,
) {
    let is_pressed = presses.any();
    if *arrival == Arrival::UnderWay {
        let is_left = !matches!(camera.pace, Pace::Arrival(_)) || camera.progress == 1.0;
        if is_pressed && !is_left {
            let goal = camera.goal();
            camera.go(goal);
        }
        if is_pressed || is_left {
            *arrival = Arrival::Past;
            // What waits for the arrival goes on.
            motion.request_frame();
        }
        return;
    }
    let speed = settings.map(|settings| settings.animation_speed);
    let is_still = motion.instant || relief.is_flat() || speed == Some(AnimationSpeed::None);
    let Some(window) = window.filter(|_| !is_still) else {
        *arrival = Arrival::Past;
        return;
    };
    let above = Pose::from_view(View::SouthEast, *orientation);
    if camera.pose() != above {
        **camera = BoardCamera::at(above);
    }
    if window.visible {
        *arrival = Arrival::UnderWay;
        let home = Pose::home(*orientation, *turn);
        camera.set_out(home, Pace::Arrival(time.elapsed()));
    }
}
