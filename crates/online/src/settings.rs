//! The settings of a game, on which its players have agreed.

use serde::{Deserialize, Serialize};

use crate::game::clocks::ClockSettings;
use crate::game::{Command, CommandError, Session, TableRules};
use crate::rules::{FewAgainstKing, Side, Variant};

/// The time for the moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// Unlimited.
    #[default]
    Unlimited,
    /// A clock, which runs on the server.
    Clock(ClockSettings),
    /// A number of days for each move, from 1 to 30.
    Post {
        /// The days.
        days: u8,
    },
}

/// Maximum number of days for a move by post.
const MAX_DAYS: u8 = 30;

/// A game as its host offers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSettings {
    /// The variant played.
    pub variant: Variant,
    /// The starting position, as FEN; `None` for that of the variant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The strictness of play.
    #[serde(default)]
    pub table_rules: TableRules,
    /// The draw rule for few pieces against a king, where the variant leaves a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub few_against_king: Option<FewAgainstKing>,
    /// The time for the moves.
    #[serde(default)]
    pub pace: Pace,
    /// The side of the host.
    pub host: Side,
    /// Moves may be taken back, if the other player agrees.
    #[serde(default = "yes")]
    pub takebacks: bool,
}

const fn yes() -> bool {
    true
}

/// The reason why a game cannot be offered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidSettings {
    /// The number of days for a move by post is out of range.
    #[error("expected 1 to {MAX_DAYS} days for a move, found {0}")]
    Days(u8),
    /// The clock limits neither side.
    #[error("expected a clock that limits a side")]
    Clock,
    /// The position or the rules do not belong to the variant.
    #[error(transparent)]
    Game(#[from] CommandError),
}

impl GameSettings {
    /// A game from the start, without clocks, which White offers.
    pub fn new(variant: Variant) -> GameSettings {
        GameSettings {
            variant,
            position: None,
            table_rules: TableRules::default(),
            few_against_king: None,
            pace: Pace::default(),
            host: Side::White,
            takebacks: true,
        }
    }

    /// The same game with the colors exchanged.
    #[must_use]
    pub fn with_colors_exchanged(self) -> GameSettings {
        GameSettings { host: !self.host, ..self }
    }

    /// The commands that set up the board.
    pub(crate) fn opening(&self) -> impl Iterator<Item = Command> + use<> {
        let start = match &self.position {
            Some(fen) => Command::SetUp(fen.clone()),
            None => Command::NewGame,
        };
        let clock = match &self.pace {
            Pace::Clock(settings) => Some(Command::SetClock(settings.clone())),
            Pace::Unlimited | Pace::Post { .. } => None,
        };
        [Command::SwitchGame(self.variant), start]
            .into_iter()
            .chain([Command::SetTableRules(self.table_rules)])
            .chain(self.few_against_king.map(Command::SetFewAgainstKing))
            .chain(clock)
    }

    /// The board as it is when the game begins.
    pub fn start(&self) -> Result<Session, InvalidSettings> {
        match &self.pace {
            Pace::Post { days } if !(1..=MAX_DAYS).contains(days) => {
                return Err(InvalidSettings::Days(*days));
            }
            Pace::Clock(settings) if !settings.is_limited() => return Err(InvalidSettings::Clock),
            _ => {}
        }
        let mut session = Session::default();
        for command in self.opening() {
            session.apply(command)?;
        }
        Ok(session)
    }
}
