//! The difference of two pictures: the share of pixels that differ visibly.
//!
//! Not `image-compare`: its structural similarity counts what nobody sees. Rounding noise of one level in 255 scores
//! 0.89 there, a man on another square 0.991.

use std::fmt;

use image::{GrayImage, Luma, RgbaImage};

/// The largest difference of a channel, from 0 to 255, of pixels that count as equal.
const TOLERANCE: u8 = 40;
/// The largest tolerable number of different pixels in a thousand.
const BUDGET: f64 = 1.5;

/// The difference of two pictures.
pub(crate) struct Difference {
    /// The different pixels, in white.
    map: GrayImage,
    /// The number of different pixels in a thousand.
    share: f64,
}

impl Difference {
    /// Compares two pictures. Pictures of different sizes differ completely.
    pub(crate) fn between(kept: &RgbaImage, drawn: &RgbaImage) -> Difference {
        let (width, height) = drawn.dimensions();
        let is_different = |x, y| {
            let kept = kept.get_pixel_checked(x, y);
            kept.is_none_or(|kept| {
                let drawn = drawn.get_pixel(x, y);
                kept.0.iter().zip(drawn.0).any(|(&kept, drawn)| kept.abs_diff(drawn) > TOLERANCE)
            })
        };
        let map = GrayImage::from_fn(width, height, |x, y| {
            Luma([if is_different(x, y) { 255 } else { 0 }])
        });
        let different = map.pixels().filter(|pixel| pixel.0[0] > 0).count();
        let share = 1000.0 * different as f64 / f64::from(width * height);
        let is_same_size = kept.dimensions() == drawn.dimensions();
        Difference { map, share: if is_same_size { share } else { 1000.0 } }
    }

    /// Returns `true` if drivers may differ as much.
    pub(crate) fn is_tolerable(&self) -> bool {
        self.share <= BUDGET
    }

    /// The different pixels, in white.
    pub(crate) fn map(&self) -> &GrayImage {
        &self.map
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2} of 1000 pixels differ, expected at most {BUDGET}", self.share)
    }
}
