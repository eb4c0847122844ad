use std::fmt;
use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};

use super::TableResult;
use crate::rules::Ply;

/// The value of a position for the side to move: an estimate in hundredths of a man, or a win or loss in a number of
/// plies.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Score(i32);

/// The score of a position that is already won. A win in n plies scores n less.
const MAX_WIN: i32 = 32_000;
/// Scores above this are wins.
const MIN_WIN: i32 = 31_000;
const MAX_ESTIMATE: i32 = 20_000;

impl Score {
    /// A draw.
    pub const DRAW: Score = Score(0);

    /// A score greater than any other.
    pub(super) const INFINITE: Score = Score(MAX_WIN + 1);

    /// An estimate in hundredths of a man, limited so that it is never a win.
    pub const fn estimate(hundredths: i32) -> Score {
        if hundredths > MAX_ESTIMATE {
            Score(MAX_ESTIMATE)
        } else if hundredths < -MAX_ESTIMATE {
            Score(-MAX_ESTIMATE)
        } else {
            Score(hundredths)
        }
    }

    /// A score from [`Score::hundredths`].
    pub(super) const fn raw(hundredths: i32) -> Score {
        Score(hundredths)
    }

    /// A win in a number of plies.
    pub const fn won_in(plies: Ply) -> Score {
        Score(MAX_WIN - plies.0 as i32)
    }

    /// A loss in a number of plies.
    pub const fn lost_in(plies: Ply) -> Score {
        Score(-MAX_WIN + plies.0 as i32)
    }

    /// The score of a position with this table result.
    pub(super) const fn from_table_result(result: TableResult) -> Score {
        match result {
            TableResult::Win(plies) => Score::won_in(plies),
            TableResult::Draw => Score::DRAW,
            TableResult::Loss(plies) => Score::lost_in(plies),
        }
    }

    /// The estimate in hundredths of a man; for a win or a loss, a number beyond all estimates.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// Returns `true` for a win or a loss in a known number of plies.
    pub const fn is_decided(self) -> bool {
        self.0.abs() > MIN_WIN
    }

    /// The number of plies to the win, or `None` if it is not a win.
    pub fn plies_to_win(self) -> Option<Ply> {
        (self.0 > MIN_WIN).then(|| Ply((MAX_WIN - self.0) as u16))
    }

    /// The number of plies to the loss, or `None` if it is not a loss.
    pub fn plies_to_loss(self) -> Option<Ply> {
        (-self).plies_to_win()
    }

    /// Turns a distance counted from a node `plies` from the root into one counted from the root.
    pub(super) const fn to_root_relative(self, plies: usize) -> Score {
        self.shifted(-(plies as i32))
    }

    /// Turns a distance counted from the root into one counted from a node `plies` from it.
    pub(super) const fn to_node_relative(self, plies: usize) -> Score {
        self.shifted(plies as i32)
    }

    const fn shifted(self, nearer: i32) -> Score {
        if self.0 > MIN_WIN {
            Score(self.0 + nearer)
        } else if self.0 < -MIN_WIN {
            Score(self.0 - nearer)
        } else {
            self
        }
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Add<i32> for Score {
    type Output = Score;

    fn add(self, hundredths: i32) -> Score {
        Score((self.0 + hundredths).clamp(-MAX_WIN - 1, MAX_WIN + 1))
    }
}

impl Sub<i32> for Score {
    type Output = Score;

    fn sub(self, hundredths: i32) -> Score {
        self + -hundredths
    }
}

/// Writes `+0.35`, in men, or `win in 7` and `loss in 6`, in plies.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plies) = self.plies_to_win() {
            f.pad(&format!("win in {}", plies.0))
        } else if let Some(plies) = self.plies_to_loss() {
            f.pad(&format!("loss in {}", plies.0))
        } else {
            f.pad(&format!("{:+.2}", f64::from(self.0) / 100.0))
        }
    }
}
