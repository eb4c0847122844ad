//! The room: a blurred backdrop, visible only where the camera looks over the edge of the table, and a painted
//! environment map that lacquer and rims reflect.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};
use half::f16;

use super::SceneSystems;
use super::shapes::Shape;
use crate::themes::Theme;
use crate::viewer::kernel::settings::{CurrentTheme, has_new_theme, linear_of};
use crate::viewer::ui::palette;

/// Radius of the dome, in cubes. The camera sees it from outside, through its near half.
const RADIUS: f32 = 46.0;
/// Depth of its foot below the table.
const FOOT: f32 = 0.12;
const SLICES: u32 = 48;
const ROWS: u32 = 14;

/// The color of the room in this direction: height above level and azimuth.
fn color(theme: &Theme, height: f32, turn: f32) -> LinearRgba {
    let dark = linear_of(theme.room.background);
    let wall = dark.mix(&linear_of(theme.room.haze), 0.75);
    let rise = EaseFunction::SmoothStep.sample_clamped(height / 0.45);
    let ceiling = EaseFunction::SmoothStep.sample_clamped((height - 0.5) / 0.9);
    let base = dark.mix(&wall, rise).mix(&(dark * 0.8), ceiling);
    // Two soft lights: a lamp on one side and the last daylight on the other.
    let glow = |toward: f32, width: f32| {
        let aside = (turn - toward + TAU * 1.5).rem_euclid(TAU) - TAU / 2.0;
        let high = (height - 0.42) / 0.3;
        (-(aside / width).powi(2) - high * high).exp() * rise
    };
    let lamp = palette::KEY_LIGHT.to_linear() * (0.14 * glow(2.2, 0.7));
    let day = palette::WINDOW_LIGHT.to_linear() * (0.06 * glow(-0.9, 0.5));
    before_tone_mapping(base + lamp + day)
}

/// Returns the light that tone mapping, which darkens dark colors, turns into this color.
fn before_tone_mapping(color: LinearRgba) -> LinearRgba {
    const HALF: f32 = 0.04;
    let least = color.red.min(color.green).min(color.blue);
    let lift = if least < HALF { (least / 6.25).sqrt() - least } else { HALF };
    (color + LinearRgba::gray(lift)).with_alpha(1.0)
}

fn dome(theme: &Theme) -> Shape {
    let mut shape = Shape::default();
    for row in 0..=ROWS {
        let height = FRAC_PI_2 * (row as f32 / ROWS as f32) - FOOT;
        for slice in 0..=SLICES {
            let turn = TAU * slice as f32 / SLICES as f32;
            let level = height.cos();
            let out = Vec3::new(level * turn.sin(), height.sin(), level * turn.cos());
            shape.vertex(out * RADIUS, -out, Vec2::ZERO);
            shape.colors.push(color(theme, height, turn));
        }
    }
    for row in 0..ROWS {
        for slice in 0..SLICES {
            let a = row * (SLICES + 1) + slice;
            let above = a + SLICES + 1;
            // Seen from inside.
            shape.quad(a, above, above + 1, a + 1);
        }
    }
    shape
}

#[derive(Component)]
struct Room;

fn build(
    mut commands: Commands,
    theme: Res<CurrentTheme>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    commands.spawn((
        Name::new("Room"),
        Room,
        Pickable::IGNORE,
        Mesh3d(meshes.add(dome(&theme).mesh())),
        MeshMaterial3d(materials.add(StandardMaterial { unlit: true, ..default() })),
    ));
}

fn recolor(
    theme: Res<CurrentTheme>,
    room: Single<&Mesh3d, With<Room>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if let Some(mut mesh) = meshes.get_mut(&room.0) {
        *mesh = dome(&theme).mesh();
    }
}

/// Size of a cube map face, in pixels, and its number of mipmaps.
const SIZE: u32 = 64;
const LEVELS: u32 = 7;
/// Number of directions averaged per pixel in the first rough level; each further level adds as many.
const SAMPLES: u16 = 8;

/// Brightness of the walls and of the ceiling, relative to the fill light.
const WALLS: f32 = 0.7;
const CEILING: f32 = 0.22;

/// A soft-edged light on the walls or the ceiling.
struct Light {
    toward: Vec3,
    /// Cosines of the angles from its center at which it ends and at which it is full.
    edge: (f32, f32),
    color: Vec3,
}

/// The walls, ceiling and floor with their lights, in linear colors.
struct PaintedRoom {
    sky: Vec3,
    horizon: Vec3,
    floor: Vec3,
    lights: [Light; 3],
}

fn linear(color: Color) -> Vec3 {
    color.to_linear().to_vec3()
}

fn lights() -> [Light; 3] {
    let tinted = |color: Color, strength: f32| linear(color) * strength;
    [
        Light {
            toward: Vec3::new(-0.73, 0.68, 0.09).normalize(),
            edge: (0.93, 0.965),
            color: tinted(palette::KEY_LIGHT, 7.0),
        },
        Light {
            toward: Vec3::new(-0.9, 0.42, -0.2).normalize(),
            edge: (0.90, 0.94),
            color: tinted(palette::WINDOW_LIGHT, 3.2),
        },
        Light {
            toward: Vec3::new(0.8, 0.5, -0.5).normalize(),
            edge: (0.965, 0.98),
            color: tinted(palette::KEY_LIGHT, 1.6),
        },
    ]
}

impl PaintedRoom {
    fn new() -> PaintedRoom {
        PaintedRoom {
            sky: linear(palette::SKY),
            horizon: linear(palette::HORIZON),
            floor: linear(palette::FLOOR),
            lights: lights(),
        }
    }

    fn radiance(&self, direction: Vec3) -> Vec3 {
        let base = if direction.y > 0.0 {
            self.horizon.lerp(self.sky, direction.y)
        } else {
            self.horizon.lerp(self.floor, (-3.0 * direction.y).min(1.0))
        };
        // The ceiling is dark, so that black pieces stay black from above.
        let dim = WALLS.lerp(CEILING, direction.y.clamp(0.0, 1.0));
        self.lights.iter().fold(dim * base, |sum, light| {
            let (end, full) = light.edge;
            let share = ((direction.dot(light.toward) - end) / (full - end)).clamp(0.0, 1.0);
            sum + light.color * share * share * (3.0 - 2.0 * share)
        })
    }

    /// The light reflected toward a viewer straight above a surface with these facets.
    fn mirrored(&self, normal: Vec3, facets: &[Vec3]) -> Vec3 {
        let (right, up) = normal.any_orthonormal_pair();
        let (mut sum, mut weight) = (Vec3::ZERO, 0.0);
        for facet in facets {
            let facet = right * facet.x + up * facet.y + normal * facet.z;
            let toward = 2.0 * normal.dot(facet) * facet - normal;
            let share = normal.dot(toward);
            if share > 0.0 {
                sum += self.radiance(toward) * share;
                weight += share;
            }
        }
        sum / f32::max(weight, f32::EPSILON)
    }
}

/// The direction of a pixel's center on a cube map face: right, left, up, down, back, front.
fn direction(face: u32, x: u32, y: u32, size: u32) -> Vec3 {
    let at = |pixel: u32| 2.0 * (pixel as f32 + 0.5) / size as f32 - 1.0;
    let (u, v) = (at(x), at(y));
    match face {
        0 => Vec3::new(1.0, -v, -u),
        1 => Vec3::new(-1.0, -v, u),
        2 => Vec3::new(u, 1.0, v),
        3 => Vec3::new(u, -1.0, -v),
        4 => Vec3::new(u, -v, 1.0),
        _ => Vec3::new(-u, -v, -1.0),
    }
    .normalize()
}

/// The facet normals of a surface with the level's roughness, about z, by the GGX distribution.
fn facets(level: u16) -> Vec<Vec3> {
    let roughness = f32::from(level) / (LEVELS - 1) as f32;
    let alpha = roughness * roughness;
    let samples = level * SAMPLES;
    (0..samples)
        .map(|sample| {
            let part = (f32::from(sample) + 0.5) / f32::from(samples);
            let turn = TAU * (f32::from(sample) * 0.618_034).fract();
            let cos = ((1.0 - part) / (1.0 + (alpha * alpha - 1.0) * part)).sqrt();
            let sin = (1.0 - cos * cos).max(0.0).sqrt();
            Vec3::new(turn.cos() * sin, turn.sin() * sin, cos)
        })
        .collect()
}

/// The room as a cube map.
#[derive(Resource, Clone, Debug)]
pub(super) struct MirroredRoom(pub(super) Handle<Image>);

/// Returns the room as a cube map whose mipmaps are filtered for increasing roughness.
fn mirrored_room() -> Image {
    let room = PaintedRoom::new();
    let facets: Vec<_> = (0..LEVELS as u16).map(facets).collect();
    let mut data = Vec::new();
    for face in 0..6 {
        for (level, facets) in (0..LEVELS).zip(&facets) {
            let size = SIZE >> level;
            for pixel in 0..size * size {
                let toward = direction(face, pixel % size, pixel / size, size);
                let light = match level {
                    0 => room.radiance(toward),
                    _ => room.mirrored(toward, facets),
                };
                let channels = light.extend(1.0).to_array().map(f16::from_f32);
                data.extend(channels.into_iter().flat_map(f16::to_le_bytes));
            }
        }
    }
    let mut image = Image::new_uninit(
        Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 6 },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = LEVELS;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image.sampler = ImageSampler::linear();
    image
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build)
        .add_systems(Update, recolor.in_set(SceneSystems::Draw).run_if(has_new_theme));
    let room = mirrored_room();
    let room = app.world_mut().resource_mut::<Assets<Image>>().add(room);
    app.insert_resource(MirroredRoom(room));
}
