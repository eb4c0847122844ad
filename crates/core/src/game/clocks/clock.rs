use std::time::Duration;

use super::side_clock::{SideClock, UpcomingTime};
use super::{ClockError, ClockSettings, ClockStart, TimeControl};
use crate::rules::{BySide, Side};

/// The clocks of a game.
///
/// A clock does not read the time: [`Clock::advance`] says how much has passed. It takes that from the side whose turn
/// it is, while the clocks have started and are not paused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    settings: ClockSettings,
    state: ClockState,
}

/// All that changes on the clocks of a game, to be kept and restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockState {
    /// Both sides' clocks.
    pub sides: BySide<SideClock>,
    /// The side whose turn it is.
    turn: Side,
    is_paused: bool,
    /// The side whose time has run out.
    flag: Option<Side>,
}

/// The most time that can be on a clock by adding to it.
const MAX_LEFT: Duration = Duration::from_secs(10_000_000);

impl Clock {
    /// Clocks before the first move, which is this side's.
    pub fn new(settings: ClockSettings, turn: Side) -> Clock {
        let state = ClockState {
            sides: BySide {
                white: SideClock::new(&settings.white),
                black: SideClock::new(&settings.black),
            },
            turn,
            is_paused: false,
            flag: None,
        };
        Clock { settings, state }
    }

    /// The settings.
    pub fn settings(&self) -> &ClockSettings {
        &self.settings
    }

    /// All that changes, to be restored later.
    pub fn state(&self) -> ClockState {
        self.state
    }

    /// Returns to an earlier state.
    pub fn restore(&mut self, state: ClockState) {
        self.state = state;
    }

    /// The side whose turn it is.
    pub fn turn(&self) -> Side {
        self.state.turn
    }

    /// Gives the turn to a side without ending a move, as when a player must decide about the other's irregular turn.
    pub fn set_turn(&mut self, side: Side) {
        self.state.turn = side;
    }

    /// Returns `true` once the clocks have started.
    pub fn has_started(&self) -> bool {
        match self.settings.start {
            ClockStart::AtOnce => true,
            ClockStart::AfterFirstMoves => {
                let has_moved = |side| self.state.sides[side].moves() > 0;
                Side::BOTH.into_iter().all(has_moved)
            }
        }
    }

    /// Returns `true` if the clocks are paused.
    pub fn is_paused(&self) -> bool {
        self.state.is_paused
    }

    /// The side whose time has run out.
    pub fn flag(&self) -> Option<Side> {
        self.state.flag
    }

    /// The side whose clock is running.
    pub fn running(&self) -> Option<Side> {
        let stands = self.state.is_paused || self.state.flag.is_some() || !self.has_started();
        (!stands).then_some(self.state.turn)
    }

    /// Time left of a side, without the delay of this move; `None` if its time is not limited.
    pub fn left(&self, side: Side) -> Option<Duration> {
        let is_limited = self.settings.control(side).is_limited();
        is_limited.then(|| self.state.sides[side].left())
    }

    /// Sets the time left of a side, as noted in a file; nothing without a limit.
    pub fn set_left(&mut self, side: Side, left: Duration) {
        if self.settings.control(side).is_limited() {
            self.state.sides[side].set_left(left.min(MAX_LEFT));
        }
    }

    /// The rest of the delay of the current move, before the clock of its side runs.
    pub fn delay_left(&self) -> Duration {
        self.state.sides[self.state.turn].delay_left()
    }

    /// Time used for the current move.
    pub fn used(&self) -> Duration {
        self.state.sides[self.state.turn].used()
    }

    /// The time that a side has for its next moves; `None` if it is not limited.
    pub fn upcoming(&self, side: Side) -> Option<UpcomingTime> {
        let control = self.settings.control(side);
        control
            .is_limited()
            .then(|| self.state.sides[side].upcoming(control))
    }

    /// Lets time pass on the clock that is running, if any. Returns the side whose time has run out by that. Nothing is
    /// taken from a clock beyond its time.
    pub fn advance(&mut self, time: Duration) -> Option<Side> {
        let side = self.running()?;
        let control = self.settings.control(side);
        let passed = self.state.sides[side].advance(control, time);
        let both = [&self.settings.white, &self.settings.black];
        if let [TimeControl::Hourglass(_), TimeControl::Hourglass(_)] = both {
            self.state.sides[!side].add(passed.taken);
        }
        self.state.flag = passed.ran_out.then_some(side);
        self.state.flag
    }

    /// Ends the move of the side whose turn it is. The turn goes to `next`, and paused clocks run again.
    pub fn finish_turn(&mut self, next: Side) {
        let side = self.state.turn;
        let is_timed = self.has_started();
        self.state.sides[side].finish_move(self.settings.control(side), is_timed);
        self.state.turn = next;
        self.state.is_paused = false;
    }

    /// Stops the clocks until they are resumed or a move is made.
    ///
    /// # Errors
    /// If they are paused already.
    pub fn pause(&mut self) -> Result<(), ClockError> {
        match self.state.is_paused {
            true => Err(ClockError::AlreadyPaused),
            false => {
                self.state.is_paused = true;
                Ok(())
            }
        }
    }

    /// Lets paused clocks run again.
    ///
    /// # Errors
    /// If they are not paused.
    pub fn resume(&mut self) -> Result<(), ClockError> {
        match self.state.is_paused {
            false => Err(ClockError::NotPaused),
            true => {
                self.state.is_paused = false;
                Ok(())
            }
        }
    }

    /// Adds time to the clock of a side.
    ///
    /// # Errors
    /// If its time is not limited, or would be longer than about 115 days.
    pub fn add_time(&mut self, side: Side, time: Duration) -> Result<(), ClockError> {
        let left = self.left(side).ok_or(ClockError::NotLimited(side))?;
        if left.saturating_add(time) > MAX_LEFT {
            return Err(ClockError::TooMuchTime);
        }
        self.state.sides[side].add(time);
        Ok(())
    }
}

impl ClockState {
    /// The same state with the clocks paused.
    pub(super) fn paused(self) -> ClockState {
        ClockState {
            is_paused: true,
            ..self
        }
    }
}
