//! Plays a self-play game: `cargo run --release --example self_play -- international`.

use std::error::Error;

use dames3d_engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};
use dames3d_rules::notation::move_text;
use dames3d_rules::rules::{Outcome, Position, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let variant = std::env::args().nth(1);
    let variant = variant.as_deref().unwrap_or("dames3d").parse()?;
    let (moves, outcome) = play(variant, 2_000, 300);
    println!("{}", moves.join(" "));
    println!("{outcome:?}");
    Ok(())
}

/// The moves of a game with this number of nodes for each, and its outcome if the rules end it within `max_plies`.
fn play(variant: Variant, nodes: u64, max_plies: usize) -> (Vec<String>, Option<Outcome>) {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(16);
    let mut engine = Engine::new(variant, settings);
    let mut game = SearchPosition::new(Position::start(variant));
    let mut moves = Vec::new();
    while game.outcome().is_none() && game.plies() < max_plies {
        let limits = Limits::nodes(nodes);
        let info = engine.search(&game, limits, &StopFlag::new(), &mut |_| ());
        let mv = info.best_move().expect("the game is not over");
        moves.push(move_text::write(game.position(), mv));
        game.play(mv);
    }
    (moves, game.outcome())
}

#[test]
fn both_sides_play_until_the_game_ends() {
    for variant in Variant::STANDARD {
        assert_eq!(play(variant, 50, 12).0.len(), 12);
    }
    let (moves, outcome) = play(Variant::WolfAndSheep, 50, 100);
    assert!(outcome.is_some(), "{moves:?}");
}
