//! Opaque pictures in memory.

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
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
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
            return Err(BitmapError {
                width,
                height,
                found: pixels.len(),
            });
        }
        let opaque = |&[red, green, blue, _]: &[u8; 4]| [red, green, blue, 255];
        Ok(Bitmap {
            width,
            height,
            pixels: pixels.iter().map(opaque).collect(),
        })
    }

    /// The width in pixels.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The height in pixels.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The pixels, row by row from the top.
    pub fn pixels(&self) -> &[[u8; 4]] {
        &self.pixels
    }

    /// The picture as a PNG file.
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
