//! A game in time: commands in, events out.

mod anything;
mod at_the_table;
mod entry;
mod huffing;
mod offers;
mod placing;
mod recorded;
mod session;
mod turning_back;

use dames3d::board::Square;
use dames3d::game::{Command, Event, Game, Refused, Session};
use dames3d::notation::fen;
use dames3d::rules::{Position, Variant};

pub(crate) fn square(number: u8) -> Square {
    Square::from_number(number).expect("a square")
}

fn position(text: &str, variant: Variant) -> Position {
    fen::read_position(text, variant).expect("a position")
}

pub(crate) fn play(text: &str) -> Command {
    Command::Play(text.parse().expect("a move"))
}

/// Tables after these moves on the pyramid's.
fn after(moves: &[&str]) -> Session {
    let mut tables = Session::default();
    for text in moves {
        tables.apply(play(text)).expect("legal");
    }
    tables
}

pub(crate) fn set_up(text: &str, variant: Variant) -> Session {
    let mut tables = Session::default();
    tables.apply(Command::SitAt(variant)).expect("two tables");
    tables
        .apply(Command::SetUp(text.to_owned()))
        .expect("a position");
    tables
}

fn fen_of(game: &Game) -> String {
    fen::write(&game.position().setup())
}

/// A refused command changes nothing.
#[track_caller]
fn refuse(tables: &mut Session, command: Command) -> Refused {
    let before = tables.clone();
    let told = format!("{command:?}");
    let refused = tables.apply(command).expect_err(&told);
    assert_eq!(*tables, before, "{told}");
    refused
}

#[track_caller]
fn carry_out(tables: &mut Session, command: Command) -> Vec<Event> {
    let told = format!("{command:?}");
    tables.apply(command).expect(&told)
}
