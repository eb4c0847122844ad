//! The arrival at the first start: the pyramid stands still, seen from a corner, until the first key, click or touch. That
//! turns the camera to the player's chair.

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;

use super::choices::{Arrival, BoardOrientation, HomeTurn};
use super::pose::{BoardCamera, Pace, Pose};
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::{CommandApplied, View};
use crate::viewer::kernel::settings::{AnimationSpeed, ViewerSettings};
use crate::viewer::scene::geometry::ReliefTarget;

/// What a player has begun since the last frame: presses of keys, buttons and fingers, and changes of the game.
#[derive(SystemParam)]
pub(super) struct Beginnings<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    pointers: MessageReader<'w, 's, PointerInput>,
    applied: MessageReader<'w, 's, CommandApplied>,
}

impl Beginnings<'_, '_> {
    fn any(&mut self) -> bool {
        let keys = self.keys.read().filter(|key| key.state.is_pressed());
        let is_press = |input: &&PointerInput| matches!(input.action, PointerAction::Press(_));
        let presses = self.pointers.read().filter(is_press);
        let changes = self.applied.read().filter(|applied| applied.is_change());
        keys.count() + presses.count() + changes.count() > 0
    }
}

/// Keeps the camera at the corner until something begins, and leads it to the chair then.
pub(super) fn arrive(
    mut arrival: ResMut<Arrival>,
    mut camera: Single<&mut BoardCamera>,
    (orientation, turn): (Res<BoardOrientation>, Res<HomeTurn>),
    relief: Res<ReliefTarget>,
    settings: Option<Res<ViewerSettings>>,
    time: Res<Time<Real>>,
    mut beginnings: Beginnings,
    mut motion: ResMut<Motion>,
) {
    let begins = beginnings.any();
    let corner = Pose::from_view(View::SouthEast, *orientation);
    let home = Pose::home(*orientation, *turn);
    *arrival = match *arrival {
        Arrival::Past => return,
        Arrival::Due if motion.instant || relief.is_flat() => Arrival::Past,
        Arrival::Due => {
            **camera = BoardCamera::at(corner);
            Arrival::AtCorner
        }
        // The player has asked for another view.
        Arrival::AtCorner if camera.goal() != corner => Arrival::Past,
        Arrival::AtCorner if !begins => return,
        Arrival::AtCorner => {
            let speed = settings.map(|settings| settings.animation_speed);
            match speed {
                Some(AnimationSpeed::None) => **camera = BoardCamera::at(home),
                _ => camera.set_out(home, Pace::Arrival(time.elapsed())),
            }
            motion.request_frame();
            Arrival::UnderWay
        }
        Arrival::UnderWay if camera.is_arriving() => return,
        Arrival::UnderWay => Arrival::Past,
    };
}
