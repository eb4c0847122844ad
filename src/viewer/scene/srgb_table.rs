use bevy::color::ColorToPacked;
use bevy::prelude::*;

/// Encodes linear colors as sRGB in bytes, by a table: a texture has a hundred thousand of them.
pub(super) struct SrgbTable(Vec<u8>);

impl SrgbTable {
    /// The number of steps, enough to keep the darkest bytes apart.
    const STEPS: usize = 4096;

    pub(super) fn new() -> SrgbTable {
        let levels = (0..=Self::STEPS).map(|step| step as f32 / Self::STEPS as f32);
        let bytes = levels.map(|level| Srgba::from(LinearRgba::gray(level)).to_u8_array()[0]);
        SrgbTable(bytes.collect())
    }

    /// Red, green, blue, and opacity, which is linear.
    pub(super) fn encode(&self, color: LinearRgba) -> [u8; 4] {
        let byte = |part: f32| self.0[(part.clamp(0.0, 1.0) * Self::STEPS as f32 + 0.5) as usize];
        let opacity = (color.alpha.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
        [
            byte(color.red),
            byte(color.green),
            byte(color.blue),
            opacity,
        ]
    }
}
