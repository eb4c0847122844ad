//! The turntable: the camera goes round the pyramid, world up fixed, and snaps to the views a player asks for.
//!
//! Others send [`LookFrom`], [`Orbit`], [`Zoom`] and [`Lens`]; the right or middle mouse button and the wheel work by
//! themselves. A movement can be interrupted by the next at any time.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};

use bevy::{
    camera::{ScalingMode, SubCameraView},
    input::{
        gestures::PinchGesture,
        mouse::{MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    render::renderer::RenderAdapterInfo,
    window::{CursorMoved, PrimaryWindow},
};

use super::SceneStep;
use super::place::{self, Relief};
use crate::viewer::{motion::Motion, palette};
use crate::{board::Face, rules::Side};

/// The width of the panel on the right, in logical pixels.
pub const PANEL_WIDTH: f32 = 320.0;

/// Half the vertical angle of the lens, in radians: a long lens, so that the cubes keep their shape.
const HALF_ANGLE: f32 = 0.165;
/// Height of the camera over the level of its target, in radians.
const PITCH: std::ops::RangeInclusive<f32> = 0.06..=FRAC_PI_2;
/// Distance, as a part of the one from which the home view fills the picture.
const ZOOM: std::ops::RangeInclusive<f32> = 0.35..=1.8;
/// Seconds a snap takes.
const SNAP: f32 = 0.32;
/// Radians a pixel of dragging turns.
const TURN: f32 = 0.006;
/// The part of the picture the pyramid may fill.
const FILL: f32 = 0.93;

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
pub struct LookFrom(pub View);

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

/// Whose side the home and top views are seen from.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat(pub Side);

impl Seat {
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
pub struct Insets {
    /// Taken on the left.
    pub left: f32,
    /// Taken on the right.
    pub right: f32,
    /// Taken at the bottom.
    pub bottom: f32,
}

/// Present when smooth edges are wanted on a software renderer too, however long a frame takes.
#[derive(Resource, Debug)]
pub struct SmoothAnyway;

/// Where the camera stands: round the table, above level, how far.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Round the table from White's side, counter-clockwise seen from above, in radians.
    pub yaw: f32,
    /// Above level, in radians.
    pub pitch: f32,
    /// Distance, as a part of the one that shows the whole pyramid.
    pub zoom: f32,
}

/// The systems that move the camera.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CameraSystems;

impl Pose {
    /// Whether this place lies further round the table from the view's than `aside`, in radians, or as far above it.
    pub fn is_turned_from(self, view: View, aside: f32) -> bool {
        let view = Pose::of(view, Seat(Side::White)).wound_to(self);
        (view.yaw - self.yaw).abs() > aside || (view.pitch - self.pitch).abs() > aside
    }

    fn of(view: View, seat: Seat) -> Pose {
        let corner = |quarter: f32| Pose {
            yaw: FRAC_PI_4 * quarter,
            pitch: 0.30,
            zoom: 1.0,
        };
        match view {
            View::Home | View::OtherSide => Pose {
                yaw: seat.yaw(),
                pitch: 1.08,
                zoom: 1.0,
            },
            View::Top => Pose {
                yaw: seat.yaw(),
                pitch: FRAC_PI_2,
                zoom: 1.0,
            },
            View::SouthWest => corner(-1.0),
            View::SouthEast => corner(1.0),
            View::NorthEast => corner(3.0),
            View::NorthWest => corner(-3.0),
        }
    }

    /// The same place with the yaw nearest to another's.
    fn wound_to(self, other: Pose) -> Pose {
        let turns = ((other.yaw - self.yaw) / TAU).round();
        Pose {
            yaw: self.yaw + turns * TAU,
            ..self
        }
    }
}

/// The camera over the table.
#[derive(Component, Debug)]
pub struct TableCamera {
    from: Pose,
    to: Pose,
    /// 0 at `from`, 1 at `to`.
    way: f32,
    /// The view whose framing is distance 1.
    framed: Pose,
    /// The distance of the last frame, which a change of framing must not change at once.
    distance: Option<f32>,
    reframed: bool,
}

impl TableCamera {
    fn at(pose: Pose) -> TableCamera {
        TableCamera {
            from: pose,
            to: pose,
            way: 1.0,
            framed: pose,
            distance: None,
            reframed: false,
        }
    }

    /// Where the camera stands now.
    pub fn pose(&self) -> Pose {
        let way = EaseFunction::CubicOut.sample_clamped(self.way);
        Pose {
            yaw: self.from.yaw.lerp(self.to.yaw, way),
            pitch: self.from.pitch.lerp(self.to.pitch, way),
            zoom: self.from.zoom.lerp(self.to.zoom, way),
        }
    }

    /// Where it is going; where it stands when it rests.
    pub fn goal(&self) -> Pose {
        self.to
    }

    fn go(&mut self, to: Pose) {
        self.from = self.pose();
        self.to = to.wound_to(self.from);
        self.way = 0.0;
        self.framed = to;
        self.reframed = true;
    }

    fn nudge(&mut self, by: impl FnOnce(&mut Pose)) {
        let mut pose = self.pose();
        by(&mut pose);
        pose.pitch = pose.pitch.clamp(*PITCH.start(), *PITCH.end());
        pose.zoom = pose.zoom.clamp(*ZOOM.start(), *ZOOM.end());
        (self.from, self.to, self.way) = (pose, pose, 1.0);
    }

    /// The distance now, when distance 1 is this one.
    fn distance(&mut self, one: f32) -> f32 {
        if let (true, Some(distance)) = (self.reframed, self.distance) {
            self.from.zoom = distance / one;
        }
        self.reframed = false;
        let distance = self.pose().zoom * one;
        self.distance = Some(distance);
        distance
    }
}

/// The rotation of a camera that looks at the middle from this yaw and pitch.
pub fn aim(yaw: f32, pitch: f32) -> Quat {
    Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0)
}

fn target(relief: f32) -> Vec3 {
    Vec3::Y * 0.3.lerp(2.0, relief)
}

fn set_up(mut commands: Commands, seat: Res<Seat>) {
    commands.spawn((
        Name::new("Camera"),
        TableCamera::at(Pose::of(View::Home, *seat)),
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

/// A software renderer is several times faster without smooth edges.
fn spare_the_processor(
    mut commands: Commands,
    camera: Single<Entity, With<TableCamera>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    pictures: Option<Res<SmoothAnyway>>,
) {
    if pictures.is_none()
        && adapter.is_some_and(|adapter| adapter.device_type == wgpu::DeviceType::Cpu)
    {
        commands.entity(*camera).insert(Msaa::Off);
    }
}

fn listen(
    mut camera: Single<&mut TableCamera>,
    mut seat: ResMut<Seat>,
    mut lens: ResMut<Lens>,
    mut views: MessageReader<LookFrom>,
    mut orbits: MessageReader<Orbit>,
    mut zooms: MessageReader<Zoom>,
    mut lenses: MessageReader<Lens>,
) {
    for LookFrom(view) in views.read() {
        if *view == View::OtherSide {
            seat.0 = !seat.0;
            let goal = camera.to;
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

/// Whether the pointer is over the part of the window that is the pyramid's.
fn over_the_table(window: &Window, insets: Insets) -> bool {
    let across = insets.left..window.width() - insets.right;
    window
        .cursor_position()
        .is_some_and(|cursor| across.contains(&cursor.x))
}

fn drag(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    insets: Res<Insets>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut dragging: Local<bool>,
    mut moves: MessageReader<CursorMoved>,
    mut orbits: MessageWriter<Orbit>,
) {
    let turning = [MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(turning) {
        *dragging = window.is_some_and(|window| over_the_table(&window, *insets));
    }
    *dragging &= buttons.any_pressed(turning);
    let delta: Vec2 = moves.read().filter_map(|moved| moved.delta).sum();
    if *dragging && delta != Vec2::ZERO {
        orbits.write(Orbit { delta });
    }
}

fn wheel(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    insets: Res<Insets>,
    mut wheel: MessageReader<MouseWheel>,
    mut pinches: MessageReader<PinchGesture>,
    mut zooms: MessageWriter<Zoom>,
) {
    let notches: f32 = wheel
        .read()
        .map(|turned| match turned.unit {
            MouseScrollUnit::Line => turned.y,
            MouseScrollUnit::Pixel => turned.y / 80.0,
        })
        .chain(pinches.read().map(|pinch| pinch.0 * 8.0))
        .sum();
    if notches != 0.0 && window.is_some_and(|window| over_the_table(&window, *insets)) {
        zooms.write(Zoom(notches));
    }
}

fn travel(mut camera: Single<&mut TableCamera>, mut motion: ResMut<Motion>) {
    if camera.way < 1.0 {
        camera.way = motion.approach(camera.way, 1.0, SNAP);
    }
}

/// How to show the whole outline through a lens of these half sizes at distance 1.
struct Framing {
    /// The distance of the camera.
    distance: f32,
    /// How far it moves in its own plane, so that the outline is in the middle of the picture.
    shift: Vec2,
}

impl Framing {
    fn of(rotation: Quat, relief: f32, reach: Vec2, lens: Lens) -> Framing {
        let back = rotation.inverse();
        let nearness = match lens {
            Lens::Perspective => 1.0,
            Lens::Orthographic => 0.0,
        };
        let (mut most, mut least) = (Vec2::splat(f32::MIN), Vec2::splat(f32::MAX));
        for point in place::outline(relief) {
            let seen = back * (point - target(relief));
            most = most.max(seen.xy() + reach * seen.z * nearness);
            least = least.min(seen.xy() - reach * seen.z * nearness);
        }
        Framing {
            distance: ((most - least) / (2.0 * reach)).max_element().max(1.0),
            shift: (most + least) / 2.0,
        }
    }
}

fn stand(
    camera: Single<(
        &mut TableCamera,
        &mut Camera,
        &mut Projection,
        &mut Transform,
    )>,
    relief: Res<Relief>,
    insets: Res<Insets>,
    lens: Res<Lens>,
) {
    let (mut table, mut camera, mut projection, mut transform) = camera.into_inner();
    let Some(size) = camera
        .logical_target_size()
        .filter(|size| size.min_element() >= 1.0)
    else {
        return;
    };
    let taken = Vec2::new(insets.left + insets.right, insets.bottom);
    let free = (size - taken).max(size * 0.3);
    let half = HALF_ANGLE.tan();
    let reach = free / size.y * half * FILL;
    let relief = relief.get();
    let framed = aim(table.framed.yaw, table.framed.pitch);
    let whole = Framing::of(framed, relief, reach, *lens);
    let distance = table.bypass_change_detection().distance(whole.distance);
    let pose = table.pose();
    let rotation = aim(pose.yaw, pose.pitch);
    let shift = Framing::of(rotation, relief, reach, *lens).shift;
    transform.set_if_neq(Transform {
        translation: target(relief) + rotation * shift.extend(distance),
        rotation,
        ..default()
    });

    let aside = Vec2::new(insets.right - insets.left, insets.bottom).min(size * 0.7) / 2.0;
    let view = (aside != Vec2::ZERO).then(|| SubCameraView {
        full_size: size.as_uvec2(),
        offset: aside,
        size: size.as_uvec2(),
    });
    if camera.sub_camera_view != view {
        camera.sub_camera_view = view;
    }
    *projection = match *lens {
        Lens::Perspective => Projection::Perspective(PerspectiveProjection {
            fov: 2.0 * HALF_ANGLE,
            near: 0.5,
            far: 400.0,
            aspect_ratio: size.x / size.y,
            ..default()
        }),
        Lens::Orthographic => Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::FixedVertical {
                viewport_height: 2.0 * half * distance,
            },
            near: 0.5,
            far: 400.0,
            ..OrthographicProjection::default_3d()
        }),
    };
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LookFrom>()
        .add_message::<Orbit>()
        .add_message::<Zoom>()
        .add_message::<Lens>()
        .insert_resource(Seat(Side::White))
        .init_resource::<Lens>()
        .init_resource::<Insets>()
        .add_systems(Startup, (set_up, spare_the_processor).chain())
        .add_systems(
            Update,
            (
                ((drag, wheel), listen, travel)
                    .chain()
                    .in_set(CameraSystems)
                    .before(SceneStep::Decide),
                stand.in_set(SceneStep::Draw),
            ),
        );
}
