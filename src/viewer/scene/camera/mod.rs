//! The camera: a turntable around the pyramid, with the world's up fixed, that snaps to the requested views.
//!
//! Driven by [`GoToView`], [`Orbit`], [`Pan`] and [`Zoom`] messages and directly by the right or middle mouse button
//! and the wheel. A new movement interrupts the previous one. At first launch the pyramid is seen from a corner until
//! the first key, click or touch; then the camera moves to the chair.

mod control;
mod framing;
mod pose;

use std::f32::consts::PI;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
pub use control::OrbitHold;
pub use framing::{
    CardAtFoot, CurrentEye, PanelInsets, PictureRoom, PixelWidth, TakenRoom, Viewpoint, from_above,
};
use pose::Pace;
pub use pose::{
    Arrival, BoardCamera, BoardOrientation, HomeTurn, OrientationBefore, Peeking, Pose,
    ProjectionMode, aim,
};

use super::geometry::{Relief, ReliefTarget};
use super::{CameraSystems, SceneSystems};
use crate::rules::Side;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::{CommandApplied, GoToView, Orbit, Pan, View, Zoom};
use crate::viewer::kernel::persistence::Persist;
use crate::viewer::kernel::settings::{AnimationSpeed, CurrentTheme, ViewerSettings, color_of};

/// Duration of a snap, in seconds.
const SNAP: f32 = 0.32;
const ARRIVAL: Duration = Duration::from_secs(1);
/// Rotation per dragged pixel, in radians.
const TURN: f32 = 0.006;

fn set_up(
    mut commands: Commands,
    (orientation, turn): (Res<BoardOrientation>, Res<HomeTurn>),
    theme: Res<CurrentTheme>,
) {
    commands.spawn((
        Name::new("Camera"),
        BoardCamera::at(Pose::home(*orientation, *turn)),
        Camera3d::default(),
        // Another camera may draw before it is active.
        IsDefaultUiCamera,
        Camera {
            clear_color: ClearColorConfig::Custom(color_of(theme.room.background)),
            ..default()
        },
        Msaa::Sample4,
        Projection::default(),
        Transform::default(),
    ));
}

fn listen(
    camera: Single<(&mut BoardCamera, &Camera)>,
    (relief, relief_target): (Res<Relief>, Res<ReliefTarget>),
    insets: TakenRoom,
    projection: Res<ProjectionMode>,
    (mut orientation, mut turn): (ResMut<BoardOrientation>, ResMut<HomeTurn>),
    mut views: MessageReader<GoToView>,
    mut turns: MessageReader<Orbit>,
    mut pans: MessageReader<Pan>,
    mut zooms: MessageReader<Zoom>,
) {
    let (mut board, camera) = camera.into_inner();
    for GoToView(view) in views.read() {
        let pose = match *view {
            View::OtherSide => {
                orientation.0 = !orientation.0;
                let goal = board.goal();
                Pose { yaw: goal.yaw + PI, ..goal }
            }
            View::Mirrored => {
                *turn = turn.other();
                Pose::home(*orientation, *turn)
            }
            View::Home if relief_target.is_flat() => Pose::from_view(View::Top, *orientation),
            View::Home => Pose::home(*orientation, *turn),
            view => Pose::from_view(view, *orientation),
        };
        board.go(pose);
    }
    for Orbit { delta } in turns.read() {
        board.nudge(|pose| Pose {
            yaw: pose.yaw - delta.x * TURN,
            pitch: pose.pitch + delta.y * TURN,
            ..pose
        });
    }
    let Some(room) = framing::room_of(camera, *relief, insets.get(), *projection) else {
        return;
    };
    for Pan { delta } in pans.read() {
        board.nudge(|pose| {
            let pixel = Viewpoint::new(pose, &room).pixel(&room);
            Pose { pan: pose.pan + *delta * Vec2::new(-pixel, pixel), ..pose }
        });
    }
    for Zoom { notches, pointer } in zooms.read() {
        let factor = 0.9_f32.powf(*notches);
        board.nudge(|pose| framing::zoomed(pose, factor, *pointer, &room));
    }
}

fn travel(mut camera: Single<&mut BoardCamera>, time: Res<Time<Real>>, mut motion: ResMut<Motion>) {
    if camera.progress == 1.0 {
        return;
    }
    camera.progress = match camera.pace {
        Pace::Snap => motion.approach(camera.progress, 1.0, SNAP),
        // On a slow machine it takes no longer.
        Pace::Arrival(since) => {
            motion.request_frame();
            let passed = time.elapsed().saturating_sub(since);
            passed.div_duration_f32(ARRIVAL).min(1.0)
        }
    };
}

/// Input since the last frame: keys, buttons, fingers, and changes of the game.
#[derive(SystemParam)]
struct FirstInput<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    pointers: MessageReader<'w, 's, PointerInput>,
    applied: MessageReader<'w, 's, CommandApplied>,
}

impl FirstInput<'_, '_> {
    fn any(&mut self) -> bool {
        let keys = self.keys.read().filter(|key| key.state.is_pressed());
        let is_press = |input: &&PointerInput| matches!(input.action, PointerAction::Press(_));
        let presses = self.pointers.read().filter(is_press);
        let changes = self.applied.read().filter(|applied| applied.is_change());
        keys.count() + presses.count() + changes.count() > 0
    }
}

/// Holds the camera at the corner until the first input, then moves it to the chair.
fn arrive(
    mut arrival: ResMut<Arrival>,
    mut camera: Single<&mut BoardCamera>,
    (orientation, turn): (Res<BoardOrientation>, Res<HomeTurn>),
    relief: Res<ReliefTarget>,
    settings: Option<Res<ViewerSettings>>,
    time: Res<Time<Real>>,
    mut input: FirstInput,
    mut motion: ResMut<Motion>,
) {
    let begins = input.any();
    let corner = Pose::from_view(View::SouthEast, *orientation);
    let home = Pose::home(*orientation, *turn);
    *arrival = match *arrival {
        Arrival::Past => return,
        Arrival::Due if motion.instant || relief.is_flat() => Arrival::Past,
        Arrival::Due => {
            **camera = BoardCamera::at(corner);
            Arrival::AtCorner
        }
        // The player has requested another view.
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

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(BoardOrientation(Side::White))
        .init_resource::<OrientationBefore>()
        .persist::<ProjectionMode>("projection")
        .persist::<HomeTurn>("home-turn")
        .init_resource::<Arrival>()
        .init_resource::<Peeking>()
        .init_resource::<PanelInsets>()
        .init_resource::<CardAtFoot>()
        .init_resource::<OrbitHold>()
        .init_resource::<CurrentEye>()
        .init_resource::<PixelWidth>()
        .add_systems(Startup, set_up)
        .add_systems(
            Update,
            (
                (
                    (control::drag, control::wheel),
                    control::hold,
                    listen,
                    arrive.run_if(not(resource_equals(Arrival::Past))),
                    travel,
                )
                    .chain()
                    .in_set(CameraSystems)
                    .before(SceneSystems::UpdateTargets),
                framing::redraw_after_resize,
                framing::stand.in_set(SceneSystems::Draw),
            ),
        );
}
