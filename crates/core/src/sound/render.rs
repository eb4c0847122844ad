//! A sound as samples.

use std::f64::consts::PI;

use fastrand::Rng;

use super::recipes::Recipe;
use super::sounds::Sound;

/// The time in which the end of a sound fades, in seconds.
const FADE: f64 = 0.012;

/// Computes a sound: samples from -1 to 1, `rate` a second. The same seed gives the same samples; another one a sound
/// that differs as much as two strokes of the same hand.
pub fn render(sound: Sound, seed: u64, rate: u32) -> Vec<f32> {
    let mut rng = Rng::with_seed(seed);
    let recipe = Recipe::new(sound, &mut rng, rate);
    let seconds = |layer: &super::recipes::SoundLayer| {
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

/// The greatest amplitude; a very small number for silence, so that it can be divided by.
fn peak_of(samples: &[f64]) -> f64 {
    let peak = samples
        .iter()
        .fold(0.0, |peak, sample| sample.abs().max(peak));
    peak.max(1e-12)
}
