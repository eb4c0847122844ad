//! Who sits at each table.

use bevy::prelude::*;

use super::ProgramId;
use crate::engine::Level;
use crate::game::Game;
use crate::rules::{BySide, Side, Variant};

/// Who moves a side's pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Player {
    /// Somebody at the table.
    #[default]
    Person,
    /// This program, playing as well as this.
    Computer(Level),
    /// Another program.
    Program(ProgramId),
}

impl Player {
    /// How well this program plays, if it does.
    pub const fn level(self) -> Option<Level> {
        match self {
            Player::Computer(level) => Some(level),
            Player::Person | Player::Program(_) => None,
        }
    }

    /// Which other program plays, if one does.
    pub const fn program(self) -> Option<ProgramId> {
        match self {
            Player::Program(id) => Some(id),
            Player::Person | Player::Computer(_) => None,
        }
    }

    /// Whether it is nobody at the table.
    pub const fn is_computer(self) -> bool {
        !matches!(self, Player::Person)
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

    /// A person sits down where this program played at this table.
    pub(super) fn dismiss(&mut self, variant: Variant, id: ProgramId) {
        let mut players = self.at(variant);
        for side in Side::BOTH {
            if players[side].program() == Some(id) {
                players[side] = Player::Person;
            }
        }
        self.sit(variant, players);
    }

    /// Whether a computer plays this side of the game.
    pub fn is_computer(&self, game: &Game, side: Side) -> bool {
        self.at(game.variant())[side].is_computer()
    }

    /// Who is to move now, if it is a computer's turn in the last position of a game not over.
    pub fn computer_moves(&self, game: &Game) -> Option<Player> {
        let is_its_turn =
            game.placing().is_none() && game.shown() == game.last() && game.outcome().is_none();
        let player = self.at(game.variant())[game.position().side_to_move()];
        Some(player).filter(|player| is_its_turn && player.is_computer())
    }
}
