//! Framing: the distance and the offset at which the whole board fills the free part of the window.

use bevy::camera::{ScalingMode, SubCameraView};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::WindowResized;

use super::insets::PanelInsets;
use super::pose::{BoardCamera, aim};
use crate::viewer::scene::geometry::{self, Relief};
use crate::viewer::state::camera::ProjectionMode;
use crate::viewer::state::frame::AnimationClock;

/// Half the vertical field of view, in radians. A long lens keeps the cubes' shape.
const HALF_ANGLE: f32 = 0.165;
/// The share of the picture that the pyramid may fill.
const FILL: f32 = 0.93;

/// Forces multisampling on a software renderer too.
#[derive(Resource, Debug)]
pub struct ForceMsaa;

fn target(relief: f32) -> Vec3 {
    Vec3::Y * 0.3.lerp(2.0, relief)
}

/// Turns multisampling off on a software renderer, which draws several times faster without.
pub(super) fn disable_msaa_on_software(
    mut commands: Commands,
    camera: Single<Entity, With<BoardCamera>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    pictures: Option<Res<ForceMsaa>>,
) {
    if pictures.is_none()
        && adapter.is_some_and(|adapter| adapter.device_type == wgpu::DeviceType::Cpu)
    {
        commands.entity(*camera).insert(Msaa::Off);
    }
}

/// The framing of the whole outline.
struct Framing {
    /// Distance of the camera from its target.
    distance: f32,
    /// Offset of the camera in its own plane that centres the outline in the picture.
    shift: Vec2,
}

impl Framing {
    /// Frames the outline for a lens of half sizes `reach` at distance 1.
    fn new(rotation: Quat, relief: f32, reach: Vec2, projection: ProjectionMode) -> Framing {
        let back = rotation.inverse();
        let nearness = match projection {
            ProjectionMode::Perspective => 1.0,
            ProjectionMode::Orthographic => 0.0,
        };
        let (mut most, mut least) = (Vec2::splat(f32::MIN), Vec2::splat(f32::MAX));
        for point in geometry::outline(relief) {
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

/// Requests another frame after a resize: the camera learns of the new size only at the end of the frame.
pub(super) fn redraw_after_resize(
    mut resized: MessageReader<WindowResized>,
    mut clock: ResMut<AnimationClock>,
) {
    if resized.read().count() > 0 {
        clock.request_frame();
    }
}

pub(super) fn stand(
    camera: Single<(
        &mut BoardCamera,
        &mut Camera,
        &mut Projection,
        &mut Transform,
    )>,
    relief: Res<Relief>,
    insets: Res<PanelInsets>,
    mode: Res<ProjectionMode>,
) {
    let (mut table, mut camera, mut projection, mut transform) = camera.into_inner();
    let Some(size) = camera
        .logical_target_size()
        .filter(|size| size.min_element() >= 1.0)
    else {
        return;
    };
    let taken = Vec2::new(insets.left + insets.right, insets.top + insets.bottom);
    let free = (size - taken).max(size * 0.3);
    let half = HALF_ANGLE.tan();
    let reach = free / size.y * half * FILL;
    let relief = relief.get();
    let framed = aim(table.framed.yaw, table.framed.pitch);
    let whole = Framing::new(framed, relief, reach, *mode);
    let distance = table.bypass_change_detection().distance(whole.distance);
    let pose = table.pose();
    let rotation = aim(pose.yaw, pose.pitch);
    let shift = Framing::new(rotation, relief, reach, *mode).shift;
    transform.set_if_neq(Transform {
        translation: target(relief) + rotation * shift.extend(distance),
        rotation,
        ..default()
    });

    let beside = Vec2::new(insets.right - insets.left, insets.bottom - insets.top);
    let aside = beside.min(size * 0.7) / 2.0;
    let view = (aside != Vec2::ZERO).then(|| SubCameraView {
        full_size: size.as_uvec2(),
        offset: aside,
        size: size.as_uvec2(),
    });
    if camera.sub_camera_view != view {
        camera.sub_camera_view = view;
    }
    *projection = match *mode {
        ProjectionMode::Perspective => Projection::Perspective(PerspectiveProjection {
            fov: 2.0 * HALF_ANGLE,
            near: 0.5,
            far: 400.0,
            aspect_ratio: size.x / size.y,
            ..default()
        }),
        ProjectionMode::Orthographic => Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::FixedVertical {
                viewport_height: 2.0 * half * distance,
            },
            near: 0.5,
            far: 400.0,
            ..OrthographicProjection::default_3d()
        }),
    };
}
