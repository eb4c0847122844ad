//! The computer's play: what a search finds, when it ends, what it tells.

mod clock;
mod decided;
mod endgame_tables;
mod exchanges;
mod limits;
mod training;

use dames3d::engine::{Engine, Settings, Situation};
use dames3d::notation::fen;
use dames3d::rules::Variant;

pub(crate) fn engine(variant: Variant, threads: usize) -> Engine {
    let settings = Settings {
        threads,
        hash_mib: 8,
    };
    Engine::new(variant, settings)
}

pub(crate) fn situation(text: &str, variant: Variant) -> Situation {
    let position = fen::read_position(text, variant).expect("a position");
    Situation::new(position)
}
