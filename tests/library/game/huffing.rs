//! Huffing in the family set (`rules.md` §4).

use dames3d::game::{Command, CommandError, Event};
use dames3d::rules::{Geometry, Outcome, Side, Variant, WinReason};

use super::{carry_out, fen_of, play, refuse, set_up, square};

const FAMILY: [Variant; 2] = [
    Variant::Family(Geometry::Flat),
    Variant::Family(Geometry::Pyramid),
];
/// 32 and 33 can both take 28.
const DUE: &str = "W:W32,33,48:B1,28";

#[test]
fn a_capture_may_be_overlooked_and_any_piece_that_could_have_made_it_is_huffed() {
    for variant in FAMILY {
        for (huffed, left) in [(32, "B:W33,43:B1,28"), (33, "B:W32,43:B1,28")] {
            let mut session = set_up(DUE, variant);
            carry_out(&mut session, play("48-43"));
            let huffable = [32, 33].map(square).into_iter().collect();
            assert_eq!(session.game().huffable(), huffable);
            assert_eq!(
                refuse(&mut session, Command::Huff(square(43))),
                CommandError::NotHuffable {
                    square: square(43),
                    huffable
                }
            );
            assert_eq!(
                carry_out(&mut session, Command::Huff(square(huffed))),
                [Event::Huffed(square(huffed))]
            );
            assert_eq!(fen_of(session.game()), left);
            // To huff is not to play: the turn is still there, and only one piece is taken for it.
            assert!(session.game().huffable().is_empty());
            carry_out(&mut session, play("1-6"));
        }
    }
}

#[test]
fn the_piece_that_moved_instead_is_huffed_where_it_stands_now() {
    let mut session = set_up("W:W32,48:B1,28", FAMILY[0]);
    carry_out(&mut session, play("32-27"));
    assert_eq!(session.game().huffable(), square(27).into());
    carry_out(&mut session, Command::Huff(square(27)));
    assert_eq!(fen_of(session.game()), "B:W48:B1,28");
    assert_eq!(session.game().turns()[0].text, "32-27 (×27)");
}

#[test]
fn the_right_lapses_with_the_next_move() {
    let mut session = set_up(DUE, FAMILY[0]);
    carry_out(&mut session, play("48-43"));
    carry_out(&mut session, play("1-6"));
    assert!(matches!(
        refuse(&mut session, Command::Huff(square(32))),
        CommandError::NotHuffable { .. }
    ));
}

#[test]
fn who_captures_is_not_huffed() {
    let mut session = set_up(DUE, FAMILY[0]);
    carry_out(&mut session, play("32x23"));
    assert!(session.game().huffable().is_empty());
}

#[test]
fn huffing_the_last_piece_wins() {
    let mut session = set_up("W:W32:B1,28", FAMILY[0]);
    carry_out(&mut session, play("32-27"));
    let events = carry_out(&mut session, Command::Huff(square(27)));
    let won = Outcome::Win {
        winner: Side::Black,
        reason: WinReason::NoPieces,
    };
    assert_eq!(events, [Event::Huffed(square(27)), Event::Ended(won)]);
}

/// The one who is shut in has lost, unless they huff first and so set a piece free.
#[test]
fn overlooking_that_shuts_the_other_side_in_is_huffed_all_the_same() {
    for variant in FAMILY {
        for (huffed, free) in [(32, "28-32"), (33, "28-33")] {
            let mut session = set_up("W:W32,33,39,41:B28", variant);
            let shut_in = Outcome::Win {
                winner: Side::White,
                reason: WinReason::NoMoves,
            };
            let events = carry_out(&mut session, play("41-37"));
            assert_eq!(events[1..], [Event::Ended(shut_in)]);
            assert_eq!(
                refuse(&mut session, play(free)),
                CommandError::GameOver(shut_in)
            );
            assert_eq!(
                carry_out(&mut session, Command::Huff(square(huffed))),
                [Event::Huffed(square(huffed))]
            );
            assert_eq!(session.game().outcome(), None);
            carry_out(&mut session, play(free));
        }
    }
}

#[test]
fn who_has_given_up_huffs_nothing() {
    let mut session = set_up(DUE, FAMILY[0]);
    carry_out(&mut session, play("48-43"));
    carry_out(&mut session, Command::Resign(Side::Black));
    assert!(matches!(
        refuse(&mut session, Command::Huff(square(32))),
        CommandError::NotHuffable { .. }
    ));
}

#[test]
fn taken_back_the_piece_is_there_again() {
    let mut session = set_up(DUE, FAMILY[0]);
    carry_out(&mut session, play("48-43"));
    carry_out(&mut session, Command::Huff(square(32)));
    carry_out(&mut session, Command::Undo);
    assert_eq!(fen_of(session.game()), DUE);
    carry_out(&mut session, Command::Redo);
    assert_eq!(fen_of(session.game()), "B:W33,43:B1,28");
}

#[test]
fn elsewhere_nothing_may_be_overlooked() {
    for variant in [
        Variant::International,
        Variant::Dames3d,
        Variant::Brigand(Geometry::Flat),
        Variant::Brigand(Geometry::Pyramid),
    ] {
        let mut session = set_up(DUE, variant);
        assert!(matches!(
            refuse(&mut session, play("48-43")),
            CommandError::Move(_)
        ));
    }
}
