//! How the games of the family sheet end (`rules.md` §4), and time running out.

use dames3d::game::Command;
use dames3d::rules::{DrawReason, Geometry, Side, Variant, WinReason};

use super::table::{Table, drawn, won};

const BOARDS: [Geometry; 2] = Geometry::ALL;

#[test]
fn in_the_family_whoever_takes_all_or_blocks_all_wins() {
    for board in BOARDS {
        let mut table = Table::of(Variant::Family(board), "W:W33:B28");
        table.play("33x22");
        assert_eq!(table.outcome(), won(Side::White, WinReason::NoPieces));
        let mut table = Table::of(Variant::Family(board), "W:W41,47,35:B36");
        table.play("35-30");
        assert_eq!(table.outcome(), won(Side::White, WinReason::NoMoves));
    }
}

#[test]
fn in_brigand_whoever_has_lost_all_wins() {
    for board in BOARDS {
        let mut table = Table::of(Variant::Brigand(board), "W:W38:B22");
        table.play("38-33");
        table.play("22-28");
        table.play("33x22");
        // Black has got rid of its last man.
        assert_eq!(table.outcome(), won(Side::Black, WinReason::LostAll));
    }
}

#[test]
fn in_brigand_whoever_cannot_move_wins() {
    for board in BOARDS {
        let mut table = Table::of(Variant::Brigand(board), "W:W41,47,35:B36");
        table.play("35-30");
        assert_eq!(table.outcome(), won(Side::Black, WinReason::ShutIn));
    }
}

#[test]
fn one_king_against_one_is_played_on_in_the_family_until_it_repeats() {
    for rules in [
        Variant::Family(Geometry::Flat),
        Variant::Brigand(Geometry::Flat),
    ] {
        let mut table = Table::of(rules, "B:WK46:BK1,K45");
        let (mut plies, mut ways) = (0, [("1-6", "46-41"), ("6-1", "41-46")].into_iter().cycle());
        assert_eq!(table.outcome(), None);
        while table.outcome().is_none() {
            let (black, white) = ways.next().expect("round and round");
            table.play(black);
            if table.outcome().is_none() {
                table.play(white);
            }
            plies += 2;
        }
        assert!(plies <= 50);
        assert_eq!(table.outcome(), drawn(DrawReason::Repetition));
    }
}

#[test]
fn a_wolf_behind_every_sheep_has_won() {
    let mut table = Table::of(Variant::WolfAndSheep, "B:W33,34,35,41:B32");
    for text in ["32-37", "33-28", "37-42"] {
        table.play(text);
    }
    assert_eq!(table.outcome(), won(Side::Black, WinReason::GotBehind));
}

#[test]
fn on_the_row_of_the_lowest_sheep_the_wolf_is_behind() {
    let mut table = Table::of(Variant::WolfAndSheep, "B:W21,22,23,36:B32");
    table.play("32-37");
    assert_eq!(table.outcome(), won(Side::Black, WinReason::GotBehind));
}

#[test]
fn a_wolf_shut_in_has_lost() {
    let mut table = Table::of(Variant::WolfAndSheep, "W:W11,12,7,49:B1");
    table.play("11-6");
    assert_eq!(table.outcome(), won(Side::White, WinReason::NoMoves));
}

#[test]
fn sheep_that_cannot_move_have_lost() {
    let mut table = Table::of(Variant::WolfAndSheep, "B:W1,2,3,16:B6");
    assert_eq!(table.outcome(), None);
    table.play("6-11");
    // 16 is blocked by the wolf, and those on the last row have nowhere to go.
    assert_eq!(table.outcome(), won(Side::Black, WinReason::NoMoves));
}

#[test]
fn time_that_runs_out_loses() {
    let mut table = Table::at_the_start();
    table.play("32-28");
    table.apply(Command::FlagFall(Side::Black));
    assert_eq!(table.outcome(), won(Side::White, WinReason::Time));
}
