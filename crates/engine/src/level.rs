use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Limits;
use crate::rules::UnknownName;

/// A playing strength, from 1, which only knows the rules, to 10, the full strength of the engine.
///
/// Weaker levels play as weaker people do: they search less deeply and so miss combinations, and noise in the
/// evaluation makes them less sure which quiet position is better. No level blunders at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// The search parameters of a level.
struct LevelParams {
    /// Depth in plies, or as deep as time allows.
    depth: Option<u8>,
    /// Amplitude of the noise in the evaluation, in hundredths of a man.
    eval_noise: i32,
    /// True if the quiescence search sees threats and tries sacrifices.
    sees_threats: bool,
}

const fn limited(depth: u8, eval_noise: i32, sees_threats: bool) -> LevelParams {
    LevelParams { depth: Some(depth), eval_noise, sees_threats }
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
    LevelParams { depth: None, eval_noise: 0, sees_threats: true },
];

impl Level {
    /// The strongest level.
    pub const FULL: Level = Level(10);

    /// Maximum time of any level for a move.
    pub const MAX_TIME: Duration = Duration::from_secs(1);

    /// The level with this number, or `None` if it is not from 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=10 => Some(Level(number)),
            _ => None,
        }
    }

    /// The number of the level, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All ten levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// The next stronger level, or `None` for the strongest.
    pub const fn stronger(self) -> Option<Level> {
        Level::new(self.0 + 1)
    }

    /// The next weaker level, or `None` for the weakest.
    pub const fn weaker(self) -> Option<Level> {
        Level::new(self.0 - 1)
    }

    /// Returns `true` if the level chooses its openings from a tree. Weaker levels vary by the noise in their
    /// evaluation.
    pub(super) const fn uses_openings(self) -> bool {
        self.eval_noise() == 0
    }

    const fn params(self) -> &'static LevelParams {
        &PARAMS[self.0 as usize - 1]
    }

    /// The limits of a search at this level.
    pub fn limits(self) -> Limits {
        Limits { depth: self.depth(), ..Limits::time(Level::MAX_TIME) }
    }

    /// Depth of the search in plies, or `None` for as deep as time allows.
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
    /// A level for newcomers.
    fn default() -> Level {
        Level(2)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

fn unknown_level(name: String) -> UnknownName {
    UnknownName { kind: "level", name, expected: "a number from 1 to 10".into() }
}

impl FromStr for Level {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Level, UnknownName> {
        let number = text.parse().ok();
        number.and_then(Level::new).ok_or_else(|| unknown_level(text.to_owned()))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl TryFrom<u8> for Level {
    type Error = UnknownName;

    fn try_from(number: u8) -> Result<Level, UnknownName> {
        Level::new(number).ok_or_else(|| unknown_level(number.to_string()))
    }
}
