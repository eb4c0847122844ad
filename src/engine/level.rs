use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Limits;

/// How strong the computer plays, from 1, which knows the rules, to 10, which does its best.
///
/// Weaker levels are weak as people are: they look less far ahead, so that combinations pass them by, and are less
/// sure which quiet position is better. They never give pieces away at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// How a level thinks.
struct LevelParams {
    depth: Option<u8>,
    /// How far off it is about a quiet position, in hundredths of a man.
    eval_noise: i32,
    /// Whether it looks on where a capture threatens.
    sees_threats: bool,
}

const fn limited(depth: u8, eval_noise: i32, sees_threats: bool) -> LevelParams {
    LevelParams {
        depth: Some(depth),
        eval_noise,
        sees_threats,
    }
}

const PARAMS: [LevelParams; 10] = [
    limited(1, 60, false),
    limited(1, 30, true),
    limited(2, 24, true),
    limited(3, 18, true),
    limited(4, 12, true),
    limited(5, 8, true),
    limited(7, 4, true),
    limited(9, 2, true),
    limited(12, 0, true),
    LevelParams {
        depth: None,
        eval_noise: 0,
        sees_threats: true,
    },
];

impl Level {
    /// The weakest.
    pub const WEAKEST: Level = Level(1);

    /// As strong as the computer can.
    pub const FULL: Level = Level(10);

    /// The longest any level thinks about a move.
    pub const MAX_TIME: Duration = Duration::from_secs(1);

    /// The level of this number, if it is from 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=10 => Some(Level(number)),
            _ => None,
        }
    }

    /// From 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All ten, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// The next stronger one, if there is one.
    pub const fn stronger(self) -> Option<Level> {
        Level::new(self.0 + 1)
    }

    /// The next weaker one, if there is one.
    pub const fn weaker(self) -> Option<Level> {
        Level::new(self.0 - 1)
    }

    const fn params(self) -> &'static LevelParams {
        &PARAMS[self.0 as usize - 1]
    }

    /// How far it looks ahead, and for how long.
    pub fn limits(self) -> Limits {
        Limits {
            depth: self.depth(),
            ..Limits::time(Level::MAX_TIME)
        }
    }

    /// Plies it looks ahead; without a number, as many as time allows.
    pub(super) const fn depth(self) -> Option<u8> {
        self.params().depth
    }

    pub(super) const fn eval_noise(self) -> i32 {
        self.params().eval_noise
    }

    pub(super) const fn sees_threats(self) -> bool {
        self.params().sees_threats
    }
}

impl Default for Level {
    /// One that a beginner may lose to and learn from.
    fn default() -> Level {
        Level(4)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown level “{0}”: expected a number from 1 to 10")]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let number = text.parse().ok();
        number
            .and_then(Level::new)
            .ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl TryFrom<u8> for Level {
    type Error = UnknownLevel;

    fn try_from(number: u8) -> Result<Level, UnknownLevel> {
        Level::new(number).ok_or_else(|| UnknownLevel(number.to_string()))
    }
}
