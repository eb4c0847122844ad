//! Phases of play: few kings that are not drawn yet (`rules.md` §3.8).

use dames3d::game::Command;
use dames3d::notation::fen;
use dames3d::rules::{DrawReason, FewAgainstKing, Position, Side, Variant, WinReason};

use super::table::{Table, drawn, won};
use crate::drawing::{self, BOTH, FLAT, PYRAMID};

/// A game from this position by the sheet's rule.
fn table(position: &Position) -> Table {
    Table::by_sheet(position.variant(), &fen::write(&position.setup()))
}

/// Asserts that a position is drawn by the sheet's rule, or not, on these boards.
#[track_caller]
fn assert_drawn(is_drawn: bool, variants: &[Variant], side_to_move: Side, board: &str) {
    for &variant in variants {
        let position = drawing::drawn(variant, side_to_move, board);
        assert_eq!(position.is_in_phase_of_play(), !is_drawn, "{variant}");
        let expected = is_drawn.then(|| drawn(DrawReason::FewAgainstKing)).flatten();
        assert_eq!(table(&position).outcome(), expected, "{variant}");
    }
}

#[test]
fn kings_that_cannot_force_a_capture_are_drawn() {
    assert_drawn(
        true,
        BOTH,
        Side::White,
        "  B . . . .
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . . . . W",
    );
    assert_drawn(
        true,
        BOTH,
        Side::Black,
        "  . . . . .
          . . . . .
            . . . . B
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . W . . .
            . . . . .
          . . . . W",
    );
}

#[test]
fn a_capture_that_is_due_keeps_the_game_going() {
    assert_drawn(
        false,
        BOTH,
        Side::White,
        "  . . . . .
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . B . . .
            W . . . .
          . . . . .",
    );
}

/// White goes to the corner 46: wherever Black moves on the long diagonal, White captures.
#[test]
fn a_king_that_drives_the_other_into_its_line_is_not_drawn_on_the_flat_board() {
    let before = "  . . . . B
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . . . . .
            W . . . .
          . . . . .";
    assert_drawn(false, FLAT, Side::White, before);
    // On the pyramid Black leaves along the edge of the base.
    assert_drawn(true, PYRAMID, Side::White, before);
    let after = "  . . . . B
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          . . . . .
            . . . . .
          W . . . .";
    assert_drawn(false, FLAT, Side::Black, after);
    assert_drawn(true, PYRAMID, Side::Black, after);

    let mut table = table(&drawing::flat(before));
    table.play("41-46 5-28 46x5");
    assert_eq!(table.outcome(), won(Side::White, WinReason::NoPieces));
}

#[test]
fn a_king_that_does_not_take_its_chance_is_drawn() {
    let mut table = Table::by_sheet(Variant::International, "W:WK37:BK5");
    assert_eq!(table.outcome(), None, "37-46 would win");
    table.play("37-31");
    assert_eq!(table.outcome(), drawn(DrawReason::FewAgainstKing));
}

/// White gives up a king: Black's reply is forced, and the other king takes.
#[test]
fn two_kings_of_which_one_is_given_up_to_take_the_last_one_are_not_drawn() {
    let before = "  . W . . .
          . . . . .
            . . . . W
          . . . . .
            . . . . .
          . . . . .
            . . . . B
          . . . . .
            . . . . .
          . . . . .";
    assert_drawn(false, BOTH, Side::White, before);
    let mut table = table(&drawing::flat(before));
    table.play("15-24 35x13 2x19");
    assert_eq!(table.outcome(), won(Side::White, WinReason::NoPieces));
}

/// Both of White's kings hang, and only one can move.
#[test]
fn the_two_kings_are_not_drawn_while_one_of_them_is_lost() {
    let mut found = 0;
    for other in 1..=50 {
        let text = format!("W:WK7,K{other}:BK2");
        let Ok(position) = fen::read_position(&text, Variant::International) else {
            continue;
        };
        let next: Vec<Position> =
            position.legal_moves().iter().map(|&mv| position.play(mv)).collect();
        if !position.must_capture() && next.iter().all(Position::must_capture) {
            found += 1;
            assert!(position.is_in_phase_of_play(), "{text}");
            assert_eq!(table(&position).outcome(), None, "{text}");
        }
    }
    assert!(found > 0, "W:WK7,K8:BK2 is one");
}

/// By the federation's rule a phase of play makes no difference.
#[test]
fn the_federation_counts_five_moves_whether_or_not_a_phase_is_in_progress() {
    for fen in ["W:WK41:BK5", "W:WK50:BK1"] {
        let mut table = Table::from_fen(Variant::International, fen);
        table.apply(Command::SetFewAgainstKing(FewAgainstKing::FEDERATION));
        assert_eq!(table.outcome(), None, "{fen}");
    }
}
