//! Who sits at each table.

use bevy::prelude::*;

use crate::engine::Level;
use crate::game::Game;
use crate::rules::{BySide, Side, Variant};

/// Who moves a side's pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
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

    /// How well the computer plays the side to move, if it is its turn in the last position of a game not over.
    pub fn computer_moves(&self, game: &Game) -> Option<Level> {
        let is_its_turn =
            game.placing().is_none() && game.shown() == game.last() && game.outcome().is_none();
        match self.at(game.variant())[game.position().side_to_move()] {
            Player::Computer(level) if is_its_turn => Some(level),
            _ => None,
        }
    }
}
