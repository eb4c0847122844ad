//! Light: a low, warm key light from the viewer's left, whose shadows reveal the steps, and a soft, cooler fill light.
//!
//! Key light and reflected room turn with the camera, so that every side is lit alike. The key light rises when the
//! camera looks straight down.

use bevy::{core_pipeline::tonemapping::Tonemapping, prelude::*, window::RequestRedraw};

use super::camera::{BoardCamera, aim, from_above};
use super::room::MirroredRoom;
use crate::viewer::kernel::skipped_frame::{ClockTickSystems, SkippedFrame};
use crate::viewer::ui::palette;

/// Yaw of the key light relative to the camera, and its pitch, in radians.
const ASIDE: f32 = -1.45;
const HEIGHT: f32 = 0.75;
/// Its pitch in the top view, where no step's shadow may fall across the next.
const HEIGHT_FROM_ABOVE: f32 = 1.38;

/// Brightness of the fill light, in cd/m².
pub const FILL: f32 = 760.0;

/// The shadow-casting light; the materials compute the shadows.
#[derive(Component, Debug)]
pub struct KeyLight;

fn switch_on(mut commands: Commands) {
    commands.spawn((
        Name::new("Key light"),
        KeyLight,
        DirectionalLight { color: palette::KEY_LIGHT, illuminance: 5_400.0, ..default() },
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

/// Skips drawing in the first frame, before the renderer has the environment map: it would compile the board's shaders
/// without it, and all of them again in the second frame.
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
        .add_systems(Last, wait_for_room.run_if(run_once).in_set(ClockTickSystems))
        .add_systems(PostUpdate, follow.before(TransformSystems::Propagate));
}
