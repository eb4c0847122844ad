//! The qualities that an ear notices: loudness, brightness, pitch.

use std::f32::consts::TAU;

/// The greatest amplitude.
pub(crate) fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| sample.abs().max(peak))
}

/// The root mean square.
pub(crate) fn loudness(samples: &[f32]) -> f32 {
    let energy: f32 = samples.iter().map(|sample| sample * sample).sum();
    (energy / samples.len() as f32).sqrt()
}

/// The energy at a frequency, of some width.
pub(crate) fn energy_at(samples: &[f32], frequency: f32, rate: u32) -> f32 {
    let angle = TAU * frequency / rate as f32;
    let feedback = 2.0 * angle.cos();
    let (mut before, mut before_that) = (0f32, 0f32);
    for sample in samples {
        (before_that, before) = (before, sample + feedback * before - before_that);
    }
    before * before + before_that * before_that - feedback * before * before_that
}

/// The energies from 60 Hz to 14 kHz, in steps of a quarter tone.
fn spectrum(samples: &[f32], rate: u32) -> impl Iterator<Item = (f32, f32)> {
    let frequencies = (0..190).map(|step| 60.0 * 2f32.powf(step as f32 / 24.0));
    // The steps grow with the frequency, and so does what each stands for.
    frequencies.map(move |frequency| (frequency, frequency * energy_at(samples, frequency, rate)))
}

/// The frequency that has as much energy above as below, weighted: how bright it sounds.
pub(crate) fn centroid(samples: &[f32], rate: u32) -> f32 {
    let (mut sum, mut weighted) = (0.0, 0.0);
    for (frequency, energy) in spectrum(samples, rate) {
        sum += energy;
        weighted += energy * frequency;
    }
    weighted / sum
}

/// The share of the energy above a frequency.
pub(crate) fn share_above(samples: &[f32], limit: f32, rate: u32) -> f32 {
    let (mut sum, mut above) = (0.0, 0.0);
    for (frequency, energy) in spectrum(samples, rate) {
        sum += energy;
        if frequency > limit {
            above += energy;
        }
    }
    above / sum
}

/// The frequency with most energy.
pub(crate) fn pitch(samples: &[f32], rate: u32) -> f32 {
    let loudest = spectrum(samples, rate).max_by(|a, b| a.1.total_cmp(&b.1));
    loudest.expect("frequencies").0
}

/// The part of a sound between two times, in milliseconds.
pub(crate) fn part(samples: &[f32], from: f32, to: f32, rate: u32) -> &[f32] {
    let index = |milliseconds: f32| (milliseconds * rate as f32 / 1000.0) as usize;
    &samples[index(from).min(samples.len())..index(to).min(samples.len())]
}
