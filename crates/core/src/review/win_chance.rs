use crate::engine::Score;
use crate::game_tree::AnnotatedScore;
use crate::rules::{Geometry, Side, Variant};

/// The chance of a side to win rather than to lose: 1 for a certain win, −1 for a certain loss, 0 for an even position.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct WinChance(f64);

/// The slope of the curve on the flat board, for scores in hundredths of a man. Fitted by `dames3d train chance`; see
/// `docs/review.md`.
const FLAT_SLOPE: f64 = 0.0136;
/// The slope on the pyramid.
const PYRAMID_SLOPE: f64 = 0.0176;

impl WinChance {
    /// A certain win.
    pub const WIN: WinChance = WinChance(1.0);

    /// The chance that a score stands for, by the curve of the variant's board.
    pub fn from_score(score: Score, variant: Variant) -> WinChance {
        if score.is_decided() {
            return match score > Score::DRAW {
                true => WinChance::WIN,
                false => -WinChance::WIN,
            };
        }
        WinChance::with_slope(score.hundredths(), WinChance::slope(variant))
    }

    /// White's chance that a noted score stands for.
    pub fn of_white(score: AnnotatedScore, variant: Variant) -> WinChance {
        match score {
            AnnotatedScore::Centimen(hundredths) => {
                WinChance::with_slope(hundredths, WinChance::slope(variant))
            }
            AnnotatedScore::WinIn {
                winner: Side::White,
                ..
            } => WinChance::WIN,
            AnnotatedScore::WinIn {
                winner: Side::Black,
                ..
            } => -WinChance::WIN,
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

    /// The chance, from −1 to 1.
    pub fn value(self) -> f64 {
        self.0
    }

    /// The expected result in percent: 50 for an even position.
    pub fn percent(self) -> f64 {
        50.0 + 50.0 * self.0
    }

    /// The chance lost from `self` to `after`; 0 if none is.
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
