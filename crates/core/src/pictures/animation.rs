//! Animations: the frames of a game, drawn one after another and written as a GIF.

use std::error::Error;
use std::io::Write;
use std::ops::ControlFlow;

use super::{Bitmap, BoardFrame, GifError, GifPalette, GifWriter};

/// The number of frames that the palette is learned from.
const SAMPLES: usize = 3;

/// Errors of making an animation.
#[derive(Debug, thiserror::Error)]
pub enum AnimationError {
    /// There are no frames.
    #[error("an animation needs at least one frame")]
    Empty,
    /// A frame could not be drawn.
    #[error("{0}")]
    Draw(Box<dyn Error + Send + Sync>),
    /// The GIF could not be written.
    #[error(transparent)]
    Gif(#[from] GifError),
    /// It was stopped.
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

/// Places spread over this number of frames, the first and the last among them.
fn sample_places(frames: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..SAMPLES)
        .filter_map(|sample| Some(sample * frames.checked_sub(1)? / (SAMPLES - 1)))
        .collect();
    places.dedup();
    places
}
