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

/// Who plays each side at each table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
}
