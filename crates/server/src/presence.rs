//! Presence of the players, and the time after which the result may be claimed from an absent one.

use std::time::Duration;

use crate::game::clocks::TimeControl;
use crate::online::{GameSettings, Milliseconds, Pace, Presence};
use crate::rules::Side;

/// Usual duration of a reconnection, after which a player counts as away.
const RECONNECTION: Milliseconds = 10_000;
/// Time after which the result of a bullet game may be claimed, before it is multiplied.
const CLAIM: Milliseconds = 30_000;
/// The expected number of moves of a game, by which its speed is estimated.
const EXPECTED_MOVES: u32 = 40;

/// The speed of a game, by a player's time for forty moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Speed {
    /// Less than three minutes.
    Bullet,
    /// Less than eight minutes.
    Blitz,
    /// Less than twenty-five minutes.
    Rapid,
    /// Longer, or without clocks.
    Classical,
    Post,
}

impl Speed {
    pub fn from_settings(settings: &GameSettings) -> Speed {
        match &settings.pace {
            Pace::Unlimited => Speed::Classical,
            Pace::Post { .. } => Speed::Post,
            Pace::Clock(clock) => {
                let seconds = Side::BOTH.map(|side| expected(clock.control(side)).as_secs());
                match seconds[0].min(seconds[1]) {
                    0..180 => Speed::Bullet,
                    180..480 => Speed::Blitz,
                    480..1_500 => Speed::Rapid,
                    _ => Speed::Classical,
                }
            }
        }
    }

    /// The time that a player must have been away before the result may be claimed; `None` by post, where only the days
    /// for a move count.
    pub const fn claim_after(self) -> Option<Milliseconds> {
        match self {
            Speed::Bullet => Some(CLAIM),
            Speed::Blitz => Some(2 * CLAIM),
            Speed::Rapid => Some(4 * CLAIM),
            Speed::Classical => Some(10 * CLAIM),
            Speed::Post => None,
        }
    }
}

/// The time of a side for the expected number of moves.
fn expected(control: &TimeControl) -> Duration {
    match control {
        TimeControl::Unlimited | TimeControl::Unknown => Duration::MAX,
        TimeControl::Hourglass(time) => *time,
        TimeControl::PerMove(time) => *time * EXPECTED_MOVES,
        TimeControl::Periods(periods) => {
            let mut left = EXPECTED_MOVES;
            let mut time = Duration::ZERO;
            for period in periods {
                let moves = period.moves.map_or(left, |moves| left.min(moves.into()));
                time += period.time + period.bonus.time() * moves;
                left -= moves;
            }
            time
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatPresence {
    connections: u32,
    /// The time at which the last connection ended, or the server was started.
    left_at: Milliseconds,
}

impl SeatPresence {
    /// A seat without a connection, from this time on.
    pub const fn absent_since(now: Milliseconds) -> SeatPresence {
        SeatPresence { connections: 0, left_at: now }
    }

    pub fn connect(&mut self) {
        self.connections += 1;
    }

    pub fn disconnect(&mut self, now: Milliseconds) {
        self.connections = self.connections.saturating_sub(1);
        if self.connections == 0 {
            self.left_at = now;
        }
    }

    /// Time for which nobody has been connected; `None` while somebody is.
    pub fn absent_for(&self, now: Milliseconds) -> Option<Milliseconds> {
        (self.connections == 0).then(|| now.saturating_sub(self.left_at))
    }

    pub fn presence(&self, now: Milliseconds) -> Presence {
        match self.absent_for(now) {
            None => Presence::Connected,
            Some(absent) if absent < RECONNECTION => Presence::Reconnecting,
            Some(_) => Presence::Away,
        }
    }
}
