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
            assert_eq!(
                (table.ending(), table.outcome()),
                (Some((class, Ply(plies))), None)
            );
            if plies == 7 {
                table.play("6-1");
                assert_eq!(table.quiet(), Ply(0));
            } else {
                table.wait();
            }
        }
        assert_eq!(table.game().position().kings().len(), 4);
        assert_eq!(table.ending(), Some((class, Ply::moves_each(16))));
        assert_eq!(
            table.outcome(),
            drawn(DrawReason::ThreeAgainstKing(Ply::moves_each(16)))
        );
    }
}

#[test]
fn the_count_needs_three_pieces_with_a_king_against_a_lone_king() {
    let class = |fen| {
        Table::from_fen(Variant::International, fen)
            .ending()
            .map(|(class, _)| class)
    };
    for counted in [
        "W:WK46,K47,K48:BK5",
        "W:WK46,K47,48:BK5",
        "W:WK46,47,48:BK5",
        "B:WK46:BK5,4,3",
    ] {
        assert_eq!(
            class(counted),
            Some(EndgameClass::ThreeAgainstKing),
            "{counted}"
        );
    }
    for counted in ["B:WK45,K47:BK1", "B:WK45:BK1,K2", "B:WK45:BK1"] {
        assert_eq!(
            class(counted),
            Some(EndgameClass::FewAgainstKing),
            "{counted}"
        );
    }
    for other in [
        "W:W46,47,48:BK5",
        "W:WK46,K47,K48:B4",
        "W:WK46,K47,K48,K49:BK5",
        "W:WK46,K47,K48:BK5,4",
        "W:WK46,47:BK5",
        "W:W46,47:BK5",
        "W:W46:BK5",
    ] {
        assert_eq!(class(other), None, "{other}");
    }
}

#[test]
fn by_the_sheets_rule_two_kings_or_one_against_one_king_draw_at_once() {
    for variant in Variant::STANDARD {
        for start in ["W:WK26,K50:B31,K15", "W:WK26:B31,K15"] {
            let mut table = Table::by_sheet(variant, start);
            table.play("26x37");
            assert_eq!(
                table.outcome(),
                drawn(DrawReason::FewAgainstKing),
                "{variant} {start}"
            );
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
        match chosen {
            true => drop(table.apply(Command::SetFewAgainstKing(FewAgainstKing::FEDERATION))),
            false => table = Table::from_fen(Variant::International, "W:WK26,K50:B31,K15"),
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
fn the_federation_rule_is_for_international_draughts_only() {
    let mut table = Table::from_fen(Variant::Dames3d, "W:WK26,K50:B31,K15");
    let federation = Command::SetFewAgainstKing(FewAgainstKing::FEDERATION);
    assert_eq!(
        table.0.apply(federation),
        Err(CommandError::InternationalOnly)
    );
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
