use std::fmt;
use std::ops::AddAssign;
use std::time::Duration;

/// How long a player took for its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeUsage {
    /// How many moves.
    pub moves: u32,
    /// All of them together.
    pub total: Duration,
    /// The slowest one.
    pub longest: Duration,
}

impl TimeUsage {
    /// Counts a move that took so long.
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
