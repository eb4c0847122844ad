//! Placing sheep and wolf (`rules.md` §4).

use dames3d::board::SquareSet;
use dames3d::game::{AboutTag, Command, CommandError, Event, Session};
use dames3d::rules::{Side, Variant};

use super::{carry_out, fen_of, play, refuse, square};

fn table() -> Session {
    let mut session = Session::default();
    carry_out(&mut session, Command::SwitchGame(Variant::WolfAndSheep));
    session
}

fn place(number: u8) -> Command {
    Command::Place(square(number))
}

#[test]
fn placing_a_sheep_replaces_no_game() {
    let mut session = table();
    let name = (AboutTag::White, "Anna".to_owned());
    carry_out(&mut session, Command::SetTags(vec![name]));
    for sheep in [46, 47, 48, 49] {
        assert!(session.apply_recorded(place(sheep)).expect("placed").replaced.is_none());
    }
    assert!(session.apply_recorded(place(3)).expect("placed").replaced.is_some());
}

#[test]
fn four_sheep_are_placed_on_the_first_row_then_the_wolf_anywhere_else() {
    let mut session = table();
    let placing = session.game().placement().expect("nothing is placed yet");
    assert_eq!((placing.side(), placing.squares()), (Side::White, SquareSet::row(0)));
    let error = refuse(&mut session, place(41));
    assert_eq!(error, CommandError::CannotPlace(square(41)));
    assert!(matches!(refuse(&mut session, play("46-41")), CommandError::PlacementUnfinished(_)));
    for sheep in [46, 47, 48, 50] {
        assert_eq!(carry_out(&mut session, place(sheep)), [Event::Placed]);
    }
    // A sheep may still be removed and placed elsewhere.
    carry_out(&mut session, place(48));
    carry_out(&mut session, place(49));
    let placing = session.game().placement().expect("the wolf is not placed");
    assert_eq!(placing.side(), Side::Black);
    assert_eq!(carry_out(&mut session, place(3)), [Event::Started]);
    assert_eq!(fen_of(session.game()), "B:W46,47,49,50:B3");
    let error = refuse(&mut session, place(48));
    assert_eq!(error, CommandError::NothingToPlace);
    carry_out(&mut session, play("3-9"));
    carry_out(&mut session, play("46-41"));
}

#[test]
fn random_placement_places_everything_and_follows_from_the_seed() {
    let placed: Vec<_> = (0..50)
        .map(|seed| {
            let mut session = table();
            carry_out(&mut session, Command::PlaceRandomly(seed));
            assert_eq!(session.game().outcome(), None);
            fen_of(session.game())
        })
        .collect();
    let mut again = table();
    carry_out(&mut again, Command::PlaceRandomly(7));
    assert_eq!(fen_of(again.game()), placed[7]);
    let mut distinct = placed.clone();
    distinct.sort();
    distinct.dedup();
    assert!(distinct.len() > 30);
}

#[test]
fn every_new_game_begins_with_placement() {
    let mut session = table();
    carry_out(&mut session, Command::PlaceRandomly(1));
    assert_eq!(session.game().placement(), None);
    carry_out(&mut session, Command::NewGame);
    assert!(session.game().placement().is_some());
}
