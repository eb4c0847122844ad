//! Table rules (`rules.md` §5): touch-move, j’adoube, moves by hand, irregularities kept and corrected.

use dames3d::game::{Command, CommandError, Event, Session, TableRules};
use dames3d::game_tree::Turn;
use dames3d::rules::{Geometry, HandAction, Irregularity, Ply, Side, Variant};

use super::{carry_out, fen_of, play, refuse, set_up, square};
use crate::drawing::{BOTH, FLAT, PYRAMID};

const TOUCH_MOVE: TableRules = TableRules { touch_move: true, by_hand: false };
const BY_HAND: TableRules = TableRules { touch_move: false, by_hand: true };

fn table(fen: &str, variant: Variant, table_rules: TableRules) -> Session {
    let mut session = set_up(fen, variant);
    carry_out(&mut session, Command::SetTableRules(table_rules));
    session
}

fn carry(from: u8, to: u8) -> Command {
    Command::Hand(HandAction::Carry { from: square(from), to: square(to) })
}

fn off(number: u8) -> Command {
    Command::Hand(HandAction::Remove(square(number)))
}

/// Ends a turn with these actions and returns its irregularities.
#[track_caller]
fn end_turn(session: &mut Session, hands: &[Command]) -> Vec<Irregularity> {
    for hand in hands {
        carry_out(session, hand.clone());
    }
    carry_out(session, Command::EndTurn);
    session.game().irregularities().to_vec()
}

/// A turn by hand that breaks the rules, on the boards where it does.
struct IrregularTurn {
    promise: &'static str,
    variants: &'static [Variant],
    fen: &'static str,
    hands: Vec<Command>,
    irregularities: Vec<Irregularity>,
    /// The position if the turn is kept.
    kept: &'static str,
    /// The piece that must be played if the turn is corrected.
    touched: Option<u8>,
}

/// Plays an irregular turn and checks both ways to resolve it. Corrected, the pieces stand as before and the touched
/// piece must be played; kept, they stand as left by hand and the other side is to move.
fn assert_irregular(turn: &IrregularTurn, variant: Variant) {
    let (fen, kept, irregularities) = (turn.fen, turn.kept, &turn.irregularities);
    let case = format!("{}: {variant}", turn.promise);
    let mut session = table(fen, variant, BY_HAND);
    assert_eq!(end_turn(&mut session, &turn.hands), *irregularities, "{case}");
    for command in [carry(1, 2), play("32-28")] {
        let error = refuse(&mut session, command);
        assert_eq!(error, CommandError::UnresolvedIrregularity, "{case}");
    }
    let mut corrected = session.clone();

    let touched_piece = turn.touched.map(square);
    let events = carry_out(&mut corrected, Command::ResolveIrregularity { keep: false });
    assert_eq!(events, [Event::Corrected { touched_piece }], "{case}");
    let before = set_up(fen, variant);
    let (found, expected) = (corrected.game(), before.game());
    assert_eq!(fen_of(found), fen_of(expected), "{case}");
    assert_eq!(found.current_setup(), expected.position().setup(), "{case}");
    assert_eq!(found.touched_piece(), touched_piece, "{case}");

    carry_out(&mut session, Command::ResolveIrregularity { keep: true });
    assert_eq!(fen_of(session.game()), kept, "{case}");
    assert_eq!(session.game().turns().len(), 1, "{case}");
    let Some(Turn::Irregular { irregularities: found, .. }) = session.game().last_turn() else {
        panic!("{case}: the turn is not kept as irregular");
    };
    assert_eq!(found, irregularities, "{case}");
    carry_out(&mut session, Command::Undo);
    assert_eq!(fen_of(session.game()), fen_of(before.game()), "{case}");
    carry_out(&mut session, Command::Redo);
    assert_eq!(fen_of(session.game()), kept, "{case}");
}

const QUIET: &str = "W:W31,32,48:B1,2,20";
/// 32 must capture 28 and 19.
const RAFLE: &str = "W:W32,48:B1,19,28";

#[test]
fn regular_turns_by_hand_are_moves() {
    for variant in Variant::STANDARD {
        let mut session = table(QUIET, variant, BY_HAND);
        assert_eq!(end_turn(&mut session, &[carry(32, 28)]), []);
        assert_eq!(session.game().text_at(Ply(1)).as_deref(), Some("32-28"));

        // Hop by hop, or to the end at once; captured pieces are removed when the piece has arrived.
        for hops in [vec![carry(32, 23), carry(23, 14)], vec![carry(32, 14)]] {
            let mut session = table(RAFLE, variant, BY_HAND);
            let hands = [hops, vec![off(28), off(19)]].concat();
            assert_eq!(end_turn(&mut session, &hands), []);
            assert_eq!(session.game().text_at(Ply(1)).as_deref(), Some("32x14"));
            assert_eq!(session.game().position().pieces(Side::Black).len(), 1);
        }
    }
}

#[test]
fn a_man_carried_to_the_promotion_row_becomes_a_king() {
    let mut session = table("W:W7:B45", Variant::International, BY_HAND);
    assert_eq!(end_turn(&mut session, &[carry(7, 1)]), []);
    assert_eq!(fen_of(session.game()), "B:WK1:B45");
}

#[test]
fn turns_by_hand_that_break_the_rules_are_irregular() {
    let both_men = [31, 32].map(square).into_iter().collect();
    for turn in [
        IrregularTurn {
            promise: "two pieces are moved",
            variants: BOTH,
            fen: QUIET,
            hands: vec![carry(32, 28), carry(31, 27)],
            irregularities: vec![Irregularity::TwoMoves(both_men)],
            kept: "B:W27,28,48:B1,2,20",
            touched: Some(32),
        },
        IrregularTurn {
            promise: "a piece is moved twice",
            variants: BOTH,
            fen: QUIET,
            hands: vec![carry(32, 28), carry(28, 23)],
            irregularities: vec![Irregularity::TwoMoves(square(32).into())],
            kept: "B:W23,31,48:B1,2,20",
            touched: Some(32),
        },
        IrregularTurn {
            promise: "a piece of the opponent is moved",
            variants: PYRAMID,
            fen: QUIET,
            hands: vec![carry(20, 25)],
            irregularities: vec![Irregularity::OpponentsPiece(square(20))],
            kept: "B:W31,32,48:B1,2,25",
            touched: None,
        },
        IrregularTurn {
            promise: "a quiet move where a capture is due",
            variants: BOTH,
            fen: RAFLE,
            hands: vec![carry(48, 43)],
            irregularities: vec![Irregularity::CaptureOverlooked { due: 2 }],
            kept: "B:W32,43:B1,19,28",
            touched: None,
        },
        IrregularTurn {
            promise: "an opponent's piece is removed without cause",
            variants: FLAT,
            fen: QUIET,
            hands: vec![off(1)],
            irregularities: vec![Irregularity::RemovedWithoutCause(square(1).into())],
            kept: "B:W31,32,48:B2,20",
            touched: None,
        },
        IrregularTurn {
            promise: "an own piece is removed without cause",
            variants: FLAT,
            fen: QUIET,
            hands: vec![off(31)],
            irregularities: vec![Irregularity::RemovedWithoutCause(square(31).into())],
            kept: "B:W32,48:B1,2,20",
            touched: Some(31),
        },
        IrregularTurn {
            promise: "a piece is removed without cause after a move",
            variants: FLAT,
            fen: QUIET,
            hands: vec![carry(32, 28), off(20)],
            irregularities: vec![Irregularity::RemovedWithoutCause(square(20).into())],
            kept: "B:W28,31,48:B1,2",
            touched: Some(32),
        },
        IrregularTurn {
            promise: "too few captured pieces are removed",
            variants: BOTH,
            fen: RAFLE,
            hands: vec![carry(32, 23), carry(23, 14), off(28)],
            irregularities: vec![Irregularity::TookTooFew { taken: 1, due: 2 }],
            kept: "B:W14,48:B1,19",
            touched: Some(32),
        },
        IrregularTurn {
            promise: "too many captured pieces are removed",
            variants: BOTH,
            fen: RAFLE,
            hands: vec![carry(32, 14), off(28), off(19), off(1)],
            irregularities: vec![Irregularity::TookTooMany(square(1).into())],
            kept: "B:W14,48:B",
            touched: Some(32),
        },
        IrregularTurn {
            promise: "the smaller capture",
            variants: FLAT,
            fen: "W:W32,39:B19,28,34",
            hands: vec![carry(39, 30), off(34)],
            irregularities: vec![Irregularity::TookTooFew { taken: 1, due: 2 }],
            kept: "B:W30,32:B19,28",
            touched: None,
        },
        IrregularTurn {
            promise: "a capture stops half way",
            variants: BOTH,
            fen: RAFLE,
            hands: vec![carry(32, 23), off(28)],
            irregularities: vec![
                Irregularity::StoppedHalfWay(square(23)),
                Irregularity::TookTooFew { taken: 1, due: 2 },
            ],
            kept: "B:W23,48:B1,19",
            touched: Some(32),
        },
        IrregularTurn {
            promise: "a captured piece is removed before the capture ends",
            variants: BOTH,
            fen: RAFLE,
            hands: vec![carry(32, 23), off(28), carry(23, 14), off(19)],
            irregularities: vec![Irregularity::LiftedTooEarly(square(28))],
            kept: "B:W14,48:B1",
            touched: Some(32),
        },
        IrregularTurn {
            promise: "the flat board has no side for a capture",
            variants: FLAT,
            fen: "W:W31,48:B1,21",
            hands: vec![carry(31, 11), off(21)],
            irregularities: vec![
                Irregularity::NoSuchMove { from: square(31), to: square(11) },
                Irregularity::RemovedWithoutCause(square(21).into()),
            ],
            kept: "B:W11,48:B1",
            touched: Some(31),
        },
    ] {
        for &variant in turn.variants {
            assert_irregular(&turn, variant);
        }
    }
}

#[test]
fn a_capture_over_the_side_boards_is_regular_on_the_pyramid() {
    let mut session = table("W:W31,48:B1,21", Variant::Dames3d, BY_HAND);
    assert_eq!(end_turn(&mut session, &[carry(31, 11), off(21)]), []);
    assert_eq!(session.game().text_at(Ply(1)).as_deref(), Some("31x11"));
}

#[test]
fn after_a_correction_the_touched_piece_must_be_played() {
    let mut session = table(QUIET, Variant::International, BY_HAND);
    end_turn(&mut session, &[carry(32, 22)]);
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
    let error = refuse(&mut session, play("31-27"));
    assert_eq!(error, CommandError::TouchedPiece(square(32)));
    let irregularities = end_turn(&mut session, &[carry(31, 27)]);
    assert_eq!(irregularities, [Irregularity::NotThePieceTouched(square(32))]);
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
    assert_eq!(end_turn(&mut session, &[carry(32, 28)]), []);
    assert_eq!(session.game().touched_piece(), None);
}

/// No command gets round the decision, except leaving the game.
#[test]
fn an_irregularity_is_resolved_before_anything_else() {
    let mut session = set_up(QUIET, Variant::International);
    carry_out(&mut session, play("32-28"));
    carry_out(&mut session, play("20-25"));
    carry_out(&mut session, Command::Undo);
    carry_out(&mut session, Command::SetTableRules(BY_HAND));
    carry_out(&mut session, Command::OfferDraw);
    end_turn(&mut session, &[carry(20, 30)]);
    for command in [
        Command::Undo,
        Command::Redo,
        Command::Show(Ply(0)),
        Command::PutBack,
        Command::SetTableRules(TableRules::default()),
        Command::OfferDraw,
        Command::AnswerDraw { accept: true },
        Command::Resign(Side::White),
    ] {
        let error = refuse(&mut session, command);
        assert_eq!(error, CommandError::UnresolvedIrregularity);
    }
    let mut another = session.clone();
    carry_out(&mut another, Command::NewGame);
    assert_eq!(another.game().irregularities(), []);
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
    carry_out(&mut session, Command::Undo);
    assert_eq!(fen_of(session.game()), QUIET);
}

#[test]
fn resignation_during_a_turn_by_hand_puts_the_pieces_back() {
    let mut session = table(QUIET, Variant::International, BY_HAND);
    carry_out(&mut session, carry(31, 27));
    let events = carry_out(&mut session, Command::Resign(Side::White));
    let lost = session.game().outcome().expect("resigned");
    assert_eq!(events, [Event::PutBack, Event::Ended(lost)]);
    let game = session.game();
    assert_eq!(game.current_setup(), game.position().setup());
}

#[test]
fn invalid_actions_by_hand_are_refused() {
    let mut session = table(QUIET, Variant::International, BY_HAND);
    for action in [carry(3, 4), carry(31, 32), off(50)] {
        assert!(matches!(refuse(&mut session, action), CommandError::InvalidHandAction(_)));
    }
    let keep = Command::ResolveIrregularity { keep: true };
    for (command, expected) in
        [(Command::EndTurn, CommandError::NoHandAction), (keep, CommandError::NoIrregularity)]
    {
        assert_eq!(refuse(&mut session, command), expected);
    }
    carry_out(&mut session, carry(31, 27));
    let error = refuse(&mut session, play("32-28"));
    assert_eq!(error, CommandError::HandTurnUnfinished);
    assert_eq!(carry_out(&mut session, Command::PutBack), [Event::PutBack]);
    carry_out(&mut session, play("32-28"));

    let mut session = set_up(QUIET, Variant::International);
    for command in [carry(31, 27), Command::EndTurn] {
        assert_eq!(refuse(&mut session, command), CommandError::NotOverTheBoard);
    }
}

#[test]
fn a_turn_that_leaves_no_playable_position_cannot_be_kept() {
    let mut session = table("W:W31:B", Variant::International, BY_HAND);
    assert!(matches!(refuse(&mut session, off(31)), CommandError::GameOver(_)));
    let mut session = table("W:W31:B20", Variant::International, BY_HAND);
    end_turn(&mut session, &[off(31), off(20)]);
    let keep = Command::ResolveIrregularity { keep: true };
    assert!(matches!(refuse(&mut session, keep), CommandError::CannotKeep(_)));
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
}

#[test]
fn a_touched_piece_that_can_move_must_be_moved() {
    let mut session = table(QUIET, Variant::Dames3d, TOUCH_MOVE);
    let events = carry_out(&mut session, Command::Touch(square(32)));
    assert_eq!(events, [Event::Touched(square(32))]);
    for command in [play("31-27"), Command::Touch(square(31))] {
        let error = refuse(&mut session, command);
        assert_eq!(error, CommandError::TouchedPiece(square(32)));
    }
    // To any of its squares.
    for to in ["32-27", "32-28"] {
        carry_out(&mut session.clone(), play(to));
    }
    carry_out(&mut session, play("32-28"));
    assert_eq!(session.game().touched_piece(), None);
}

#[test]
fn touching_a_piece_that_cannot_move_has_no_consequence() {
    let mut session = table("W:W31,36,48:B1", Variant::International, TOUCH_MOVE);
    assert_eq!(carry_out(&mut session, Command::Touch(square(1))), []);
    carry_out(&mut session, play("31-27"));
}

#[test]
fn jadoube_allows_pieces_to_be_adjusted() {
    let mut session = table(QUIET, Variant::International, TOUCH_MOVE);
    let events = carry_out(&mut session, Command::Adjust);
    assert_eq!(events, [Event::Adjusting(true)]);
    assert_eq!(carry_out(&mut session, Command::Touch(square(32))), []);
    assert!(session.game().is_adjusting());
    carry_out(&mut session, play("31-27"));
    // It ends with the move.
    assert!(!session.game().is_adjusting());
    carry_out(&mut session, Command::Touch(square(20)));
    assert_eq!(session.game().touched_piece(), Some(square(20)));
    // After touching a piece it is too late.
    carry_out(&mut session, Command::Adjust);
    assert_eq!(session.game().touched_piece(), Some(square(20)));

    let mut session = set_up(QUIET, Variant::International);
    let error = refuse(&mut session, Command::Adjust);
    assert_eq!(error, CommandError::NoTouchMove);
}

/// Both sides move two kings a turn, in cycles so long that no position occurs three times.
#[test]
#[cfg_attr(debug_assertions, ignore = "takes half a minute without optimization")]
fn plies_are_refused_beyond_65535() {
    let mut session = table("W:WK1,K12:BK26,K35", Variant::Family(Geometry::Flat), BY_HAND);
    let cycles = [[(1, 11), (12, 13)], [(26, 9), (35, 16)]];
    let mut turn = |ply: usize| {
        let step = ply / 2;
        let carried = cycles[ply % 2].map(|(first, length)| {
            let at = |step: usize| first + (step % length) as u8;
            carry(at(step), at(step + 1))
        });
        for action in carried {
            carry_out(&mut session, action);
        }
        let ended = session.apply(Command::EndTurn);
        if ended.is_ok() {
            carry_out(&mut session, Command::ResolveIrregularity { keep: true });
        }
        (ended, session.game().current_ply())
    };
    for ply in 0..usize::from(u16::MAX) {
        let (ended, current) = turn(ply);
        assert!(ended.is_ok(), "ply {ply}: {ended:?}");
        assert_eq!(usize::from(current.0), ply + 1);
    }
    let (ended, current) = turn(usize::from(u16::MAX));
    assert_eq!(ended, Err(CommandError::TooManyPlies));
    assert_eq!(current, Ply(u16::MAX));
}

#[test]
fn table_rules_outlive_the_game() {
    let mut session = table(QUIET, Variant::International, BY_HAND);
    carry_out(&mut session, Command::NewGame);
    assert_eq!(session.game().table_rules(), BY_HAND);
    carry_out(&mut session, Command::SetUp(QUIET.to_owned()));
    assert_eq!(session.game().table_rules(), BY_HAND);
}

/// A piece that was put back has not moved.
#[test]
fn a_capture_after_a_piece_was_put_back_is_regular() {
    let mut session = table("W:W32,48:B1,28", Variant::International, BY_HAND);
    let hands = [carry(48, 43), carry(43, 48), carry(32, 23), off(28)];
    assert_eq!(end_turn(&mut session, &hands), []);
    assert_eq!(fen_of(session.game()), "B:W23,48:B1");
}

#[test]
fn the_piece_touched_must_be_played_where_captures_may_be_ignored_too() {
    let family = Variant::Family(Geometry::Flat);
    let mut session = table("W:W32,48,50:B1,28", family, BY_HAND);
    assert!(!end_turn(&mut session, &[carry(48, 38)]).is_empty());
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
    let found = end_turn(&mut session, &[carry(50, 44)]);
    assert_eq!(found, [Irregularity::NotThePieceTouched(square(48))]);
}

/// In the losing game, one piece may be taken where two can be.
#[test]
fn the_fewest_pieces_are_due_where_any_capture_may_be_chosen() {
    let brigand = Variant::Brigand(Geometry::Flat);
    let session = set_up("W:W32,50:B28,19,44,5", brigand);
    assert_eq!(session.game().capture_due(), 1);
}
