//! Another program at the table: what it does, and what the computer does for it.

use dames3d::engine::Level;
use dames3d::game::{Command, Manners, Session};
use dames3d::players::{Charge, Duty, Player, ProgramId, Seats};
use dames3d::rules::{BySide, HandAction, Variant};

use crate::game::{play, square};

const OTHER: ProgramId = ProgramId(0);

/// International draughts, Black another program.
fn table(manners: Manners) -> (Session, Seats) {
    let mut tables = Session::default();
    for command in [
        Command::SitAt(Variant::International),
        Command::Manners(manners),
    ] {
        tables.apply(command).expect("begun");
    }
    let mut seats = Seats::default();
    let players = BySide {
        white: Player::Person,
        black: Player::Program(OTHER),
    };
    seats.sit(Variant::International, players);
    (tables, seats)
}

#[test]
fn another_program_moves_when_it_is_its_turn() {
    let (mut tables, seats) = table(Manners::default());
    assert_eq!(seats.charge(tables.game()), None);
    tables.apply(play("32-28")).expect("a move");
    assert_eq!(seats.charge(tables.game()), Some(Charge::Program(OTHER)));
    tables.apply(play("19-23")).expect("a move");
    assert_eq!(seats.charge(tables.game()), None);
    tables.apply(Command::Undo).expect("taken back");
    assert_eq!(seats.charge(tables.game()), None, "an earlier position");
}

#[test]
fn the_computer_replies_to_an_offer_for_another_program() {
    let (mut tables, seats) = table(Manners::default());
    tables.apply(Command::OfferDraw).expect("offered");
    let reply = Charge::Computer(Duty::Reply, Level::FULL);
    assert_eq!(seats.charge(tables.game()), Some(reply));
}

#[test]
fn the_computer_decides_about_irregular_turns_for_another_program() {
    let (mut tables, seats) = table(Manners {
        over_the_board: true,
        ..Manners::default()
    });
    let deed = HandAction::Carry {
        from: square(32),
        to: square(23),
    };
    for command in [Command::Hand(deed), Command::Done] {
        tables.apply(command).expect("done by hand");
    }
    let decide = Charge::Computer(Duty::Decide, Level::FULL);
    assert_eq!(seats.charge(tables.game()), Some(decide));
    tables.apply(Command::Decide { keep: true }).expect("kept");
    assert_eq!(seats.charge(tables.game()), Some(Charge::Program(OTHER)));
}

/// A person touched the piece before the program sat down; the program would not know.
#[test]
fn the_computer_moves_a_touched_piece_for_another_program() {
    let (mut tables, seats) = table(Manners {
        touch_move: true,
        ..Manners::default()
    });
    tables.apply(play("32-28")).expect("a move");
    tables.apply(Command::Touch(square(19))).expect("touched");
    let piece = Charge::Computer(Duty::Play, Level::FULL);
    assert_eq!(seats.charge(tables.game()), Some(piece));
}
