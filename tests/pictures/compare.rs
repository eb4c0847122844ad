//! The difference of two pictures, by `image-compare`: structural similarity of the luma channel, root mean square of
//! the colours.

use std::fmt;
use std::path::Path;

use image::{DynamicImage, RgbaImage};
use image_compare::CompareError;
use libtest_mimic::Failed;

/// The smallest score, from 0 to 1, of pictures that differ by no more than drivers do.
const MIN_SCORE: f64 = 0.99;

/// The difference of two pictures.
pub(crate) struct Difference {
    /// 1 for equal pictures.
    score: f64,
    /// The differences as colours.
    map: DynamicImage,
}

impl Difference {
    /// Compares two pictures. Pictures of different sizes are an error.
    pub(crate) fn between(kept: &RgbaImage, drawn: &RgbaImage) -> Result<Difference, CompareError> {
        let similarity = image_compare::rgba_hybrid_compare(kept, drawn)?;
        Ok(Difference {
            score: similarity.score,
            map: similarity.image.to_color_map(),
        })
    }

    /// Reports whether drivers may differ as much.
    pub(crate) fn is_tolerable(&self) -> bool {
        self.score >= MIN_SCORE
    }

    /// Writes the map of differences to a PNG file.
    pub(crate) fn save(&self, path: &Path) -> Result<(), Failed> {
        Ok(self.map.save(path)?)
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "similarity {:.4}, expected at least {MIN_SCORE}",
            self.score
        )
    }
}
