//! The curve from scores to expected results, fitted to games by maximum likelihood.

use std::fmt;

use super::sample::Sample;
use crate::engine::evaluation::network::SCALE;

/// A fitted curve: the expected result of a position is `1 / (1 + exp(−slope · score))`, with the score in hundredths
/// of a man and a draw as half a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChanceFit {
    pub slope: f64,
    /// The standard error of the slope, by leaving out a tenth of the games at a time (jackknife).
    pub standard_error: f64,
    pub positions: usize,
    /// Mean logarithm of the likelihood of a result, in nats.
    pub log_likelihood: f64,
}

/// Scores beyond this, in hundredths of a man, are wins and losses and do not determine the curve.
const MAX_SCORE: i16 = 2000;
/// Number of blocks of consecutive positions for the standard error. Positions of a game are adjacent.
const BLOCKS: usize = 10;
/// Maximum change of the slope in the last step.
const PRECISION: f64 = 1e-9;
/// Maximum number of steps of Newton's method, which needs less than ten.
const MAX_STEPS: usize = 100;

impl ChanceFit {
    /// Fits the curve to positions in the order in which they were played. Returns `None` if they do not determine it:
    /// if none is better for one side.
    pub fn new(samples: &[Sample]) -> Option<ChanceFit> {
        let points: Vec<(f64, f64)> =
            points(samples.iter().map(|sample| sample.score), samples).collect();
        let slope = best_slope(points.iter().copied())?;
        let block = points.len().div_ceil(BLOCKS);
        let without: Vec<f64> = (0..points.len())
            .step_by(block.max(1))
            .filter_map(|start| {
                let end = (start + block).min(points.len());
                best_slope(points[..start].iter().chain(&points[end..]).copied())
            })
            .collect();
        let count = without.len() as f64;
        let mean = without.iter().sum::<f64>() / count;
        let squares: f64 = without.iter().map(|slope| (slope - mean).powi(2)).sum();
        let likelihood = points.iter().map(|&(score, result)| {
            let expected = expected_result(slope, score);
            result * expected.ln() + (1.0 - result) * (1.0 - expected).ln()
        });
        Some(ChanceFit {
            slope,
            standard_error: (squares * (count - 1.0) / count).sqrt(),
            positions: points.len(),
            log_likelihood: likelihood.sum::<f64>() / points.len() as f64,
        })
    }
}

impl fmt::Display for ChanceFit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "slope {:.5} ± {:.5}, {} positions, log-likelihood {:.4}",
            self.slope, self.standard_error, self.positions, self.log_likelihood
        )
    }
}

/// A curve from scores to expected results, as a fit of weights uses it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChanceCurve {
    /// The factor of the score, in men, in `1 / (1 + exp(−slope · score))`.
    pub(super) slope: f32,
}

impl ChanceCurve {
    /// Fits the curve to these scores, in hundredths of a man, one for each sample in order. The slope is 1 if they
    /// determine none.
    pub(super) fn new(
        scores: impl Iterator<Item = i16> + Clone,
        samples: &[Sample],
    ) -> ChanceCurve {
        let slope =
            best_slope(points(scores, samples)).map_or(1.0, |slope| slope * f64::from(SCALE));
        ChanceCurve { slope: slope as f32 }
    }

    /// The expected result, from 0 to 1, of a score in men.
    pub(super) fn expected_result(self, men: f32) -> f32 {
        1.0 / (1.0 + (-self.slope * men).exp())
    }
}

/// Pairs the scores of samples, in order, with their results from 0 to 1, where there is a result and the score decides
/// nothing yet.
fn points(
    scores: impl Iterator<Item = i16> + Clone,
    samples: &[Sample],
) -> impl Iterator<Item = (f64, f64)> + Clone {
    scores
        .zip(samples)
        .filter(|(score, _)| (-MAX_SCORE..=MAX_SCORE).contains(score))
        .filter_map(|(score, sample)| Some((f64::from(score), f64::from(sample.result?))))
}

fn expected_result(slope: f64, score: f64) -> f64 {
    1.0 / (1.0 + (-slope * score).exp())
}

/// The slope of maximum likelihood, by Newton's method. The likelihood is concave, so there is one.
fn best_slope(points: impl Iterator<Item = (f64, f64)> + Clone) -> Option<f64> {
    let mut slope = 0.0;
    for _ in 0..MAX_STEPS {
        let (mut gradient, mut curvature) = (0.0, 0.0);
        for (score, result) in points.clone() {
            let expected = expected_result(slope, score);
            gradient += (result - expected) * score;
            curvature += expected * (1.0 - expected) * score * score;
        }
        let step = gradient / curvature;
        if !step.is_finite() {
            return None;
        }
        // From a flat curve a full step can overshoot.
        slope += step.clamp(-0.01, 0.01);
        if step.abs() < PRECISION {
            return Some(slope);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::engine::Score;
    use crate::rules::{Position, Side, Variant};

    #[test]
    fn the_slope_of_games_played_by_a_curve_is_found() {
        let mut rng = Rng::with_seed(5);
        let start = Position::start(Variant::International);
        for slope in [0.002, 0.01, 0.03] {
            let samples: Vec<_> = (0..40_000)
                .map(|_| {
                    let score = rng.i32(-300..=300);
                    let expected = expected_result(slope, f64::from(score));
                    // Draws take equally from wins and losses.
                    let draws = expected.min(1.0 - expected);
                    let winner = match rng.f64() {
                        lot if lot < expected - draws / 2.0 => Some(Side::White),
                        lot if lot < expected + draws / 2.0 => None,
                        _ => Some(Side::Black),
                    };
                    Sample::new(&start, Score::estimate(score)).with_winner(winner)
                })
                .collect();
            let fit = ChanceFit::new(&samples).expect("a slope");
            let error = (fit.slope - slope).abs();
            assert!(error < 4.0 * fit.standard_error, "{fit}");
            assert!(fit.standard_error < slope / 20.0, "{fit}");
            assert_eq!(fit.positions, 40_000);
            let curve = ChanceCurve::new(samples.iter().map(|sample| sample.score), &samples);
            let chances = [-2.5, 0.0, 1.0].map(|men| curve.expected_result(men));
            let expected = [-250.0, 0.0, 100.0].map(|score| expected_result(fit.slope, score));
            for (chance, expected) in chances.into_iter().zip(expected) {
                assert!((f64::from(chance) - expected).abs() < 1e-5, "{chance}, not {expected}");
            }
        }
    }

    #[test]
    fn positions_without_an_advantage_determine_no_slope() {
        let start = Position::start(Variant::International);
        assert_eq!(ChanceFit::new(&[]), None);
        let drawn = [Sample::new(&start, Score::DRAW).with_winner(None)];
        assert_eq!(ChanceFit::new(&drawn), None);
        assert_eq!(ChanceCurve::new([0].into_iter(), &drawn).expected_result(0.0), 0.5);
    }
}
