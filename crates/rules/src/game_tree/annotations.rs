use std::time::Duration;

use crate::board::Square;
use crate::rules::{BySide, Side};

/// The comments, glyphs, marks, times and score attached to a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// The comment before the turn; empty for none.
    pub comment_before: String,
    /// The comment after the turn; empty for none. On the root of a tree: the comment before the first turn.
    pub comment_after: String,
    /// Numeric Annotation Glyphs (`$n` in PDN) in the order given, except the six move signs.
    pub nags: Vec<Nag>,
    /// The sign of the move: `!`, `?` …
    pub sign: Option<MoveSign>,
    /// Squares marked after the turn (`[%csl …]`).
    pub marks: Vec<Mark>,
    /// Arrows drawn after the turn (`[%cal …]`).
    pub arrows: Vec<Arrow>,
    /// Time on the clocks and time used.
    pub time: PlayedTime,
    /// The score of the position after the turn (`[%eval …]`).
    pub evaluation: Option<AnnotatedScore>,
    /// Commands of other programs (`[%depth 12]`), kept as they are.
    pub commands: Vec<EmbeddedCommand>,
}

impl Annotations {
    /// Returns `true` if there are no annotations.
    pub fn is_empty(&self) -> bool {
        *self == Annotations::default()
    }
}

/// A command in a comment that this program does not interpret: `[%name value]` in PDN.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EmbeddedCommand {
    name: String,
    value: String,
}

impl EmbeddedCommand {
    /// A command. Returns `None` unless the name is a letter followed by letters, digits and underscores, and the value
    /// has no bracket, brace or control character and no space at either end.
    pub fn new(name: &str, value: &str) -> Option<EmbeddedCommand> {
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        let is_value = value.trim() == value
            && !value.contains(|c: char| "[]{}\u{feff}\u{2060}".contains(c) || c.is_control())
            && !value.contains("  ");
        (is_name && is_value)
            .then(|| EmbeddedCommand { name: name.to_owned(), value: value.to_owned() })
    }

    /// The name, such as `depth`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value, such as `12`; may be empty.
    pub fn value(&self) -> &str {
        &self.value
    }
}

/// The time of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayedTime {
    /// Time left on the mover's clock after the turn (`[%clk h:mm:ss]`).
    pub left: Option<Duration>,
    /// Time used for the turn (`[%emt h:mm:ss]`).
    pub used: Option<Duration>,
    /// Both clocks (`[%clock w0:00:20 B0:00:25]`).
    pub clocks: Option<ClockReading>,
}

/// The times on both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// Time left on each clock.
    pub left: BySide<Duration>,
    /// The side whose clock was running.
    pub running: Option<Side>,
}

/// A Numeric Annotation Glyph other than the six move signs, from 7. The chess standard ends at 255, but some programs
/// define more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nag(pub u16);

/// The six move signs; in PDN also `$1` to `$6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum MoveSign {
    /// `!`, `$1`.
    Good,
    /// `?`, `$2`.
    Mistake,
    /// `!!`, `$3`.
    Brilliant,
    /// `??`, `$4`.
    Blunder,
    /// `!?`, `$5`.
    Interesting,
    /// `?!`, `$6`.
    Dubious,
}

impl MoveSign {
    /// All signs, in the order of their glyph numbers 1 to 6.
    pub const ALL: [MoveSign; 6] = [
        MoveSign::Good,
        MoveSign::Mistake,
        MoveSign::Brilliant,
        MoveSign::Blunder,
        MoveSign::Interesting,
        MoveSign::Dubious,
    ];

    /// The sign as printed behind a move.
    pub const fn text(self) -> &'static str {
        match self {
            MoveSign::Good => "!",
            MoveSign::Mistake => "?",
            MoveSign::Brilliant => "!!",
            MoveSign::Blunder => "??",
            MoveSign::Interesting => "!?",
            MoveSign::Dubious => "?!",
        }
    }
}

/// The color of a mark or an arrow, by its letter in PDN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum MarkColor {
    /// `R`.
    Red,
    /// `G`.
    Green,
    /// `B`.
    Blue,
    /// `Y`.
    Yellow,
}

/// A marked square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Mark {
    /// The color.
    pub color: MarkColor,
    /// The square.
    pub square: Square,
}

/// An arrow between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Arrow {
    /// The color.
    pub color: MarkColor,
    /// The square it starts from.
    pub from: Square,
    /// The square it points to.
    pub to: Square,
}

/// The score of a position, seen from White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum AnnotatedScore {
    /// In hundredths of a man; positive if White is better.
    Centimen(i32),
    /// This side wins in this number of its own moves, as PDN's `#n` and `#-n`.
    WinIn {
        /// The winner.
        winner: Side,
        /// Number of moves.
        moves: u16,
    },
}
