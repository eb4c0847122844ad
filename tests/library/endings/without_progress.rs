//! Draws by repetition and by quiet moves.

use dames3d::game::Command;
use dames3d::notation::fen;
use dames3d::rules::{DrawReason, Ply, Position, Variant};

use super::table::{Table, drawn};

/// A king and a man each, far apart.
const QUIET: &str = "W:W47,K50:B4,K1";

#[test]
fn the_same_position_for_the_third_time_is_a_draw() {
    for variant in Variant::STANDARD {
        let mut table = Table::of(variant, QUIET);
        assert_eq!(table.repetitions(), 1);
        table.play("50-45 1-6 45-50 6-1");
        assert_eq!(table.repetitions(), 2);
        table.play("50-45 1-6 45-50");
        assert_eq!((table.repetitions(), table.outcome()), (2, None));
        table.play("6-1");
        assert_eq!(table.repetitions(), 3);
        assert_eq!(table.outcome(), drawn(DrawReason::Repetition));
    }
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_another_position() {
    for variant in Variant::STANDARD {
        let mut table = Table::of(variant, QUIET);
        table.play("50-44 1-7 44-39 7-1 39-50");
        let pieces = |position: &Position| fen::write(&position.setup())[1..].to_owned();
        assert_eq!(
            pieces(table.game().position()),
            pieces(table.game().start())
        );
        assert_eq!(table.repetitions(), 1);
    }
}

#[test]
fn a_repetition_taken_back_and_played_again_is_counted_once() {
    let mut table = Table::of(Variant::Dames3d, QUIET);
    table.play("50-45 1-6 45-50 6-1");
    table.apply(Command::Undo);
    table.play("6-1");
    assert_eq!((table.repetitions(), table.outcome()), (2, None));
}

#[test]
fn twenty_five_moves_each_without_a_man_move_or_a_capture_are_a_draw() {
    for variant in Variant::STANDARD {
        let mut table = Table::of(variant, QUIET);
        for plies in 0..50 {
            assert_eq!((table.quiet(), table.outcome()), (Ply(plies), None));
            table.wait();
        }
        assert_eq!(table.quiet(), Ply::moves_each(25));
        assert_eq!(
            table.outcome(),
            drawn(DrawReason::QuietMoves(Ply::moves_each(25)))
        );
    }
}

#[test]
fn a_man_move_and_a_capture_start_the_twenty_five_moves_again() {
    for variant in Variant::STANDARD {
        let mut table = Table::of(variant, "W:W6,K50:B45,K5");
        table.play("50-39 5-10 39-33 10-14");
        assert_eq!(table.quiet(), Ply(4));
        table.play("6-1");
        assert_eq!(table.quiet(), Ply(0));
        table.wait();
        assert_eq!(table.quiet(), Ply(1));
    }
    let mut table = Table::of(Variant::International, "W:WK26,K50:B31,K15,45");
    table.play("26x37");
    assert_eq!(table.quiet(), Ply(0));
    table.wait();
    assert_eq!(table.quiet(), Ply(1));
}
