//! Learning: shots, lessons, endgames, board vision, and the review of games.
//!
//! A player makes an [`Attempt`](progress::Attempt) at a task on the board; the results are [stars](progress::Stars), a
//! [rating](progress::PlayerRating) and [records](progress::Records). The words of each subject are methods beside it
//! that take the [`Localizer`](dames3d_core::i18n::Localizer).

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

/// Registers the jobs of this crate with a worker's engine.
pub fn with_learning_jobs(engine: jobs::WorkerEngine) -> jobs::WorkerEngine {
    engine
        .with_job::<review::ReviewGame>()
        .with_job::<review::TryMove>()
        .with_job::<shots::JudgeMove>()
}
