//! The kernel of the window. Everything else of the window follows it.
//!
//! - `app` is what every part of the window needs: frames, waking, tracked state, actions, keys, background work,
//!   settings file.
//! - [`session`] holds the games and applies commands to them; it seats players, keeps time and journal, and runs the
//!   engines beside the window.
//! - `shared` is what two features need of each other: messages, dialogs, settings, the analysis.

mod app;
pub mod session;
mod shared;

pub use app::{
    actions, frame, key_layers, keys, persistence, registry, skipped_frame, tracked, waker, worker,
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

/// Keeps the view, the players, and what has been explained in the settings file.
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
