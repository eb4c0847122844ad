//! Animations: the frames of a game, drawn one after another and written as a GIF with one palette for all frames, each
//! frame only the rectangle that has changed.

use std::borrow::Cow;
use std::collections::HashMap;
use std::error::Error;
use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::{Bitmap, BoardFrame};

/// The number of frames that the palette is learned from.
const SAMPLES: usize = 3;

#[derive(Debug, thiserror::Error)]
pub enum AnimationError {
    #[error("an animation needs at least one frame")]
    Empty,
    #[error("{0}")]
    Draw(Box<dyn Error + Send + Sync>),
    #[error(transparent)]
    Gif(#[from] GifError),
    #[error("the animation was stopped")]
    Stopped,
}

/// Draws frames and writes them as an animation. `progress` is called with the number of frames written so far, and
/// stops the animation by [`ControlFlow::Break`].
pub fn write_animation<W: Write>(
    frames: &[BoardFrame],
    output: W,
    mut draw: impl FnMut(&BoardFrame) -> Result<Bitmap, Box<dyn Error + Send + Sync>>,
    mut progress: impl FnMut(usize) -> ControlFlow<()>,
) -> Result<W, AnimationError> {
    let mut draw = |frame: &BoardFrame| draw(frame).map_err(AnimationError::Draw);
    let mut check = |written| match progress(written) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(AnimationError::Stopped),
    };
    let places = sample_places(frames.len());
    let mut samples = Vec::new();
    for &place in &places {
        check(0)?;
        samples.push((place, draw(&frames[place])?));
    }
    let first = samples.first().ok_or(AnimationError::Empty)?;
    let (width, height) = (first.1.width(), first.1.height());
    let palette = GifPalette::learn(samples.iter().map(|(_, bitmap)| bitmap));
    let mut writer = GifWriter::new(output, width, height, palette)?;
    for (place, frame) in frames.iter().enumerate() {
        check(place)?;
        let sample = samples.iter().find(|(at, _)| *at == place);
        match sample {
            Some((_, bitmap)) => writer.push(bitmap, frame.duration)?,
            None => writer.push(&draw(frame)?, frame.duration)?,
        }
    }
    check(frames.len())?;
    Ok(writer.finish()?)
}

/// Evenly spread indices of this number of frames, the first and the last among them.
fn sample_places(frames: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..SAMPLES)
        .filter_map(|sample| Some(sample * frames.checked_sub(1)? / (SAMPLES - 1)))
        .collect();
    places.dedup();
    places
}

/// The largest difference of a channel that is not worth a changed pixel.
const TOLERANCE: u8 = 3;

#[derive(Debug, thiserror::Error)]
pub enum GifError {
    #[error("an animation of {0} by {1} pixels cannot be written: each must be 1 to 65535")]
    Size(u32, u32),
    #[error("expected a frame of {expected:?} pixels, found {found:?}")]
    FrameSize { expected: (u32, u32), found: (u32, u32) },
    #[error(transparent)]
    Encoding(#[from] EncodingError),
}

/// Writes an animation that loops forever.
pub struct GifWriter<W: Write> {
    encoder: Encoder<W>,
    palette: GifPalette,
    size: (u32, u32),
    /// The pixels as the frames so far have left them; empty before the first.
    shown: Vec<[u8; 4]>,
}

/// A rectangle of changed pixels.
struct ChangedRect {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl<W: Write> GifWriter<W> {
    pub fn new(
        output: W,
        width: u32,
        height: u32,
        palette: GifPalette,
    ) -> Result<GifWriter<W>, GifError> {
        let side = |pixels: u32| u16::try_from(pixels).ok().filter(|&pixels| pixels > 0);
        let (Some(across), Some(down)) = (side(width), side(height)) else {
            return Err(GifError::Size(width, height));
        };
        let mut encoder = Encoder::new(output, across, down, &palette.colors())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(GifWriter { encoder, palette, size: (width, height), shown: Vec::new() })
    }

    pub fn push(&mut self, bitmap: &Bitmap, duration: Duration) -> Result<(), GifError> {
        let found = (bitmap.width(), bitmap.height());
        if found != self.size {
            return Err(GifError::FrameSize { expected: self.size, found });
        }
        let rect = self.changed_rect(bitmap);
        let is_first = self.shown.is_empty();
        let width = self.size.0 as usize;
        let mut indices = Vec::with_capacity((rect.right - rect.left) * (rect.bottom - rect.top));
        for row in rect.top..rect.bottom {
            for at in row * width + rect.left..row * width + rect.right {
                let pixel = bitmap.pixels()[at];
                if !is_first && is_near(self.shown[at], pixel) {
                    indices.push(GifPalette::UNCHANGED);
                } else {
                    indices.push(self.palette.index_of(pixel));
                    if !is_first {
                        self.shown[at] = pixel;
                    }
                }
            }
        }
        if is_first {
            self.shown = bitmap.pixels().to_vec();
        }
        let frame = Frame {
            delay: u16::try_from(duration.as_millis() / 10).unwrap_or(u16::MAX),
            dispose: DisposalMethod::Keep,
            transparent: (!is_first).then_some(GifPalette::UNCHANGED),
            left: rect.left as u16,
            top: rect.top as u16,
            width: (rect.right - rect.left) as u16,
            height: (rect.bottom - rect.top) as u16,
            buffer: Cow::Owned(indices),
            ..Frame::default()
        };
        Ok(self.encoder.write_frame(&frame)?)
    }

    /// The rectangle that holds every changed pixel: everything in the first frame, and at least one pixel.
    fn changed_rect(&self, bitmap: &Bitmap) -> ChangedRect {
        let (width, height) = (self.size.0 as usize, self.size.1 as usize);
        if self.shown.is_empty() {
            return ChangedRect { left: 0, top: 0, right: width, bottom: height };
        }
        let mut rect = ChangedRect { left: width, top: height, right: 0, bottom: 0 };
        let pairs = self.shown.iter().zip(bitmap.pixels()).enumerate();
        for (at, _) in pairs.filter(|(_, (old, new))| !is_near(**old, **new)) {
            let (column, row) = (at % width, at / width);
            rect.left = rect.left.min(column);
            rect.right = rect.right.max(column + 1);
            rect.top = rect.top.min(row);
            rect.bottom = rect.bottom.max(row + 1);
        }
        match rect.right {
            0 => ChangedRect { left: 0, top: 0, right: 1, bottom: 1 },
            _ => rect,
        }
    }

    pub fn finish(self) -> Result<W, GifError> {
        Ok(self.encoder.into_inner()?)
    }
}

fn is_near(old: [u8; 4], new: [u8; 4]) -> bool {
    old.iter().zip(new).all(|(old, new)| old.abs_diff(new) <= TOLERANCE)
}

/// The number of colors; one more index is left for pixels that do not change.
const COLORS: usize = 255;
/// The share of pixels learned from: one in this number; 1 is best and slowest, 30 fastest.
const SAMPLING: i32 = 10;

/// Up to 255 colors for all frames of an animation.
pub struct GifPalette {
    quantizer: NeuQuant,
    /// The index of each color looked up before.
    known: HashMap<[u8; 4], u8>,
}

impl GifPalette {
    /// The index of pixels that keep the color of the frame before.
    const UNCHANGED: u8 = COLORS as u8;

    /// Learns the colors from pictures that together show all that will be drawn.
    pub fn learn<'a>(samples: impl IntoIterator<Item = &'a Bitmap>) -> GifPalette {
        let samples = samples.into_iter();
        let pixels: Vec<u8> =
            samples.flat_map(|bitmap| bitmap.pixels().as_flattened()).copied().collect();
        GifPalette { quantizer: NeuQuant::new(SAMPLING, COLORS, &pixels), known: HashMap::new() }
    }

    /// The colors, three bytes each, and one for unchanged pixels, which is never seen.
    pub(super) fn colors(&self) -> Vec<u8> {
        let mut colors = self.quantizer.color_map_rgb();
        colors.resize(3 * (COLORS + 1), 0);
        colors
    }

    fn index_of(&mut self, pixel: [u8; 4]) -> u8 {
        *self.known.entry(pixel).or_insert_with(|| self.quantizer.index_of(&pixel) as u8)
    }
}
