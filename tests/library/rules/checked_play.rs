//! Moves that are checked before they are played, and the texts of setups and moves.

use std::collections::BTreeSet;

use dames3d::notation::{FenError, fen};
use dames3d::rules::{GameHistory, IllegalMove, Move, PlayError, Position, Setup, Variant};

use crate::random::{Random, amount};

/// A position with some pieces of both sides, fit for the variant.
fn position(random: &mut Random, variant: Variant) -> Position {
    if variant == Variant::WolfAndSheep {
        let mut position = Position::start(variant);
        for _ in 0..random.below(12) {
            match random.pick(&position.legal_moves()) {
                Some(mv) => position = position.play(mv),
                None => break,
            }
        }
        return position;
    }
    let (white, black) = (random.between(1, 9), random.between(1, 9));
    random.position(variant, white, black, 30)
}

/// Moves of many positions, each once: quiet ones and captures of both sides.
fn moves_of(positions: &[Position]) -> Vec<Move> {
    let moves = positions.iter().flat_map(Position::playable_moves);
    moves.collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn every_move_that_may_not_be_played_is_refused_and_changes_nothing() {
    let mut random = Random::for_test("checked play");
    for variant in Variant::ALL {
        let positions: Vec<_> = (0..amount(200)).map(|_| position(&mut random, variant)).collect();
        // Of as many positions in every build. Each position tries every eighth of them, from another one on, beside its
        // own.
        let moves = moves_of(&positions[..200]);
        let (mut refused, mut other_captures) = (0, 0);
        for (index, position) in positions.iter().enumerate() {
            let foreign = moves.iter().skip(index % 8).step_by(8);
            let (legal, playable) = (position.legal_moves(), position.playable_moves());
            let mut history = GameHistory::new(*position);
            for mv in foreign.chain(playable.iter()).copied() {
                assert_eq!(position.is_legal(mv), legal.contains(&mv), "{mv} in {position}");
                assert_eq!(position.is_playable(mv), playable.contains(&mv));
                match position.try_play(mv) {
                    Ok(next) => {
                        assert!(playable.contains(&mv), "{mv} in {position}");
                        assert_eq!(next, position.play(mv));
                    }
                    Err(error) => {
                        assert!(!playable.contains(&mv), "{error} in {position}");
                        assert_eq!(error.mv(), mv);
                        assert!(error.to_string().starts_with(&format!("illegal move {mv}: ")));
                        assert_eq!(history.try_play(mv), Err(error.clone()));
                        refused += 1;
                        other_captures +=
                            u32::from(matches!(error, PlayError::OtherCaptures { .. }));
                    }
                }
            }
            assert_eq!(history, GameHistory::new(*position), "unchanged");
            assert_eq!(position.has_legal_move(), !legal.is_empty(), "{position}");
        }
        assert!(refused > 100, "{variant}: {refused}");
        if Variant::STANDARD.contains(&variant) {
            assert!(other_captures > 0, "{variant}");
        }
    }
}

#[test]
fn a_refusal_says_what_was_expected_and_where() {
    let read = |text| fen::read_position(text, Variant::International).expect("legal");
    let mv = read("W:W32:B1").legal_moves()[0];
    let due = read("W:W32,31:B27");
    let error = due.try_play(mv).expect_err("a capture is due");
    assert!(matches!(
        error,
        PlayError::Illegal {
            reason: IllegalMove::MustTake { .. } | IllegalMove::CaptureDue { .. },
            ..
        }
    ));
    // A king on 47 reaches 24 by taking the piece on 38 or on 33.
    let capture = |text| {
        let position = read(text);
        let found = position.legal_moves().iter().copied().find(|mv| mv.to().number() == 24);
        found.expect("a capture to 24")
    };
    let far = capture("W:WK47:B38");
    let other = read("W:WK47:B33").try_play(far).expect_err("38 is empty");
    assert_eq!(
        other.to_string(),
        "illegal move 47x24: expected the capture of 33, found the capture of 38"
    );
}

#[test]
fn a_move_of_the_game_is_played_by_the_history() {
    let mut history = GameHistory::new(Position::start(Variant::Dames3d));
    let mv = history.position().legal_moves()[0];
    assert_eq!(history.try_play(mv), Ok(()));
    assert_eq!((history.plies(), history.last_move()), (1, Some(mv)));
}

#[test]
fn setups_are_read_from_what_they_are_written_as() {
    let mut random = Random::for_test("setups as text");
    for _ in 0..amount(300) {
        let position = position(&mut random, Variant::Dames3d);
        let setup = position.setup();
        assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
        assert_eq!(setup.to_string(), fen::write(&setup));
        assert_eq!(position.to_string(), setup.to_string());
    }
    let error = "W:W51:B1".parse::<Setup>().expect_err("no such square");
    assert!(matches!(error, FenError::Parse(_)));
    assert_eq!(error.to_string(), fen::read("W:W51:B1").expect_err("no such square").to_string());
}

#[test]
fn a_move_is_written_with_its_start_and_end() {
    let read = |text| fen::read_position(text, Variant::International).expect("legal");
    assert_eq!(read("W:W46:B1").legal_moves()[0].to_string(), "46-41");
    assert_eq!(read("W:W32:B28,19").legal_moves()[0].to_string(), "32x14");
}
