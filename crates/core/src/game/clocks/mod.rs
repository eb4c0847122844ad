//! Clocks: time controls and the time that each side has left.
//!
//! A [`TimeControl`] is the time of one side, with its text in PDN; [`ClockSettings`] holds both sides' controls. A
//! [`Clock`] is a state machine that never reads the time: its callers pass the elapsed time, so that a recorded game
//! replays to the same clocks and tests need no waiting. A [`ClockHistory`] stores the clock at every position of a
//! game, for moves that are taken back. `rules.md` §5.4 describes clocks to players.
//!
//! ```
//! use std::time::Duration;
//! use dames3d_core::game::clocks::{Clock, ClockSettings, ClockStart};
//! use dames3d_rules::rules::Side;
//!
//! let settings = ClockSettings {
//!     start: ClockStart::AtOnce,
//!     ..ClockSettings::both("300+5".parse()?)
//! };
//! let mut clock = Clock::new(settings, Side::White);
//! assert_eq!(clock.advance(Duration::from_secs(65)), None);
//! clock.finish_turn(Side::Black);
//! assert_eq!(clock.left(Side::White), Some(Duration::from_secs(240)));
//! assert_eq!(clock.advance(Duration::from_secs(300)), Some(Side::Black));
//! # Ok::<(), dames3d_rules::notation::ParseError>(())
//! ```

mod clock;
mod time_control;
mod time_control_text;
mod words;

pub use clock::{Clock, ClockError, ClockHistory, ClockState, SideClock, UpcomingTime, clock_text};
pub use time_control::{Bonus, ClockSettings, ClockStart, ClockTagError, Period, TimeControl};
