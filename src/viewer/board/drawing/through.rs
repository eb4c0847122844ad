//! Drawings on the board shine through what covers them.
//!
//! Each has a faint copy whose depth is biased so far toward the camera that nothing is before it.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::marks::Overlay;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::scene::drawn_material::DrawnMaterial;

/// The opacity of the copy, relative to the drawing.
const FAINT: f32 = 0.35;
/// Depth bias that is more than the depth of the whole board, in steps of the depth buffer.
const IN_FRONT: f32 = 4_000_000.0;

/// The faint materials by those of the drawings.
#[derive(Resource, Default)]
struct FaintMaterials(HashMap<AssetId<DrawnMaterial>, Handle<DrawnMaterial>>);

fn copy(
    mut commands: Commands,
    drawn: Query<(Entity, &Mesh3d, &MeshMaterial3d<DrawnMaterial>), Added<Overlay>>,
    mut faint: ResMut<FaintMaterials>,
    mut materials: ResMut<Assets<DrawnMaterial>>,
) {
    for (entity, mesh, material) in &drawn {
        let known = faint.0.get(&material.id()).cloned();
        let look = known.or_else(|| {
            let original = materials.get(&material.0)?;
            let copy = original.clone().with_opacity(FAINT).raised(IN_FRONT);
            let look = materials.add(copy);
            faint.0.insert(material.id(), look.clone());
            Some(look)
        });
        let Some(look) = look else { continue };
        commands.entity(entity).with_child((
            Name::new("Shines through"),
            Pickable::IGNORE,
            mesh.clone(),
            MeshMaterial3d(look),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FaintMaterials>()
        .add_systems(Update, copy.after(FrameSystems::Render));
}
