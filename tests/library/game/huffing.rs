//! Huffing in the family set (`rules.md` §4).

use dames3d::game::{Command, CommandError, Event};
use dames3d::rules::{Geometry, Ply, Side, Variant, WinReason};

use super::{carry_out, fen_of, play, refuse, set_up, square, win};

const FAMILY: [Variant; 2] = [Variant::Family(Geometry::Flat), Variant::Family(Geometry::Pyramid)];
/// 32 and 33 can both take 28.
const DUE: &str = "W:W32,33,48:B1,28";

#[test]
fn any_piece_that_could_have_made_an_ignored_capture_may_be_huffed() {
    for variant in FAMILY {
        for (huffed, left) in [(32, "B:W33,43:B1,28"), (33, "B:W32,43:B1,28")] {
            let mut session = set_up(DUE, variant);
            carry_out(&mut session, play("48-43"));
            let huffable = [32, 33].map(square).into_iter().collect();
            assert_eq!(session.game().huffable(), huffable);
            assert_eq!(
                refuse(&mut session, Command::Huff(square(43))),
                CommandError::NotHuffable { square: square(43), huffable }
            );
            let events = carry_out(&mut session, Command::Huff(square(huffed)));
            assert_eq!(events, [Event::Huffed(square(huffed))]);
            assert_eq!(fen_of(session.game()), left);
            // Huffing does not use up the turn, and only one piece is huffed.
            assert!(session.game().huffable().is_empty());
            carry_out(&mut session, play("1-6"));
        }
    }
}

/// The reply that was deleted was played with the piece on the board.
#[test]
fn a_reply_that_comes_back_was_played_before_the_huff() {
    let mut session = set_up("W:W32,48,50:B1,28", FAMILY[0]);
    carry_out(&mut session, play("48-43"));
    carry_out(&mut session, play("28x37"));
    carry_out(&mut session, Command::Delete("2".parse().expect("a path")));
    carry_out(&mut session, Command::Huff(square(32)));
    assert_eq!(fen_of(session.game()), "B:W43,50:B1,28");
    carry_out(&mut session, Command::UndoEdit);
    carry_out(&mut session, Command::GoTo("2".parse().expect("a path")));
    assert_eq!(fen_of(session.game()), "W:W43,50:B1,37");
}

#[test]
fn the_piece_that_moved_instead_is_huffed_where_it_stands_now() {
    let mut session = set_up("W:W32,48:B1,28", FAMILY[0]);
    carry_out(&mut session, play("32-27"));
    assert_eq!(session.game().huffable(), square(27).into());
    carry_out(&mut session, Command::Huff(square(27)));
    assert_eq!(fen_of(session.game()), "B:W48:B1,28");
    assert_eq!(session.game().text_at(Ply(1)).as_deref(), Some("32-27 (×27)"));
}

#[test]
fn the_pieces_that_may_capture_are_known_before_and_a_huff_says_what_was_missed() {
    let mut session = set_up(DUE, FAMILY[0]);
    let both = [32, 33].map(square).into_iter().collect();
    assert_eq!(session.game().may_capture(), both);
    carry_out(&mut session, play("33-29"));
    assert_eq!(session.game().may_capture(), square(28).into());
    assert_eq!(session.game().last_huff(), None);
    carry_out(&mut session, Command::Huff(square(29)));
    let huff = session.game().last_huff().expect("a huff");
    assert_eq!((huff.by, huff.square), (Side::Black, square(29)));
    assert_eq!(huff.missed, square(28).into());
    carry_out(&mut session, play("28x37"));
    assert_eq!(session.game().last_huff(), None);
    // Elsewhere the capture is compulsory.
    let session = set_up(DUE, Variant::International);
    assert!(session.game().may_capture().is_empty());
}

#[test]
fn the_right_to_huff_lapses_with_the_next_move() {
    let mut session = set_up(DUE, FAMILY[0]);
    carry_out(&mut session, play("48-43"));
    carry_out(&mut session, play("1-6"));
    assert!(matches!(
        refuse(&mut session, Command::Huff(square(32))),
        CommandError::NotHuffable { .. }
    ));
}

#[test]
fn a_side_that_captures_is_not_huffed() {
    let mut session = set_up(DUE, FAMILY[0]);
    carry_out(&mut session, play("32x23"));
    assert!(session.game().huffable().is_empty());
}

#[test]
fn huffing_the_last_piece_wins() {
    let mut session = set_up("W:W32:B1,28", FAMILY[0]);
    carry_out(&mut session, play("32-27"));
    let events = carry_out(&mut session, Command::Huff(square(27)));
    let won = win(Side::Black, WinReason::NoPieces);
    assert_eq!(events, [Event::Huffed(square(27)), Event::Ended(won)]);
}

/// Black has no move and has lost, unless huffing sets a piece free.
#[test]
fn a_side_without_moves_may_still_huff() {
    for variant in FAMILY {
        for (huffed, free) in [(32, "28-32"), (33, "28-33")] {
            let mut session = set_up("W:W32,33,39,41:B28", variant);
            let shut_in = win(Side::White, WinReason::NoMoves);
            let events = carry_out(&mut session, play("41-37"));
            assert_eq!(events[1..], [Event::Ended(shut_in)]);
            let error = refuse(&mut session, play(free));
            assert_eq!(error, CommandError::GameOver(shut_in));
            let events = carry_out(&mut session, Command::Huff(square(huffed)));
            assert_eq!(events, [Event::Huffed(square(huffed))]);
            assert_eq!(session.game().outcome(), None);
            carry_out(&mut session, play(free));
        }
    }
}

#[test]
fn a_side_that_resigned_cannot_huff() {
    let mut session = set_up(DUE, FAMILY[0]);
    carry_out(&mut session, play("48-43"));
    carry_out(&mut session, Command::Resign(Side::Black));
    assert!(matches!(
        refuse(&mut session, Command::Huff(square(32))),
        CommandError::NotHuffable { .. }
    ));
}

#[test]
fn undo_brings_a_huffed_piece_back() {
    let mut session = set_up(DUE, FAMILY[0]);
    carry_out(&mut session, play("48-43"));
    carry_out(&mut session, Command::Huff(square(32)));
    carry_out(&mut session, Command::Undo);
    assert_eq!(fen_of(session.game()), DUE);
    carry_out(&mut session, Command::Redo);
    assert_eq!(fen_of(session.game()), "B:W33,43:B1,28");
}

#[test]
fn other_variants_do_not_allow_a_capture_to_be_ignored() {
    for variant in [
        Variant::International,
        Variant::Dames3d,
        Variant::Brigand(Geometry::Flat),
        Variant::Brigand(Geometry::Pyramid),
    ] {
        let mut session = set_up(DUE, variant);
        assert!(matches!(refuse(&mut session, play("48-43")), CommandError::Move(_)));
    }
}
