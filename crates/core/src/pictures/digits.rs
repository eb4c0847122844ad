//! The numbers of the squares, and of the hops of a capture.

use ab_glyph::{Font, FontRef, PxScale, ScaleFont, point};
use tiny_skia::{Pixmap, PremultipliedColorU8};

use super::fonts::BOLD_FONT;
use crate::themes::Rgb;

/// Writes a number with its left end and its baseline at a point.
pub(super) fn write_number(
    pixmap: &mut Pixmap,
    number: u8,
    at: (f32, f32),
    size: f32,
    color: Rgb,
    alpha: f32,
) {
    write_text(pixmap, &number.to_string(), at, size, color, alpha);
}

/// Writes digits with their middle at a point.
pub(super) fn write_centered(
    pixmap: &mut Pixmap,
    text: &str,
    at: (f32, f32),
    size: f32,
    color: Rgb,
    alpha: f32,
) {
    let Ok(font) = FontRef::try_from_slice(BOLD_FONT) else {
        return;
    };
    let scaled = font.as_scaled(PxScale::from(size));
    let width: f32 = text
        .chars()
        .map(|digit| scaled.h_advance(font.glyph_id(digit)))
        .sum();
    // Digits are about six tenths of the size high.
    let corner = (at.0 - width / 2.0, at.1 + 0.3 * size);
    write_text(pixmap, text, corner, size, color, alpha);
}

fn write_text(pixmap: &mut Pixmap, text: &str, at: (f32, f32), size: f32, color: Rgb, alpha: f32) {
    let Ok(font) = FontRef::try_from_slice(BOLD_FONT) else {
        return;
    };
    let scale = PxScale::from(size);
    let scaled = font.as_scaled(scale);
    let mut x = at.0;
    for digit in text.chars() {
        let id = font.glyph_id(digit);
        let glyph = id.with_scale_and_position(scale, point(x, at.1));
        x += scaled.h_advance(id);
        let Some(outline) = font.outline_glyph(glyph) else {
            continue;
        };
        let corner = outline.px_bounds().min;
        outline.draw(|column, row, coverage| {
            let (column, row) = (
                corner.x as i32 + column as i32,
                corner.y as i32 + row as i32,
            );
            blend(pixmap, column, row, color, coverage * alpha);
        });
    }
}

/// Mixes a color into a pixel.
fn blend(pixmap: &mut Pixmap, column: i32, row: i32, color: Rgb, alpha: f32) {
    let (Ok(column), Ok(row)) = (u32::try_from(column), u32::try_from(row)) else {
        return;
    };
    if column >= pixmap.width() || row >= pixmap.height() {
        return;
    }
    let index = (row * pixmap.width() + column) as usize;
    let pixel = &mut pixmap.pixels_mut()[index];
    let alpha = alpha.clamp(0.0, 1.0);
    let old = [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()];
    let [red, green, blue] = color.channels();
    let mix = |channel: usize, new: u8| {
        let old = f32::from(old[channel]);
        (old + (f32::from(new) - old) * alpha).round() as u8
    };
    let mixed =
        PremultipliedColorU8::from_rgba(mix(0, red), mix(1, green), mix(2, blue), mix(3, 255));
    *pixel = mixed.unwrap_or(*pixel);
}
