//! The hundred cubes, their plinth and the table. Cubes that are not on the inspected side fade; those that cover what must
//! be in sight turn translucent.

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    light::NotShadowCaster,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use super::{
    geometry::{self, HALF, PLINTH_HEIGHT, PLINTH_WIDTH, Relief},
    glass::{self, Glass},
    shapes::{block, disc},
    systems::SceneSystems,
    wood_material::WoodMaterial,
    wood_texture::{SPAN, Woods},
};
use crate::board::{Cube, Face, pyramid::in_sight};
use crate::viewer::state::frame::AnimationClock;
use crate::viewer::ui::palette;

/// Half the height of a block, which reaches from the top of its terrace to below the top of the next lower one.
const HALF_HEIGHT: f32 = 0.57;
const BEVEL: f32 = 0.045;
/// Number of materials between a lit cube and a faded one.
const LEVELS: usize = 12;
/// Duration of a fade, in seconds.
const FADE: f32 = 0.35;

/// One of the hundred cubes. Its origin is the centre of its top.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct CubeBlock(pub Cube);

/// The inspected side. Cubes outside it fade; [`Face::Top`] and `None` fade nothing.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Spotlight(pub Option<Face>);

impl Spotlight {
    /// Returns `true` for a cube of the inspected side, and for every cube if no side is inspected.
    pub fn holds(self, cube: Cube) -> bool {
        self.0.is_none_or(|face| in_sight(face, cube))
    }
}

/// Degree of fading of a cube, 0.0..=1.0.
#[derive(Component, Debug, Default)]
struct Faded(f32);

/// Degree of translucency of a cube, 0.0..=1.0.
#[derive(Component, Debug, Default)]
struct Translucency(f32);

/// The materials of one wood.
struct WoodLevels {
    /// One for each level of fading.
    solid: Vec<Handle<WoodMaterial>>,
    /// One for each level of translucency above 0, lit and faded.
    glass: [Vec<Handle<WoodMaterial>>; 2],
}

/// The materials of light and dark cubes.
#[derive(Resource)]
struct CubeMaterials {
    light: WoodLevels,
    dark: WoodLevels,
}

impl CubeMaterials {
    fn material(&self, cube: Cube, faded: f32, translucent: f32) -> &Handle<WoodMaterial> {
        let wood = if cube.square().is_some() {
            &self.dark
        } else {
            &self.light
        };
        let level = |degree: f32| (degree * (LEVELS - 1) as f32).round() as usize;
        match level(translucent) {
            0 => &wood.solid[level(faded)],
            glass => &wood.glass[usize::from(faded > 0.5)][glass - 1],
        }
    }
}

fn levels(image: &Handle<Image>, materials: &mut Assets<WoodMaterial>) -> WoodLevels {
    let degree = |level: usize| level as f32 / (LEVELS - 1) as f32;
    let faded = |far| {
        WoodMaterial::new(image, Color::WHITE, SPAN)
            .for_cubes()
            .faded(far)
    };
    WoodLevels {
        solid: (0..LEVELS)
            .map(|level| materials.add(faded(degree(level))))
            .collect(),
        glass: [0.0, 1.0].map(|far| {
            (1..LEVELS)
                .map(|level| materials.add(faded(far).translucent(degree(level))))
                .collect()
        }),
    }
}

fn build(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<WoodMaterial>>,
    mut images: ResMut<Assets<Image>>,
    woods: Res<Woods>,
    relief: Res<Relief>,
) {
    let cube_materials = CubeMaterials {
        light: levels(&woods.maple, &mut materials),
        dark: levels(&woods.walnut, &mut materials),
    };
    let pieces_of_wood: Vec<_> = (0..16)
        .map(|i| {
            let offset = Vec2::new(i as f32 * 1.37, i as f32 * 0.618 * SPAN.y);
            meshes.add(
                block(
                    Vec3::new(0.498, HALF_HEIGHT, 0.498),
                    BEVEL,
                    offset,
                    i % 2 == 1,
                )
                .mesh(),
            )
        })
        .collect();
    for cube in Cube::all() {
        let (row, column) = (usize::from(cube.row()), usize::from(cube.column()));
        commands.spawn((
            Name::new(format!("Cube {row} {column}")),
            CubeBlock(cube),
            Faded::default(),
            Translucency::default(),
            Mesh3d(
                pieces_of_wood[(row * 7 + column * 3 + row * column) % pieces_of_wood.len()]
                    .clone(),
            ),
            MeshMaterial3d(cube_materials.material(cube, 0.0, 0.0).clone()),
            Transform::from_translation(geometry::cube_top(cube, relief.get())),
        ));
    }
    commands.insert_resource(cube_materials);

    let bar = |long: f32, across: bool, offset: f32| {
        let (wide, high) = (PLINTH_WIDTH / 2.0, PLINTH_HEIGHT / 2.0);
        let half = if across {
            Vec3::new(wide, high, long)
        } else {
            Vec3::new(long, high, wide)
        };
        block(half, 0.05, Vec2::splat(offset), across)
    };
    let middle = HALF + PLINTH_WIDTH / 2.0;
    let frame = bar(HALF + PLINTH_WIDTH, false, 0.0)
        .moved(Vec3::Z * middle)
        .and(bar(HALF + PLINTH_WIDTH, false, 0.9).moved(Vec3::NEG_Z * middle))
        .and(bar(HALF, true, 1.7).moved(Vec3::X * middle))
        .and(bar(HALF, true, 2.3).moved(Vec3::NEG_X * middle));
    commands.spawn((
        Name::new("Plinth"),
        Mesh3d(meshes.add(frame.mesh())),
        MeshMaterial3d(materials.add(WoodMaterial::new(&woods.walnut, palette::PLINTH, SPAN))),
        Transform::from_xyz(0.0, PLINTH_HEIGHT, 0.0),
    ));
    commands.spawn((
        Name::new("Table"),
        Mesh3d(meshes.add(disc(40.0).mesh())),
        MeshMaterial3d(
            materials.add(
                WoodMaterial::new(&images.add(pool_of_light()), palette::TABLE, Vec2::ONE)
                    .for_table(HALF + PLINTH_WIDTH),
            ),
        ),
        NotShadowCaster,
    ));
}

/// The alpha of the table: white, opaque in the middle (v = 0) and transparent at the rim (v = 1).
fn pool_of_light() -> Image {
    const STEPS: u32 = 256;
    let data = (0..STEPS)
        .flat_map(|step| {
            let v = step as f32 / (STEPS - 1) as f32;
            let fade = ((v - 0.1) / 0.6).clamp(0.0, 1.0);
            let alpha = (1.0 - fade * fade * (3.0 - 2.0 * fade)).powf(1.8);
            [255, 255, 255, (alpha * 255.0).round() as u8]
        })
        .collect();
    let mut image = Image::new(
        Extent3d {
            width: 1,
            height: STEPS,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

fn rise(relief: Res<Relief>, mut cubes: Query<(&CubeBlock, &mut Transform)>) {
    for (block, mut transform) in &mut cubes {
        transform.translation = geometry::cube_top(block.0, relief.get());
    }
}

fn fade(
    spotlight: Res<Spotlight>,
    glass: Res<Glass>,
    cube_materials: Res<CubeMaterials>,
    mut clock: ResMut<AnimationClock>,
    mut cubes: Query<(
        &CubeBlock,
        &mut Faded,
        &mut Translucency,
        &mut MeshMaterial3d<WoodMaterial>,
    )>,
) {
    for (block, mut faded, mut translucent, mut material) in &mut cubes {
        let far = if spotlight.holds(block.0) { 0.0 } else { 1.0 };
        let clear = if glass.0.has_cube(block.0) { 1.0 } else { 0.0 };
        if faded.0 != far || translucent.0 != clear {
            faded.0 = clock.approach(faded.0, far, FADE);
            translucent.0 = clock.approach(translucent.0, clear, glass::DURATION);
            let look = cube_materials.material(block.0, faded.0, translucent.0);
            material.set_if_neq(MeshMaterial3d(look.clone()));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spotlight>()
        .add_systems(Startup, build)
        .add_systems(
            Update,
            (rise.run_if(resource_changed::<Relief>), fade).in_set(SceneSystems::Draw),
        );
}
