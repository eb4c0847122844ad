//! The table top: wooden planks, blurred with the distance from the board, that fade into the dark of the room.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::{Noise, SrgbTable, hash};
use crate::themes::{Figure, Surface};
use crate::viewer::kernel::settings::linear_of;

/// Radius of the table, in cubes.
pub(in crate::viewer::scene) const RADIUS: f32 = 32.0;
/// Size of the whole table's image, in pixels; small, because nothing on it is in focus.
const SIZE: u32 = 512;

/// Width and length of a plank, in cubes; a cube is about four centimeters wide.
const PLANK: f32 = 2.8;
const LENGTH: f32 = 26.0;
/// Half the width of the joint between two planks, and its darkness.
const JOINT: f32 = 0.04;
const JOINT_SHADE: f32 = 0.6;
/// Distances from the center at which the grain starts to blur and at which it is gone.
const FOCUS: (f32, f32) = (7.0, 26.0);
/// Distances at which the table starts to fade into the room and at which it is gone.
const FADE: (f32, f32) = (6.0, 31.0);

/// Planks along x, each cut from another part of the wood.
struct Planks {
    tones: Noise,
    streaks: Noise,
    fibers: Noise,
    seed: u32,
}

impl Planks {
    fn new(seed: u32) -> Planks {
        Planks {
            tones: Noise::new(5, 40, seed),
            streaks: Noise::new(9, 190, seed + 1),
            fibers: Noise::new(40, 420, seed + 2),
            seed,
        }
    }

    /// Returns the wood's lateness at a point in cubes, and the share of joint.
    fn at(&self, at: Vec2, focus: f32) -> (f32, f32) {
        // The center of the board lies on the center of a plank.
        let across = at.y + PLANK / 2.0;
        let row = (across / PLANK).floor() as i32;
        let cut = Vec2::new(hash(row, 0, self.seed), hash(row, 1, self.seed));
        let place = at / (2.0 * RADIUS) + 0.5 + cut;
        let tone = cut.x - 0.5;
        let grain = 0.55 * (self.tones.at(place) - 0.5)
            + 0.45 * (self.streaks.at(place) - 0.5)
            + 0.25 * focus * (self.fibers.at(place) - 0.5);
        let aside = |at: f32, size: f32| {
            let part = at.rem_euclid(size);
            part.min(size - part)
        };
        let apart = aside(across, PLANK).min(aside(at.x + LENGTH * cut.y, LENGTH));
        let blur = 0.1.lerp(0.5, 1.0 - focus);
        let joint = 1.0 - ((apart - JOINT) / blur).clamp(0.0, 1.0);
        let late = 0.5 + 0.55 * tone + grain * (0.35 + 0.65 * focus);
        (late.clamp(0.0, 1.0), joint * JOINT_SHADE * (0.35 + 0.65 * focus))
    }
}

fn smooth(part: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(part)
}

/// Returns the image of the table, whose opacity fades out where the room is dark.
pub(super) fn table_top(surface: &Surface) -> Image {
    let [base, shade, accent] = [surface.base, surface.shade, surface.accent].map(linear_of);
    let planks = Planks::new(surface.seed);
    let paint = |at: Vec2| {
        let far = at.length();
        let focus = 1.0 - smooth((far - FOCUS.0) / (FOCUS.1 - FOCUS.0));
        let wood = match surface.figure {
            Figure::Plain => base,
            _ => {
                let (late, joint) = planks.at(at, focus);
                base.mix(&shade, late).mix(&accent, joint)
            }
        };
        let gone = smooth((far - FADE.0) / (FADE.1 - FADE.0));
        wood.with_alpha(1.0 - gone)
    };
    let srgb = SrgbTable::new();
    let data = (0..SIZE * SIZE)
        .flat_map(|pixel| {
            let at = UVec2::new(pixel % SIZE, pixel / SIZE).as_vec2() + 0.5;
            let at = (at / SIZE as f32 - 0.5) * 2.0 * RADIUS;
            srgb.encode(paint(at))
        })
        .collect();
    let mut image = Image::new(
        Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 },
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::linear();
    image
}
