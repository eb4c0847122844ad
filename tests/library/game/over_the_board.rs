//! Table rules (`rules.md` §5): touch-move, j’adoube, moves by hand, irregularities kept and corrected.

use dames3d::game::{Command, CommandError, Event, Session, TableRules};
use dames3d::game_tree::Turn;
use dames3d::rules::{Geometry, HandAction, Irregularity, Ply, Side, Variant};

use super::{carry_out, fen_of, play, refuse, set_up, square};

const TOUCH_MOVE: TableRules = TableRules {
    touch_move: true,
    by_hand: false,
};
const BY_HAND: TableRules = TableRules {
    touch_move: false,
    by_hand: true,
};

fn table(fen: &str, variant: Variant, table_rules: TableRules) -> Session {
    let mut session = set_up(fen, variant);
    carry_out(&mut session, Command::SetTableRules(table_rules));
    session
}

fn carry(from: u8, to: u8) -> Command {
    Command::Hand(HandAction::Carry {
        from: square(from),
        to: square(to),
    })
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

/// Plays an irregular turn and checks both ways to resolve it. Corrected, the pieces stand as before and the touched
/// piece must be played; kept, they stand as left by hand and the other side is to move.
#[track_caller]
fn is_irregular(
    fen: &str,
    variant: Variant,
    hands: &[Command],
    irregularities: &[Irregularity],
    kept: &str,
    touched: Option<u8>,
) {
    let mut session = table(fen, variant, BY_HAND);
    assert_eq!(end_turn(&mut session, hands), irregularities);
    assert_eq!(
        refuse(&mut session, carry(1, 2)),
        CommandError::UnresolvedIrregularity
    );
    assert_eq!(
        refuse(&mut session, play("32-28")),
        CommandError::UnresolvedIrregularity
    );
    let mut corrected = session.clone();

    let touched_piece = touched.map(square);
    let events = carry_out(&mut corrected, Command::ResolveIrregularity { keep: false });
    assert_eq!(events, [Event::Corrected { touched_piece }]);
    let before = set_up(fen, variant);
    assert_eq!(fen_of(corrected.game()), fen_of(before.game()));
    assert_eq!(
        corrected.game().current_setup(),
        before.game().position().setup()
    );
    assert_eq!(corrected.game().touched_piece(), touched_piece);

    carry_out(&mut session, Command::ResolveIrregularity { keep: true });
    assert_eq!(fen_of(session.game()), kept);
    assert_eq!(session.game().turns().len(), 1);
    assert!(
        matches!(session.game().last_turn(), Some(Turn::Irregular { irregularities: kept, .. }) if kept == irregularities)
    );
    carry_out(&mut session, Command::Undo);
    assert_eq!(fen_of(session.game()), fen_of(before.game()));
    carry_out(&mut session, Command::Redo);
    assert_eq!(fen_of(session.game()), kept);
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
fn two_moves_in_a_row_are_irregular() {
    for variant in Variant::STANDARD {
        is_irregular(
            QUIET,
            variant,
            &[carry(32, 28), carry(31, 27)],
            &[Irregularity::TwoMoves(
                [31, 32].map(square).into_iter().collect(),
            )],
            "B:W27,28,48:B1,2,20",
            Some(32),
        );
        is_irregular(
            QUIET,
            variant,
            &[carry(32, 28), carry(28, 23)],
            &[Irregularity::TwoMoves(square(32).into())],
            "B:W23,31,48:B1,2,20",
            Some(32),
        );
    }
}

#[test]
fn moving_the_opponents_piece_is_irregular() {
    is_irregular(
        QUIET,
        Variant::Dames3d,
        &[carry(20, 25)],
        &[Irregularity::OpponentsPiece(square(20))],
        "B:W31,32,48:B1,2,25",
        None,
    );
}

#[test]
fn a_quiet_move_when_a_capture_is_due_is_irregular() {
    for variant in Variant::STANDARD {
        is_irregular(
            RAFLE,
            variant,
            &[carry(48, 43)],
            &[Irregularity::CaptureOverlooked { due: 2 }],
            "B:W32,43:B1,19,28",
            None,
        );
    }
}

#[test]
fn removing_pieces_without_cause_is_irregular() {
    for (taken, kept) in [(1, "B:W31,32,48:B2,20"), (31, "B:W32,48:B1,2,20")] {
        is_irregular(
            QUIET,
            Variant::International,
            &[off(taken)],
            &[Irregularity::RemovedWithoutCause(square(taken).into())],
            kept,
            (taken == 31).then_some(31),
        );
    }
    is_irregular(
        QUIET,
        Variant::International,
        &[carry(32, 28), off(20)],
        &[Irregularity::RemovedWithoutCause(square(20).into())],
        "B:W28,31,48:B1,2",
        Some(32),
    );
}

#[test]
fn removing_too_few_or_too_many_captured_pieces_is_irregular() {
    for variant in Variant::STANDARD {
        is_irregular(
            RAFLE,
            variant,
            &[carry(32, 23), carry(23, 14), off(28)],
            &[Irregularity::TookTooFew { taken: 1, due: 2 }],
            "B:W14,48:B1,19",
            Some(32),
        );
        is_irregular(
            RAFLE,
            variant,
            &[carry(32, 14), off(28), off(19), off(1)],
            &[Irregularity::TookTooMany(square(1).into())],
            "B:W14,48:B",
            Some(32),
        );
    }
}

#[test]
fn the_smaller_capture_is_irregular() {
    is_irregular(
        "W:W32,39:B19,28,34",
        Variant::International,
        &[carry(39, 30), off(34)],
        &[Irregularity::TookTooFew { taken: 1, due: 2 }],
        "B:W30,32:B19,28",
        None,
    );
}

#[test]
fn stopping_a_capture_half_way_is_irregular() {
    for variant in Variant::STANDARD {
        is_irregular(
            RAFLE,
            variant,
            &[carry(32, 23), off(28)],
            &[
                Irregularity::StoppedHalfWay(square(23)),
                Irregularity::TookTooFew { taken: 1, due: 2 },
            ],
            "B:W23,48:B1,19",
            Some(32),
        );
    }
}

#[test]
fn removing_a_captured_piece_before_the_capture_ends_is_irregular() {
    for variant in Variant::STANDARD {
        is_irregular(
            RAFLE,
            variant,
            &[carry(32, 23), off(28), carry(23, 14), off(19)],
            &[Irregularity::LiftedTooEarly(square(28))],
            "B:W14,48:B1",
            Some(32),
        );
    }
}

#[test]
fn a_capture_over_the_side_boards_is_regular_on_the_pyramid_only() {
    let hands = [carry(31, 11), off(21)];
    let mut session = table("W:W31,48:B1,21", Variant::Dames3d, BY_HAND);
    assert_eq!(end_turn(&mut session, &hands), []);
    assert_eq!(session.game().text_at(Ply(1)).as_deref(), Some("31x11"));
    is_irregular(
        "W:W31,48:B1,21",
        Variant::International,
        &hands,
        &[
            Irregularity::NoSuchMove {
                from: square(31),
                to: square(11),
            },
            Irregularity::RemovedWithoutCause(square(21).into()),
        ],
        "B:W11,48:B1",
        Some(31),
    );
}

#[test]
fn after_a_correction_the_touched_piece_must_be_played() {
    let mut session = table(QUIET, Variant::International, BY_HAND);
    end_turn(&mut session, &[carry(32, 22)]);
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
    assert_eq!(
        refuse(&mut session, play("31-27")),
        CommandError::TouchedPiece(square(32))
    );
    let irregularities = end_turn(&mut session, &[carry(31, 27)]);
    assert_eq!(
        irregularities,
        [Irregularity::NotThePieceTouched(square(32))]
    );
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
        assert_eq!(
            refuse(&mut session, command),
            CommandError::UnresolvedIrregularity
        );
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
        assert!(matches!(
            refuse(&mut session, action),
            CommandError::InvalidHandAction(_)
        ));
    }
    assert_eq!(
        refuse(&mut session, Command::EndTurn),
        CommandError::NoHandAction
    );
    assert_eq!(
        refuse(&mut session, Command::ResolveIrregularity { keep: true }),
        CommandError::NoIrregularity
    );
    carry_out(&mut session, carry(31, 27));
    assert_eq!(
        refuse(&mut session, play("32-28")),
        CommandError::HandTurnUnfinished
    );
    assert_eq!(carry_out(&mut session, Command::PutBack), [Event::PutBack]);
    carry_out(&mut session, play("32-28"));

    let mut session = set_up(QUIET, Variant::International);
    assert_eq!(
        refuse(&mut session, carry(31, 27)),
        CommandError::NotOverTheBoard
    );
    assert_eq!(
        refuse(&mut session, Command::EndTurn),
        CommandError::NotOverTheBoard
    );
}

#[test]
fn a_turn_that_leaves_no_playable_position_cannot_be_kept() {
    let mut session = table("W:W31:B", Variant::International, BY_HAND);
    assert!(matches!(
        refuse(&mut session, off(31)),
        CommandError::GameOver(_)
    ));
    let mut session = table("W:W31:B20", Variant::International, BY_HAND);
    end_turn(&mut session, &[off(31), off(20)]);
    let keep = Command::ResolveIrregularity { keep: true };
    assert!(matches!(
        refuse(&mut session, keep),
        CommandError::CannotKeep(_)
    ));
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
}

#[test]
fn a_touched_piece_that_can_move_must_be_moved() {
    let mut session = table(QUIET, Variant::Dames3d, TOUCH_MOVE);
    assert_eq!(
        carry_out(&mut session, Command::Touch(square(32))),
        [Event::Touched(square(32))]
    );
    assert_eq!(
        refuse(&mut session, play("31-27")),
        CommandError::TouchedPiece(square(32))
    );
    assert_eq!(
        refuse(&mut session, Command::Touch(square(31))),
        CommandError::TouchedPiece(square(32))
    );
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
    assert_eq!(
        carry_out(&mut session, Command::Adjust),
        [Event::Adjusting(true)]
    );
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
    assert_eq!(
        refuse(&mut session, Command::Adjust),
        CommandError::NoTouchMove
    );
}

/// Both sides move two kings a turn, in cycles so long that no position occurs three times.
#[test]
#[cfg_attr(debug_assertions, ignore = "takes half a minute without optimization")]
fn plies_are_refused_beyond_65535() {
    let mut session = table(
        "W:WK1,K12:BK26,K35",
        Variant::Family(Geometry::Flat),
        BY_HAND,
    );
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
