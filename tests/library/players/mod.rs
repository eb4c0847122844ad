//! The computer at the table: what it does, in every game and at every level.

mod engines;
mod every_game;
mod irregularities;
mod variety;
mod wolf_and_sheep;

use dames3d::engine::{EngineSettings, Level, StopFlag};
use dames3d::game::{Event, Session};
use dames3d::players::{Computer, Decision, DecisionRequest, PendingAction};

fn computer() -> Computer {
    Computer::new(EngineSettings {
        threads: 1,
        hash_mib: 1,
    })
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// What the computer does where it is its turn.
#[track_caller]
fn answer(session: &Session, level: Level) -> Decision {
    let (_, action) = PendingAction::from_game(session.game()).expect("something to do");
    let request = DecisionRequest::new(session.game(), action);
    computer().decide(&request, level, &StopFlag::new(), &mut |_| ())
}

/// Does it; what happens.
#[track_caller]
fn carry_out(session: &mut Session, answer: &Decision) -> Vec<Event> {
    let command = answer.command().expect("something is done");
    let done = session.apply(command);
    done.unwrap_or_else(|refused| panic!("{answer:?}: {refused}"))
}
