use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::Level;

/// Who moves a side's pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Somebody at the table.
    #[default]
    Person,
    /// This program, playing as well as this.
    Computer(Level),
    /// Another program.
    #[serde(rename = "program")]
    Engine(EngineId),
}

/// Another program: its place among those there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EngineId(pub usize);

impl Player {
    /// How well this program plays, if it does.
    pub const fn level(self) -> Option<Level> {
        match self {
            Player::Computer(level) => Some(level),
            Player::Person | Player::Engine(_) => None,
        }
    }

    /// The other program, if it is one.
    pub const fn engine(self) -> Option<EngineId> {
        match self {
            Player::Engine(id) => Some(id),
            Player::Person | Player::Computer(_) => None,
        }
    }

    /// Whether it is a computer, be it this program or another.
    pub const fn is_computer(self) -> bool {
        !matches!(self, Player::Person)
    }

    /// The player who sits down here if this takes the place of another program; a person where nothing does.
    pub fn replace_engine(self, other: impl FnOnce(EngineId) -> Option<EngineId>) -> Player {
        match self {
            Player::Engine(id) => other(id).map_or(Player::Person, Player::Engine),
            player => player,
        }
    }
}

/// A name for no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown player “{0}”: expected person, computer, or computer:LEVEL with a level from 1 to 10"
)]
pub struct UnknownPlayer(pub String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    /// `person`, `computer` at its usual level, or `computer:7`.
    fn from_str(text: &str) -> Result<Player, UnknownPlayer> {
        let unknown = || UnknownPlayer(text.to_owned());
        match text.split_once(':') {
            Some(("computer", level)) => {
                let level = level.parse().map_err(|_| unknown())?;
                Ok(Player::Computer(level))
            }
            None if text == "computer" => Ok(Player::Computer(Level::default())),
            None if text == "person" => Ok(Player::Person),
            _ => Err(unknown()),
        }
    }
}
