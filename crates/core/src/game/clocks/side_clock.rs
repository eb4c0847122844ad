use std::time::Duration;

use super::{Bonus, TimeControl};

/// The clock of one side at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideClock {
    /// Time left, without the delay of this move.
    left: Duration,
    /// The rest of the delay of this move.
    delay_left: Duration,
    /// Time used for this move.
    used: Duration,
    /// Number of moves made.
    moves: u32,
    /// Number of moves made in the current period.
    moves_in_period: u16,
    /// Index of the current period.
    period: usize,
}

/// The time that a side has for its next moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpcomingTime {
    /// Time for this move and the following ones.
    pub left: Duration,
    /// Time that comes with each further move.
    pub bonus: Duration,
    /// Number of moves until more time is added; `None` if none is.
    pub moves: Option<u16>,
}

/// The result of letting time pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Passed {
    /// Time taken from the clock.
    pub(super) taken: Duration,
    /// True if the time ran out.
    pub(super) ran_out: bool,
}

impl SideClock {
    /// The clock at the beginning of a game.
    pub(super) fn new(control: &TimeControl) -> SideClock {
        SideClock {
            left: control.initial_time(),
            delay_left: delay(control, 0),
            used: Duration::ZERO,
            moves: 0,
            moves_in_period: 0,
            period: 0,
        }
    }

    /// Time left, without the delay of this move.
    pub fn left(&self) -> Duration {
        self.left
    }

    /// The rest of the delay of this move.
    pub fn delay_left(&self) -> Duration {
        self.delay_left
    }

    /// Time used for this move.
    pub fn used(&self) -> Duration {
        self.used
    }

    /// Number of moves made.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// Index of the current period; in the last one, which may repeat, it goes on growing.
    pub fn period(&self) -> usize {
        self.period
    }

    /// Lets time pass for this move: first its delay, then the clock. The time runs out when all of it has passed.
    pub(super) fn advance(&mut self, control: &TimeControl, time: Duration) -> Passed {
        self.used = self.used.saturating_add(time);
        if !control.is_limited() {
            return Passed {
                taken: Duration::ZERO,
                ran_out: false,
            };
        }
        let waited = time.min(self.delay_left);
        self.delay_left -= waited;
        let taken = (time - waited).min(self.left);
        self.left -= taken;
        Passed {
            taken,
            ran_out: self.left.is_zero() && self.delay_left.is_zero(),
        }
    }

    /// Ends a move; one that `is_timed` gets its bonus.
    pub(super) fn finish_move(&mut self, control: &TimeControl, is_timed: bool) {
        self.moves = self.moves.saturating_add(1);
        match control {
            TimeControl::PerMove(time) => self.left = *time,
            TimeControl::Periods(_) => {
                if is_timed && let Some(period) = control.period(self.period) {
                    self.left += match period.bonus {
                        Bonus::None | Bonus::Delay(_) => Duration::ZERO,
                        Bonus::Increment(time) => time,
                        Bonus::Bronstein(time) => time.min(self.used),
                    };
                }
                self.count_in_period(control);
            }
            _ => {}
        }
        self.used = Duration::ZERO;
        self.delay_left = delay(control, self.period);
    }

    /// Counts a move, and begins the next period after the last move of one.
    fn count_in_period(&mut self, control: &TimeControl) {
        let moves = control.period(self.period).and_then(|period| period.moves);
        let Some(moves) = moves else {
            return;
        };
        self.moves_in_period += 1;
        if self.moves_in_period < moves {
            return;
        }
        self.moves_in_period = 0;
        self.period = self.period.saturating_add(1);
        if let Some(next) = control.period(self.period) {
            self.left += next.time;
        }
    }

    /// Sets the time left.
    pub(super) fn set_left(&mut self, left: Duration) {
        self.left = left;
    }

    /// Adds time.
    pub(super) fn add(&mut self, time: Duration) {
        self.left += time;
    }

    /// The time for the next moves.
    pub(super) fn upcoming(&self, control: &TimeControl) -> UpcomingTime {
        let period = control.period(self.period);
        let moves = match control {
            TimeControl::PerMove(_) => Some(1),
            _ => period
                .and_then(|period| period.moves)
                .map(|moves| moves - self.moves_in_period),
        };
        UpcomingTime {
            left: self.left + self.delay_left,
            bonus: period.map_or(Duration::ZERO, |period| period.bonus.time()),
            moves,
        }
    }
}

/// The delay of each move in this period.
fn delay(control: &TimeControl, period: usize) -> Duration {
    match control.period(period).map(|period| period.bonus) {
        Some(Bonus::Delay(time)) => time,
        _ => Duration::ZERO,
    }
}
