//! The bodies that sound: discs of boxwood, the board, bars of rosewood; their damped vibrations, and the forces with
//! which pieces strike, scrape and rub.

use std::f64::consts::{PI, TAU};

use fastrand::Rng;

use crate::rules::PieceKind;

/// The damping of a wooden body that lies or stands on something: the inverse of the decay time grows with the
/// frequency.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Damping {
    /// The losses at all frequencies, such as those into the support, per second.
    constant: f64,
    /// The inner friction of the wood, per second and hertz.
    friction: f64,
}

impl Damping {
    const DISC: Damping = Damping { constant: 6.0, friction: 0.078 };
    const BOARD: Damping = Damping { constant: 22.0, friction: 0.06 };
    const BAR: Damping = Damping { constant: 1.5, friction: 0.0135 };

    fn decay(self, frequency: f64) -> f64 {
        1.0 / (self.constant + self.friction * frequency)
    }
}

/// The modes of a man on a board, in hertz, and their strengths.
const DISC: [(f64, f64); 8] = [
    (438.0, 0.80),
    (702.0, 1.00),
    (1093.0, 0.78),
    (1546.0, 0.62),
    (2117.0, 0.46),
    (2794.0, 0.30),
    (3421.0, 0.20),
    (4180.0, 0.12),
];

/// The lowest resonances of the board, under everything that strikes it.
const BOARD: [(f64, f64); 3] = [(148.0, 0.50), (236.0, 0.62), (331.0, 0.40)];

/// Two discs that strike each other in the hand or in the box.
const CLACK: [(f64, f64); 6] =
    [(934.0, 0.70), (1487.0, 1.00), (2231.0, 0.80), (3078.0, 0.52), (3920.0, 0.30), (4870.0, 0.16)];

/// The bands of rough contact: wide, so that noise through them hisses and does not ring.
const ROUGH: [(f64, f64); 3] = [(1900.0, 0.5), (3400.0, 0.9), (5600.0, 0.6)];

/// The bands of rubbing wood.
const RUBBED: [(f64, f64); 4] = [(520.0, 0.6), (980.0, 1.0), (1760.0, 0.8), (2900.0, 0.35)];

/// The modes of a bar that is tuned like one of a marimba, as multiples of its note.
const BAR: [(f64, f64); 3] = [(1.0, 1.0), (3.98, 0.32), (9.6, 0.12)];

/// The share by which modes differ from strike to strike: no two pieces are equal, and none is struck twice at the same
/// place.
const DETUNING: f64 = 0.018;

fn body(modes: &[(f64, f64)], pitch: f64, damping: Damping, rng: &mut Rng) -> Body {
    let common = 1.0 + DETUNING * (2.0 * rng.f64() - 1.0);
    let modes = modes.iter().map(|&(frequency, strength)| {
        let own = 1.0 + 0.4 * DETUNING * (2.0 * rng.f64() - 1.0);
        let frequency = frequency * pitch * common * own;
        Mode {
            frequency,
            decay: damping.decay(frequency),
            amplitude: strength * (0.65 + 0.5 * rng.f64()),
        }
    });
    Body(modes.collect())
}

/// The ratio of the modes of a piece to those of a man: a king is two discs high, heavier and lower.
const fn pitch(kind: PieceKind) -> f64 {
    match kind {
        PieceKind::Man => 1.0,
        PieceKind::King => 0.79,
    }
}

/// A piece that strikes the board, with this multiple of the usual pitch.
pub fn disc(kind: PieceKind, multiple: f64, rng: &mut Rng) -> Body {
    body(&DISC, pitch(kind) * multiple, Damping::DISC, rng)
}

/// The board under a strike.
pub fn board(rng: &mut Rng) -> Body {
    body(&BOARD, 1.0, Damping::BOARD, rng)
}

/// Two discs that strike each other.
pub fn clack(multiple: f64, rng: &mut Rng) -> Body {
    body(&CLACK, multiple, Damping::DISC, rng)
}

/// A bar tuned to a note, in hertz. It is not detuned.
pub fn bar(note: f64) -> Body {
    let modes = BAR.iter().map(|&(multiple, amplitude)| Mode {
        frequency: note * multiple,
        decay: Damping::BAR.decay(note * multiple),
        amplitude,
    });
    Body(modes.collect())
}

/// The hiss of a rough contact.
pub fn rough() -> Body {
    wide(&ROUGH, 0.000_22)
}

/// The noise of rubbing.
pub fn rubbed() -> Body {
    wide(&RUBBED, 0.000_9)
}

/// Bands that fall silent at once.
fn wide(bands: &[(f64, f64)], decay: f64) -> Body {
    let bands = bands.iter().map(|&(frequency, amplitude)| Mode { frequency, decay, amplitude });
    Body(bands.collect())
}

/// A damped vibration of a body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mode {
    /// The frequency, in hertz.
    pub frequency: f64,
    /// The time in which the vibration falls by the factor e, in seconds.
    pub decay: f64,
    /// The amplitude after a strike of strength 1 that is short against the period.
    pub amplitude: f64,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Body(pub Vec<Mode>);

/// The number of decay times after which a vibration is 60 dB weaker.
const DECAYS_TO_SILENCE: f64 = 6.91;

impl Body {
    /// The time in which the body falls silent after a strike, in seconds.
    pub fn ring_time(&self) -> f64 {
        let longest = self.0.iter().map(|mode| mode.decay).fold(0.0, f64::max);
        longest * DECAYS_TO_SILENCE
    }

    /// Adds the vibration of the body under a force to `output`. A force of strength 1 has the sum 1.
    pub fn ring(&self, force: &[f64], output: &mut [f64], rate: u32) {
        let highest = f64::from(rate) * 0.45;
        for mode in self.0.iter().filter(|mode| mode.frequency < highest) {
            Resonator::new(mode, rate).ring(force, output);
        }
    }
}

/// A digital resonator of two poles, with zeros at 0 Hz and at half the sample rate, so that a push leaves no offset.
struct Resonator {
    gain: f64,
    feedback: [f64; 2],
}

impl Resonator {
    fn new(mode: &Mode, rate: u32) -> Resonator {
        let rate = f64::from(rate);
        let radius = (-1.0 / (mode.decay * rate)).exp();
        let angle = TAU * mode.frequency / rate;
        Resonator {
            gain: mode.amplitude / 2.0,
            feedback: [2.0 * radius * angle.cos(), -radius * radius],
        }
    }

    fn ring(&self, force: &[f64], output: &mut [f64]) {
        let [first, second] = self.feedback;
        let (mut before, mut before_that) = (0.0, 0.0);
        for (index, sample) in output.iter_mut().enumerate() {
            let at = |index: usize| force.get(index).copied().unwrap_or(0.0);
            let push = at(index) - index.checked_sub(2).map_or(0.0, at);
            let now = self.gain * push + first * before + second * before_that;
            (before_that, before) = (before, now);
            *sample += now;
        }
    }
}

/// A force over time, sample by sample.
pub struct Force {
    samples: Vec<f64>,
    rate: f64,
}

impl Force {
    /// No force for this time, in seconds.
    pub fn none(seconds: f64, rate: u32) -> Force {
        let rate = f64::from(rate);
        Force { samples: vec![0.0; (seconds * rate) as usize + 1], rate }
    }

    pub fn samples(&self) -> &[f64] {
        &self.samples
    }

    /// Adds a strike at a time, in seconds. It pushes for `contact` seconds, smoothly: a hard or light body pushes
    /// shortly and excites high modes as well, a soft or heavy one only low ones. The sum of its samples is the
    /// strength.
    pub fn strike(&mut self, at: f64, contact: f64, strength: f64) {
        let begin = (at * self.rate) as usize;
        let length = ((contact * self.rate) as usize).max(3);
        self.extend(begin + length);
        let height = strength / (length as f64 / 2.0);
        for step in 0..length {
            let phase = (step as f64 + 0.5) / length as f64;
            self.samples[begin + step] += height * (PI * phase).sin().powi(2);
        }
    }

    /// Adds noise from a time on, which swells and fades within `seconds`; its mean strength per sample is `strength`.
    pub fn rustle(&mut self, at: f64, seconds: f64, strength: f64, rng: &mut Rng) {
        let begin = (at * self.rate) as usize;
        let length = (seconds * self.rate) as usize;
        self.extend(begin + length);
        // A noise of its own: the number of samples must not change what is drawn after it.
        let mut noise = rng.fork();
        for step in 0..length {
            let phase = step as f64 / length as f64;
            // It rises in the first tenth.
            let swell = (phase * 10.0).min(1.0) * (1.0 - phase).powi(2);
            self.samples[begin + step] += strength * swell * (2.0 * noise.f64() - 1.0);
        }
    }

    /// Adds rubbing from a time on: wood that sticks and slips. Each slip is a small strike; they come in irregular
    /// steps, quickest and strongest in the middle of the way.
    pub fn rub(&mut self, at: f64, seconds: f64, strength: f64, rng: &mut Rng) {
        /// Slips per second at full speed.
        const SLIPS: f64 = 620.0;
        let mut passed = 0.0;
        while passed < seconds {
            let speed = (PI * passed / seconds).sin().max(0.08);
            let grain = 0.55 + 0.45 * (TAU * 23.0 * passed).sin();
            let size = strength * speed * grain * (0.3 + 0.7 * rng.f64());
            let sign = if rng.bool() { 1.0 } else { -1.0 };
            self.strike(at + passed, 0.000_35 + 0.000_4 * rng.f64(), sign * size);
            passed += (0.5 + rng.f64()) / (SLIPS * speed);
        }
    }

    fn extend(&mut self, length: usize) {
        if self.samples.len() < length {
            self.samples.resize(length, 0.0);
        }
    }
}
