//! The engine: results of searches, limits, reports, and the evaluation's weights.

mod decided_scores;
mod endgame_practice;
mod endgame_tables;
mod limits;
mod memory;
mod opening_tree;
mod sacrifice_search;
mod task_handle;
mod time_management;
mod weights;

use dames3d::engine::{Engine, EngineSettings, SearchPosition};
use dames3d::notation::fen;
use dames3d::rules::Variant;

pub(crate) fn engine(variant: Variant, threads: usize) -> Engine {
    let settings = EngineSettings::default().with_threads(threads).with_hash_mib(8);
    Engine::new(variant, settings)
}

pub(crate) fn search_position(text: &str, variant: Variant) -> SearchPosition {
    let position = fen::read_position(text, variant).expect("a position");
    SearchPosition::new(position)
}
