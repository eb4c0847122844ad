//! Framing: places the camera so that the whole board fills the free part of the window.

use std::f32::consts::FRAC_PI_2;

use bevy::camera::{ScalingMode, SubCameraView};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::WindowResized;

use super::pose::{BoardCamera, Pose, ProjectionMode, aim};
use crate::viewer::kernel::frame::Motion;
use crate::viewer::scene::geometry;
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::sight::Eye;

/// Half the vertical field of view, in radians. A long lens preserves the cubes' shape.
const HALF_ANGLE: f32 = 0.14;
/// Half the field of view just before the camera looks straight down, where the projection becomes parallel.
const NARROWEST: f32 = 0.012;
/// Pitch from which the lens narrows, in radians.
const NARROWS_FROM: f32 = 1.32;
/// Maximum share of the picture for the pyramid.
const FILL: f32 = 0.93;
/// Depth of the scene in front of and behind the camera's target.
const DEPTH: (f32, f32) = (12.0, 50.0);

fn target(relief: f32) -> Vec3 {
    Vec3::Y * 0.3.lerp(1.8, relief)
}

/// Returns the closeness to the top view: 0 in other views, 1 from above.
pub fn from_above(pitch: f32) -> f32 {
    let part = (pitch - NARROWS_FROM) / (FRAC_PI_2 - NARROWS_FROM);
    EaseFunction::SmoothStep.sample_clamped(part)
}

/// The space for the picture, and the parameters of the view.
#[derive(Debug, Clone, Copy)]
pub struct PictureRoom {
    /// Size of the whole picture, in logical pixels.
    pub size: Vec2,
    /// The part covered by panels.
    pub taken: PanelInsets,
    /// The relief, 0.0..=1.0.
    pub relief: f32,
    /// The projection, except from above.
    pub projection: ProjectionMode,
}

impl PictureRoom {
    /// Returns the offset of the free part's center from the picture's center, in logical pixels.
    fn aside(&self) -> Vec2 {
        let taken = self.taken;
        let beside = Vec2::new(taken.left - taken.right, taken.top - taken.bottom);
        beside.clamp(self.size * -0.7, self.size * 0.7) / 2.0
    }

    /// Half the size of the free part, relative to half the picture's height.
    fn reach(&self) -> Vec2 {
        let taken =
            Vec2::new(self.taken.left + self.taken.right, self.taken.top + self.taken.bottom);
        (self.size - taken).max(self.size * 0.3) / self.size.y * FILL
    }
}

/// The placement and lens of the camera for a pose.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewpoint {
    pub transform: Transform,
    /// Distance of the camera from the plane of its target.
    distance: f32,
    /// Tangent of half the vertical field of view.
    half: f32,
    is_parallel: bool,
}

impl Viewpoint {
    /// Fits the board's outline into the space, at any rotation of the camera.
    pub fn new(pose: Pose, room: &PictureRoom) -> Viewpoint {
        let above = from_above(pose.pitch);
        let half = HALF_ANGLE.lerp(NARROWEST, above).tan();
        let is_parallel = room.projection == ProjectionMode::Orthographic || above > 0.999;
        let rotation = aim(pose.yaw, pose.pitch);
        let (back, nearness) = (rotation.inverse(), if is_parallel { 0.0 } else { 1.0 });
        let reach = room.reach() * half;
        let (mut most, mut least) = (Vec2::splat(f32::MIN), Vec2::splat(f32::MAX));
        for point in geometry::outline(room.relief) {
            let seen = back * (point - target(room.relief));
            most = most.max(seen.xy() + reach * seen.z * nearness);
            least = least.min(seen.xy() - reach * seen.z * nearness);
        }
        let whole = ((most - least) / (2.0 * reach)).max_element().max(1.0);
        let distance = pose.zoom * whole;
        let shift = (most + least) / 2.0 + pose.pan;
        Viewpoint {
            transform: Transform {
                translation: target(room.relief) + rotation * shift.extend(distance),
                rotation,
                ..default()
            },
            distance,
            half,
            is_parallel,
        }
    }

    pub fn eye(&self) -> Eye {
        if self.is_parallel {
            Eye::Toward(self.transform.rotation * Vec3::Z)
        } else {
            Eye::At(self.transform.translation)
        }
    }

    /// Returns the width of a logical pixel in the plane of the target.
    pub(super) fn pixel(&self, room: &PictureRoom) -> f32 {
        2.0 * self.half * self.distance / room.size.y
    }

    /// Returns the depth at which the lower edge of the picture meets the table, which extends closer to the camera
    /// than the board. `low` is that edge's distance from the axis, relative to half the picture's height.
    fn depth_of_table(&self, low: f32) -> f32 {
        let (steep, upright) =
            ((self.transform.rotation * Vec3::Z).y, (self.transform.rotation * Vec3::Y).y);
        let height = self.transform.translation.y;
        if self.is_parallel {
            (height - low * self.half * self.distance * upright) / steep
        } else {
            height / (steep + low * self.half * upright)
        }
    }

    fn projection(&self, room: &PictureRoom) -> Projection {
        let size = room.size;
        let low = 1.0 + 2.0 * room.aside().y.abs() / size.y;
        let near = (self.distance - DEPTH.0).min(0.98 * self.depth_of_table(low));
        let near = if self.is_parallel { near } else { near.max(0.5) };
        let far = self.distance + DEPTH.1;
        if self.is_parallel {
            Projection::Orthographic(OrthographicProjection {
                scaling_mode: ScalingMode::FixedVertical {
                    viewport_height: 2.0 * self.half * self.distance,
                },
                near,
                far,
                ..OrthographicProjection::default_3d()
            })
        } else {
            Projection::Perspective(PerspectiveProjection {
                fov: 2.0 * self.half.atan(),
                near,
                far,
                aspect_ratio: size.x / size.y,
                ..default()
            })
        }
    }
}

/// Returns the pose zoomed by this factor around the point under the pointer.
pub(super) fn zoomed(pose: Pose, factor: f32, pointer: Option<Vec2>, room: &PictureRoom) -> Pose {
    let before = Viewpoint::new(pose, room).pixel(room);
    let pose = Pose { zoom: pose.zoom * factor, ..pose }.within_limits();
    let after = Viewpoint::new(pose, room).pixel(room);
    let Some(pointer) = pointer else { return pose };
    let from_middle = pointer - room.size / 2.0 - room.aside();
    let moved = from_middle * (before - after) * Vec2::new(1.0, -1.0);
    Pose { pan: pose.pan + moved, ..pose }.within_limits()
}

/// Requests another frame after a resize: the camera gets the new size only at the end of the frame.
pub(super) fn redraw_after_resize(
    mut resized: MessageReader<WindowResized>,
    mut motion: ResMut<Motion>,
) {
    if resized.read().count() > 0 {
        motion.request_frame();
    }
}

/// Returns the space for the camera's picture; `None` before its size is known.
pub(super) fn room_of(
    camera: &Camera,
    relief: Relief,
    taken: PanelInsets,
    projection: ProjectionMode,
) -> Option<PictureRoom> {
    let size = camera.logical_target_size().filter(|size| size.min_element() >= 1.0)?;
    Some(PictureRoom { size, taken, relief: relief.get(), projection })
}

pub(super) fn stand(
    camera: Single<(&BoardCamera, &mut Camera, &mut Projection, &mut Transform)>,
    relief: Res<Relief>,
    insets: TakenRoom,
    mode: Res<ProjectionMode>,
    mut viewed: ResMut<CurrentEye>,
    mut pixel: ResMut<PixelWidth>,
) {
    let (board, mut camera, mut projection, mut transform) = camera.into_inner();
    let Some(room) = room_of(&camera, *relief, insets.get(), *mode) else {
        return;
    };
    let viewpoint = Viewpoint::new(board.pose(), &room);
    transform.set_if_neq(viewpoint.transform);
    viewed.set_if_neq(CurrentEye(Some(viewpoint.eye())));
    pixel.set_if_neq(PixelWidth(viewpoint.pixel(&room)));
    let aside = -room.aside();
    let size = room.size.as_uvec2();
    let view =
        (aside != Vec2::ZERO).then_some(SubCameraView { full_size: size, offset: aside, size });
    if camera.sub_camera_view != view {
        camera.sub_camera_view = view;
    }
    *projection = viewpoint.projection(&room);
}

/// World width of a logical pixel at the board; 0 before the window's size is known.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct PixelWidth(pub f32);

/// The camera's eye in this frame, once the window's size is known.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct CurrentEye(pub Option<Eye>);

/// Space covered by panels, in logical pixels of the UI. The camera frames the pyramid in the rest.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct PanelInsets {
    pub left: f32,
    pub right: f32,
    pub top: f32,
    pub bottom: f32,
}

impl PanelInsets {
    pub const NONE: PanelInsets = PanelInsets { left: 0.0, right: 0.0, top: 0.0, bottom: 0.0 };
}

/// Height covered by a card at the bottom, in logical pixels of the UI. The camera frames the pyramid above it.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct CardAtFoot {
    pub height: f32,
    /// Fraction of the height covered, before easing.
    pub part: f32,
}

impl CardAtFoot {
    fn taken(self) -> f32 {
        self.height * EaseFunction::SmoothStep.sample_clamped(self.part)
    }
}

/// The space covered by panels, in logical pixels of the window.
#[derive(SystemParam)]
pub struct TakenRoom<'w> {
    insets: Res<'w, PanelInsets>,
    card: Res<'w, CardAtFoot>,
    scale: Option<Res<'w, UiScale>>,
}

impl TakenRoom<'_> {
    pub fn get(&self) -> PanelInsets {
        let scale = self.scale.as_ref().map_or(1.0, |scale| scale.0);
        PanelInsets {
            left: self.insets.left * scale,
            right: self.insets.right * scale,
            top: self.insets.top * scale,
            bottom: self.insets.bottom.max(self.card.taken()) * scale,
        }
    }
}
