//! Modes: the damped vibrations of a body, and the bank of resonators that rings them.

use std::f64::consts::TAU;

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

/// The vibrations of a body.
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
