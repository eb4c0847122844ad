//! The colors of drawings that no theme changes, and paint.

use tiny_skia::{Color, Paint};

use crate::themes::Rgb;

/// The background of a diagram.
pub(super) const BACKGROUND: Rgb = Rgb(0x211e1c);
/// The shadow of a terrace or a piece.
pub(super) const SHADOW: Rgb = Rgb(0x0c0806);
/// The light on the edges of a terrace.
pub(super) const SHINE: Rgb = Rgb(0xffffff);

/// A paint of this color.
pub(super) fn paint(color: Rgb, alpha: f32) -> Paint<'static> {
    let [red, green, blue] = color.channels();
    let mut paint = Paint::default();
    let mut color = Color::from_rgba8(red, green, blue, 255);
    color.set_alpha(alpha);
    paint.set_color(color);
    paint.anti_alias = true;
    paint
}
