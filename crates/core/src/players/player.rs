use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::Level;
use crate::rules::{BySide, Side};

/// The player of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this machine.
    #[default]
    Person,
    /// The built-in engine at this level.
    Computer(Level),
    /// Another engine, run as a program of its own.
    #[serde(rename = "program")]
    Engine(EngineId),
}

/// Index of another engine in the list of engines the program was started with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EngineId(pub usize);

impl Player {
    /// The level of the built-in engine, if this player is the built-in engine.
    pub const fn level(self) -> Option<Level> {
        match self {
            Player::Computer(level) => Some(level),
            Player::Person | Player::Engine(_) => None,
        }
    }

    /// The other engine, if this player is one.
    pub const fn engine(self) -> Option<EngineId> {
        match self {
            Player::Engine(id) => Some(id),
            Player::Person | Player::Computer(_) => None,
        }
    }

    /// The name of a person or of the built-in engine in a file of games; empty for a person and for another engine.
    pub fn file_name(self) -> String {
        self.level().map_or_else(String::new, |level| {
            format!("Dames 3D, level {}", level.number())
        })
    }

    /// The built-in engine with this name in a file of games.
    pub fn from_file_name(name: &str) -> Option<Player> {
        let mut players = Level::all().map(Player::Computer);
        players.find(|player| player.file_name() == name)
    }

    /// Returns `true` for the built-in engine and other engines.
    pub const fn is_computer(self) -> bool {
        !matches!(self, Player::Person)
    }

    /// Returns `true` if persons play both sides.
    pub fn are_all_persons(players: &BySide<Player>) -> bool {
        let mut sides = Side::BOTH.into_iter();
        sides.all(|side| players[side] == Player::Person)
    }

    /// The side of the only person at a table; `None` if persons play both sides, or neither.
    pub fn only_person(players: &BySide<Player>) -> Option<Side> {
        let mut persons = Side::BOTH
            .into_iter()
            .filter(|&side| players[side] == Player::Person);
        persons.next().filter(|_| persons.next().is_none())
    }

    /// Replaces another engine by the one that `replacement` returns, or by a person if it returns `None`.
    #[must_use]
    pub fn replace_engine(self, replacement: impl FnOnce(EngineId) -> Option<EngineId>) -> Player {
        match self {
            Player::Engine(id) => replacement(id).map_or(Player::Person, Player::Engine),
            player => player,
        }
    }
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown player “{0}”: expected person, computer, or computer:LEVEL with a level from 1 to 10"
)]
pub struct UnknownPlayer(pub String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    /// Reads `person`, `computer` (at the default level) or `computer:7`.
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
