//! Games as PDN, with the names of those who play them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::engines::EngineList;
use super::keeping::SessionKeeper;
use super::players::PlayerSeats;
use crate::game::Game;
use crate::notation::pdn::PdnGame;
use crate::platform::pdn_date;

/// Turns games of the session into PDN, wherever one is saved, copied or told about.
#[derive(SystemParam)]
pub struct GameText<'w> {
    keeper: Option<Res<'w, SessionKeeper>>,
    seats: Res<'w, PlayerSeats>,
    engines: Res<'w, EngineList>,
}

impl GameText<'_> {
    /// A game of the session as PDN, with the names of its players, its date and its time controls.
    pub fn pdn(&self, game: &Game) -> PdnGame {
        match &self.keeper {
            Some(keeper) => keeper.pdn(game),
            None => {
                let players = self.seats.of_session().at(game.variant());
                game.to_pdn(&self.engines.names_in_files(players), &pdn_date())
            }
        }
    }
}
