//! Draws of few pieces against a lone king.

use dames3d::game::{Command, CommandError};
use dames3d::rules::{DrawReason, EndgameClass, FewAgainstKing, Ply, Side, Variant, WinReason};

use super::table::{Table, drawn, won};

#[test]
fn three_pieces_against_a_lone_king_have_sixteen_moves_each_even_after_a_promotion() {
    let class = EndgameClass::ThreeAgainstKing;
    for variant in Variant::STANDARD {
        let mut table = Table::from_fen(variant, "W:WK26,6,K50:B31,K15");
        assert_eq!(table.ending(), None);
        table.play("26x37");
        assert_eq!(table.ending(), Some((class, Ply(0))));
        for plies in 0..32 {
            assert_eq!((table.ending(), table.outcome()), (Some((class, Ply(plies))), None));
            if plies == 7 {
                table.play("6-1");
                assert_eq!(table.quiet(), Ply(0));
            } else {
                table.wait();
            }
        }
        assert_eq!(table.game().position().kings().len(), 4);
        assert_eq!(table.ending(), Some((class, Ply::moves_each(16))));
        assert_eq!(table.outcome(), drawn(DrawReason::ThreeAgainstKing(Ply::moves_each(16))));
    }
}

#[test]
fn the_count_needs_three_pieces_with_a_king_against_a_lone_king() {
    let three = Some(EndgameClass::ThreeAgainstKing);
    let few = Some(EndgameClass::FewAgainstKing);
    for (expected, positions) in [
        (three, "W:WK46,K47,K48:BK5 W:WK46,K47,48:BK5 W:WK46,47,48:BK5 B:WK46:BK5,4,3"),
        (few, "B:WK45,K47:BK1 B:WK45:BK1,K2 B:WK45:BK1 W:WK46,47:BK5 W:WK46:BK5,4"),
        (
            None,
            "W:W46,47,48:BK5 W:WK46,K47,K48:B4 W:WK46,K47,K48,K49:BK5 W:WK46,K47,K48:BK5,4 \
             W:W46,47:BK5 W:WK46:B5 W:W46:BK5",
        ),
    ] {
        for fen in positions.split(' ') {
            let ending = Table::from_fen(Variant::International, fen).ending();
            assert_eq!(ending.map(|(class, _)| class), expected, "{fen}");
        }
    }
}

#[test]
fn by_the_sheets_rule_two_kings_or_one_against_one_king_draw_at_once() {
    for variant in Variant::STANDARD {
        for start in ["W:WK26,K50:B31,K15", "W:WK26:B31,K15"] {
            let mut table = Table::by_sheet(variant, start);
            table.play("26x37");
            assert_eq!(table.outcome(), drawn(DrawReason::FewAgainstKing), "{variant} {start}");
        }
    }
}

#[test]
fn by_the_sheets_rule_they_play_on_while_a_capture_is_pending() {
    for variant in Variant::STANDARD {
        let mut table = Table::by_sheet(variant, "W:WK46,K50:B41,K26");
        table.play("46x37");
        assert_eq!(table.ending(), Some((EndgameClass::FewAgainstKing, Ply(0))));
        assert_eq!(table.outcome(), None, "26 takes 37");
        table.play("26x42");
        assert_eq!(table.outcome(), drawn(DrawReason::FewAgainstKing));
    }
    let mut table = Table::by_sheet(Variant::Dames3d, "W:WK46,K50:B41,K26");
    table.play("46x37 26x48");
    assert_eq!(table.outcome(), None, "50 takes 48 on the side");
    table.play("50x47");
    assert_eq!(table.outcome(), won(Side::White, WinReason::NoPieces));
}

#[test]
fn in_international_draughts_two_kings_or_one_against_one_king_have_five_moves_each() {
    for chosen in [false, true] {
        let mut table = Table::by_sheet(Variant::International, "W:WK26,K50:B31,K15");
        if chosen {
            drop(table.apply(Command::SetFewAgainstKing(FewAgainstKing::FEDERATION)))
        } else {
            table = Table::from_fen(Variant::International, "W:WK26,K50:B31,K15")
        }
        table.play("26x37");
        for plies in 0..10 {
            let count = Some((EndgameClass::FewAgainstKing, Ply(plies)));
            assert_eq!((table.ending(), table.outcome()), (count, None));
            table.wait();
        }
        assert_eq!(table.outcome(), drawn(DrawReason::FewAgainstKing));
    }
}

#[test]
fn a_king_and_a_man_against_a_king_have_five_moves_each_in_international_draughts() {
    let mut table = Table::from_fen(Variant::International, "W:WK47,36:BK3");
    table.play("47-24 3-14 24-35 14-5 35-24 5-23 24-2 23-18 2-35");
    assert_eq!(table.ending(), Some((EndgameClass::FewAgainstKing, Ply(9))));
    assert_eq!(table.outcome(), None);
    table.play("18-22");
    assert_eq!(table.outcome(), drawn(DrawReason::FewAgainstKing));
}

/// As on lidraughts: the five moves are those of two pieces, whether the second is a man or has become a king.
#[test]
fn a_promotion_does_not_start_the_five_moves_again() {
    let mut table = Table::from_fen(Variant::International, "W:WK50,6:BK46");
    table.play("50-45 46-5");
    assert_eq!(table.ending(), Some((EndgameClass::FewAgainstKing, Ply(2))));
    table.play("6-1");
    assert_eq!(table.quiet(), Ply(0));
    for plies in 3..10 {
        let count = Some((EndgameClass::FewAgainstKing, Ply(plies)));
        assert_eq!((table.ending(), table.outcome()), (count, None));
        table.wait();
    }
    assert_eq!(table.outcome(), drawn(DrawReason::FewAgainstKing));
}

#[test]
fn the_five_moves_start_when_a_man_becomes_the_king_or_three_pieces_become_two() {
    let few = |plies| Some((EndgameClass::FewAgainstKing, Ply(plies)));
    let mut table = Table::from_fen(Variant::International, "W:W6,45:BK3");
    table.play("45-40 3-9");
    assert_eq!(table.ending(), None);
    table.play("6-1");
    assert_eq!(table.ending(), few(0));

    let mut table = Table::from_fen(Variant::International, "B:WK50,31,36:BK26");
    assert_eq!(table.ending(), Some((EndgameClass::ThreeAgainstKing, Ply(0))));
    table.play("26x37");
    assert_eq!(table.ending(), few(0));
}

/// A man that stands alone has no rule; the king it becomes has the five moves from the beginning.
#[test]
fn a_man_that_has_lost_its_king_is_not_counted() {
    let mut table = Table::from_fen(Variant::International, "B:WK41,6:BK46");
    table.play("46x37");
    assert_eq!(table.ending(), None);
    table.play("6-1");
    assert_eq!(table.ending(), Some((EndgameClass::FewAgainstKing, Ply(0))));
}

/// A capture or a promotion leads to it, so it has lasted for at least the quiet moves.
#[test]
fn the_quiet_moves_before_the_start_count_for_its_endgame() {
    let three = (EndgameClass::ThreeAgainstKing, DrawReason::ThreeAgainstKing(Ply(32)));
    let few = (EndgameClass::FewAgainstKing, DrawReason::FewAgainstKing);
    for (pieces, (class, reason), limit) in
        [("B:W6,K37,K50:BK15", three, 32), ("B:WK37,K50:BK15", few, 10)]
    {
        let table = |quiet: u16| {
            let fen = format!("{pieces}:H{quiet}:F60");
            Table::from_fen(Variant::International, &fen)
        };
        let mut last = table(limit - 1);
        assert_eq!((last.ending(), last.outcome()), (Some((class, Ply(limit - 1))), None));
        last.wait();
        assert_eq!(last.outcome(), drawn(reason));
        for quiet in [limit, limit + 1, u16::MAX] {
            assert_eq!(table(quiet).outcome(), drawn(reason), "{quiet}");
        }
    }
}

/// It counts no moves: a king and a man play on, and a phase of play is in progress.
#[test]
fn by_the_sheets_rule_the_quiet_moves_before_the_start_make_no_difference() {
    for pieces in ["W:WK47,36:BK3", "W:WK2,K15:BK35"] {
        let table = Table::by_sheet(Variant::International, &format!("{pieces}:H20:F60"));
        assert_eq!((table.quiet(), table.outcome()), (Ply(20), None), "{pieces}");
    }
}

#[test]
fn by_the_sheets_rule_a_king_and_a_man_play_on() {
    for (variant, moves) in [
        (Variant::International, "47-24 3-14 24-35 14-5 35-24 5-23 24-2 23-18 2-35 18-22"),
        (Variant::Dames3d, ""),
    ] {
        let mut table = Table::by_sheet(variant, "W:WK47,36:BK3");
        table.play(moves);
        assert_eq!(table.outcome(), None, "{variant}");
        let draws = table.game().rules().draws;
        let counters = table.game().counters();
        assert_eq!(counters.counted_ending(table.game().position(), &draws), None);
    }
}

#[test]
fn the_federation_rule_is_for_international_draughts_only() {
    let mut table = Table::from_fen(Variant::Dames3d, "W:WK26,K50:B31,K15");
    let federation = Command::SetFewAgainstKing(FewAgainstKing::FEDERATION);
    assert_eq!(table.0.apply(federation), Err(CommandError::InternationalOnly));
    table.play("26x37");
    assert_eq!(table.outcome(), drawn(DrawReason::FewAgainstKing));
}

#[test]
fn a_lost_position_stays_lost_when_a_count_runs_out() {
    let mut table = Table::from_fen(Variant::International, "W:WK41,K48:B42,K46");
    table.play("48x37");
    assert_eq!(table.ending(), Some((EndgameClass::FewAgainstKing, Ply(0))));
    assert_eq!(table.outcome(), won(Side::White, WinReason::NoMoves));
}
