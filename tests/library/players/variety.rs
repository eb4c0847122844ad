//! Games against the computer are not all alike, unless one wants them to be.

use std::collections::HashSet;

use dames3d::engine::StopFlag;
use dames3d::game::{Command, Session};
use dames3d::players::{Computer, Decision, DecisionRequest, PendingAction};
use dames3d::rules::{Move, Variant};

use super::{computer, level};

/// A game after these moves.
fn after(variant: Variant, moves: &[&str]) -> Session {
    let mut session = Session::default();
    session
        .apply(Command::SwitchGame(variant))
        .expect("a table");
    for mv in moves {
        let play = Command::Play(mv.parse().expect("a move"));
        session.apply(play).expect("played");
    }
    session
}

/// What the computer plays there each of sixty times.
fn answers(computer: &mut Computer, session: &Session) -> HashSet<Move> {
    let (_, action) = PendingAction::from_game(session.game()).expect("something to do");
    let request = DecisionRequest::new(session.game(), action);
    let mut play = || match computer.decide(&request, level(3), &StopFlag::new(), &mut |_| ()) {
        Decision::Play(mv, _) => mv,
        other => panic!("a move was expected: {other:?}"),
    };
    (0..60).map(|_| play()).collect()
}

#[test]
fn each_game_is_begun_anew() {
    for variant in Variant::STANDARD {
        for moves in [&[][..], &["32-28"]] {
            let begun = after(variant, moves);
            assert_eq!(answers(&mut computer(), &begun).len(), 1, "{variant}");
            let varied = answers(&mut computer().with_varied_games(), &begun);
            assert!(varied.len() > 1, "{variant}: {varied:?} sixty times");
        }
    }
}

#[test]
fn a_move_taken_back_is_answered_as_before() {
    for variant in Variant::STANDARD {
        let later = after(variant, &["32-28", "17-21"]);
        assert_eq!(
            answers(&mut computer().with_varied_games(), &later).len(),
            1
        );
        // Not always the same, though.
        let games = (0..60).flat_map(|_| answers(&mut computer().with_varied_games(), &later));
        assert!(games.collect::<HashSet<_>>().len() > 1, "{variant}");
    }
}
