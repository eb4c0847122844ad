use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The time that one side has for a game. Its text is that of PDN's `TimeControl` tag, in seconds: `300+5`,
/// `40/7200:3600`, `*120`, `?`, `-`. PDN has no text for delays and for a time per move; here they are `300b5`
/// (Bronstein), `300d5` (simple delay) and `=30`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TimeControl {
    /// No clock (`-`).
    #[default]
    Unlimited,
    /// Unknown (`?`), as in files of others. It is played like no clock.
    Unknown,
    /// Periods, at least one. All but the last have a number of moves; if the last has one too, it repeats.
    Periods(Vec<Period>),
    /// The time that one side uses is added to the other's, if both have such clocks (`*120`).
    Hourglass(Duration),
    /// A time for every move; what is left of it is lost (`=30`).
    PerMove(Duration),
}

/// A period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// Number of moves after which the next period begins; `None` for the rest of the game.
    pub moves: Option<u16>,
    /// Time that is added when the period begins. It may be zero if there is a bonus.
    pub time: Duration,
    /// Time for each move.
    pub bonus: Bonus,
}

/// Time for each move of a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// None: sudden death.
    #[default]
    None,
    /// Added after each move (Fischer, `+`).
    Increment(Duration),
    /// The time used for a move is given back after it, at most this much (Bronstein, `b`).
    Bronstein(Duration),
    /// The clock waits this long before it runs (simple delay, `d`).
    Delay(Duration),
}

impl Bonus {
    /// The time for each move.
    pub fn time(self) -> Duration {
        match self {
            Bonus::None => Duration::ZERO,
            Bonus::Increment(time) | Bonus::Bronstein(time) | Bonus::Delay(time) => time,
        }
    }
}

impl Period {
    /// A time for the rest of the game, without a bonus.
    pub fn sudden_death(time: Duration) -> Period {
        Period {
            moves: None,
            time,
            bonus: Bonus::None,
        }
    }
}

impl TimeControl {
    /// Returns `true` if the time of this control can run out.
    pub fn is_limited(&self) -> bool {
        !matches!(self, TimeControl::Unlimited | TimeControl::Unknown)
    }

    /// The period of this index, for a control with periods. The last one goes on for ever.
    pub(super) fn period(&self, index: usize) -> Option<&Period> {
        match self {
            TimeControl::Periods(periods) => periods.get(index).or(periods.last()),
            _ => None,
        }
    }

    /// Time on the clock when the game begins. With no other time, the first bonus is there from the beginning.
    pub(super) fn initial_time(&self) -> Duration {
        match self {
            TimeControl::Unlimited | TimeControl::Unknown => Duration::ZERO,
            TimeControl::Hourglass(time) | TimeControl::PerMove(time) => *time,
            TimeControl::Periods(_) => {
                self.period(0)
                    .map_or(Duration::ZERO, |first| match first.bonus {
                        Bonus::Increment(bonus) | Bonus::Bronstein(bonus)
                            if first.time.is_zero() =>
                        {
                            bonus
                        }
                        _ => first.time,
                    })
            }
        }
    }
}
