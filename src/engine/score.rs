use std::fmt;
use std::ops::{Add, Neg, Sub};

use crate::rules::Ply;

/// How good a position is for the side to move, in hundredths of a man; above a bound, won or lost in so many plies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

const MAX_WIN: i32 = 32_000;
const MIN_WIN: i32 = 31_000;
const MAX_ESTIMATE: i32 = 20_000;

impl Score {
    /// Nobody wins.
    pub const DRAW: Score = Score(0);

    /// More than any score.
    pub(super) const INFINITE: Score = Score(MAX_WIN + 1);

    /// So many hundredths of a man, bounded so that it is never taken for a win.
    pub const fn estimate(hundredths: i32) -> Score {
        if hundredths > MAX_ESTIMATE {
            Score(MAX_ESTIMATE)
        } else if hundredths < -MAX_ESTIMATE {
            Score(-MAX_ESTIMATE)
        } else {
            Score(hundredths)
        }
    }

    pub(super) const fn raw(hundredths: i32) -> Score {
        Score(hundredths)
    }

    /// Won in so many plies.
    pub const fn won_in(plies: Ply) -> Score {
        Score(MAX_WIN - plies.0 as i32)
    }

    /// Lost in so many plies.
    pub const fn lost_in(plies: Ply) -> Score {
        Score(-MAX_WIN + plies.0 as i32)
    }

    /// Hundredths of a man; for a decided position a number beyond all estimates.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// Whether it is a win or a loss in a known number of plies.
    pub const fn is_decided(self) -> bool {
        self.0.abs() > MIN_WIN
    }

    /// Plies to the win, if it is won.
    pub fn plies_to_win(self) -> Option<Ply> {
        (self.0 > MIN_WIN).then(|| Ply((MAX_WIN - self.0) as u16))
    }

    /// Plies to the loss, if it is lost.
    pub fn plies_to_loss(self) -> Option<Ply> {
        (-self).plies_to_win()
    }

    /// As seen so many plies further from the end.
    pub(super) const fn to_root_relative(self, plies: usize) -> Score {
        self.moved(-(plies as i32))
    }

    /// As seen so many plies nearer to the end.
    pub(super) const fn to_node_relative(self, plies: usize) -> Score {
        self.moved(plies as i32)
    }

    const fn moved(self, nearer: i32) -> Score {
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

/// `+0.35` in men, or `win in 7` and `loss in 6`, in plies.
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
