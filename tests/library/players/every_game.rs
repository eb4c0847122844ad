//! The computer plays every variant against itself.

use dames3d::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};
use dames3d::game::{Command, Session};
use dames3d::players::PendingAction;
use dames3d::rules::{Geometry, Outcome, Position, Side, Variant};

use super::{carry_out, decide, level};
use crate::random::Random;

/// No decision is refused, and every game ends.
#[test]
fn every_game_is_played_to_its_end() {
    for variant in Variant::ALL {
        let mut session = Session::default();
        session.apply(Command::SwitchGame(variant)).expect("a variant");
        let mut turns = 0;
        while let Some((side, _)) = PendingAction::from_game(session.game()) {
            let number = if side == Side::White { 1 } else { 2 };
            let decision = decide(&session, level(number));
            carry_out(&mut session, &decision);
            turns += 1;
            assert!(turns < 600, "{variant}: the game does not end");
        }
        assert!(session.game().outcome().is_some(), "{variant}");
    }
}

/// Number of games that a searching player wins against random moves.
fn wins_of_the_player(variant: Variant, games: usize) -> usize {
    let mut random = Random::for_test("against anything");
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(1);
    let mut engine = Engine::new(variant, settings);
    let mut won = 0;
    for game in 0..games {
        let player = Side::BOTH[game % 2];
        let mut situation = SearchPosition::new(Position::start(variant));
        let outcome = loop {
            let position = *situation.position();
            if let Some(outcome) = situation.outcome() {
                break outcome;
            }
            let mv = if position.side_to_move() == player {
                let limits = Limits::nodes(300);
                let report = engine.search(&situation, limits, &StopFlag::new(), &mut |_| ());
                report.best_move()
            } else {
                random.pick(&position.legal_moves())
            };
            situation.play(mv.expect("a move"));
        };
        won += usize::from(matches!(outcome, Outcome::Win { winner, .. } if winner == player));
    }
    won
}

/// In the losing game the engine plays to lose its pieces.
#[test]
fn the_family_games_are_played_to_win() {
    for geometry in Geometry::ALL {
        for variant in [Variant::Family(geometry), Variant::Brigand(geometry)] {
            let won = wins_of_the_player(variant, 6);
            assert!(won >= 5, "{variant}: {won} of 6 against random moves");
        }
    }
}
