//! Irregularities kept or corrected, and captures huffed, by what is better for the computer (`rules.md` §4, §5).

use dames3d::engine::Level;
use dames3d::game::{Command, Event, Session, TableRules};
use dames3d::players::Decision;
use dames3d::rules::{Geometry, HandAction, Variant};

use super::{answer, carry_out, level};
use crate::game::{play, set_up, square};

const KEEP: Decision = Decision::ResolveIrregularity { keep: true };
const CORRECT: Decision = Decision::ResolveIrregularity { keep: false };

/// From the weakest to one that looks five plies ahead.
fn some_levels() -> impl Iterator<Item = Level> {
    [1, 2, 4, 6].map(level).into_iter()
}

fn carry(from: u8, to: u8) -> HandAction {
    HandAction::Carry {
        from: square(from),
        to: square(to),
    }
}

fn off(number: u8) -> HandAction {
    HandAction::Remove(square(number))
}

/// White has done this by hand, and something about it is irregular.
fn after(fen: &str, variant: Variant, deeds: &[HandAction]) -> Session {
    let mut session = set_up(fen, variant);
    let manners = TableRules {
        over_the_board: true,
        ..TableRules::default()
    };
    let hands = deeds.iter().copied().map(Command::Hand);
    for command in [Command::SetTableRules(manners)].into_iter().chain(hands) {
        session.apply(command).expect("done by hand");
    }
    session.apply(Command::EndTurn).expect("the turn is over");
    assert!(!session.game().irregularities().is_empty());
    session
}

/// 32 had to take 28 and 19.
#[test]
fn a_capture_overlooked_is_kept_by_whoever_it_spares() {
    for variant in Variant::STANDARD {
        let session = after("W:W32,48:B1,19,28", variant, &[carry(48, 43)]);
        for level in some_levels() {
            assert_eq!(answer(&session, level), KEEP, "{variant}, {level}");
        }
    }
}

#[test]
fn a_piece_lost_without_cause_is_asked_back() {
    for variant in Variant::STANDARD {
        let deeds = [carry(32, 27), off(20)];
        let session = after("W:W31,32,48:B1,2,20", variant, &deeds);
        for level in some_levels() {
            assert_eq!(answer(&session, level), CORRECT, "{variant}, {level}");
        }
    }
}

/// White has taken its own man off.
#[test]
fn a_gift_is_kept() {
    for variant in Variant::STANDARD {
        let session = after("W:W31,32,48:B1,2,20", variant, &[off(48)]);
        assert_eq!(answer(&session, Level::FULL), KEEP, "{variant}");
    }
}

/// Where White moves twice in a row, 27 stands before 21 and is taken. Corrected, 32 must be played, and nothing is
/// lost.
#[test]
fn what_the_offender_must_play_instead_is_thought_of() {
    let fen = "W:W32,47:B16,21,3";
    let session = after(fen, Variant::International, &[carry(32, 27), carry(47, 42)]);
    assert_eq!(answer(&session, level(3)), KEEP);
    // The same the other way round: 21 stands before 27, and would be taken.
    let fen = "W:W27,31,47:B12,21,3";
    let deeds = [carry(47, 42), carry(21, 26)];
    let session = after(fen, Variant::International, &deeds);
    assert_eq!(answer(&session, level(3)), KEEP);
}

/// Nobody could play on with an empty board.
#[test]
fn what_cannot_be_kept_is_corrected() {
    let deeds = [off(31), off(20)];
    let mut session = after("W:W31:B20", Variant::International, &deeds);
    let correct = answer(&session, level(5));
    assert_eq!(correct, CORRECT);
    let events = carry_out(&mut session, &correct);
    assert_eq!(
        events,
        [Event::Corrected {
            touched_piece: Some(square(31))
        }]
    );
}

#[test]
fn a_piece_bound_to_be_played_is_played() {
    let deeds = [carry(32, 27), off(20)];
    let mut session = after("W:W31,32,48:B1,2,20", Variant::International, &deeds);
    carry_out(&mut session, &CORRECT);
    assert_eq!(session.game().touched_piece(), Some(square(32)));
    let Decision::Play(mv, _) = answer(&session, level(4)) else {
        panic!("a move");
    };
    assert_eq!(mv.from(), square(32));
}

/// White has played a plain move although it could capture.
fn overlooked(fen: &str, played: &str, geometry: Geometry) -> Session {
    let mut session = set_up(fen, Variant::Family(geometry));
    session.apply(play(played)).expect("it may be played");
    session
}

/// 37 guards 32, which would take 28 at the next turn.
#[test]
fn a_piece_is_huffed_where_that_pays() {
    for geometry in Geometry::ALL {
        let mut session = overlooked("W:W32,37,50:B1,3,28", "50-45", geometry);
        for level in some_levels() {
            let huffs = answer(&session, level);
            assert_eq!(huffs, Decision::Huff(square(32)), "{geometry:?}, {level}");
        }
        carry_out(&mut session, &Decision::Huff(square(32)));
        assert!(matches!(answer(&session, level(2)), Decision::Play(..)));
    }
}

/// Left where it stands, 32 is the first of two that 28 takes on its way to be crowned on 48.
#[test]
fn a_piece_is_not_huffed_where_it_is_worth_more_on_the_board() {
    let session = overlooked("W:W32,42,50:B1,28", "50-45", Geometry::Flat);
    assert_eq!(session.game().huffable(), square(32).into());
    for level in some_levels().chain([Level::FULL]) {
        let Decision::Play(mv, _) = answer(&session, level) else {
            panic!("level {level} huffs");
        };
        assert_eq!(mv.captured().len(), 2);
    }
}

/// Shut in, Black has lost unless a piece is huffed.
#[test]
fn who_is_shut_in_huffs() {
    let mut session = overlooked("W:W32,33,39,41:B28", "41-37", Geometry::Flat);
    assert!(session.game().outcome().is_some());
    let huffs = answer(&session, level(1));
    assert!(matches!(huffs, Decision::Huff(_)));
    carry_out(&mut session, &huffs);
    assert_eq!(session.game().outcome(), None);
}
