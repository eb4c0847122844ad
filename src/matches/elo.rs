use std::fmt;

/// A difference in strength, in Elo points: 400 are odds of ten to one in points made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The likeliest; infinite after nothing but wins or losses.
    pub difference: f64,
    /// The bounds between which it lies 95 times in a hundred.
    pub interval: (f64, f64),
}

/// Standard deviations that hold 95 of a hundred on both sides of the mean.
const Z_95: f64 = 1.959_964;
/// The share of cases beyond either bound.
const TAIL_95: f64 = 0.025;

impl Elo {
    /// From pairs of games counted by their half points. A pair is one result: its games come from one opening and
    /// are not independent, so the error follows from how pairs scatter; where all are alike, from how many others
    /// could have stayed away by chance.
    pub(super) fn from_pairs(pairs: &[u32; 5]) -> Option<Elo> {
        let PairMean {
            count,
            mean,
            variance,
        } = PairMean::from_pairs(pairs)?;
        let (least, most) = if variance > 0.0 {
            let error = Z_95 * (variance / count).sqrt();
            (mean - error, mean + error)
        } else {
            let alike = TAIL_95.powf(1.0 / count);
            (mean * alike, mean * alike + (1.0 - alike))
        };
        Some(Elo {
            difference: elo_from_score(mean),
            interval: (elo_from_score(least), elo_from_score(most)),
        })
    }
}

/// Of the share of points made in a pair.
pub(super) struct PairMean {
    pub(super) count: f64,
    pub(super) mean: f64,
    pub(super) variance: f64,
}

impl PairMean {
    fn from_pairs(pairs: &[u32; 5]) -> Option<PairMean> {
        let count = f64::from(pairs.iter().sum::<u32>());
        let shares = || {
            (0..)
                .map(|half_points| f64::from(half_points) / 4.0)
                .zip(pairs)
        };
        let mean = shares()
            .map(|(share, &times)| share * f64::from(times))
            .sum::<f64>()
            / count;
        let variance = shares()
            .map(|(share, &times)| (share - mean).powi(2) * f64::from(times))
            .sum::<f64>()
            / count;
        (count > 0.0).then_some(PairMean {
            count,
            mean,
            variance,
        })
    }
}

/// The difference in Elo points that leads to this share of the points.
fn elo_from_score(share: f64) -> f64 {
    400.0 * (share.clamp(0.0, 1.0) / (1.0 - share.clamp(0.0, 1.0))).log10()
}

/// The share of the points that this difference in Elo points leads to.
pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// `+35 ±12`, `+35 (+24 to +47)` where the bounds are not alike, or `over +446` after nothing but wins.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = self.interval;
        match self.difference {
            f64::INFINITY => return write!(f, "over {least:+.1}"),
            f64::NEG_INFINITY => return write!(f, "under {most:+.1}"),
            _ => (),
        }
        let (below, above) = (self.difference - least, most - self.difference);
        write!(f, "{:+.1}", self.difference)?;
        match (below - above).abs() < 0.1 * (below + above) {
            true => write!(f, " ±{:.1}", (below + above) / 2.0),
            false => write!(f, " ({least:+.1} to {most:+.1})"),
        }
    }
}
