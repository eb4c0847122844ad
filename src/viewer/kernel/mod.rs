//! The kernel of the window, on which everything else depends.
//!
//! - `app`: frames, waking, tracked state, actions, keys, background work, settings file.
//! - [`session`]: the games, their commands, seats, clocks and journal, and the engines in the background.
//! - `shared`: state and messages exchanged between features: dialogs, settings, analysis.

mod app;
pub mod session;
mod shared;

pub use app::{
    actions, frame, key_layers, keys, paste, persistence, registry, skipped_frame, tracked, waker,
    worker,
};
pub use session::{
    applying, autosave, clock_ticks, engine_bridge, game_actions, mode, practice, seats,
};
pub use shared::{analysis, dialogs, messages, settings, window_title};

use analysis::JudgedPosition;
use bevy::prelude::*;
use game_actions::GameAction;
use persistence::{Persist, UserFolders};
use registry::AddActions;
use seats::{EngineList, PlayerSeats};
use settings::{Onboarding, ViewerSettings};

use crate::players::SavedPlayers;

/// Persists the view, the players and the explained rules in the settings file.
fn persist_sections(app: &mut App) {
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UserFolders>()
        .init_resource::<JudgedPosition>()
        .add_actions::<GameAction>()
        .add_plugins((
            registry::plugin,
            mode::plugin,
            messages::plugin,
            window_title::plugin,
            skipped_frame::plugin,
            waker::plugin,
            clock_ticks::plugin,
            applying::plugin,
            autosave::plugin,
            settings::language,
            engine_bridge::plugin,
            persist_sections,
        ));
}
