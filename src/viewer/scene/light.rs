//! The light: a warm key light over the viewer's left shoulder, and a soft sky as fill light.
//!
//! The key light and the room that is mirrored turn with the camera, so that every side is lit alike. The light rises when the camera looks straight down.

use bevy::{
    core_pipeline::tonemapping::Tonemapping,
    light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, SimulationLightSystems},
    prelude::*,
    window::RequestRedraw,
};

use super::camera::{BoardCamera, aim, from_above};
use super::painted_room;
use crate::viewer::kernel::resting_cameras::{ClockTickSystems, RestingCameras};
use crate::viewer::ui::palette;

/// Yaw of the key light from the camera's, and its height above level, in radians.
const ASIDE: f32 = -0.6;
const HEIGHT: f32 = 0.95;
/// Its height where the camera looks straight down: no shadow of a step then falls across the next one.
const HEIGHT_FROM_ABOVE: f32 = 1.38;

/// The brightness of the fill light, in cd/m².
pub const FILL: f32 = 820.0;

/// The light that casts the shadows.
#[derive(Component, Debug)]
pub struct KeyLight;

fn switch_on(mut commands: Commands) {
    commands.spawn((
        Name::new("Key light"),
        KeyLight,
        DirectionalLight {
            color: palette::KEY_LIGHT,
            illuminance: 4_600.0,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.03,
            shadow_normal_bias: 1.2,
            ..default()
        },
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: 1.0,
            maximum_distance: 60.0,
            ..default()
        }
        .build(),
    ));
}

fn fill(add: On<Add, BoardCamera>, mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let mirrored = images.add(painted_room::mirrored_room());
    commands.entity(add.entity).insert((
        Tonemapping::KhronosPbrNeutral,
        EnvironmentMapLight {
            intensity: FILL,
            specular_map: mirrored,
            ..EnvironmentMapLight::hemispherical_gradient(
                &mut images,
                palette::SKY,
                palette::HORIZON,
                palette::FLOOR,
            )
        },
    ));
}

fn follow(
    camera: Single<(&BoardCamera, &Transform, &mut EnvironmentMapLight), Without<KeyLight>>,
    light: Single<(&mut Transform, &mut bevy::light::CascadeShadowConfig), With<KeyLight>>,
) {
    let (camera, seen_from, mut room) = camera.into_inner();
    let (mut transform, mut cascades) = light.into_inner();
    let pose = camera.pose();
    let height = HEIGHT.lerp(HEIGHT_FROM_ABOVE, from_above(pose.pitch));
    let to_light = aim(pose.yaw + ASIDE, height) * Vec3::Z;
    transform.set_if_neq(Transform::default().looking_to(-to_light, Vec3::Y));
    let turn = Quat::from_rotation_y(pose.yaw);
    if room.rotation != turn {
        room.rotation = turn;
    }
    let distance = seen_from.translation.length();
    let far = vec![distance + 16.0];
    if cascades.bounds != far {
        cascades.bounds = far;
        cascades.minimum_distance = (distance - 12.0).max(0.5);
    }
}

/// Has nothing drawn in the first frame, in which the renderer does not have the room yet: it would compile the shaders of
/// the board for one that is not mirrored, and all of them again in the second frame.
fn wait_for_room(
    mut cameras: Query<(Entity, &mut Camera)>,
    resting: Option<ResMut<RestingCameras>>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if let Some(mut resting) = resting {
        resting.rest(&mut cameras);
        redraws.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(GlobalAmbientLight::NONE)
        .insert_resource(DirectionalLightShadowMap { size: 2048 })
        .add_observer(fill)
        .add_systems(Startup, switch_on)
        .add_systems(
            Last,
            wait_for_room.run_if(run_once).in_set(ClockTickSystems),
        )
        .add_systems(
            PostUpdate,
            follow
                .before(SimulationLightSystems::UpdateDirectionalLightCascades)
                .before(TransformSystems::Propagate),
        );
}
