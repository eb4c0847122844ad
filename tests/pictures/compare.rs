//! How much two pictures differ.

use std::fmt;

use image::{GrayImage, Luma, RgbaImage};

/// How far a channel of a pixel may be off, 0 to 255, before the pixel counts as different.
const TOLERANCE: u8 = 40;
/// How many pixels in a thousand may be different.
const BUDGET: f64 = 1.5;

/// The pixels in which two pictures differ.
pub(crate) struct Difference {
    pixels: GrayImage,
    /// Pixels that are different, in a thousand.
    share: f64,
}

impl Difference {
    /// Between two pictures; all of it where their sizes differ.
    pub(crate) fn between(kept: &RgbaImage, drawn: &RgbaImage) -> Difference {
        let (width, height) = drawn.dimensions();
        let is_off = |x, y| {
            let kept = kept.get_pixel_checked(x, y);
            kept.is_none_or(|kept| {
                let drawn = drawn.get_pixel(x, y);
                kept.0
                    .iter()
                    .zip(drawn.0)
                    .any(|(&kept, drawn)| kept.abs_diff(drawn) > TOLERANCE)
            })
        };
        let pixels = GrayImage::from_fn(width, height, |x, y| {
            Luma([if is_off(x, y) { 255 } else { 0 }])
        });
        let different = pixels.pixels().filter(|pixel| pixel.0[0] > 0).count();
        let share = 1000.0 * different as f64 / f64::from(width * height);
        let same_size = kept.dimensions() == drawn.dimensions();
        Difference {
            pixels,
            share: if same_size { share } else { 1000.0 },
        }
    }

    /// Whether it is within what drivers differ by.
    pub(crate) fn is_tolerable(&self) -> bool {
        self.share <= BUDGET
    }

    /// The pixels that differ, in white.
    pub(crate) fn picture(&self) -> &GrayImage {
        &self.pixels
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.2} of 1000 pixels differ, {BUDGET} are allowed",
            self.share
        )
    }
}
