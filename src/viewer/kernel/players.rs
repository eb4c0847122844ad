//! The players of each side, in every game of the session.

use std::ops::{Deref, DerefMut};

use bevy::prelude::*;

use crate::engine::Level;
use crate::players::{Player, PlayersByVariant};
use crate::rules::{Side, Variant};

/// The players on the board: those of the session or, on a practice board, persons. Change it to change who plays.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSeats {
    of_session: PlayersByVariant,
    of_practice: Option<PlayersByVariant>,
}

impl PlayerSeats {
    /// Players of the session.
    pub fn new(players: PlayersByVariant) -> PlayerSeats {
        PlayerSeats {
            of_session: players,
            of_practice: None,
        }
    }

    /// The players of the session, on a practice board too.
    pub fn of_session(&self) -> &PlayersByVariant {
        &self.of_session
    }

    /// Seats persons for a practice.
    pub(super) fn begin_practice(&mut self) {
        self.of_practice = Some(PlayersByVariant::default());
    }

    /// Seats the players of the session again.
    pub(super) fn end_practice(&mut self) {
        self.of_practice = None;
    }

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

impl Deref for PlayerSeats {
    type Target = PlayersByVariant;

    fn deref(&self) -> &PlayersByVariant {
        self.of_practice.as_ref().unwrap_or(&self.of_session)
    }
}

impl DerefMut for PlayerSeats {
    fn deref_mut(&mut self) -> &mut PlayersByVariant {
        self.of_practice.as_mut().unwrap_or(&mut self.of_session)
    }
}
