//! The recipe of each sound: which bodies are struck, and how; and its rendering to samples and to a file.

use std::f64::consts::PI;
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};

use fastrand::Rng;

use super::sounds::Sound;
use super::wood;
use super::wood::{Body, Force};
use crate::platform::write_file;
use crate::rules::PieceKind;

/// A body under a force, and its share in the sound.
struct SoundLayer {
    pub(super) body: Body,
    pub(super) force: Force,
    /// The peak of this layer, as a share of that of the loudest.
    share: f64,
}

struct Recipe {
    layers: Vec<SoundLayer>,
    /// The peak of the sound; 1 is full scale.
    peak: f64,
}

/// The notes of the signals, in hertz: D major, which suits bars of this size.
mod notes {
    pub(super) const A4: f64 = 440.0;
    pub(super) const D5: f64 = 587.33;
    pub(super) const E5: f64 = 659.26;
    pub(super) const F5: f64 = 698.46;
    pub(super) const F5_SHARP: f64 = 739.99;
    pub(super) const A5: f64 = 880.0;
    pub(super) const D6: f64 = 1174.66;
}

/// The time for which a mallet of soft wood touches a bar, in seconds.
const MALLET: f64 = 0.001;

/// The maximum number of clacks for captured pieces.
const MAX_CLACKS: u8 = 7;

impl Recipe {
    pub(super) fn new(sound: Sound, rng: &mut Rng, rate: u32) -> Recipe {
        let mut maker = RecipeMaker { rng, rate, layers: Vec::new() };
        let peak = match sound {
            Sound::Lift => maker.lift(),
            Sound::Place(kind) => maker.land(kind, 1.0, 1.0),
            Sound::Slide => maker.slide(),
            Sound::Hop { number, kind } => {
                let steps = f64::from(number.clamp(1, 10)) - 1.0;
                maker.land(kind, 1.06 * 2f64.powf(steps * 1.3 / 12.0), 0.75)
            }
            Sound::Captured { count } => maker.captured(count),
            Sound::Crown => maker.crown(),
            Sound::Refused => maker.refused(),
            Sound::YourTurn => maker.tune(&[(0.0, notes::A4, 0.8), (0.13, notes::D5, 1.0)], 0.2),
            Sound::Came => maker.tune(&[(0.0, notes::D5, 0.7), (0.11, notes::E5, 1.0)], 0.13),
            Sound::Gone => maker.tune(&[(0.0, notes::E5, 0.7), (0.16, notes::A4, 1.0)], 0.13),
            Sound::Begins => maker.tune(
                &[(0.0, notes::A4, 0.8), (0.12, notes::D5, 0.9), (0.24, notes::A5, 1.0)],
                0.16,
            ),
            Sound::Won => maker.tune(
                &[
                    (0.0, notes::D5, 0.8),
                    (0.14, notes::F5_SHARP, 0.85),
                    (0.28, notes::A5, 0.9),
                    (0.44, notes::D6, 1.0),
                    (0.445, notes::A5, 0.6),
                ],
                0.4,
            ),
            Sound::Lost => maker.tune(
                &[
                    (0.0, notes::A5, 0.9),
                    (0.18, notes::F5, 0.85),
                    (0.38, notes::D5, 1.0),
                    (0.385, notes::A4, 0.6),
                ],
                0.36,
            ),
            Sound::Drawn => maker.tune(
                &[
                    (0.0, notes::E5, 0.9),
                    (0.004, notes::A4, 0.6),
                    (0.24, notes::E5, 0.8),
                    (0.244, notes::A4, 0.55),
                ],
                0.36,
            ),
        };
        Recipe {
            layers: maker.layers,
            // A hand is not a machine: 1 dB to both sides.
            peak: peak * 10f64.powf((maker.rng.f64() - 0.5) * 0.1),
        }
    }
}

/// Makes the layers of a sound. Each function returns the peak.
struct RecipeMaker<'a> {
    rng: &'a mut Rng,
    rate: u32,
    layers: Vec<SoundLayer>,
}

impl RecipeMaker<'_> {
    fn add(&mut self, body: Body, force: Force, share: f64) {
        self.layers.push(SoundLayer { body, force, share });
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.rng.f64()
    }

    fn force(&self) -> Force {
        Force::none(0.0, self.rate)
    }

    /// A piece lands: it strikes with its edge, tips, and comes to rest on its face.
    fn land(&mut self, kind: PieceKind, pitch: f64, weight: f64) -> f64 {
        let (contact, peak, thump) = match kind {
            PieceKind::Man => (0.000_48, 0.36, 0.36),
            PieceKind::King => (0.000_72, 0.46, 0.55),
        };
        let contact = contact * self.between(0.85, 1.2);
        let mut force = self.force();
        let mut hiss = self.force();
        let (mut at, mut strength) = (0.0, 1.0);
        let mut pause = self.between(0.016, 0.027);
        for _ in 0..3 {
            force.strike(at, contact, strength);
            hiss.rustle(at, 0.006, strength, self.rng);
            at += pause;
            strength *= self.between(0.16, 0.34);
            pause *= self.between(0.5, 0.7);
        }
        let mut push = self.force();
        push.strike(0.0, 0.003_2, 1.0);
        let disc = wood::disc(kind, pitch, self.rng);
        let board = wood::board(self.rng);
        self.add(disc, force, 1.0);
        self.add(board, push, thump * weight);
        let share = self.between(0.05, 0.10);
        self.add(wood::rough(), hiss, share);
        peak
    }

    /// Two fingers take a piece: its foot brushes over the wood, and it comes free with a tick.
    fn lift(&mut self) -> f64 {
        let mut brush = self.force();
        let seconds = self.between(0.035, 0.055);
        brush.rub(0.0, seconds, 1.0, self.rng);
        let mut tick = self.force();
        tick.strike(seconds * 0.7, 0.000_45, 1.0);
        self.add(wood::rubbed(), brush, 0.55);
        let disc = wood::disc(PieceKind::Man, 1.18, self.rng);
        self.add(disc, tick, 1.0);
        0.1
    }

    /// Pieces slide over the board and stop.
    fn slide(&mut self) -> f64 {
        let seconds = self.between(0.2, 0.26);
        let mut rub = self.force();
        rub.rub(0.0, seconds, 1.0, self.rng);
        let mut stop = self.force();
        stop.strike(seconds, 0.001_1, 1.0);
        let mut board_rub = self.force();
        board_rub.rub(0.0, seconds, 1.0, self.rng);
        self.add(wood::rubbed(), rub, 1.0);
        let board = wood::board(self.rng);
        self.add(board, board_rub, 0.35);
        let disc = wood::disc(PieceKind::Man, 0.94, self.rng);
        self.add(disc, stop, 0.85);
        0.13
    }

    /// Captured pieces clack together in the hand, quicker and softer to the end.
    fn captured(&mut self, count: u8) -> f64 {
        let mut at = 0.0;
        let mut pause = self.between(0.062, 0.078);
        for index in 0..count.clamp(1, MAX_CLACKS) {
            let mut force = self.force();
            let strength = self.between(0.7, 1.0) * 0.9f64.powi(i32::from(index));
            force.strike(at, 0.000_5, 1.0);
            force.strike(at + self.between(0.009, 0.016), 0.000_5, 0.3);
            let pitch = self.between(0.86, 1.1);
            let clack = wood::clack(pitch, self.rng);
            self.add(clack, force, strength);
            at += pause * self.between(0.8, 1.25);
            pause *= 0.94;
        }
        let mut push = self.force();
        push.strike(0.0, 0.004, 1.0);
        let board = wood::board(self.rng);
        self.add(board, push, 0.3);
        0.24
    }

    /// A second disc is put on the first, and two bars ring for the new king.
    fn crown(&mut self) -> f64 {
        let mut force = self.force();
        force.strike(0.0, 0.000_55, 1.0);
        force.strike(self.between(0.02, 0.03), 0.000_55, 0.4);
        let clack = wood::clack(0.82, self.rng);
        self.add(clack, force, 1.0);
        let mut push = self.force();
        push.strike(0.0, 0.003, 1.0);
        let board = wood::board(self.rng);
        self.add(board, push, 0.45);
        for (at, note, strength) in [(0.07, notes::A5, 0.34), (0.16, notes::D6, 0.42)] {
            let mut force = self.force();
            force.strike(at, MALLET, 1.0);
            self.add(wood::bar(note), force, strength);
        }
        0.42
    }

    /// Two dull knocks from below.
    fn refused(&mut self) -> f64 {
        let pause = self.between(0.085, 0.1);
        let mut knock = self.force();
        knock.strike(0.0, 0.004, 1.0);
        knock.strike(pause, 0.004, 0.7);
        let board = wood::board(self.rng);
        self.add(board, knock, 1.0);
        let mut dull = self.force();
        dull.strike(0.0, 0.002, 1.0);
        dull.strike(pause, 0.002, 0.7);
        let disc = wood::disc(PieceKind::King, 0.7, self.rng);
        self.add(disc, dull, 0.4);
        0.32
    }

    /// Bars are struck with a mallet: time in seconds, note in hertz, strength.
    fn tune(&mut self, strikes: &[(f64, f64, f64)], peak: f64) -> f64 {
        for &(at, note, strength) in strikes {
            let mut force = self.force();
            let late = self.between(0.0, 0.006);
            force.strike(at + late, MALLET * self.between(0.9, 1.1), 1.0);
            self.add(wood::bar(note), force, strength);
        }
        peak
    }
}

/// The time in which the end of a sound fades, in seconds.
const FADE: f64 = 0.012;

/// Computes a sound: samples from -1 to 1, `rate` a second. The same seed gives the same samples; another one a sound
/// that differs as much as two strokes of the same hand.
pub fn render(sound: Sound, seed: u64, rate: u32) -> Vec<f32> {
    let mut rng = Rng::with_seed(seed);
    let recipe = Recipe::new(sound, &mut rng, rate);
    let seconds = |layer: &SoundLayer| {
        layer.force.samples().len() as f64 / f64::from(rate) + layer.body.ring_time()
    };
    let longest = recipe.layers.iter().map(seconds).fold(0.0, f64::max);
    let mut sum = vec![0.0; (longest * f64::from(rate)) as usize + 1];
    for layer in &recipe.layers {
        let mut samples = vec![0.0; sum.len()];
        layer.body.ring(layer.force.samples(), &mut samples, rate);
        let scale = layer.share / peak_of(&samples);
        for (sum, sample) in sum.iter_mut().zip(samples) {
            *sum += scale * sample;
        }
    }
    let scale = recipe.peak / peak_of(&sum);
    let length = sum.len();
    let fade = ((FADE * f64::from(rate)) as usize).min(length);
    let faded = sum.into_iter().enumerate().map(|(index, sample)| {
        let left = (length - 1 - index).min(fade) as f64 / fade as f64;
        let envelope = 0.5 - 0.5 * (PI * left).cos();
        (sample * scale * envelope) as f32
    });
    faded.collect()
}

/// The maximum amplitude; a very small number for silence, so that it can be divided by.
fn peak_of(samples: &[f64]) -> f64 {
    let peak = samples.iter().fold(0.0, |peak, sample| sample.abs().max(peak));
    peak.max(1e-12)
}

/// Sample rate of the files, in hertz.
pub const FILE_RATE: u32 = 48_000;

/// Writes a sound into a folder, in a file named after the sound. Returns its path.
pub fn write_sound(folder: &Path, sound: Sound, seed: u64) -> io::Result<PathBuf> {
    let path = folder.join(format!("{}.wav", sound.name()));
    write_file(&path, wav_file(sound, seed).map_err(io::Error::other)?)?;
    Ok(path)
}

fn wav_file(sound: Sound, seed: u64) -> hound::Result<Vec<u8>> {
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: FILE_RATE,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut file = Cursor::new(Vec::new());
    let mut writer = hound::WavWriter::new(&mut file, spec)?;
    for sample in render(sound, seed, FILE_RATE) {
        writer.write_sample((sample * f32::from(i16::MAX)) as i16)?;
    }
    writer.finalize()?;
    Ok(file.into_inner())
}
