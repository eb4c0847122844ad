//! The players of each side, in every game of the session.

use bevy::prelude::*;

use crate::engine::Level;
use crate::players::{Player, PlayersByVariant};
use crate::rules::{Side, Variant};

/// The players of the session. Change it to change who plays.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Deref, DerefMut)]
pub struct PlayerSeats(pub PlayersByVariant);

impl PlayerSeats {
    /// Gives this side to the computer and the other side to a person.
    pub fn give_to_computer(&mut self, side: Side, variant: Variant) {
        let mut players = self.at(variant);
        let both = Side::BOTH.map(|side| players[side]);
        let computer = both.into_iter().find(|player| player.is_computer());
        players[side] = computer.unwrap_or(Player::Computer(Level::default()));
        players[!side] = Player::Person;
        self.set(variant, players);
    }
}
