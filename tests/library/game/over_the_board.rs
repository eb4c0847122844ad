//! Table manners (`rules.md` §5): touch-move, j’adoube, moves by hand, irregularities corrected and kept.

use dames3d::game::{Command, CommandError, Event, Session, TableRules, Turn};
use dames3d::rules::{HandAction, Irregularity, Ply, Side, Variant};

use super::{carry_out, fen_of, play, refuse, set_up, square};

const TOUCH_MOVE: TableRules = TableRules {
    touch_move: true,
    over_the_board: false,
};
const BY_HAND: TableRules = TableRules {
    touch_move: false,
    over_the_board: true,
};

fn table(fen: &str, variant: Variant, manners: TableRules) -> Session {
    let mut session = set_up(fen, variant);
    carry_out(&mut session, Command::SetTableRules(manners));
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

/// What is named when these things are done; a regular turn names nothing.
#[track_caller]
fn done(session: &mut Session, hands: &[Command]) -> Vec<Irregularity> {
    for hand in hands {
        carry_out(session, hand.clone());
    }
    carry_out(session, Command::EndTurn);
    session.game().irregularities().to_vec()
}

/// Does something irregular, which is named; corrected, everything stands as before and the piece touched must be
/// played; kept, it stands as made and the other side is to move.
#[track_caller]
fn both_ways(
    fen: &str,
    variant: Variant,
    hands: &[Command],
    named: &[Irregularity],
    kept: &str,
    bound: Option<u8>,
) {
    let mut session = table(fen, variant, BY_HAND);
    assert_eq!(done(&mut session, hands), named);
    assert_eq!(
        refuse(&mut session, carry(1, 2)),
        CommandError::UnresolvedIrregularity
    );
    assert_eq!(
        refuse(&mut session, play("32-28")),
        CommandError::UnresolvedIrregularity
    );
    let mut corrected = session.clone();

    let bound = bound.map(square);
    let events = carry_out(&mut corrected, Command::ResolveIrregularity { keep: false });
    assert_eq!(
        events,
        [Event::Corrected {
            touched_piece: bound
        }]
    );
    let before = set_up(fen, variant);
    assert_eq!(fen_of(corrected.game()), fen_of(before.game()));
    assert_eq!(
        corrected.game().current_setup(),
        before.game().position().setup()
    );
    assert_eq!(corrected.game().touched_piece(), bound);

    carry_out(&mut session, Command::ResolveIrregularity { keep: true });
    assert_eq!(fen_of(session.game()), kept);
    let [played] = session.game().turns() else {
        panic!("one turn")
    };
    assert!(
        matches!(&played.turn, Turn::Irregular { irregularities, .. } if irregularities == named)
    );
    carry_out(&mut session, Command::Undo);
    assert_eq!(fen_of(session.game()), fen_of(before.game()));
    carry_out(&mut session, Command::Redo);
    assert_eq!(fen_of(session.game()), kept);
}

const QUIET: &str = "W:W31,32,48:B1,2,20";
/// 32 takes 28 and 19, or one of them.
const RAFLE: &str = "W:W32,48:B1,19,28";

#[test]
fn regular_turns_by_hand_are_moves() {
    for variant in Variant::STANDARD {
        let mut session = table(QUIET, variant, BY_HAND);
        assert_eq!(done(&mut session, &[carry(32, 28)]), []);
        assert_eq!(session.game().turns()[0].text, "32-28");

        // Piece by piece, or to the end at once; what is taken leaves when the piece has arrived.
        for hops in [vec![carry(32, 23), carry(23, 14)], vec![carry(32, 14)]] {
            let mut session = table(RAFLE, variant, BY_HAND);
            let hands = [hops, vec![off(28), off(19)]].concat();
            assert_eq!(done(&mut session, &hands), []);
            assert_eq!(session.game().turns()[0].text, "32x14");
            assert_eq!(session.game().position().pieces(Side::Black).len(), 1);
        }
    }
}

#[test]
fn a_man_that_ends_on_the_far_row_is_crowned_by_hand_too() {
    let mut session = table("W:W7:B45", Variant::International, BY_HAND);
    assert_eq!(done(&mut session, &[carry(7, 1)]), []);
    assert_eq!(fen_of(session.game()), "B:WK1:B45");
}

#[test]
fn two_moves_in_a_row() {
    for variant in Variant::STANDARD {
        both_ways(
            QUIET,
            variant,
            &[carry(32, 28), carry(31, 27)],
            &[Irregularity::TwoMoves(
                [31, 32].map(square).into_iter().collect(),
            )],
            "B:W27,28,48:B1,2,20",
            Some(32),
        );
        both_ways(
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
fn the_opponents_piece() {
    both_ways(
        QUIET,
        Variant::Dames3d,
        &[carry(20, 25)],
        &[Irregularity::OpponentsPiece(square(20))],
        "B:W31,32,48:B1,2,25",
        None,
    );
}

#[test]
fn a_plain_move_when_a_capture_was_due() {
    for variant in Variant::STANDARD {
        both_ways(
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
fn removing_pieces_without_cause() {
    for (taken, kept) in [(1, "B:W31,32,48:B2,20"), (31, "B:W32,48:B1,2,20")] {
        both_ways(
            QUIET,
            Variant::International,
            &[off(taken)],
            &[Irregularity::RemovedWithoutCause(square(taken).into())],
            kept,
            (taken == 31).then_some(31),
        );
    }
    both_ways(
        QUIET,
        Variant::International,
        &[carry(32, 28), off(20)],
        &[Irregularity::RemovedWithoutCause(square(20).into())],
        "B:W28,31,48:B1,2",
        Some(32),
    );
}

#[test]
fn taking_too_few_or_too_many() {
    for variant in Variant::STANDARD {
        both_ways(
            RAFLE,
            variant,
            &[carry(32, 23), carry(23, 14), off(28)],
            &[Irregularity::TookTooFew { taken: 1, due: 2 }],
            "B:W14,48:B1,19",
            Some(32),
        );
        both_ways(
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
fn the_smaller_capture_takes_too_few() {
    both_ways(
        "W:W32,39:B19,28,34",
        Variant::International,
        &[carry(39, 30), off(34)],
        &[Irregularity::TookTooFew { taken: 1, due: 2 }],
        "B:W30,32:B19,28",
        None,
    );
}

#[test]
fn stopping_a_rafle_half_way() {
    for variant in Variant::STANDARD {
        both_ways(
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
fn lifting_a_captured_piece_before_the_rafle_ends() {
    for variant in Variant::STANDARD {
        both_ways(
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
fn a_rafle_over_the_sides_is_regular_on_the_pyramid_only() {
    let hands = [carry(31, 11), off(21)];
    let mut session = table("W:W31,48:B1,21", Variant::Dames3d, BY_HAND);
    assert_eq!(done(&mut session, &hands), []);
    assert_eq!(session.game().turns()[0].text, "31x11");
    both_ways(
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
    done(&mut session, &[carry(32, 22)]);
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
    assert_eq!(
        refuse(&mut session, play("31-27")),
        CommandError::TouchedPiece(square(32))
    );
    let named = done(&mut session, &[carry(31, 27)]);
    assert_eq!(named, [Irregularity::NotThePieceTouched(square(32))]);
    carry_out(&mut session, Command::ResolveIrregularity { keep: false });
    assert_eq!(done(&mut session, &[carry(32, 28)]), []);
    assert_eq!(session.game().touched_piece(), None);
}

/// Nobody steps round the decision, other than by leaving the game.
#[test]
fn what_is_irregular_is_decided_before_anything_else() {
    let mut session = set_up(QUIET, Variant::International);
    carry_out(&mut session, play("32-28"));
    carry_out(&mut session, play("20-25"));
    carry_out(&mut session, Command::Undo);
    carry_out(&mut session, Command::SetTableRules(BY_HAND));
    carry_out(&mut session, Command::OfferDraw);
    done(&mut session, &[carry(20, 30)]);
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
fn giving_up_in_the_middle_of_a_turn_puts_the_pieces_back() {
    let mut session = table(QUIET, Variant::International, BY_HAND);
    carry_out(&mut session, carry(31, 27));
    let events = carry_out(&mut session, Command::Resign(Side::White));
    let lost = session.game().outcome().expect("given up");
    assert_eq!(events, [Event::PutBack, Event::Ended(lost)]);
    let game = session.game();
    assert_eq!(game.current_setup(), game.position().setup());
}

#[test]
fn hands_do_only_what_hands_can() {
    let mut session = table(QUIET, Variant::International, BY_HAND);
    for deed in [carry(3, 4), carry(31, 32), off(50)] {
        assert!(matches!(
            refuse(&mut session, deed),
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
fn what_nobody_could_play_on_from_is_not_kept() {
    let mut session = table("W:W31:B", Variant::International, BY_HAND);
    assert!(matches!(
        refuse(&mut session, off(31)),
        CommandError::GameOver(_)
    ));
    let mut session = table("W:W31:B20", Variant::International, BY_HAND);
    done(&mut session, &[off(31), off(20)]);
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
    // On any of its squares.
    for to in ["32-27", "32-28"] {
        carry_out(&mut session.clone(), play(to));
    }
    carry_out(&mut session, play("32-28"));
    assert_eq!(session.game().touched_piece(), None);
}

#[test]
fn a_touched_piece_that_cannot_move_binds_nobody() {
    let mut session = table("W:W31,36,48:B1", Variant::International, TOUCH_MOVE);
    assert_eq!(carry_out(&mut session, Command::Touch(square(1))), []);
    carry_out(
        &mut session,
        play("36-27".replace("36-27", "31-27").as_str()),
    );
}

#[test]
fn jadoube_lets_one_straighten_pieces() {
    let mut session = table(QUIET, Variant::International, TOUCH_MOVE);
    assert_eq!(
        carry_out(&mut session, Command::Adjust),
        [Event::Adjusting(true)]
    );
    assert_eq!(carry_out(&mut session, Command::Touch(square(32))), []);
    assert!(session.game().is_adjusting());
    carry_out(&mut session, play("31-27"));
    // It is over with the move.
    assert!(!session.game().is_adjusting());
    carry_out(&mut session, Command::Touch(square(20)));
    assert_eq!(session.game().touched_piece(), Some(square(20)));
    // Afterwards is too late.
    carry_out(&mut session, Command::Adjust);
    assert_eq!(session.game().touched_piece(), Some(square(20)));

    let mut session = set_up(QUIET, Variant::International);
    assert_eq!(
        refuse(&mut session, Command::Adjust),
        CommandError::NoTouchMove
    );
}

#[test]
fn manners_outlive_the_game() {
    let mut session = table(QUIET, Variant::International, BY_HAND);
    carry_out(&mut session, Command::NewGame);
    assert_eq!(session.game().table_rules(), BY_HAND);
    carry_out(&mut session, Command::SetUp(QUIET.to_owned()));
    assert_eq!(session.game().table_rules(), BY_HAND);
}
