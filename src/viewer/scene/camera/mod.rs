//! The turntable: the camera goes round the pyramid, world up fixed, and snaps to the views a player asks for.
//!
//! Others send [`GoToView`], [`Orbit`], [`Zoom`] and [`Lens`]; the right or middle mouse button and the wheel work by
//! themselves. A movement can be interrupted by the next at any time.

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

/// Seconds a snap takes.
const SNAP: f32 = 0.32;
/// Radians a pixel of dragging turns.
const TURN: f32 = 0.006;

/// A view to snap to. Home and top are seen from the current seat.
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
    /// As now, from the other player's side; changes [`Seat`].
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

/// Ask the camera to go to a view.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct GoToView(pub View);

/// Ask the camera to turn by a drag of so many logical pixels.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Orbit {
    /// Right and down are positive.
    pub delta: Vec2,
}

/// Ask the camera to come nearer: 1 is one notch of a mouse wheel, negative goes away.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Zoom(pub f32);

/// How the camera draws depth. Send it to change it.
#[derive(Message, Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Lens {
    /// Far things are smaller.
    #[default]
    Perspective,
    /// Far things are as large as near ones.
    Orthographic,
}

impl Lens {
    /// The other one.
    pub const fn other(self) -> Lens {
        match self {
            Lens::Perspective => Lens::Orthographic,
            Lens::Orthographic => Lens::Perspective,
        }
    }
}

/// Whose side the home and top views are seen from.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardOrientation(pub Side);

impl BoardOrientation {
    /// The angle of this seat round the table, from White's, in radians.
    pub fn yaw(self) -> f32 {
        match self.0 {
            Side::White => 0.0,
            Side::Black => PI,
        }
    }
}

/// The part of the window that is free for the pyramid: logical pixels taken by panels at its edges.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct PanelInsets {
    /// Taken on the left.
    pub left: f32,
    /// Taken on the right.
    pub right: f32,
    /// Taken at the top.
    pub top: f32,
    /// Taken at the bottom.
    pub bottom: f32,
}

/// The systems that move the camera.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CameraSystems;

fn set_up(mut commands: Commands, seat: Res<BoardOrientation>) {
    commands.spawn((
        Name::new("Camera"),
        BoardCamera::at(Pose::of(View::Home, *seat)),
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
            camera.go(Pose::of(*view, *seat));
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
    if camera.way < 1.0 {
        camera.way = clock.approach(camera.way, 1.0, SNAP);
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
        .add_systems(Startup, (set_up, framing::spare_the_processor).chain())
        .add_systems(
            Update,
            (
                ((mouse::drag, mouse::wheel), listen, travel)
                    .chain()
                    .in_set(CameraSystems)
                    .before(SceneSystems::Decide),
                framing::look_again,
                framing::stand.in_set(SceneSystems::Draw),
            ),
        );
}
