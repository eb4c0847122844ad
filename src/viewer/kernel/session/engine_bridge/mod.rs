//! The bridge between the window and the engines.
//!
//! It prioritizes searches: an engine's task in the game, then a requested hint, then analysis of the position shown.
//! Searches run in the background ([`EngineTask`]); their events become the
//! [`CurrentAnalysis`](crate::viewer::kernel::analysis::CurrentAnalysis), their decision a game command.

mod bridge;
mod control;
mod endgames;
mod engine_problem;
#[cfg(feature = "protocols")]
mod hub_engines;
#[cfg(not(feature = "protocols"))]
#[path = "no_hub_engines.rs"]
mod hub_engines;
mod judges;
mod task;

use bevy::prelude::*;

pub use bridge::EngineBridge;
pub use endgames::PlayerTables;
pub use hub_engines::HubEngines;
#[cfg(feature = "protocols")]
pub use hub_engines::add_engines;
pub use judges::{BackgroundJudge, JudgeFailure};
pub use task::{EngineTask, WorkerJob};

pub(in crate::viewer::kernel) fn plugin(app: &mut App) {
    app.add_plugins((hub_engines::plugin, control::plugin));
}
