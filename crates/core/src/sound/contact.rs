//! Contacts: the forces with which pieces strike, scrape and rub.

use std::f64::consts::{PI, TAU};

use fastrand::Rng;

/// A force over time, sample by sample.
pub struct Force {
    samples: Vec<f64>,
    rate: f64,
}

impl Force {
    /// No force for this time, in seconds.
    pub fn none(seconds: f64, rate: u32) -> Force {
        let rate = f64::from(rate);
        Force {
            samples: vec![0.0; (seconds * rate) as usize + 1],
            rate,
        }
    }

    /// The samples.
    pub fn samples(&self) -> &[f64] {
        &self.samples
    }

    /// Adds a strike at a time, in seconds. It pushes for `contact` seconds, smoothly: a hard or light body pushes shortly
    /// and excites high modes as well, a soft or heavy one only low ones. The sum of its samples is the strength.
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
