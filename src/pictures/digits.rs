//! The numbers of the squares.

use ab_glyph::{Font, FontRef, PxScale, ScaleFont, point};
use tiny_skia::{Pixmap, PremultipliedColorU8};

use super::colors::Rgb;

const FONT: &[u8] = include_bytes!("../../assets/fonts/Lato-Bold.ttf");

/// Writes a number with its left end and its baseline at a point.
pub(super) fn write_number(pixmap: &mut Pixmap, number: u8, at: (f32, f32), size: f32, alpha: f32) {
    let Ok(font) = FontRef::try_from_slice(FONT) else {
        return;
    };
    let scale = PxScale::from(size);
    let scaled = font.as_scaled(scale);
    let mut x = at.0;
    for digit in number.to_string().chars() {
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
            blend(pixmap, column, row, Rgb::NUMBER, coverage * alpha);
        });
    }
}

/// Mixes a color into an opaque pixel.
fn blend(pixmap: &mut Pixmap, column: i32, row: i32, color: Rgb, alpha: f32) {
    let (Ok(column), Ok(row)) = (u32::try_from(column), u32::try_from(row)) else {
        return;
    };
    if column >= pixmap.width() || row >= pixmap.height() {
        return;
    }
    let index = (row * pixmap.width() + column) as usize;
    let pixel = &mut pixmap.pixels_mut()[index];
    let old = [pixel.red(), pixel.green(), pixel.blue()];
    let mixed = Rgb(u32::from_be_bytes([0, old[0], old[1], old[2]]))
        .mixed(color, alpha.clamp(0.0, 1.0))
        .channels();
    *pixel = PremultipliedColorU8::from_rgba(mixed[0], mixed[1], mixed[2], 255).unwrap_or(*pixel);
}
