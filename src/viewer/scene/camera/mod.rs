//! The orbit camera: a turntable round the pyramid, with world up fixed, that snaps to named views.
//!
//! Other plugins send [`GoToView`], [`Orbit`], [`Zoom`] and [`Lens`]; the right or middle mouse button and the wheel are
//! read here. A movement can be interrupted by the next at any time.

mod framing;
mod mouse;
mod pose;

use std::f32::consts::PI;

use bevy::prelude::*;

use super::SceneSystems;
use crate::viewer::state::animation_clock::AnimationClock;
use crate::viewer::ui::palette;
use crate::{board::Face, rules::Side};

pub use framing::ForceMsaa;
pub use pose::{BoardCamera, Pose, aim};

/// The width of the panel on the right, in logical pixels.
pub const PANEL_WIDTH: f32 = 320.0;

/// Duration of a snap, in seconds.
const SNAP: f32 = 0.32;
/// Rotation for a drag of one pixel, in radians.
const TURN: f32 = 0.006;

/// A view to snap to. Home and top depend on the current [`BoardOrientation`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum View {
    /// From the player's chair.
    Home,
    /// From above, the player's own men at the bottom.
    Top,
    /// A little above level, at White's left corner.
    SouthWest,
    /// A little above level, at White's right corner.
    SouthEast,
    /// A little above level, at Black's left corner.
    NorthEast,
    /// A little above level, at Black's right corner.
    NorthWest,
    /// The current view from the other player's side; changes [`BoardOrientation`].
    OtherSide,
}

impl From<Face> for View {
    fn from(face: Face) -> View {
        match face {
            Face::Top => View::Top,
            Face::SouthWest => View::SouthWest,
            Face::SouthEast => View::SouthEast,
            Face::NorthEast => View::NorthEast,
            Face::NorthWest => View::NorthWest,
        }
    }
}

/// Request: move the camera to a view.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct GoToView(pub View);

/// Request: turn the camera by a drag, in logical pixels.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Orbit {
    /// The drag; right and down are positive.
    pub delta: Vec2,
}

/// Request: zoom in by notches of a mouse wheel; negative zooms out.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Zoom(pub f32);

/// The projection. Send it as a message to change it.
#[derive(Message, Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Lens {
    /// Perspective: far things are smaller.
    #[default]
    Perspective,
    /// Parallel projection: far things are as large as near ones.
    Orthographic,
}

impl Lens {
    /// Returns the other projection.
    pub const fn other(self) -> Lens {
        match self {
            Lens::Perspective => Lens::Orthographic,
            Lens::Orthographic => Lens::Perspective,
        }
    }
}

/// The player whose side is nearest in the home and top views.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardOrientation(pub Side);

impl BoardOrientation {
    /// Returns the angle of this side round the table, from White's, in radians.
    pub fn yaw(self) -> f32 {
        match self.0 {
            Side::White => 0.0,
            Side::Black => PI,
        }
    }
}

/// The width of the panels at each edge of the window, in logical pixels; the pyramid gets the rest.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct PanelInsets {
    /// Left edge.
    pub left: f32,
    /// Right edge.
    pub right: f32,
    /// Top edge.
    pub top: f32,
    /// Bottom edge.
    pub bottom: f32,
}

/// The systems that move the camera.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CameraSystems;

fn set_up(mut commands: Commands, seat: Res<BoardOrientation>) {
    commands.spawn((
        Name::new("Camera"),
        BoardCamera::at(Pose::from_view(View::Home, *seat)),
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
    mut seat: ResMut<BoardOrientation>,
    mut lens: ResMut<Lens>,
    mut views: MessageReader<GoToView>,
    mut orbits: MessageReader<Orbit>,
    mut zooms: MessageReader<Zoom>,
    mut lenses: MessageReader<Lens>,
) {
    for GoToView(view) in views.read() {
        if *view == View::OtherSide {
            seat.0 = !seat.0;
            let goal = camera.goal();
            camera.go(Pose {
                yaw: goal.yaw + PI,
                ..goal
            });
        } else {
            camera.go(Pose::from_view(*view, *seat));
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
    for asked in lenses.read() {
        lens.set_if_neq(*asked);
    }
}

fn travel(mut camera: Single<&mut BoardCamera>, mut clock: ResMut<AnimationClock>) {
    if camera.progress < 1.0 {
        camera.progress = clock.approach(camera.progress, 1.0, SNAP);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GoToView>()
        .add_message::<Orbit>()
        .add_message::<Zoom>()
        .add_message::<Lens>()
        .insert_resource(BoardOrientation(Side::White))
        .init_resource::<Lens>()
        .init_resource::<PanelInsets>()
        .add_systems(Startup, (set_up, framing::disable_msaa_on_software).chain())
        .add_systems(
            Update,
            (
                ((mouse::drag, mouse::wheel), listen, travel)
                    .chain()
                    .in_set(CameraSystems)
                    .before(SceneSystems::Decide),
                framing::redraw_after_resize,
                framing::stand.in_set(SceneSystems::Draw),
            ),
        );
}
