//! The names of the four sides on the rim, each at its corner in its board's color, between two inlays along the rim.

use bevy::prelude::*;

use crate::board::Face;
use crate::themes::ColorRole;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::{CurrentTheme, Localization};
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::scene::geometry::{HALF, PLINTH_HEIGHT, PLINTH_WIDTH};
use crate::viewer::scene::lettering::Lettering;
use crate::viewer::scene::shapes::Shape;

/// Size of a name's image and of its letters, in pixels.
const IMAGE: UVec2 = UVec2::new(128, 128);
const LETTERS: f32 = 52.0;
/// Height above the wood.
const LIFT: f32 = 0.004;
/// Length and width of an inlay.
const INLAY: Vec2 = Vec2::new(1.9, 0.07);

#[derive(Component)]
struct RimName(Face);

#[derive(Component)]
struct RimPart(Face);

/// A horizontal rectangle around the origin, with this half size.
fn rectangle(half: Vec2) -> Shape {
    let corner = Vec3::new(-half.x, 0.0, -half.y);
    let (right, down) = (Vec3::X * 2.0 * half.x, Vec3::Z * 2.0 * half.y);
    Shape::picture(corner, right, down, Rect::new(0.0, 0.0, 1.0, 1.0))
}

fn build(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let middle = HALF + PLINTH_WIDTH / 2.0;
    // Toward the edge, so that the corner cube does not cover the name in the home view.
    let of_name = middle + 0.15;
    let plate = meshes.add(rectangle(Vec2::splat(0.46 * PLINTH_WIDTH)).mesh());
    let offset = INLAY.x / 2.0 + PLINTH_WIDTH / 2.0 + 0.1;
    for face in Face::ALL {
        let Some((up, right)) = face.corner() else {
            continue;
        };
        let out = Vec2::new(right.into(), -f32::from(up));
        let on_rim = |middle: f32| (out * middle).extend(PLINTH_HEIGHT + LIFT).xzy();
        let at = on_rim(middle);
        commands.spawn((
            Name::new(format!("Name of {face:?}")),
            RimName(face),
            RimPart(face),
            Pickable::IGNORE,
            Mesh3d(plate.clone()),
            MeshMaterial3d(materials.add(StandardMaterial {
                perceptual_roughness: 0.8,
                alpha_mode: AlphaMode::Blend,
                ..default()
            })),
            Transform::from_translation(on_rim(of_name)),
        ));
        let inlay = materials.add(StandardMaterial { perceptual_roughness: 0.5, ..default() });
        for (half, aside) in [(INLAY / 2.0, Vec3::X * -out.x), (INLAY.yx() / 2.0, Vec3::Z * -out.y)]
        {
            commands.spawn((
                Name::new(format!("Inlay of {face:?}")),
                RimPart(face),
                Pickable::IGNORE,
                Mesh3d(meshes.add(rectangle(half).mesh())),
                MeshMaterial3d(inlay.clone()),
                Transform::from_translation(at + aside * offset),
            ));
        }
    }
}

/// Renders the names in the current language.
fn write(
    localization: Res<Localization>,
    names: Query<(&RimName, &MeshMaterial3d<StandardMaterial>)>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    for (name, material) in &names {
        let mut lettering = Lettering::new(IMAGE);
        lettering.write_centered(&localization.0.corner(name.0), LETTERS);
        if let Some(mut material) = materials.get_mut(&material.0) {
            material.base_color_texture = Some(images.add(lettering.image()));
        }
    }
}

/// Colors the names and inlays like their sides' lines.
fn color(
    theme: Res<CurrentTheme>,
    parts: Query<(&RimPart, &MeshMaterial3d<StandardMaterial>)>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    for (part, material) in &parts {
        if let Some(mut material) = materials.get_mut(&material.0) {
            material.base_color = theme.paint(ColorRole::Board(part.0));
        }
    }
}

/// Turns the names toward the viewer, so that the near corner's name is always readable.
fn turn(camera: Single<&BoardCamera>, mut names: Query<&mut Transform, With<RimName>>) {
    let rotation = Quat::from_rotation_y(camera.pose().yaw);
    for mut place in &mut names {
        if place.rotation != rotation {
            place.rotation = rotation;
        }
    }
}

/// Shows the names only on boards with sides.
fn show(session: Res<CurrentSession>, mut parts: Query<&mut Visibility, With<RimPart>>) {
    let visibility = if session.game().variant().has_sides() {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
    for mut part in &mut parts {
        part.set_if_neq(visibility);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, build).add_systems(
        Update,
        (
            color.run_if(resource_changed::<CurrentTheme>),
            write.run_if(resource_changed::<Localization>),
            turn,
            show.run_if(resource_changed::<CurrentSession>),
        )
            .in_set(FrameSystems::Render),
    );
}
