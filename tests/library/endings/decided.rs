//! Wins, resignations and agreed draws.

use dames3d::game::{Command, CommandError};
use dames3d::rules::{DrawReason, Side, Variant, WinReason};

use super::table::{Table, drawn, won};

#[test]
fn a_side_without_pieces_has_lost() {
    for variant in Variant::STANDARD {
        let mut table = Table::from_fen(variant, "W:W33:B28");
        table.play("33x22");
        assert_eq!(table.outcome(), won(Side::White, WinReason::NoPieces));
        let table = Table::from_fen(variant, "W:W33:B");
        assert_eq!(table.outcome(), won(Side::White, WinReason::NoPieces));
    }
}

#[test]
fn a_side_without_moves_has_lost() {
    for variant in Variant::STANDARD {
        let mut table = Table::from_fen(variant, "W:W41,47,35:B36");
        table.play("35-30");
        assert_eq!(table.outcome(), won(Side::White, WinReason::NoMoves));
    }
}

#[test]
fn no_move_can_be_played_after_the_end() {
    let mut table = Table::from_fen(Variant::Dames3d, "W:W33,50:B28");
    table.play("33x22");
    let refused = table.0.apply(Command::Play("22-18".parse().expect("a move")));
    assert!(matches!(refused, Err(CommandError::GameOver(_))), "{refused:?}");
}

#[test]
fn a_side_that_resigns_has_lost() {
    let mut table = Table::at_the_start();
    table.apply(Command::Resign(Side::Black));
    assert_eq!(table.outcome(), won(Side::White, WinReason::Resignation));
}

#[test]
fn an_accepted_offer_is_a_draw_and_a_move_declines_it() {
    let mut table = Table::at_the_start();
    table.apply(Command::OfferDraw);
    table.play("31-26");
    let first = table.game().position().legal_moves()[0];
    table.play_move(first);
    assert_eq!(table.outcome(), None);
    table.apply(Command::OfferDraw);
    table.apply(Command::AnswerDraw { accept: true });
    assert_eq!(table.outcome(), drawn(DrawReason::Agreement));
}
