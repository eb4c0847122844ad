//! The end of a game by time (`rules.md` §5.4).

use dames3d::game::Command;
use dames3d::rules::{
    DrawReason, FewAgainstKing, GameHistory, Outcome, Ply, Side, Variant, WinReason,
};

use super::table::Table;

/// The outcome when this side runs out of time in a position.
#[track_caller]
fn flag(variant: Variant, fen: &str, side: Side) -> Outcome {
    let mut table = Table::from_fen(variant, fen);
    assert_eq!(table.outcome(), None, "{fen}");
    table.apply(Command::FlagFall(side));
    table.outcome().expect("the game is over")
}

fn lost_by(side: Side) -> Outcome {
    Outcome::Win { winner: !side, reason: WinReason::Time }
}

#[test]
fn a_lone_piece_is_enough_to_win_on_time() {
    for variant in Variant::STANDARD {
        for fen in ["W:W31,32:B15", "W:W31,32,K47,K48:B15"] {
            assert_eq!(flag(variant, fen, Side::White), lost_by(Side::White));
            assert_eq!(flag(variant, fen, Side::Black), lost_by(Side::Black));
        }
    }
    for variant in Variant::ALL {
        let table = match variant {
            Variant::WolfAndSheep => Table::from_fen(variant, "B:W46,47,48,49:B3"),
            _ => Table::from_fen(variant, "W:W31,32,33:B18,19,20"),
        };
        let game = table.game();
        for side in Side::BOTH {
            assert!(game.history().can_win(side), "{variant:?} {side}");
        }
    }
}

/// White must take on 10. Then two kings face one, which is a draw at once, or after one more capture one faces one.
#[test]
fn a_side_that_can_only_draw_does_not_win_on_time() {
    let fen = "W:WK46,K5:BK1,K10";
    for side in Side::BOTH {
        let mut table = Table::by_sheet(Variant::International, fen);
        table.apply(Command::FlagFall(side));
        let drawn = Outcome::Draw(DrawReason::OutOfTime(side));
        assert_eq!(table.outcome(), Some(drawn));
    }
}

/// Two kings face one, and the federation's count is nearly over: only a capture within the plies left could win.
#[test]
fn the_plies_left_of_a_draw_count_decide_whether_a_side_can_still_win() {
    let start = "W:WK6,K7:BK45";
    let mut table = Table::from_fen(Variant::International, start);
    table.apply(Command::SetFewAgainstKing(FewAgainstKing::FEDERATION));
    let can_black_win = |history: &GameHistory| history.can_win(Side::Black);
    assert!(can_black_win(&table.game().history()), "ten plies to give up two kings");
    for _ in 0..9 {
        assert_eq!(table.outcome(), None);
        table.wait();
    }
    assert_eq!(table.ending().map(|(_, plies)| plies), Some(Ply(9)));
    assert!(!can_black_win(&table.game().history()), "one ply is left");
    table.apply(Command::FlagFall(Side::White));
    assert_eq!(table.outcome(), Some(Outcome::Draw(DrawReason::OutOfTime(Side::White))));
}

#[test]
fn the_losing_side_of_brigand_wins_on_time_if_it_can_lose_its_pieces() {
    let fen = "B:W31:B20";
    let variant = Variant::ALL[4];
    assert_eq!(flag(variant, fen, Side::Black), lost_by(Side::Black));
}

#[test]
fn sheep_that_the_wolf_has_nearly_passed_cannot_win_on_time() {
    // No sheep can come to 10, where it would shut the wolf in.
    let fen = "B:W1,2,3,6:B5";
    let table = Table::from_fen(Variant::WolfAndSheep, fen);
    assert_eq!(table.outcome(), None);
    let game = table.game();
    assert!(game.history().can_win(Side::Black));
    assert!(!game.history().can_win(Side::White));
    assert_eq!(
        flag(Variant::WolfAndSheep, fen, Side::Black),
        Outcome::Draw(DrawReason::OutOfTime(Side::Black))
    );
    assert_eq!(flag(Variant::WolfAndSheep, fen, Side::White), lost_by(Side::White));
}
