//! Lettering: texts as images on the board, sharp at any distance.

use ab_glyph::{Font as _, FontRef, ScaleFont as _, point};
use bevy::{
    asset::RenderAssetUsages,
    image::{ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use crate::viewer::ui::letter_size;

/// Ascent of digits and capitals, relative to the font's.
const CAPITALS: f32 = 0.86;

/// Maximum number of mipmaps. In smaller ones, atlas texts 16 pixels apart would bleed into each other.
const MOST_LEVELS: u32 = 5;

/// An image of letters, white on transparent.
pub struct Lettering {
    size: UVec2,
    /// Coverage of each pixel.
    cover: Vec<f32>,
}

impl Lettering {
    /// An empty image of this size in pixels.
    pub fn new(size: UVec2) -> Lettering {
        Lettering { size, cover: vec![0.0; (size.x * size.y) as usize] }
    }

    /// Writes a text with its upper left corner at a point, with letters of this height in pixels.
    pub fn write(&mut self, text: &str, corner: Vec2, height: f32) {
        let Ok(font) = FontRef::try_from_slice(letter_size::BOLD) else {
            return;
        };
        let font = font.as_scaled(height);
        let mut pen = point(corner.x, corner.y + font.ascent() * CAPITALS);
        for letter in text.chars() {
            let mut glyph = font.scaled_glyph(letter);
            glyph.position = pen;
            pen.x += font.h_advance(glyph.id);
            let Some(outline) = font.outline_glyph(glyph) else {
                continue;
            };
            let bounds = outline.px_bounds();
            outline.draw(|x, y, part| {
                let (x, y) = (x + bounds.min.x as u32, y + bounds.min.y as u32);
                let index = (y * self.size.x + x) as usize;
                if let Some(pixel) = self.cover.get_mut(index) {
                    *pixel = pixel.max(part);
                }
            });
        }
    }

    pub fn write_centered(&mut self, text: &str, height: f32) {
        let Ok(font) = FontRef::try_from_slice(letter_size::BOLD) else {
            return;
        };
        let font = font.as_scaled(height);
        let width: f32 = text.chars().map(|letter| font.h_advance(font.glyph_id(letter))).sum();
        let size = self.size.as_vec2();
        // The ascent extends slightly above the capitals.
        let high = font.ascent() * (2.0 * CAPITALS - 1.0);
        let corner = Vec2::new((size.x - width) / 2.0, (size.y - high) / 2.0)
            - Vec2::Y * font.ascent() * (1.0 - CAPITALS);
        self.write(text, corner, height);
    }

    /// Returns the image with mipmaps.
    pub fn image(self) -> Image {
        let Lettering { size, mut cover } = self;
        let (mut data, mut levels, mut extent) = (Vec::new(), 0, size);
        while levels < MOST_LEVELS && extent.x >= 8 && extent.y >= 8 {
            data.extend(
                cover.iter().flat_map(|part| [255, 255, 255, (part * 255.0).round() as u8]),
            );
            let at = |x: u32, y: u32| cover[(y * extent.x + x) as usize];
            cover = (0..extent.y / 2)
                .flat_map(|y| (0..extent.x / 2).map(move |x| (2 * x, 2 * y)))
                .map(|(x, y)| (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4.0)
                .collect();
            (extent, levels) = (extent / 2, levels + 1);
        }
        let mut image = Image::new_uninit(
            Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
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
}
