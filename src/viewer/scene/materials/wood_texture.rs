//! Procedural wood and stone: small tileable textures, computed on first use or while the settings are open.

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    platform::collections::HashMap,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    tasks::{AsyncComputeTaskPool, ComputeTaskPool, Task, TaskPool, block_on},
};

use super::table_top::table_top;
use super::{Noise, SrgbTable};
use crate::platform::has_threads;
use crate::themes::{Figure, Surface, Theme, ThemeName};
use crate::viewer::kernel::dialogs::{OpenDialogs, SETTINGS};
use crate::viewer::kernel::settings::linear_of;

/// Texture size along and across the grain, in pixels.
const SIZE: UVec2 = UVec2::new(256, 512);
/// World units covered by one texture, along and across the grain.
pub const SPAN: Vec2 = Vec2::new(4.0, 2.5);

/// Returns the world units covered by one texture of a surface. Stone is larger, so that a board rarely shows one of
/// its widely spaced veins twice.
pub const fn span(surface: &Surface) -> Vec2 {
    match surface.figure {
        Figure::Veins { .. } => Vec2::new(2.0 * SPAN.x, 2.0 * SPAN.y),
        Figure::Grain { .. } | Figure::Plain => SPAN,
    }
}

/// The textures of a theme.
#[derive(Debug, Clone)]
pub struct Woods {
    /// The dark cubes, which are played on.
    pub dark: Handle<Image>,
    pub light: Handle<Image>,
    /// The pale gray figure that lightly tints the pieces.
    pub fine: Handle<Image>,
    pub table: Handle<Image>,
}

/// The textures of the themes shown so far or in preparation.
#[derive(Resource, Debug, Default)]
pub struct AllWoods {
    shown: HashMap<ThemeName, Woods>,
    prepared: HashMap<ThemeName, Task<[Image; 4]>>,
}

impl AllWoods {
    /// Blank textures for every theme, for headless use.
    pub fn blank() -> AllWoods {
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let blank = || pool.spawn(async { std::array::from_fn(|_| Image::default()) });
        AllWoods {
            shown: HashMap::default(),
            prepared: ThemeName::ALL.iter().map(|&name| (name, blank())).collect(),
        }
    }

    /// Returns the textures of a theme, computing them now if necessary.
    pub fn of(&mut self, theme: &Theme, images: &mut Assets<Image>) -> Woods {
        if let Some(woods) = self.shown.get(&theme.name) {
            return woods.clone();
        }
        let computed = match self.prepared.remove(&theme.name) {
            Some(task) => block_on(task),
            None => computed(theme),
        };
        let [dark, light, fine, table] = computed.map(|image| images.add(image));
        let woods = Woods { dark, light, fine, table };
        self.shown.insert(theme.name, woods.clone());
        woods
    }

    /// Starts computing the textures of an unused theme in the background.
    fn prepare(&mut self, name: ThemeName) {
        if !self.shown.contains_key(&name) {
            let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
            let compute = move || pool.spawn(async move { in_turn(Theme::of(name)) });
            self.prepared.entry(name).or_insert_with(compute);
        }
    }
}

/// Prepares all themes once the settings are open.
fn prepare_choice(dialogs: Option<Res<OpenDialogs>>, mut woods: ResMut<AllWoods>) {
    if dialogs.is_some_and(|dialogs| dialogs.is_changed() && dialogs.has(SETTINGS)) {
        ThemeName::ALL.iter().for_each(|&name| woods.prepare(name));
    }
}

/// Computes the textures of a theme sequentially: dark cubes, light cubes, pieces, table.
fn in_turn(theme: &Theme) -> [Image; 4] {
    let (dark, light) = (&theme.cubes.dark, &theme.cubes.light);
    let table = table_top(&theme.room.table);
    [surface(dark), surface(light), fine(dark.figure), table]
}

/// Computes the textures of a theme in parallel: dark cubes, light cubes, pieces, table.
fn computed(theme: &Theme) -> [Image; 4] {
    let (dark, light) = (&theme.cubes.dark, &theme.cubes.light);
    let pool = ComputeTaskPool::get_or_init(TaskPool::default);
    let images = pool.scope(|scope| {
        scope.spawn(async { surface(dark) });
        scope.spawn(async { surface(light) });
        scope.spawn(async { fine(dark.figure) });
        scope.spawn(async { table_top(&theme.room.table) });
    });
    images.try_into().expect("four images")
}

/// The parameters of a wood.
struct WoodParams {
    rings: f32,
    waviness: f32,
    contrast: f32,
    pores: f32,
    seed: u32,
}

/// The figure of a wood.
struct WoodFigure {
    params: WoodParams,
    drifts: [Noise; 2],
    widths: Noise,
    fibers: Noise,
    tones: Noise,
    dashes: Noise,
}

impl WoodFigure {
    fn new(params: WoodParams) -> WoodFigure {
        let seed = params.seed;
        WoodFigure {
            drifts: [Noise::new(2, 5, seed), Noise::new(4, 14, seed + 1)],
            widths: Noise::new(1, params.rings as i32, seed + 2),
            fibers: Noise::new(6, 150, seed + 3),
            tones: Noise::new(1, 3, seed + 4),
            dashes: Noise::new(36, 210, seed + 5),
            params,
        }
    }

    /// Returns the wood's lateness (0 early wood, 1 a ring) and the share of pore.
    fn at(&self, at: Vec2) -> (f32, f32) {
        let params = &self.params;
        let [broad, narrow] = &self.drifts;
        let drift = broad.at(at) - 0.5 + 0.4 * (narrow.at(at) - 0.5);
        let phase = at.y * params.rings + drift * params.waviness;
        let ring = phase - phase.floor();
        let late = if ring < 0.75 { (ring / 0.75).powi(2) } else { 1.0 - (ring - 0.75) / 0.25 };
        let width = 0.55 + 0.45 * self.widths.at(Vec2::new(0.0, phase / params.rings));
        let fiber = self.fibers.at(at) - 0.5;
        let tone = self.tones.at(at) - 0.5;
        let dash = self.dashes.at(at);
        (
            (late * width * params.contrast
                + 0.35 * fiber
                + 0.4 * tone
                + 0.3 * (1.0 - params.contrast))
                .clamp(0.0, 1.0),
            ((dash - 0.72) / 0.28).clamp(0.0, 1.0) * params.pores,
        )
    }
}

fn image(paint: impl Fn(Vec2) -> LinearRgba) -> Image {
    let mut level: Vec<LinearRgba> = (0..SIZE.y)
        .flat_map(|y| (0..SIZE.x).map(move |x| UVec2::new(x, y)))
        .map(|pixel| paint(pixel.as_vec2() / SIZE.as_vec2()))
        .collect();
    let (srgb, mut data) = (SrgbTable::new(), Vec::new());
    let (mut size, mut levels) = (SIZE, 0);
    loop {
        data.extend(level.iter().flat_map(|&color| srgb.encode(color)));
        levels += 1;
        if size == UVec2::ONE {
            break;
        }
        level = halve(&level, size);
        size = (size / 2).max(UVec2::ONE);
    }
    let mut image = Image::new_uninit(
        Extent3d { width: SIZE.x, height: SIZE.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// Returns the image at half its size, the next mipmap.
pub(super) fn halve(level: &[LinearRgba], size: UVec2) -> Vec<LinearRgba> {
    let half = (size / 2).max(UVec2::ONE);
    let at = |x: u32, y: u32| level[(y.min(size.y - 1) * size.x + x.min(size.x - 1)) as usize];
    (0..half.y)
        .flat_map(|y| (0..half.x).map(move |x| (2 * x, 2 * y)))
        .map(|(x, y)| (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) * 0.25)
        .collect()
}

/// Noise summed over four octaves.
struct Turbulence([(Noise, f32); 4]);

impl Turbulence {
    fn new(seed: u32) -> Turbulence {
        Turbulence([
            (Noise::new(2, 3, seed), 0.5),
            (Noise::new(5, 8, seed + 1), 0.28),
            (Noise::new(13, 21, seed + 2), 0.14),
            (Noise::new(31, 48, seed + 3), 0.08),
        ])
    }

    fn at(&self, at: Vec2) -> f32 {
        let parts = self.0.iter();
        parts.map(|(noise, weight)| weight * noise.at(at)).sum()
    }
}

struct Stone {
    clouds: Turbulence,
    veins: [(Turbulence, f32); 2],
    strengths: Noise,
}

impl Stone {
    fn new(seed: u32) -> Stone {
        Stone {
            clouds: Turbulence::new(seed),
            veins: [(Turbulence::new(seed + 10), 0.05), (Turbulence::new(seed + 20), 0.022)],
            strengths: Noise::new(3, 4, seed + 40),
        }
    }

    /// Returns the share of cloud, from 0 to 1.
    fn cloud_at(&self, at: Vec2) -> f32 {
        ((self.clouds.at(at) - 0.3) * 2.2).clamp(0.0, 1.0)
    }

    /// Returns the share of vein, from 0 to 1.5. Veins follow the zero crossings of a turbulent field; broad ones swell
    /// and vanish with another field.
    fn vein_at(&self, at: Vec2) -> f32 {
        let line = |(field, width): &(Turbulence, f32)| {
            let apart = (field.at(at) - 0.5).abs() / width;
            (1.0 - apart).clamp(0.0, 1.0).powi(2)
        };
        let strength = (2.4 * self.strengths.at(at) - 0.8).clamp(0.0, 1.0);
        let [broad, narrow] = &self.veins;
        line(broad) * strength + 0.5 * line(narrow)
    }
}

/// The image of a wood or a stone.
fn surface(surface: &Surface) -> Image {
    let [base, shade, accent] = [surface.base, surface.shade, surface.accent].map(linear_of);
    let seed = surface.seed;
    let mixed = |part: f32, dark: f32| base.mix(&shade, part).mix(&accent, dark);
    match surface.figure {
        Figure::Grain { rings, waviness, contrast, pores } => {
            let figure = WoodFigure::new(WoodParams { rings, waviness, contrast, pores, seed });
            image(|at| {
                let (ring, dark) = figure.at(at);
                mixed(ring, dark)
            })
        }
        Figure::Veins { veins, clouds } => {
            let stone = Stone::new(seed);
            image(|at| {
                let vein = (stone.vein_at(at) * veins).clamp(0.0, 1.0);
                mixed(stone.cloud_at(at) * clouds, vein)
            })
        }
        Figure::Plain => image(|_| base),
    }
}

/// The tint image for pieces on cubes of this figure.
fn fine(of: Figure) -> Image {
    const GRAIN: WoodParams =
        WoodParams { rings: 17.0, waviness: 1.6, contrast: 0.5, pores: 0.0, seed: 83 };
    match of {
        Figure::Grain { .. } => {
            let figure = WoodFigure::new(GRAIN);
            image(|at| LinearRgba::gray(1.0 - 0.22 * figure.at(at).0))
        }
        Figure::Veins { .. } => {
            let stone = Stone::new(71);
            image(|at| LinearRgba::gray(1.0 - 0.12 * stone.cloud_at(at)))
        }
        Figure::Plain => image(|_| LinearRgba::WHITE),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AllWoods>().add_systems(Update, prepare_choice.run_if(has_threads));
}
