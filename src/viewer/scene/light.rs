//! The light: a low, warm key light from the viewer's left, whose shadows show the heights of the steps, and a soft, cooler sky
//! as fill light.
//!
//! The key light and the room that is mirrored turn with the camera, so that every side is lit alike. The light rises when the camera looks straight down.

use bevy::{core_pipeline::tonemapping::Tonemapping, prelude::*, window::RequestRedraw};

use super::camera::{BoardCamera, aim, from_above};
use super::room::MirroredRoom;
use crate::viewer::kernel::skipped_frame::{ClockTickSystems, SkippedFrame};
use crate::viewer::ui::palette;

/// Yaw of the key light from the camera's, and its height above level, in radians.
const ASIDE: f32 = -1.45;
const HEIGHT: f32 = 0.75;
/// Its height where the camera looks straight down: no shadow of a step then falls across the next one.
const HEIGHT_FROM_ABOVE: f32 = 1.38;

/// The brightness of the fill light, in cd/m².
pub const FILL: f32 = 760.0;

/// The light that casts the shadows; the materials compute them.
#[derive(Component, Debug)]
pub struct KeyLight;

fn switch_on(mut commands: Commands) {
    commands.spawn((
        Name::new("Key light"),
        KeyLight,
        DirectionalLight {
            color: palette::KEY_LIGHT,
            illuminance: 5_400.0,
            ..default()
        },
    ));
}

fn fill(
    add: On<Add, BoardCamera>,
    mut commands: Commands,
    mirrored: Res<MirroredRoom>,
    mut images: ResMut<Assets<Image>>,
) {
    commands.entity(add.entity).insert((
        Tonemapping::KhronosPbrNeutral,
        EnvironmentMapLight {
            intensity: FILL,
            specular_map: mirrored.0.clone(),
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
    camera: Single<(&BoardCamera, &mut EnvironmentMapLight)>,
    mut light: Single<&mut Transform, With<KeyLight>>,
) {
    let (camera, mut room) = camera.into_inner();
    let pose = camera.pose();
    let height = HEIGHT.lerp(HEIGHT_FROM_ABOVE, from_above(pose.pitch));
    let to_light = aim(pose.yaw + ASIDE, height) * Vec3::Z;
    light.set_if_neq(Transform::default().looking_to(-to_light, Vec3::Y));
    let turn = Quat::from_rotation_y(pose.yaw);
    if room.rotation != turn {
        room.rotation = turn;
    }
}

/// Has nothing drawn in the first frame, in which the renderer does not have the room yet: it would compile the shaders of
/// the board for one that is not mirrored, and all of them again in the second frame.
fn wait_for_room(
    mut cameras: Query<(Entity, &mut Camera)>,
    skipped: Option<ResMut<SkippedFrame>>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if let Some(mut skipped) = skipped {
        skipped.skip(&mut cameras);
        redraws.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(GlobalAmbientLight::NONE)
        .add_observer(fill)
        .add_systems(Startup, switch_on)
        .add_systems(
            Last,
            wait_for_room.run_if(run_once).in_set(ClockTickSystems),
        )
        .add_systems(PostUpdate, follow.before(TransformSystems::Propagate));
}
