use std::fmt;
use std::ops::AddAssign;
use std::time::Duration;

/// The time a player used for its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeUsage {
    /// Number of moves.
    pub moves: u32,
    /// Time of all moves.
    pub total: Duration,
    /// Time of the slowest move.
    pub longest: Duration,
}

impl TimeUsage {
    /// Adds a move.
    pub(super) fn add_move(&mut self, time: Duration) {
        *self += TimeUsage {
            moves: 1,
            total: time,
            longest: time,
        };
    }
}

impl AddAssign for TimeUsage {
    fn add_assign(&mut self, other: TimeUsage) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// `0.498 s a move, 0.612 s at most`
impl fmt::Display for TimeUsage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.total.as_secs_f64() / f64::from(self.moves.max(1));
        let longest = self.longest.as_secs_f64();
        write!(f, "{mean:.3} s a move, {longest:.3} s at most")
    }
}
