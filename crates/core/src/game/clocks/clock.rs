//! The clock of a game and of each side, and its state at each turn.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

use super::{Bonus, ClockSettings, ClockStart, TimeControl};
use crate::rules::{BySide, Side};

/// The clocks of a game.
///
/// A clock does not read the time: [`Clock::advance`] takes the elapsed time from the side whose turn it is, while the
/// clocks have started and are not paused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    settings: ClockSettings,
    state: ClockState,
}

/// The variable state of the clocks of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockState {
    pub sides: BySide<SideClock>,
    turn: Side,
    is_paused: bool,
    flag: Option<Side>,
}

/// Maximum time to which a clock can be raised by adding.
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

    pub fn settings(&self) -> &ClockSettings {
        &self.settings
    }

    pub fn state(&self) -> ClockState {
        self.state
    }

    pub fn restore(&mut self, state: ClockState) {
        self.state = state;
    }

    pub fn turn(&self) -> Side {
        self.state.turn
    }

    /// Gives the turn to a side without ending a move, as when a player must decide about the other's irregular turn.
    pub fn set_turn(&mut self, side: Side) {
        self.state.turn = side;
    }

    pub fn has_started(&self) -> bool {
        match self.settings.start {
            ClockStart::AtOnce => true,
            ClockStart::AfterFirstMoves => {
                let has_moved = |side| self.state.sides[side].moves() > 0;
                Side::BOTH.into_iter().all(has_moved)
            }
        }
    }

    pub fn is_paused(&self) -> bool {
        self.state.is_paused
    }

    pub fn flag(&self) -> Option<Side> {
        self.state.flag
    }

    pub fn running(&self) -> Option<Side> {
        let stands = self.state.is_paused || self.state.flag.is_some() || !self.has_started();
        (!stands).then_some(self.state.turn)
    }

    /// Time left of a side, without the delay of this move; `None` if its time is not limited.
    pub fn left(&self, side: Side) -> Option<Duration> {
        let is_limited = self.settings.control(side).is_limited();
        is_limited.then(|| self.state.sides[side].left())
    }

    /// Sets the time left of a side, as annotated in a file; no-op without a limit.
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
        control.is_limited().then(|| self.state.sides[side].upcoming(control))
    }

    /// Advances the running clock, if any. Returns the side whose time ran out. Nothing is taken from a clock beyond
    /// its time.
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
        if self.state.is_paused {
            Err(ClockError::AlreadyPaused)
        } else {
            self.state.is_paused = true;
            Ok(())
        }
    }

    /// Resumes paused clocks.
    ///
    /// # Errors
    /// If they are not paused.
    pub fn resume(&mut self) -> Result<(), ClockError> {
        if self.state.is_paused {
            self.state.is_paused = false;
            Ok(())
        } else {
            Err(ClockError::NotPaused)
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
    fn paused(self) -> ClockState {
        ClockState { is_paused: true, ..self }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideClock {
    left: Duration,
    delay_left: Duration,
    used: Duration,
    moves: u32,
    moves_in_period: u16,
    /// Index of the current period.
    period: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpcomingTime {
    /// Time for this move and the following ones.
    pub left: Duration,
    /// Time that comes with each further move.
    pub bonus: Duration,
    /// Number of moves until more time is added; `None` if none is.
    pub moves: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Passed {
    /// Time taken from the clock.
    taken: Duration,
    ran_out: bool,
}

impl SideClock {
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

    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// Index of the current period; in the last one, which may repeat, it keeps growing.
    pub fn period(&self) -> usize {
        self.period
    }

    /// Advances this move: first its delay, then the clock. The time runs out when all of it has elapsed.
    fn advance(&mut self, control: &TimeControl, time: Duration) -> Passed {
        self.used = self.used.saturating_add(time);
        if !control.is_limited() {
            return Passed { taken: Duration::ZERO, ran_out: false };
        }
        let waited = time.min(self.delay_left);
        self.delay_left -= waited;
        let taken = (time - waited).min(self.left);
        self.left -= taken;
        Passed { taken, ran_out: self.left.is_zero() && self.delay_left.is_zero() }
    }

    /// Ends a move; one that `is_timed` gets its bonus.
    fn finish_move(&mut self, control: &TimeControl, is_timed: bool) {
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

    fn set_left(&mut self, left: Duration) {
        self.left = left;
    }

    fn add(&mut self, time: Duration) {
        self.left += time;
    }

    fn upcoming(&self, control: &TimeControl) -> UpcomingTime {
        let period = control.period(self.period);
        let moves = match control {
            TimeControl::PerMove(_) => Some(1),
            _ => period.and_then(|period| period.moves).map(|moves| moves - self.moves_in_period),
        };
        UpcomingTime {
            left: self.left + self.delay_left,
            bonus: period.map_or(Duration::ZERO, |period| period.bonus.time()),
            moves,
        }
    }
}

fn delay(control: &TimeControl, period: usize) -> Duration {
    match control.period(period).map(|period| period.bonus) {
        Some(Bonus::Delay(time)) => time,
        _ => Duration::ZERO,
    }
}

/// The clocks of a game, with their state at each position. `K` identifies a position.
///
/// Going back to a position restores its clocks exactly and pauses them. Going forward again to the position that was
/// left restores the clocks as they stood when it was left, running if they ran.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockHistory<K: Eq + Hash> {
    clock: Clock,
    arrivals: HashMap<K, ClockState>,
    /// The position at which play was interrupted to look at others, and its clocks then.
    interrupted: Option<(K, ClockState)>,
    /// The clocks before the first move.
    initial: ClockState,
}

impl<K: Copy + Eq + Hash> ClockHistory<K> {
    /// Clocks that are set at this position, with this side to move.
    pub fn new(settings: ClockSettings, at: K, turn: Side) -> ClockHistory<K> {
        let clock = Clock::new(settings, turn);
        let initial = clock.state();
        ClockHistory { clock, arrivals: HashMap::from([(at, initial)]), interrupted: None, initial }
    }

    /// The clocks of the position shown.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The clocks of the position shown, to advance or to pause them.
    pub fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    /// Ends a move, which leads to the position `to` with `next` to move.
    pub fn finish_turn(&mut self, to: K, next: Side) {
        self.clock.finish_turn(next);
        self.interrupted = None;
        self.arrivals.insert(to, self.clock.state());
    }

    /// Shows the clocks of the position `to`, with `turn` to move, instead of those of `from`, and pauses them unless
    /// play was interrupted there. If both are the same, the clocks are only paused or, after a flag, restored. A
    /// position without clocks, from before they were set, has them as they were set.
    pub fn go_to(&mut self, from: K, to: K, turn: Side) {
        let now = self.clock.state();
        if from == to && self.clock.flag().is_none() {
            return self.clock.restore(now.paused());
        }
        if from != to {
            self.interrupted.get_or_insert((from, now));
        }
        let state = match self.interrupted.take_if(|(at, _)| *at == to) {
            Some((_, left)) => left,
            None => self.arrivals.get(&to).unwrap_or(&self.initial).paused(),
        };
        self.clock.restore(state);
        self.clock.set_turn(turn);
    }

    /// Records the clocks on arrival at a position.
    pub fn note(&mut self, at: K, state: ClockState) {
        self.arrivals.insert(at, state);
    }

    /// Moves the clocks of a position to another one that takes its place in the game.
    pub fn rename(&mut self, from: K, to: K) {
        if let Some(&arrival) = self.arrivals.get(&from) {
            self.arrivals.insert(to, arrival);
        }
    }
}

/// Times below this are shown with tenths of a second.
const TENTHS_BELOW: Duration = Duration::from_secs(10);

/// The text of a time on a clock: `1:02:03`, `4:05`, and below ten seconds `9.8`. Times are rounded up, so that a clock
/// shows zero only when the time is over.
pub fn clock_text(left: Duration) -> String {
    let milliseconds = left.as_nanos().div_ceil(1_000_000) as u64;
    if left < TENTHS_BELOW {
        let tenths = milliseconds.div_ceil(100).min(99);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = milliseconds.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The reason why a clock cannot do something; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockError {
    #[error("this game is played without clocks")]
    NoClock,
    #[error("the clocks are paused")]
    AlreadyPaused,
    #[error("the clocks are not paused")]
    NotPaused,
    /// No time can be added.
    #[error("{0}'s time is not limited")]
    NotLimited(Side),
    #[error("expected at most 10000000 seconds on a clock")]
    TooMuchTime,
}
