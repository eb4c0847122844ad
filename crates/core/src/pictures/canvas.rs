//! Opaque pictures in memory, and what is drawn on them: paths, numbers, the colors that no theme changes.

use ab_glyph::{Font, FontRef, PxScale, ScaleFont, point};
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PremultipliedColorU8,
    Rect, Stroke, Transform,
};

use crate::themes::Rgb;

/// An opaque picture: rows of pixels from the top, each pixel red, green, blue and 255.
#[derive(Clone, PartialEq, Eq)]
pub struct Bitmap {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 4]>,
}

/// The error for pixels that do not fill a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {width} by {height} pixels, found {found}")]
pub struct BitmapError {
    pub width: u32,
    pub height: u32,
    /// The number of pixels.
    pub found: usize,
}

impl std::fmt::Debug for Bitmap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Bitmap({} x {})", self.width, self.height)
    }
}

impl Bitmap {
    /// A picture of these bytes, four for each pixel; the fourth is ignored.
    pub fn from_rgba(width: u32, height: u32, bytes: &[u8]) -> Result<Bitmap, BitmapError> {
        let (pixels, rest) = bytes.as_chunks::<4>();
        if pixels.len() as u64 != u64::from(width) * u64::from(height) || !rest.is_empty() {
            return Err(BitmapError { width, height, found: pixels.len() });
        }
        let opaque = |&[red, green, blue, _]: &[u8; 4]| [red, green, blue, 255];
        Ok(Bitmap { width, height, pixels: pixels.iter().map(opaque).collect() })
    }

    pub fn width(&self) -> u32 {
        self.width
    }

    pub fn height(&self) -> u32 {
        self.height
    }

    /// The pixels, row by row from the top.
    pub fn pixels(&self) -> &[[u8; 4]] {
        &self.pixels
    }

    pub fn png(&self) -> Result<Vec<u8>, png::EncodingError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(self.pixels.as_flattened())?;
        writer.finish()?;
        Ok(file)
    }
}

pub(super) fn fill(pixmap: &mut Pixmap, path: Option<Path>, color: Rgb, alpha: f32) {
    if let Some(path) = path {
        let paint = paint(color, alpha);
        pixmap.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
    }
}

/// Draws the outline of a path with rounded corners.
pub(super) fn stroke(pixmap: &mut Pixmap, path: Option<Path>, width: f32, color: Rgb, alpha: f32) {
    let stroke =
        Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
    if let Some(path) = path {
        let paint = paint(color, alpha);
        pixmap.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
    }
}

/// A line through these points, closed or not.
pub(super) fn polyline(
    points: impl IntoIterator<Item = (f32, f32)>,
    is_closed: bool,
) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (index, (x, y)) in points.into_iter().enumerate() {
        match index {
            0 => path.move_to(x, y),
            _ => path.line_to(x, y),
        }
    }
    if is_closed {
        path.close();
    }
    path.finish()
}

/// Fills a path and strokes it this wide, which closes the seam that smooth edges leave between neighbors.
pub(super) fn fill_tile(pixmap: &mut Pixmap, path: Option<Path>, seam: f32, color: Rgb) {
    fill(pixmap, path.clone(), color, 1.0);
    stroke(pixmap, path, seam, color, 1.0);
}

pub(super) fn fill_rect(
    pixmap: &mut Pixmap,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
    color: Rgb,
    alpha: f32,
) {
    if let Some(rect) = Rect::from_xywh(x, y, width, height) {
        pixmap.fill_rect(rect, &paint(color, alpha), Transform::identity(), None);
    }
}

/// The color with this share of light in it or, if it is negative, of shadow.
pub(super) fn shaded(color: Rgb, share: f32) -> Rgb {
    if share < 0.0 { color.mixed(SHADOW, -share) } else { color.mixed(SHINE, share) }
}

pub(super) const BACKGROUND: Rgb = Rgb(0x211e1c);
/// The shadow of a terrace or a piece.
pub(super) const SHADOW: Rgb = Rgb(0x0c0806);
/// The light on the edges of a terrace.
pub(super) const SHINE: Rgb = Rgb(0xffffff);

pub(super) fn paint(color: Rgb, alpha: f32) -> Paint<'static> {
    let [red, green, blue] = color.channels();
    let mut paint = Paint::default();
    let mut color = Color::from_rgba8(red, green, blue, 255);
    color.set_alpha(alpha);
    paint.set_color(color);
    paint.anti_alias = true;
    paint
}

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
    let width: f32 = text.chars().map(|digit| scaled.h_advance(font.glyph_id(digit))).sum();
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
            let (column, row) = (corner.x as i32 + column as i32, corner.y as i32 + row as i32);
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

pub const TEXT_FONT: &[u8] = include_bytes!("../../assets/fonts/Dames-Regular.ttf");
pub const BOLD_FONT: &[u8] = include_bytes!("../../assets/fonts/Dames-Bold.ttf");
