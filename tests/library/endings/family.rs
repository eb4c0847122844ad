//! The ends of the family games (`rules.md` §4), and loss on time.

use dames3d::game::Command;
use dames3d::rules::{DrawReason, Geometry, Side, Variant, WinReason};

use super::table::{Table, drawn, won};

const BOARDS: [Geometry; 2] = Geometry::ALL;

#[test]
fn in_the_family_game_capturing_or_blocking_all_pieces_wins() {
    for board in BOARDS {
        let mut table = Table::from_fen(Variant::Family(board), "W:W33:B28");
        table.play("33x22");
        assert_eq!(table.outcome(), won(Side::White, WinReason::NoPieces));
        let mut table = Table::from_fen(Variant::Family(board), "W:W41,47,35:B36");
        table.play("35-30");
        assert_eq!(table.outcome(), won(Side::White, WinReason::NoMoves));
    }
}

#[test]
fn in_brigand_losing_all_pieces_wins() {
    for board in BOARDS {
        let mut table = Table::from_fen(Variant::Brigand(board), "W:W38:B22");
        table.play("38-33");
        table.play("22-28");
        table.play("33x22");
        // Black has lost its last man.
        assert_eq!(table.outcome(), won(Side::Black, WinReason::LostAll));
    }
}

#[test]
fn in_brigand_having_no_move_wins() {
    for board in BOARDS {
        let mut table = Table::from_fen(Variant::Brigand(board), "W:W41,47,35:B36");
        table.play("35-30");
        assert_eq!(table.outcome(), won(Side::Black, WinReason::ShutIn));
    }
}

#[test]
fn in_the_family_game_king_against_king_is_played_until_a_repetition() {
    for rules in [
        Variant::Family(Geometry::Flat),
        Variant::Brigand(Geometry::Flat),
    ] {
        let mut table = Table::from_fen(rules, "B:WK46:BK1,K45");
        let (mut plies, mut moves) = (0, [("1-6", "46-41"), ("6-1", "41-46")].into_iter().cycle());
        assert_eq!(table.outcome(), None);
        while table.outcome().is_none() {
            let (black, white) = moves.next().expect("an endless cycle");
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
fn a_wolf_behind_all_sheep_has_won() {
    let mut table = Table::from_fen(Variant::WolfAndSheep, "B:W33,34,35,41:B32");
    for text in ["32-37", "33-28", "37-42"] {
        table.play(text);
    }
    assert_eq!(table.outcome(), won(Side::Black, WinReason::GotBehind));
}

#[test]
fn a_wolf_on_the_row_of_the_last_sheep_is_behind_all_sheep() {
    let mut table = Table::from_fen(Variant::WolfAndSheep, "B:W21,22,23,36:B32");
    table.play("32-37");
    assert_eq!(table.outcome(), won(Side::Black, WinReason::GotBehind));
}

#[test]
fn a_wolf_without_moves_has_lost() {
    let mut table = Table::from_fen(Variant::WolfAndSheep, "W:W11,12,7,49:B1");
    table.play("11-6");
    assert_eq!(table.outcome(), won(Side::White, WinReason::NoMoves));
}

#[test]
fn sheep_without_moves_have_lost() {
    let mut table = Table::from_fen(Variant::WolfAndSheep, "B:W1,2,3,16:B6");
    assert_eq!(table.outcome(), None);
    table.play("6-11");
    // The wolf blocks 16, and the sheep on the last row have no squares to move to.
    assert_eq!(table.outcome(), won(Side::Black, WinReason::NoMoves));
}

#[test]
fn a_side_whose_time_runs_out_has_lost() {
    let mut table = Table::at_the_start();
    table.play("32-28");
    table.apply(Command::FlagFall(Side::Black));
    assert_eq!(table.outcome(), won(Side::White, WinReason::Time));
}
