//! Draws by repetition and by moves without progress.

use dames3d::game::Command;
use dames3d::notation::fen;
use dames3d::rules::{DrawReason, Ply, Position, Variant};

use super::table::{Table, drawn};

/// A king and a man each, far apart.
const QUIET: &str = "W:W47,K50:B4,K1";

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    for variant in Variant::STANDARD {
        let mut table = Table::from_fen(variant, QUIET);
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
fn the_side_to_move_is_part_of_the_position() {
    for variant in Variant::STANDARD {
        let mut table = Table::from_fen(variant, QUIET);
        table.play("50-44 1-7 44-39 7-1 39-50");
        let pieces = |position: &Position| fen::write(&position.setup())[1..].to_owned();
        assert_eq!(pieces(table.game().position()), pieces(table.game().start()));
        assert_eq!(table.repetitions(), 1);
    }
}

#[test]
fn a_repetition_undone_and_played_again_counts_once() {
    let mut table = Table::from_fen(Variant::Dames3d, QUIET);
    table.play("50-45 1-6 45-50 6-1");
    table.apply(Command::Undo);
    table.play("6-1");
    assert_eq!((table.repetitions(), table.outcome()), (2, None));
}

#[test]
fn twenty_five_moves_each_without_a_man_move_or_capture_draw() {
    for variant in Variant::STANDARD {
        let mut table = Table::from_fen(variant, QUIET);
        for plies in 0..50 {
            assert_eq!((table.quiet(), table.outcome()), (Ply(plies), None));
            table.wait();
        }
        assert_eq!(table.quiet(), Ply::moves_each(25));
        assert_eq!(table.outcome(), drawn(DrawReason::QuietMoves(Ply::moves_each(25))));
    }
}

#[test]
fn a_man_move_or_a_capture_restarts_the_twenty_five_moves() {
    for variant in Variant::STANDARD {
        let mut table = Table::from_fen(variant, "W:W6,K50:B45,K5");
        table.play("50-39 5-10 39-33 10-14");
        assert_eq!(table.quiet(), Ply(4));
        table.play("6-1");
        assert_eq!(table.quiet(), Ply(0));
        table.wait();
        assert_eq!(table.quiet(), Ply(1));
    }
    let mut table = Table::from_fen(Variant::International, "W:WK26,K50:B31,K15,45");
    table.play("26x37");
    assert_eq!(table.quiet(), Ply(0));
    table.wait();
    assert_eq!(table.quiet(), Ply(1));
}
