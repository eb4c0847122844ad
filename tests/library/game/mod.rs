//! Games: commands in, events out.

mod about;
mod clocks;
mod draw_offers;
mod editing;
mod editing_model;
mod huffing;
mod loading;
mod move_input;
mod navigation;
mod old_recordings;
mod outline;
mod over_the_board;
mod placement;
pub(crate) mod random_commands;
mod recording;
mod session;
mod setup_editor;

use dames3d::game::{Command, CommandError, Event, Game, Session};
use dames3d::notation::fen;
use dames3d::rules::{Outcome, Side, Variant, WinReason};

pub(crate) use crate::drawing::{position, square};

pub(crate) fn play(text: &str) -> Command {
    Command::Play(text.parse().expect("a move"))
}

/// A session after these moves on the pyramid.
fn after(moves: &[&str]) -> Session {
    let mut session = Session::default();
    for text in moves {
        session.apply(play(text)).expect("legal");
    }
    session
}

pub(crate) fn set_up(text: &str, variant: Variant) -> Session {
    let mut session = Session::default();
    session.apply(Command::SwitchGame(variant)).expect("a variant");
    session.apply(Command::SetUp(text.to_owned())).expect("a position");
    session
}

fn win(winner: Side, reason: WinReason) -> Outcome {
    Outcome::Win { winner, reason }
}

/// The text of the turn that led to the position shown.
fn last_text(game: &Game) -> Option<String> {
    game.text_at(game.current_ply())
}

fn fen_of(game: &Game) -> String {
    fen::write(&game.position().setup())
}

/// Applies a command that must be refused and change nothing.
#[track_caller]
fn refuse(session: &mut Session, command: Command) -> CommandError {
    let before = session.clone();
    let text = format!("{command:?}");
    let error = session.apply(command).expect_err(&text);
    assert_eq!(*session, before, "{text}");
    error
}

#[track_caller]
fn carry_out(session: &mut Session, command: Command) -> Vec<Event> {
    let text = format!("{command:?}");
    session.apply(command).expect(&text)
}
