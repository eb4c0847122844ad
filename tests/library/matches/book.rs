//! Players with the tree of openings vary them; players without do not.

use std::collections::HashSet;
use std::sync::Mutex;

use dames3d::engine::{Limits, StopFlag};
use dames3d::notation::fen;
use dames3d::protocols::matches::{Match, MatchConfig, Openings};
use dames3d::rules::{Position, Variant};

#[test]
fn a_player_with_the_tree_varies_its_openings_and_one_without_does_not() {
    let variant = Variant::Dames3d;
    let start = fen::write(&Position::start(variant).setup());
    let openings = Openings::from_list(&start, variant).expect("a list");
    let config = MatchConfig {
        games: 40,
        limits: Limits::nodes(100),
        max_plies: Some(2),
        ..MatchConfig::default()
    };
    let players = ["self hash=1 tables=none book=yes", "self hash=1 tables=none book=no"];
    let players = players.map(|spec| spec.parse().expect("a player"));
    let first_moves = Mutex::new([HashSet::new(), HashSet::new()]);
    let result = Match::new(players, config).play(openings, &StopFlag::new(), &|event| {
        let first = event.game.history.moves()[0];
        let mut moves = first_moves.lock().expect("no panic");
        moves[event.game.white].insert(first);
    });
    assert_eq!(result.tally.games(), 40);
    let [with, without] = first_moves.into_inner().expect("no panic");
    assert!(with.len() > 1, "always {with:?}");
    assert_eq!(without.len(), 1, "{without:?}");
}
