//! Games against the computer differ if variety is wanted.

use std::collections::HashSet;

use dames3d::engine::StopFlag;
use dames3d::game::{Command, Session};
use dames3d::players::{Computer, Decision, DecisionRequest, PendingAction};
use dames3d::rules::{Move, Variant};
use fastrand::Rng;

use super::{computer, level};
use crate::random::Random;

/// A session after these moves.
fn after(variant: Variant, moves: &[&str]) -> Session {
    let mut session = Session::default();
    session.apply(Command::SwitchGame(variant)).expect("a variant");
    for mv in moves {
        let play = Command::Play(mv.parse().expect("a move"));
        session.apply(play).expect("played");
    }
    session
}

/// A computer that varies its games, seeded by the test.
fn varied(random: &mut Random) -> Computer {
    computer().with_game_seeds(Rng::with_seed(random.next()))
}

/// The different moves that the computer plays in this position in sixty tries.
fn moves(computer: &mut Computer, session: &Session) -> HashSet<Move> {
    let (_, action) = PendingAction::from_game(session.game()).expect("a pending action");
    let request = DecisionRequest::new(session.game(), action);
    let mut play = || match computer.decide(&request, level(3), &StopFlag::new(), &mut |_| ()) {
        Decision::Play(mv, _) => mv,
        other => panic!("a move was expected: {other:?}"),
    };
    (0..60).map(|_| play()).collect()
}

#[test]
fn each_varied_game_begins_differently() {
    let mut random = Random::for_test("each_varied_game_begins_differently");
    for variant in Variant::STANDARD {
        for played in [&[][..], &["32-28"]] {
            let begun = after(variant, played);
            assert_eq!(moves(&mut computer(), &begun).len(), 1, "{variant}");
            let varied = moves(&mut varied(&mut random), &begun);
            assert!(varied.len() > 1, "{variant}: {varied:?} sixty times");
        }
    }
}

#[test]
fn a_move_taken_back_gets_the_same_answer_in_a_varied_game() {
    let mut random = Random::for_test("a_move_taken_back_gets_the_same_answer_in_a_varied_game");
    for variant in Variant::STANDARD {
        let later = after(variant, &["32-28", "17-21"]);
        assert_eq!(moves(&mut varied(&mut random), &later).len(), 1);
        // Another game may get another answer.
        let games: HashSet<Move> =
            (0..60).flat_map(|_| moves(&mut varied(&mut random), &later)).collect();
        assert!(games.len() > 1, "{variant}");
    }
}
