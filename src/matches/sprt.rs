use super::elo;

/// A sequential probability ratio test: is the first player stronger by `elo1` Elo points rather than by `elo0`?
/// Either answer is wrong five times in a hundred where it is as asked.
///
/// The ratio is that of the likelihoods of the likeliest distributions of results with the one mean and the other,
/// over pairs of games, as Michel Van den Bergh derived it for Fishtest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// No stronger than this, in Elo points.
    pub elo0: f64,
    /// At least as strong as this, in Elo points; more than `elo0`.
    pub elo1: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtResult {
    /// Rather `elo0`.
    AcceptH0,
    /// Rather `elo1`.
    AcceptH1,
}

const ERROR_RATE: f64 = 0.05;
/// What a result that has not come up counts for, so that it is not taken for impossible.
const UNSEEN_COUNT: f64 = 1e-3;

impl Sprt {
    /// The logarithm of the likelihood ratio at which the test ends, either way.
    pub fn bound() -> f64 {
        ((1.0 - ERROR_RATE) / ERROR_RATE).ln()
    }

    /// The logarithm of the likelihood ratio, for pairs of games counted by their half points.
    pub fn log_likelihood_ratio(&self, pairs: &[u32; 5]) -> f64 {
        if pairs.iter().all(|&times| times == 0) {
            return 0.0;
        }
        let times = pairs.map(|times| f64::from(times).max(UNSEEN_COUNT));
        let count: f64 = times.iter().sum();
        let chances = times.map(|times| times / count);
        let [no, yes] = [self.elo0, self.elo1]
            .map(|elo| likeliest_distribution_with_mean(&chances, elo::expected_score(elo)));
        (0..5)
            .map(|place| times[place] * (yes[place] / no[place]).ln())
            .sum()
    }

    /// What the test has come to; nothing as long as it goes on.
    pub fn result(&self, pairs: &[u32; 5]) -> Option<SprtResult> {
        match self.log_likelihood_ratio(pairs) {
            ratio if ratio >= Sprt::bound() => Some(SprtResult::AcceptH1),
            ratio if ratio <= -Sprt::bound() => Some(SprtResult::AcceptH0),
            _ => None,
        }
    }
}

/// Of the distributions over 0, 1/4, 1/2, 3/4, 1 with this mean, the one most likely to have given these chances.
///
/// It is `chance / (1 + x (share - mean))` for the one `x` that gives this mean; the sum that has to vanish falls
/// with `x`, so `x` is found by halving.
fn likeliest_distribution_with_mean(chances: &[f64; 5], mean: f64) -> [f64; 5] {
    let distance = |place: usize| place as f64 / 4.0 - mean;
    let weighed = |x: f64, place: usize| chances[place] / (1.0 + x * distance(place));
    let (mut low, mut high) = (-1.0 / distance(4), -1.0 / distance(0));
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        let sum: f64 = (0..5)
            .map(|place| weighed(middle, place) * distance(place))
            .sum();
        if sum > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    std::array::from_fn(|place| weighed((low + high) / 2.0, place))
}
