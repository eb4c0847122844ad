//! The kernel of the window: the session and how commands change it, who plays, the time, the journal, the engines, the
//! language and the settings. Everything else of the window follows these.

pub mod actions;
pub mod alarms;
pub mod analysis;
pub mod applying;
pub mod clock_ticks;
pub mod dialogs;
pub mod endgame_status;
pub mod engine_bridge;
pub mod engines;
pub mod frame;
pub mod game_actions;
pub mod game_text;
pub mod game_time;
pub mod judged_position;
pub mod keeping;
pub mod key_layers;
pub mod keys;
pub mod localization;
pub mod messages;
pub mod mode;
pub mod onboarding;
pub mod persistence;
pub mod players;
pub mod practice;
pub mod recorder;
pub mod registry;
mod sections;
pub mod session;
pub mod settings;
pub mod skipped_frame;
pub mod theme;
pub mod tracked;
pub mod user_folders;
pub mod waker;
pub mod worker;

use bevy::prelude::*;
use game_actions::GameAction;
use judged_position::JudgedPosition;
use registry::AddActions;
use user_folders::UserFolders;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UserFolders>()
        .add_plugins((
            registry::plugin,
            mode::plugin,
            messages::plugin,
            skipped_frame::plugin,
            alarms::plugin,
            waker::plugin,
            clock_ticks::plugin,
            applying::plugin,
            keeping::plugin,
            recorder::plugin,
            localization::plugin,
            engine_bridge::plugin,
            sections::plugin,
        ))
        .init_resource::<JudgedPosition>()
        .add_actions::<GameAction>();
}
