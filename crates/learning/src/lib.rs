//! Learning: shots, lessons, endgames, board vision, and the review of games.
//!
//! A task on the board is tried in an [`Attempt`](progress::Attempt); what remains of it are
//! [stars](progress::Stars), a [rating](progress::PlayerRating) and [records](progress::Records). The words of each
//! subject are beside it, as methods that take the [`Localizer`](dames3d_core::i18n::Localizer).

#![forbid(unsafe_code)]

pub mod endgame_practice;
pub mod lessons;
pub mod progress;
pub mod review;
pub mod shots;
pub mod vision;

use dames3d_core::{game, i18n, jobs, players};
use dames3d_engine as engine;
use dames3d_platform as platform;
use dames3d_rules::{board, game_tree, notation, rules};

/// The engine of a worker that can do the jobs of this crate, too.
pub fn with_learning_jobs(engine: jobs::WorkerEngine) -> jobs::WorkerEngine {
    engine
        .with_job::<review::ReviewGame>()
        .with_job::<review::TryMove>()
        .with_job::<shots::JudgeMove>()
}
