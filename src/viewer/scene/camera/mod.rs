//! The camera: a turntable round the pyramid, world up fixed, that snaps to the views a player asks for.
//!
//! It obeys [`GoToView`], [`Orbit`] and [`Zoom`] messages, and reads the right or middle mouse button
//! and the wheel itself. A new movement interrupts the last.

mod framing;
mod insets;
mod mouse;
mod pose;

use std::f32::consts::PI;

use bevy::prelude::*;

use super::systems::{CameraSystems, SceneSystems};
use crate::rules::Side;
use crate::viewer::messages::{GoToView, Orbit, View, Zoom};
use crate::viewer::state::camera::{BoardOrientation, ProjectionMode};
use crate::viewer::state::frame::AnimationClock;
use crate::viewer::ui::palette;

pub use framing::ForceMsaa;
pub use insets::PanelInsets;
pub use mouse::OrbitHold;
pub use pose::{BoardCamera, Pose, aim};

/// Duration of a snap, in seconds.
const SNAP: f32 = 0.32;
/// Rotation for a drag of one pixel, in radians.
const TURN: f32 = 0.006;

fn set_up(mut commands: Commands, orientation: Res<BoardOrientation>) {
    commands.spawn((
        Name::new("Camera"),
        BoardCamera::at(Pose::from_view(View::Home, *orientation)),
        Camera3d::default(),
        Camera {
            clear_color: ClearColorConfig::Custom(palette::BACKGROUND),
            ..default()
        },
        Msaa::Sample4,
        Projection::default(),
        Transform::default(),
    ));
}

fn listen(
    mut camera: Single<&mut BoardCamera>,
    mut orientation: ResMut<BoardOrientation>,
    mut views: MessageReader<GoToView>,
    mut orbits: MessageReader<Orbit>,
    mut zooms: MessageReader<Zoom>,
) {
    for GoToView(view) in views.read() {
        if *view == View::OtherSide {
            orientation.0 = !orientation.0;
            let goal = camera.goal();
            camera.go(Pose {
                yaw: goal.yaw + PI,
                ..goal
            });
        } else {
            camera.go(Pose::from_view(*view, *orientation));
        }
    }
    for Orbit { delta } in orbits.read() {
        camera.nudge(|pose| {
            pose.yaw -= delta.x * TURN;
            pose.pitch += delta.y * TURN;
        });
    }
    for Zoom(notches) in zooms.read() {
        camera.nudge(|pose| pose.zoom *= 0.9_f32.powf(*notches));
    }
}

fn travel(mut camera: Single<&mut BoardCamera>, mut clock: ResMut<AnimationClock>) {
    if camera.progress < 1.0 {
        camera.progress = clock.approach(camera.progress, 1.0, SNAP);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(BoardOrientation(Side::White))
        .init_resource::<ProjectionMode>()
        .init_resource::<PanelInsets>()
        .init_resource::<OrbitHold>()
        .add_systems(Startup, (set_up, framing::disable_msaa_on_software).chain())
        .add_systems(
            Update,
            (
                ((mouse::drag, mouse::wheel), listen, travel)
                    .chain()
                    .in_set(CameraSystems)
                    .before(SceneSystems::UpdateTargets),
                framing::redraw_after_resize,
                framing::stand.in_set(SceneSystems::Draw),
            ),
        );
}
