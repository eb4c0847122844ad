//! Contact shadows: a soft dark disc under each piece that stands on a square. A piece in the air has none.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::geometry::{Relief, square_top};
use super::pieces::{CastsContact, OnSquare, RADIUS};
use super::shapes::halo;
use super::systems::SceneSystems;

/// Height of a disc above the wood, in cubes: below the marks.
const LIFT: f32 = 0.006;
/// The radii at which a disc is darkest and at which it ends, in radii of a man.
const DARK_WITHIN: f32 = 0.9;
const ENDS_AT: f32 = 1.42;
/// The height above its square from which on a piece is in the air.
const IN_THE_AIR: f32 = 0.03;

/// A disc under a piece.
#[derive(Component)]
struct ContactShadow;

/// The mesh and the material of all discs.
#[derive(Resource)]
struct ContactAssets(Handle<Mesh>, Handle<StandardMaterial>);

fn cast(add: On<Add, CastsContact>, mut commands: Commands, looks: Res<ContactAssets>) {
    commands.entity(add.entity).with_child((
        Name::new("Contact shadow"),
        ContactShadow,
        NotShadowCaster,
        NotShadowReceiver,
        Pickable::IGNORE,
        Mesh3d(looks.0.clone()),
        MeshMaterial3d(looks.1.clone()),
        Transform::from_xyz(0.0, LIFT, 0.0),
    ));
}

fn lift(
    relief: Res<Relief>,
    pieces: Query<(&Transform, Option<&OnSquare>), With<CastsContact>>,
    mut shadows: Query<(&ChildOf, &mut Visibility), With<ContactShadow>>,
) {
    for (piece, mut visibility) in &mut shadows {
        let Ok((place, stands_on)) = pieces.get(piece.parent()) else {
            continue;
        };
        let foot = stands_on.map(|on| square_top(on.0, relief.get()));
        let is_in_the_air = foot.is_none_or(|foot| place.translation.distance(foot) > IN_THE_AIR);
        visibility.set_if_neq(match is_in_the_air {
            true => Visibility::Hidden,
            false => Visibility::Inherited,
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    let disc = halo(DARK_WITHIN * RADIUS, ENDS_AT * RADIUS, 0.8).mesh();
    let mesh = app.world_mut().resource_mut::<Assets<Mesh>>().add(disc);
    let mut materials = app.world_mut().resource_mut::<Assets<StandardMaterial>>();
    let material = materials.add(StandardMaterial {
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        ..default()
    });
    app.insert_resource(ContactAssets(mesh, material))
        .add_observer(cast)
        .add_systems(Update, lift.after(SceneSystems::Draw));
}
