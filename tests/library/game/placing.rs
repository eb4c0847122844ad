//! Placing sheep and wolf (`rules.md` §4).

use dames3d::board::SquareSet;
use dames3d::game::{Command, Event, Refused, Session};
use dames3d::rules::{Side, Variant};

use super::{carry_out, fen_of, play, refuse, square};

fn table() -> Session {
    let mut tables = Session::default();
    carry_out(&mut tables, Command::SitAt(Variant::WolfAndSheep));
    tables
}

fn place(number: u8) -> Command {
    Command::Place(square(number))
}

#[test]
fn four_sheep_on_the_first_row_then_the_wolf_anywhere_else() {
    let mut tables = table();
    let placing = tables.game().placing().expect("nothing is placed yet");
    assert_eq!(
        (placing.side(), placing.squares()),
        (Side::White, SquareSet::row(0))
    );
    assert_eq!(
        refuse(&mut tables, place(41)),
        Refused::CannotBePlaced(square(41))
    );
    assert!(matches!(
        refuse(&mut tables, play("46-41")),
        Refused::StillPlacing(_)
    ));
    for sheep in [46, 47, 48, 50] {
        assert_eq!(carry_out(&mut tables, place(sheep)), [Event::Placed]);
    }
    // A sheep may still be taken back and placed elsewhere.
    carry_out(&mut tables, place(48));
    carry_out(&mut tables, place(49));
    let placing = tables.game().placing().expect("the wolf is not placed");
    assert_eq!(placing.side(), Side::Black);
    assert_eq!(carry_out(&mut tables, place(3)), [Event::Started]);
    assert_eq!(fen_of(tables.game()), "B:W46,47,49,50:B3");
    assert_eq!(refuse(&mut tables, place(48)), Refused::NothingToPlace);
    carry_out(&mut tables, play("3-9"));
    carry_out(&mut tables, play("46-41"));
}

#[test]
fn lots_place_everything() {
    let drawn: Vec<_> = (0..50)
        .map(|number| {
            let mut tables = table();
            carry_out(&mut tables, Command::DrawLots(number));
            assert_eq!(tables.game().outcome(), None);
            fen_of(tables.game())
        })
        .collect();
    let mut again = table();
    carry_out(&mut again, Command::DrawLots(7));
    assert_eq!(fen_of(again.game()), drawn[7]);
    let mut distinct = drawn.clone();
    distinct.sort();
    distinct.dedup();
    assert!(distinct.len() > 30);
}

#[test]
fn every_new_game_begins_with_placing() {
    let mut tables = table();
    carry_out(&mut tables, Command::DrawLots(1));
    assert_eq!(tables.game().placing(), None);
    carry_out(&mut tables, Command::NewGame);
    assert!(tables.game().placing().is_some());
}
