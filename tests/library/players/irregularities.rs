//! The computer keeps or corrects irregularities and huffs pieces as is better for it (`rules.md` §4, §5).

use dames3d::engine::evaluation::Evaluation;
use dames3d::engine::{
    Engine, EngineSettings, IrregularityOptions, Level, SearchPosition, StopFlag,
};
use dames3d::game::{Command, Event, Session, TableRules};
use dames3d::notation::fen;
use dames3d::players::Decision;
use dames3d::rules::{FewAgainstKing, Geometry, HandAction, Variant};

use super::{carry_out, decide, level};
use crate::game::{play, set_up, square};

const KEEP: Decision = Decision::ResolveIrregularity { keep: true };
const CORRECT: Decision = Decision::ResolveIrregularity { keep: false };

/// Levels from the weakest to one that searches five plies.
fn some_levels() -> impl Iterator<Item = Level> {
    [1, 2, 4, 6].map(level).into_iter()
}

fn carry(from: u8, to: u8) -> HandAction {
    HandAction::Carry { from: square(from), to: square(to) }
}

fn off(number: u8) -> HandAction {
    HandAction::Remove(square(number))
}

/// A session in which White has played this irregular turn by hand.
fn after(fen: &str, variant: Variant, actions: &[HandAction]) -> Session {
    let mut session = set_up(fen, variant);
    let table_rules = TableRules { by_hand: true, ..TableRules::default() };
    let actions = actions.iter().copied().map(Command::Hand);
    for command in [Command::SetTableRules(table_rules)].into_iter().chain(actions) {
        session.apply(command).expect("done by hand");
    }
    session.apply(Command::EndTurn).expect("the turn is over");
    assert!(!session.game().irregularities().is_empty());
    session
}

/// 32 had to capture 28 and 19.
#[test]
fn an_ignored_capture_is_kept_by_the_side_it_spares() {
    for variant in Variant::STANDARD {
        let session = after("W:W32,48:B1,19,28", variant, &[carry(48, 43)]);
        for level in some_levels() {
            assert_eq!(decide(&session, level), KEEP, "{variant}, {level}");
        }
    }
}

/// By the sheet's rule, the turn leaves two kings against one and with that a draw.
#[test]
fn a_turn_is_judged_by_the_draw_rules_of_the_game() {
    let variant = Variant::International;
    let options = |rule| {
        let draws = variant.draws_with(rule).expect("a rule of the variant");
        let position = |text| fen::read_position(text, variant).expect("a position");
        let corrected = SearchPosition::new(position("B:WK1,K46:BK35,20")).with_draw_rules(draws);
        IrregularityOptions { corrected, kept: Some(position("W:WK1,K46:BK35")) }
    };
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(1);
    let mut engine = Engine::with_evaluation(Evaluation::Material, settings);
    let mut keeps = |rule| engine.should_keep(&options(rule), level(4), &StopFlag::new());
    assert!(keeps(FewAgainstKing::FEDERATION));
    assert!(!keeps(FewAgainstKing::SHEET));
}

#[test]
fn a_turn_that_removes_a_piece_without_cause_is_corrected() {
    for variant in Variant::STANDARD {
        let actions = [carry(32, 27), off(20)];
        let session = after("W:W31,32,48:B1,2,20", variant, &actions);
        for level in some_levels() {
            assert_eq!(decide(&session, level), CORRECT, "{variant}, {level}");
        }
    }
}

/// White has removed its own man.
#[test]
fn a_turn_that_gives_a_piece_away_is_kept() {
    for variant in Variant::STANDARD {
        let session = after("W:W31,32,48:B1,2,20", variant, &[off(48)]);
        assert_eq!(decide(&session, Level::FULL), KEEP, "{variant}");
    }
}

/// After two moves in a row, 27 stands before 21 and is captured. Corrected, 32 must be played and nothing is lost.
#[test]
fn the_move_that_a_correction_forces_is_considered() {
    let fen = "W:W32,47:B16,21,3";
    let session = after(fen, Variant::International, &[carry(32, 27), carry(47, 42)]);
    assert_eq!(decide(&session, level(3)), KEEP);
    // The other way round: 21 stands before 27 and would be captured.
    let fen = "W:W27,31,47:B12,21,3";
    let actions = [carry(47, 42), carry(21, 26)];
    let session = after(fen, Variant::International, &actions);
    assert_eq!(decide(&session, level(3)), KEEP);
}

/// Play cannot go on with an empty board.
#[test]
fn a_turn_that_cannot_be_kept_is_corrected() {
    let actions = [off(31), off(20)];
    let mut session = after("W:W31:B20", Variant::International, &actions);
    let correct = decide(&session, level(5));
    assert_eq!(correct, CORRECT);
    let events = carry_out(&mut session, &correct);
    assert_eq!(events, [Event::Corrected { touched_piece: Some(square(31)) }]);
}

#[test]
fn the_touched_piece_is_played() {
    let actions = [carry(32, 27), off(20)];
    let mut session = after("W:W31,32,48:B1,2,20", Variant::International, &actions);
    carry_out(&mut session, &CORRECT);
    assert_eq!(session.game().touched_piece(), Some(square(32)));
    let Decision::Play(mv, _) = decide(&session, level(4)) else {
        panic!("a move");
    };
    assert_eq!(mv.from(), square(32));
}

/// A session in which White has played a quiet move although it could capture.
fn ignored(fen: &str, played: &str, geometry: Geometry) -> Session {
    let mut session = set_up(fen, Variant::Family(geometry));
    session.apply(play(played)).expect("playable");
    session
}

/// 37 guards 32, which would capture 28 at the next turn.
#[test]
fn a_piece_is_huffed_if_that_pays() {
    for geometry in Geometry::ALL {
        let mut session = ignored("W:W32,37,50:B1,3,28", "50-45", geometry);
        for level in some_levels() {
            let huffs = decide(&session, level);
            assert_eq!(huffs, Decision::Huff(square(32)), "{geometry:?}, {level}");
        }
        carry_out(&mut session, &Decision::Huff(square(32)));
        assert!(matches!(decide(&session, level(2)), Decision::Play(..)));
    }
}

/// If 32 stays, 28 captures it and another piece and promotes on 48.
#[test]
fn a_piece_that_is_worth_more_on_the_board_is_not_huffed() {
    let session = ignored("W:W32,42,50:B1,28", "50-45", Geometry::Flat);
    assert_eq!(session.game().huffable(), square(32).into());
    for level in some_levels().chain([Level::FULL]) {
        let Decision::Play(mv, _) = decide(&session, level) else {
            panic!("level {level} huffs");
        };
        assert_eq!(mv.captured().len(), 2);
    }
}

/// Black has no move and has lost unless a piece is huffed.
#[test]
fn a_side_without_moves_huffs() {
    let mut session = ignored("W:W32,33,39,41:B28", "41-37", Geometry::Flat);
    assert!(session.game().outcome().is_some());
    let huffs = decide(&session, level(1));
    assert!(matches!(huffs, Decision::Huff(_)));
    carry_out(&mut session, &huffs);
    assert_eq!(session.game().outcome(), None);
}
