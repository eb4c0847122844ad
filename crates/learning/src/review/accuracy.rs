//! Win chances by scores, and the accuracy of moves and of games, by the formulas of lichess.

use crate::engine::Score;
use crate::game_tree::AnnotatedScore;
use crate::rules::{Geometry, Side, Variant};

/// The accuracy of a move in percent, by the win chance before and after it: `103.1668 exp(−0.04354 d) − 3.1669`, where
/// `d` is the loss of expected result in percent.
pub fn move_accuracy(before: WinChance, after: WinChance) -> f64 {
    let loss = (before.percent() - after.percent()).max(0.0);
    (103.1668 * (-0.04354 * loss).exp() - 3.1669).clamp(0.0, 100.0)
}

/// Minimum and maximum number of positions of a window in which volatility is measured.
const WINDOW: (usize, usize) = (2, 8);
/// Minimum and maximum weight of a move.
const WEIGHT: (f64, f64) = (0.5, 12.0);

/// The accuracies of both players in a game, in percent: for each, the mean of an average and a harmonic mean of the
/// accuracies of their moves. In the average, moves weigh more where the expected result changes much. `None` for a
/// player without moves.
///
/// `chances` are the win chances of the first player to move, before the first move and after each.
pub fn game_accuracy(chances: &[WinChance]) -> [Option<f64>; 2] {
    let moves = chances.len().saturating_sub(1);
    let window = (chances.len() / 10).clamp(WINDOW.0, WINDOW.1);
    [0, 1].map(|player| {
        let own = (0..moves).filter(|index| index % 2 == player);
        let (mut count, mut weights, mut weighted, mut inverse) = (0.0, 0.0, 0.0, 0.0);
        for index in own {
            let [before, after] = [chances[index], chances[index + 1]].map(|chance| match player {
                0 => chance,
                _ => -chance,
            });
            let accuracy = move_accuracy(before, after);
            // The window that ends with the position after the move, or the first one.
            let end = (index + 2).max(window).min(chances.len());
            let weight = deviation(&chances[end.saturating_sub(window)..end]);
            let weight = weight.clamp(WEIGHT.0, WEIGHT.1);
            count += 1.0;
            weights += weight;
            weighted += weight * accuracy;
            // An accuracy of zero would make the harmonic mean zero.
            inverse += 1.0 / accuracy.max(1.0);
        }
        (count > 0.0).then(|| (weighted / weights + count / inverse) / 2.0)
    })
}

/// The standard deviation of the expected results, in percent.
fn deviation(chances: &[WinChance]) -> f64 {
    let count = chances.len() as f64;
    let mean = chances.iter().map(|chance| chance.percent()).sum::<f64>() / count;
    let squares = chances.iter().map(|chance| (chance.percent() - mean).powi(2));
    (squares.sum::<f64>() / count).sqrt()
}

/// The chance of a side to win rather than to lose: 1 for a certain win, −1 for a certain loss, 0 for an even position.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct WinChance(f64);

/// The slope of the curve on the flat board, for scores in hundredths of a man. Fitted by
/// `dames3d-lab train chance`; see `docs/review.md`.
const FLAT_SLOPE: f64 = 0.0136;
const PYRAMID_SLOPE: f64 = 0.0176;

impl WinChance {
    /// A certain win.
    pub const WIN: WinChance = WinChance(1.0);

    /// The chance for a score, by the curve of the variant's board.
    pub fn from_score(score: Score, variant: Variant) -> WinChance {
        if score.is_decided() {
            return if score > Score::DRAW { WinChance::WIN } else { -WinChance::WIN };
        }
        WinChance::with_slope(score.hundredths(), WinChance::slope(variant))
    }

    /// White's chance for an annotated score.
    pub fn of_white(score: AnnotatedScore, variant: Variant) -> WinChance {
        match score {
            AnnotatedScore::Centimen(hundredths) => {
                WinChance::with_slope(hundredths, WinChance::slope(variant))
            }
            AnnotatedScore::WinIn { winner: Side::White, .. } => WinChance::WIN,
            AnnotatedScore::WinIn { winner: Side::Black, .. } => -WinChance::WIN,
        }
    }

    /// The chance of a score in hundredths of a man, by a curve of this slope: `2 / (1 + exp(−slope · score)) − 1`.
    pub fn with_slope(hundredths: i32, slope: f64) -> WinChance {
        WinChance(2.0 / (1.0 + (-slope * f64::from(hundredths)).exp()) - 1.0)
    }

    /// The slope of the curve for a variant. The family games use that of their board.
    pub fn slope(variant: Variant) -> f64 {
        match variant.geometry() {
            Geometry::Flat => FLAT_SLOPE,
            Geometry::Pyramid => PYRAMID_SLOPE,
        }
    }

    pub fn value(self) -> f64 {
        self.0
    }

    /// The expected result in percent: 50 for an even position.
    pub fn percent(self) -> f64 {
        50.0 + 50.0 * self.0
    }

    /// The chance lost from `self` to `after`; 0 if it rises.
    pub fn loss_to(self, after: WinChance) -> f64 {
        (self.0 - after.0).max(0.0)
    }
}

impl std::ops::Neg for WinChance {
    type Output = WinChance;

    fn neg(self) -> WinChance {
        WinChance(-self.0)
    }
}
