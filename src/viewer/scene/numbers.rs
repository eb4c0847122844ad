//! The Manoury numbers 1 to 50, on the top of each dark cube in its near left corner, and on its risers.
//!
//! The number is in the near right corner if the pyramid, higher on the viewer's left, would hide the left one.

use ab_glyph::{Font as _, FontRef, ScaleFont as _, point};
use bevy::{
    asset::RenderAssetUsages,
    image::{ImageSampler, ImageSamplerDescriptor},
    light::NotShadowCaster,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use super::{
    cubes::CubeBlock,
    geometry::{self, Relief},
    shapes::Shape,
    systems::SceneSystems,
};
use crate::board::{Cube, Square};
use crate::rules::Side;
use crate::viewer::state::camera::BoardOrientation;
use crate::viewer::ui::fonts;
use crate::viewer::ui::palette;

/// Visibility of the numbers.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShowNumbers(pub bool);

/// The number on the top of a cube, turned towards the viewer.
#[derive(Component, Debug)]
struct OnTop(Cube);

impl OnTop {
    /// Returns `true` if, seen from this side, the pyramid would hide the near left corner but not the near right one.
    fn stands_right(&self, seat: BoardOrientation) -> bool {
        let (left, near) = match seat.0 {
            Side::White => (-1, -1),
            Side::Black => (1, 1),
        };
        let is_higher = |rows, columns| {
            let beside = self.0.offset(rows, columns);
            beside.is_some_and(|beside| beside.terrace() > self.0.terrace())
        };
        let is_hidden = |aside| is_higher(0, aside) || is_higher(near, aside) || is_higher(near, 0);
        is_hidden(left) && !is_hidden(-left)
    }
}

/// The number on a cube's risers.
#[derive(Component, Debug)]
struct OnRiser;

/// Size of a cell of the atlas, which has 8 columns and 7 rows, in pixels.
const CELL: UVec2 = UVec2::new(64, 64);
const COLUMNS: u32 = 8;
const ROWS: u32 = 8;
/// Height of the digits in a cell, in pixels.
const LETTER: f32 = 52.0;
/// Edge of a number's cell in the world, on tops and on risers.
const ON_TOP: f32 = 0.2;
const ON_RISER: f32 = 0.26;
/// Distance from the edge of the cube to the cell.
const MARGIN: f32 = 0.05;
/// Height above the wood.
const LIFT: f32 = 0.003;

fn cell(square: Square) -> Rect {
    let index = u32::from(square.number()) - 1;
    let corner = Vec2::new((index % COLUMNS) as f32, (index / COLUMNS) as f32);
    let cells = Vec2::new(COLUMNS as f32, ROWS as f32);
    Rect::from_corners(corner / cells, (corner + 1.0) / cells)
}

/// The atlas of numbers as coverage, white on transparent, with mipmaps.
fn sheet() -> Image {
    let size = CELL * UVec2::new(COLUMNS, ROWS);
    let mut cover = vec![0.0_f32; (size.x * size.y) as usize];
    if let Ok(font) = FontRef::try_from_slice(fonts::BOLD) {
        let font = font.as_scaled(LETTER);
        for square in Square::all() {
            let corner = cell(square).min * size.as_vec2();
            let mut pen = point(corner.x + 3.0, corner.y + 4.0 + font.ascent() * 0.86);
            for letter in square.number().to_string().chars() {
                let mut glyph = font.scaled_glyph(letter);
                glyph.position = pen;
                pen.x += font.h_advance(glyph.id);
                let Some(outline) = font.outline_glyph(glyph) else {
                    continue;
                };
                let bounds = outline.px_bounds();
                outline.draw(|x, y, part| {
                    let (x, y) = (x + bounds.min.x as u32, y + bounds.min.y as u32);
                    if let Some(pixel) = cover.get_mut((y * size.x + x) as usize) {
                        *pixel = pixel.max(part);
                    }
                });
            }
        }
    }
    let (mut data, mut levels, mut extent) = (Vec::new(), 0, size);
    while extent.x >= 8 {
        data.extend(
            cover
                .iter()
                .flat_map(|part| [255, 255, 255, (part * 255.0).round() as u8]),
        );
        let at = |x: u32, y: u32| cover[(y * extent.x + x) as usize];
        cover = (0..extent.y / 2)
            .flat_map(|y| (0..extent.x / 2).map(move |x| (2 * x, 2 * y)))
            .map(|(x, y)| (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4.0)
            .collect();
        (extent, levels) = (extent / 2, levels + 1);
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: size.x,
            height: size.y,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        anisotropy_clamp: 4,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

fn build(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
    cubes: Query<(Entity, &CubeBlock)>,
) {
    let ink = materials.add(StandardMaterial {
        base_color: palette::NUMBER,
        base_color_texture: Some(images.add(sheet())),
        perceptual_roughness: 0.9,
        reflectance: 0.1,
        alpha_mode: AlphaMode::Blend,
        ..default()
    });
    for (entity, block) in &cubes {
        let Some(square) = block.0.square() else {
            continue;
        };
        let edge = 0.5 - MARGIN;
        let top = Shape::picture(
            Vec3::new(-edge, LIFT, edge - ON_TOP),
            Vec3::X * ON_TOP,
            Vec3::Z * ON_TOP,
            cell(square),
        );
        let risers = geometry::risers(block.0).fold(Shape::default(), |shape, out| {
            let right = Vec3::Y.cross(out);
            let corner = out * (0.498 + LIFT) - right * edge + Vec3::NEG_Y * MARGIN;
            shape.and(Shape::picture(
                corner,
                right * ON_RISER,
                Vec3::NEG_Y * ON_RISER,
                cell(square),
            ))
        });
        commands.entity(entity).with_children(|cube| {
            cube.spawn((
                Name::new(format!("Number {}", square.number())),
                OnTop(block.0),
                NotShadowCaster,
                Pickable::IGNORE,
                Mesh3d(meshes.add(top.mesh())),
                MeshMaterial3d(ink.clone()),
            ));
            cube.spawn((
                Name::new(format!("Number {} on the riser", square.number())),
                OnRiser,
                NotShadowCaster,
                Pickable::IGNORE,
                Mesh3d(meshes.add(risers.mesh())),
                MeshMaterial3d(ink.clone()),
            ));
        });
    }
}

/// Turns the numbers towards the viewer, and moves those that the rising pyramid would hide.
fn turn(
    seat: Res<BoardOrientation>,
    relief: Res<Relief>,
    mut numbers: Query<(&OnTop, &mut Transform)>,
) {
    let rotation = Quat::from_rotation_y(seat.yaw());
    for (number, mut place) in &mut numbers {
        let aside = match number.stands_right(*seat) {
            true => (1.0 - 2.0 * MARGIN - ON_TOP) * relief.get(),
            false => 0.0,
        };
        place.set_if_neq(Transform {
            translation: rotation * Vec3::X * aside,
            rotation,
            ..default()
        });
    }
}

fn show(
    shown: Res<ShowNumbers>,
    relief: Res<Relief>,
    mut tops: Query<&mut Visibility, (With<OnTop>, Without<OnRiser>)>,
    mut risers: Query<&mut Visibility, With<OnRiser>>,
) {
    let visible = |yes: bool| {
        if yes {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        }
    };
    for mut top in &mut tops {
        top.set_if_neq(visible(shown.0));
    }
    for mut riser in &mut risers {
        riser.set_if_neq(visible(shown.0 && relief.get() > 0.5));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ShowNumbers(true))
        .add_systems(PostStartup, build)
        .add_systems(
            Update,
            (
                turn.run_if(
                    resource_changed::<BoardOrientation>.or_eager(resource_changed::<Relief>),
                ),
                show.run_if(resource_changed::<ShowNumbers>.or_eager(resource_changed::<Relief>)),
            )
                .in_set(SceneSystems::Draw),
        );
}
