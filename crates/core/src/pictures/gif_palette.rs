//! The palette of an animation, chosen by the NeuQuant algorithm (Dekker 1994).

use std::collections::HashMap;

use color_quant::NeuQuant;

use super::Bitmap;

/// The number of colors; one more index is left for pixels that do not change.
const COLORS: usize = 255;
/// The share of pixels learned from: one in this number; 1 is best and slowest, 30 fastest.
const SAMPLING: i32 = 10;

/// Up to 255 colors for all frames of an animation.
pub struct GifPalette {
    quantizer: NeuQuant,
    /// The index of each color looked up before.
    known: HashMap<[u8; 4], u8>,
}

impl GifPalette {
    /// The index of pixels that keep the color of the frame before.
    pub(super) const UNCHANGED: u8 = COLORS as u8;

    /// Learns the colors from pictures that together show all that will be drawn.
    pub fn learn<'a>(samples: impl IntoIterator<Item = &'a Bitmap>) -> GifPalette {
        let samples = samples.into_iter();
        let pixels: Vec<u8> = samples
            .flat_map(|bitmap| bitmap.pixels().as_flattened())
            .copied()
            .collect();
        GifPalette {
            quantizer: NeuQuant::new(SAMPLING, COLORS, &pixels),
            known: HashMap::new(),
        }
    }

    /// The colors, three bytes each, and one for unchanged pixels, which is never seen.
    pub(super) fn colors(&self) -> Vec<u8> {
        let mut colors = self.quantizer.color_map_rgb();
        colors.resize(3 * (COLORS + 1), 0);
        colors
    }

    /// The index of the nearest color.
    pub(super) fn index_of(&mut self, pixel: [u8; 4]) -> u8 {
        *self
            .known
            .entry(pixel)
            .or_insert_with(|| self.quantizer.index_of(&pixel) as u8)
    }
}
