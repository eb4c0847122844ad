//! The scene's materials with their shaders and inputs: textures computed from reproducible noise, an occupancy map.

pub mod drawn;
pub mod lacquer;
pub mod occupancy;
pub mod table_top;
pub mod wood;
pub mod wood_texture;

use bevy::color::ColorToPacked;
use bevy::prelude::*;
use bevy::shader::Shader;

/// Returns a reproducible number in 0.0..1.0 for a lattice point.
fn hash(x: i32, y: i32, seed: u32) -> f32 {
    let mut h = (x as u32).wrapping_mul(0x9e37_79b1)
        ^ (y as u32).wrapping_mul(0x85eb_ca77)
        ^ seed.wrapping_mul(0xc2b2_ae3d);
    h = (h ^ (h >> 15)).wrapping_mul(0x2c1b_3c6d);
    h = (h ^ (h >> 12)).wrapping_mul(0x297a_2d39);
    ((h ^ (h >> 15)) >> 8) as f32 / (1 << 24) as f32
}

/// Value noise in 0.0..1.0 with a precomputed lattice.
struct Noise {
    cells: IVec2,
    values: Vec<f32>,
}

impl Noise {
    /// Noise that repeats after `cells` lattice cells.
    fn new(x: i32, y: i32, seed: u32) -> Noise {
        let values = (0..y).flat_map(|row| (0..x).map(move |column| hash(column, row, seed)));
        Noise { cells: IVec2::new(x, y), values: values.collect() }
    }

    /// The noise at a point of the texture, in 0.0..1.0.
    fn at(&self, at: Vec2) -> f32 {
        let spot = at * self.cells.as_vec2();
        let cell = floor(spot);
        let part = spot - cell.as_vec2();
        let part = part * part * (Vec2::splat(3.0) - 2.0 * part);
        let near = cell.rem_euclid(self.cells);
        let far = (near + IVec2::ONE) % self.cells;
        let value = |x: i32, y: i32| self.values[(y * self.cells.x + x) as usize];
        value(near.x, near.y)
            .lerp(value(far.x, near.y), part.x)
            .lerp(value(near.x, far.y).lerp(value(far.x, far.y), part.x), part.y)
    }
}

/// Componentwise floor. `floor` is a library call on processors without an instruction for it.
fn floor(at: Vec2) -> IVec2 {
    let cut = at.as_ivec2();
    let below = |at: f32, cut: i32| cut - i32::from(at < cut as f32);
    IVec2::new(below(at.x, cut.x), below(at.y, cut.y))
}

/// Encodes linear colors as sRGB bytes with a table, for textures of a hundred thousand pixels.
struct SrgbTable(Vec<u8>);

impl SrgbTable {
    /// Number of steps, enough to distinguish the darkest bytes.
    const STEPS: usize = 4096;

    fn new() -> SrgbTable {
        let levels = (0..=Self::STEPS).map(|step| step as f32 / Self::STEPS as f32);
        let bytes = levels.map(|level| Srgba::from(LinearRgba::gray(level)).to_u8_array()[0]);
        SrgbTable(bytes.collect())
    }

    /// Red, green, blue, and linear opacity.
    fn encode(&self, color: LinearRgba) -> [u8; 4] {
        let byte = |part: f32| self.0[(part.clamp(0.0, 1.0) * Self::STEPS as f32 + 0.5) as usize];
        let opacity = (color.alpha.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
        [byte(color.red), byte(color.green), byte(color.blue), opacity]
    }
}

/// Registers a shader that is part of the program.
fn add_shader(app: &mut App, id: &Handle<Shader>, name: &'static str, source: &'static str) {
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    if let Err(error) = shaders.insert(id, Shader::from_wgsl(source, name)) {
        error!("the shader {name}: {error}");
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        drawn::plugin,
        wood_texture::plugin,
        occupancy::plugin,
        wood::plugin,
        lacquer::plugin,
    ));
}
