//! The computer at the table: what it does, in every game and at every level.

mod every_game;
mod manners;
mod others;
mod variety;
mod wolf;

use dames3d::engine::{EngineSettings, Level, StopFlag};
use dames3d::game::{Event, Session};
use dames3d::players::{Answer, Computer, Duty, Task};

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
fn answer(tables: &Session, level: Level) -> Answer {
    let (_, duty) = Duty::of(tables.game()).expect("something to do");
    let task = Task::of(tables.game(), duty);
    computer().answer(&task, level, &StopFlag::new(), &mut |_| ())
}

/// Does it; what happens.
#[track_caller]
fn carry_out(tables: &mut Session, answer: &Answer) -> Vec<Event> {
    let command = answer.command().expect("something is done");
    let done = tables.apply(command);
    done.unwrap_or_else(|refused| panic!("{answer:?}: {refused}"))
}
