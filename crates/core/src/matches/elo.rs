use std::fmt;

/// A difference in strength, in Elo points: 400 points are odds of ten to one.
///
/// See chessprogramming.org, “Match Statistics”.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// Maximum likelihood estimate; infinite after wins only or losses only.
    pub difference: f64,
    /// 95 % confidence interval.
    pub interval: (f64, f64),
}

/// Standard deviations on both sides of the mean that hold 95 % of a normal distribution.
const Z_95: f64 = 1.959_964;
/// Probability of each tail outside the 95 % interval.
const TAIL_95: f64 = 0.025;

impl Elo {
    /// Estimates Elo from pairs of games counted by their half points.
    ///
    /// A pair is one sample: its games share an opening and are not independent. The error follows from the variance
    /// of the pairs or, if all pairs are alike, from the number of unlike pairs that could be missing by chance.
    pub(super) fn from_pairs(pairs: &[u32; 5]) -> Option<Elo> {
        let PairMean {
            count,
            mean,
            variance,
        } = PairMean::from_pairs(pairs)?;
        let (lower, upper) = if variance > 0.0 {
            let error = Z_95 * (variance / count).sqrt();
            (mean - error, mean + error)
        } else {
            let alike = TAIL_95.powf(1.0 / count);
            (mean * alike, mean * alike + (1.0 - alike))
        };
        Some(Elo {
            difference: elo_from_score(mean),
            interval: (elo_from_score(lower), elo_from_score(upper)),
        })
    }
}

/// Mean and variance of the scores of pairs, each from 0 to 1.
struct PairMean {
    count: f64,
    mean: f64,
    variance: f64,
}

impl PairMean {
    fn from_pairs(pairs: &[u32; 5]) -> Option<PairMean> {
        let count = f64::from(pairs.iter().sum::<u32>());
        let scores = || {
            (0..)
                .map(|half_points| f64::from(half_points) / 4.0)
                .zip(pairs)
        };
        let mean = scores()
            .map(|(score, &times)| score * f64::from(times))
            .sum::<f64>()
            / count;
        let variance = scores()
            .map(|(score, &times)| (score - mean).powi(2) * f64::from(times))
            .sum::<f64>()
            / count;
        (count > 0.0).then_some(PairMean {
            count,
            mean,
            variance,
        })
    }
}

/// The difference in Elo points at which this score, from 0 to 1, is expected.
fn elo_from_score(score: f64) -> f64 {
    400.0 * (score.clamp(0.0, 1.0) / (1.0 - score.clamp(0.0, 1.0))).log10()
}

/// The score, from 0 to 1, that is expected at this difference in Elo points.
pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// `+35 ±12`, `+35 (+24 to +47)` if the bounds are not symmetric, or `over +446` after wins only.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lower, upper) = self.interval;
        match self.difference {
            f64::INFINITY => return write!(f, "over {lower:+.1}"),
            f64::NEG_INFINITY => return write!(f, "under {upper:+.1}"),
            _ => (),
        }
        let (below, above) = (self.difference - lower, upper - self.difference);
        write!(f, "{:+.1}", self.difference)?;
        match (below - above).abs() < 0.1 * (below + above) {
            true => write!(f, " ±{:.1}", (below + above) / 2.0),
            false => write!(f, " ({lower:+.1} to {upper:+.1})"),
        }
    }
}
