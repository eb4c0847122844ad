use std::collections::BTreeMap;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Duty;
use crate::engine::Level;
use crate::game::Game;
use crate::rules::{BySide, Side, Variant};

/// Who moves a side's pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Somebody at the table.
    #[default]
    Person,
    /// The program, playing as well as this.
    Computer(Level),
}

impl Player {
    /// How well the program plays, if it does.
    pub const fn level(self) -> Option<Level> {
        match self {
            Player::Person => None,
            Player::Computer(level) => Some(level),
        }
    }

    /// Whether it is the program, whatever its level.
    pub const fn is_computer(self) -> bool {
        self.level().is_some()
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

/// Who plays each side at each table. Serialised as the tables somebody chose players for, by their names; names of no
/// table are passed over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    from = "BTreeMap<String, BySide<Player>>",
    into = "BTreeMap<String, BySide<Player>>"
)]
pub struct Seats([BySide<Player>; Variant::ALL.len()]);

impl Seats {
    /// The players at the table of this variant.
    pub fn at(&self, variant: Variant) -> BySide<Player> {
        self.0[variant.index()]
    }

    /// Players sit down at a table.
    pub fn sit(&mut self, variant: Variant, players: BySide<Player>) {
        self.0[variant.index()] = players;
    }

    /// Whether the computer plays this side of the game.
    pub fn is_computer(&self, game: &Game, side: Side) -> bool {
        self.at(game.variant())[side].is_computer()
    }

    /// What the computer has to do now, if it is its turn, and how well it plays.
    pub fn computers_duty(&self, game: &Game) -> Option<(Duty, Level)> {
        let (side, duty) = Duty::of(game)?;
        let level = self.at(game.variant())[side].level()?;
        Some((duty, level))
    }

    /// How many moves are taken back or played again at once, of so many there are: two where one of them is the
    /// computer's, which goes with what it answers.
    pub fn stride(&self, game: &Game, there: u16) -> u16 {
        let side = game.position().side_to_move();
        let answers = self.is_computer(game, !side) && !self.is_computer(game, side);
        if answers && there >= 2 { 2 } else { 1 }
    }
}

impl From<Seats> for BTreeMap<String, BySide<Player>> {
    fn from(seats: Seats) -> Self {
        let tables = Variant::ALL.map(|variant| (variant.name().to_owned(), seats.at(variant)));
        let chosen = |(_, players): &(String, BySide<Player>)| *players != BySide::default();
        tables.into_iter().filter(chosen).collect()
    }
}

impl From<BTreeMap<String, BySide<Player>>> for Seats {
    fn from(tables: BTreeMap<String, BySide<Player>>) -> Seats {
        let mut seats = Seats::default();
        for (name, players) in tables {
            if let Ok(variant) = name.parse() {
                seats.sit(variant, players);
            }
        }
        seats
    }
}
