//! The sections of the settings file that the kernel keeps: the view, the players, and what has been explained.

use bevy::prelude::*;

use super::engines::EngineList;
use super::onboarding::Onboarding;
use super::persistence::Persist;
use super::players::PlayerSeats;
use super::settings::ViewerSettings;
use crate::players::SavedPlayers;

pub(super) fn plugin(app: &mut App) {
    app.persist::<ViewerSettings>("view")
        .persist_as::<ViewerSettings, Option<String>>(
            "analyst",
            |world, name| {
                let engines = world.resource::<EngineList>();
                ViewerSettings {
                    analyst: name.and_then(|name| engines.find(&name)),
                    ..world.resource::<ViewerSettings>().clone()
                }
            },
            |now| {
                let name = |id| now.of::<EngineList>().requested_name(id);
                now.settings().analyst.and_then(name).map(str::to_owned)
            },
        )
        .persist_as::<PlayerSeats, SavedPlayers>(
            "players",
            |world, saved| {
                let engines = world.resource::<EngineList>().requested_names();
                PlayerSeats::new(saved.players(&engines))
            },
            |now| {
                let engines = now.of::<EngineList>().requested_names();
                SavedPlayers::new(now.of::<PlayerSeats>().of_session(), &engines)
            },
        )
        .persist::<Onboarding>("onboarding");
}
