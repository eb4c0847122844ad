//! The statistics of a match: wins, Elo, and the test that ends it early.

use std::fmt;

use crate::notation::pdn::GameResult;
use crate::rules::Side;

/// The results of a match from the point of view of the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// Number of game pairs by the half points scored in them, from 0 to 4 (pentanomial counts).
    pub pairs: [u32; 5],
}

/// The half points of the first player in a game, from 0 to 2; `None` for a game without a winner or a draw.
pub(super) fn half_points(result: GameResult, first_has_white: bool) -> Option<usize> {
    match result {
        GameResult::Won(winner) => {
            Some(2 * usize::from((winner == Side::White) == first_has_white))
        }
        GameResult::Drawn => Some(1),
        GameResult::BothLost | GameResult::Unfinished => None,
    }
}

impl Tally {
    /// Adds a game by its half points, from 0 to 2.
    pub(super) fn add_game(&mut self, half_points: usize) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    /// Adds a pair of games by its half points, from 0 to 4, without its games.
    pub(super) fn add_pair(&mut self, half_points: usize) {
        self.pairs[half_points] += 1;
    }

    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The score, from 0 to 1; `None` before the first game.
    pub fn score(&self) -> Option<f64> {
        let games = f64::from(self.games());
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        (games > 0.0).then(|| points / games)
    }

    /// The Elo difference by the pairs; `None` before the first pair.
    pub fn elo(&self) -> Option<Elo> {
        Elo::from_pairs(&self.pairs)
    }
}

/// `+12 =7 -1, 77.5 %, Elo +214.8 (+120.3 to +351.9)`
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.won, self.drawn, self.lost)?;
        if let Some(score) = self.score() {
            write!(f, ", {:.1} %", 100.0 * score)?;
        }
        if let Some(elo) = self.elo() {
            write!(f, ", Elo {elo}")?;
        }
        Ok(())
    }
}

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

/// Standard deviations on both sides of the mean that contain 95 % of a normal distribution.
const Z_95: f64 = 1.959_964;
/// Probability of each tail outside the 95 % interval.
const TAIL_95: f64 = 0.025;

impl Elo {
    /// Estimates Elo from pairs of games counted by their half points.
    ///
    /// A pair is one sample: its games share an opening and are not independent. The error follows from the variance
    /// of the pairs or, if all pairs are alike, from the number of unlike pairs that could be missing by chance.
    fn from_pairs(pairs: &[u32; 5]) -> Option<Elo> {
        let PairMean { count, mean, variance } = PairMean::from_pairs(pairs)?;
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
        let scores = || (0..).map(|half_points| f64::from(half_points) / 4.0).zip(pairs);
        let mean = scores().map(|(score, &times)| score * f64::from(times)).sum::<f64>() / count;
        let variance =
            scores().map(|(score, &times)| (score - mean).powi(2) * f64::from(times)).sum::<f64>()
                / count;
        (count > 0.0).then_some(PairMean { count, mean, variance })
    }
}

/// The difference in Elo points at which this score, from 0 to 1, is expected.
fn elo_from_score(score: f64) -> f64 {
    400.0 * (score.clamp(0.0, 1.0) / (1.0 - score.clamp(0.0, 1.0))).log10()
}

/// The score, from 0 to 1, that is expected at this difference in Elo points.
fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// `+0.0 ±24.8`; `+214.8 (+120.3 to +351.9)` if the bounds are not symmetric; `over +446.4` after wins only, `under
/// -446.4` after losses only.
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
        if (below - above).abs() < 0.1 * (below + above) {
            write!(f, " ±{:.1}", (below + above) / 2.0)
        } else {
            write!(f, " ({lower:+.1} to {upper:+.1})")
        }
    }
}

/// A sequential probability ratio test (Wald 1945) of two hypotheses about the first player: H0, it is `elo0` Elo
/// points stronger, against H1, it is `elo1` points stronger. Both error rates are 5 %.
///
/// This is the generalized test over pairs of games that Michel Van den Bergh derived for Fishtest: the ratio compares
/// the most likely distributions of pair results with the one mean and with the other. See chessprogramming.org,
/// “Sequential Probability Ratio Test”.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Elo difference of H0.
    pub elo0: f64,
    /// Elo difference of H1; more than `elo0`.
    pub elo1: f64,
}

/// The hypothesis that a test accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtResult {
    /// The difference is rather `elo0`.
    AcceptH0,
    /// The difference is rather `elo1`.
    AcceptH1,
}

const ERROR_RATE: f64 = 0.05;
/// Count of a result that has not occurred, so that it does not count as impossible.
const UNSEEN_COUNT: f64 = 1e-3;

impl Sprt {
    /// The absolute value of the log-likelihood ratio at which the test ends.
    pub fn bound() -> f64 {
        ((1.0 - ERROR_RATE) / ERROR_RATE).ln()
    }

    /// The log-likelihood ratio for pairs of games counted by their half points.
    pub fn log_likelihood_ratio(&self, pairs: &[u32; 5]) -> f64 {
        if pairs.iter().all(|&times| times == 0) {
            return 0.0;
        }
        let times = pairs.map(|times| f64::from(times).max(UNSEEN_COUNT));
        let count: f64 = times.iter().sum();
        let frequencies = times.map(|times| times / count);
        let [h0, h1] = [self.elo0, self.elo1]
            .map(|elo| likeliest_distribution_with_mean(&frequencies, expected_score(elo)));
        (0..5).map(|index| times[index] * (h1[index] / h0[index]).ln()).sum()
    }

    /// The accepted hypothesis; `None` while the test is undecided.
    pub fn result(&self, pairs: &[u32; 5]) -> Option<SprtResult> {
        match self.log_likelihood_ratio(pairs) {
            ratio if ratio >= Sprt::bound() => Some(SprtResult::AcceptH1),
            ratio if ratio <= -Sprt::bound() => Some(SprtResult::AcceptH0),
            _ => None,
        }
    }
}

/// The distribution over the scores 0, 1/4, 1/2, 3/4 and 1 with this mean that makes these frequencies most likely.
///
/// It is `frequency / (1 + x (score - mean))` for the one `x` that gives this mean. The sum that must vanish decreases
/// in `x`, so bisection finds it.
fn likeliest_distribution_with_mean(frequencies: &[f64; 5], mean: f64) -> [f64; 5] {
    let distance = |index: usize| index as f64 / 4.0 - mean;
    let probability = |x: f64, index: usize| frequencies[index] / (1.0 + x * distance(index));
    let (mut low, mut high) = (-1.0 / distance(4), -1.0 / distance(0));
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        let sum: f64 = (0..5).map(|index| probability(middle, index) * distance(index)).sum();
        if sum > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    std::array::from_fn(|index| probability((low + high) / 2.0, index))
}
