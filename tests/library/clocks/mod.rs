//! Clocks and time controls.

mod clock;
mod files;
mod model;
mod random_games;
mod text_board;
mod time_control;

pub(crate) use time_control::any_control;

use std::time::Duration;

use dames3d::game::clocks::{ClockSettings, ClockStart, TimeControl};

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn control(text: &str) -> TimeControl {
    text.parse().expect(text)
}

/// Settings with this control for both sides, whose clocks start at once.
fn at_once(text: &str) -> ClockSettings {
    ClockSettings { start: ClockStart::AtOnce, ..ClockSettings::both(control(text)) }
}
