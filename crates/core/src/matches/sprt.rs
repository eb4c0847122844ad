use super::elo;

/// A sequential probability ratio test (Wald 1945) of two hypotheses about the first player: H0, it is `elo0` Elo points
/// stronger, against H1, it is `elo1` points stronger. Both error rates are 5 %.
///
/// This is the generalized test over pairs of games that Michel Van den Bergh derived for Fishtest: the ratio compares
/// the most likely distributions of pair results that have the one mean and the other. See chessprogramming.org,
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
/// Count of a result that has not occurred, so that it is not taken for impossible.
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
            .map(|elo| likeliest_distribution_with_mean(&frequencies, elo::expected_score(elo)));
        (0..5)
            .map(|index| times[index] * (h1[index] / h0[index]).ln())
            .sum()
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
/// It is `frequency / (1 + x (score - mean))` for the one `x` that gives this mean. The sum that must vanish falls with
/// `x`, so bisection finds it.
fn likeliest_distribution_with_mean(frequencies: &[f64; 5], mean: f64) -> [f64; 5] {
    let distance = |index: usize| index as f64 / 4.0 - mean;
    let probability = |x: f64, index: usize| frequencies[index] / (1.0 + x * distance(index));
    let (mut low, mut high) = (-1.0 / distance(4), -1.0 / distance(0));
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        let sum: f64 = (0..5)
            .map(|index| probability(middle, index) * distance(index))
            .sum();
        if sum > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    std::array::from_fn(|index| probability((low + high) / 2.0, index))
}
