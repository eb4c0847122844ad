//! The camera: a turntable round the pyramid, world up fixed, that snaps to the views a player asks for.
//!
//! It obeys [`GoToView`], [`Orbit`], [`Pan`] and [`Zoom`] messages, and reads the right or middle mouse button and
//! the wheel itself. A new movement interrupts the last.

mod arrival;
mod choices;
mod framing;
mod insets;
mod mouse;
mod peek;
mod pose;

use std::f32::consts::PI;
use std::time::Duration;

use bevy::prelude::*;
use pose::Pace;

use super::geometry::{Relief, ReliefTarget};
use super::systems::{CameraSystems, SceneSystems};
use crate::rules::Side;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::{GoToView, Orbit, Pan, View, Zoom};
use crate::viewer::kernel::persistence::Persist;
use crate::viewer::kernel::theme::{CurrentTheme, color_of};

pub use choices::{
    Arrival, BoardOrientation, HomeTurn, OrientationBefore, Peeking, ProjectionMode,
};
pub use framing::{CurrentEye, PictureRoom, PixelWidth, Viewpoint, from_above};
pub use insets::{CardAtFoot, PanelInsets, TakenRoom};
pub use mouse::OrbitHold;
pub use pose::{BoardCamera, Pose, aim};

/// Duration of a snap, in seconds.
const SNAP: f32 = 0.32;
const ARRIVAL: Duration = Duration::from_secs(1);
/// Rotation for a drag of one pixel, in radians.
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
                Pose {
                    yaw: goal.yaw + PI,
                    ..goal
                }
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
            Pose {
                pan: pose.pan + *delta * Vec2::new(-pixel, pixel),
                ..pose
            }
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
                    (mouse::drag, mouse::wheel),
                    peek::hold,
                    listen,
                    arrival::arrive.run_if(not(resource_equals(Arrival::Past))),
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
