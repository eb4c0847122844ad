//! The colors of a diagram: those of the woods and pieces of the scene.

use tiny_skia::{Color, Paint};

/// A color as `0xRRGGBB`.
#[derive(Clone, Copy)]
pub(super) struct Rgb(pub(super) u32);

impl Rgb {
    pub(super) const BACKGROUND: Rgb = Rgb(0x211e1c);
    pub(super) const FRAME: Rgb = Rgb(0x4a3021);
    pub(super) const FRAME_EDGE: Rgb = Rgb(0x2c1b12);
    pub(super) const LIGHT: Rgb = Rgb(0xecd9b4);
    pub(super) const DARK: Rgb = Rgb(0x87604a);
    pub(super) const NUMBER: Rgb = Rgb(0xf6e7cb);
    pub(super) const WHITE_PIECE: Rgb = Rgb(0xf6ecd8);
    pub(super) const WHITE_INLAY: Rgb = Rgb(0xb98a55);
    pub(super) const BLACK_PIECE: Rgb = Rgb(0x2a2422);
    pub(super) const BLACK_INLAY: Rgb = Rgb(0xc9a86a);
    pub(super) const BLACK_RIM: Rgb = Rgb(0x0f0c0b);
    pub(super) const GOLD: Rgb = Rgb(0xe2b04a);
    pub(super) const GOLD_EDGE: Rgb = Rgb(0x7a5413);
    pub(super) const LAST_MOVE: Rgb = Rgb(0x8fb8de);
    pub(super) const SHADOW: Rgb = Rgb(0x0c0806);
    pub(super) const SHINE: Rgb = Rgb(0xffffff);

    pub(super) const fn from_channels([red, green, blue]: [u8; 3]) -> Rgb {
        Rgb(u32::from_be_bytes([0, red, green, blue]))
    }

    pub(super) const fn channels(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue]
    }

    /// The color moved towards another one by a share from 0 to 1.
    pub(super) fn mixed(self, other: Rgb, share: f32) -> Rgb {
        let (from, to) = (self.channels(), other.channels());
        let mix = |channel: usize| {
            let (from, to) = (f32::from(from[channel]), f32::from(to[channel]));
            (from + (to - from) * share).round() as u32
        };
        Rgb(mix(0) << 16 | mix(1) << 8 | mix(2))
    }

    /// A paint of this color.
    pub(super) fn paint(self, alpha: f32) -> Paint<'static> {
        let [red, green, blue] = self.channels();
        let mut paint = Paint::default();
        let mut color = Color::from_rgba8(red, green, blue, 255);
        color.set_alpha(alpha);
        paint.set_color(color);
        paint.anti_alias = true;
        paint
    }
}
