//! The players at the table: the built-in engine in every variant and at every level, and other engines.

mod clocks;
mod engines;
mod every_game;
mod hints;
mod irregularities;
mod jobs;
mod variety;
mod wolf_and_sheep;

use dames3d::engine::{EngineSettings, Level, StopFlag};
use dames3d::game::{Event, Session};
use dames3d::players::{Computer, Decision, DecisionRequest, PendingAction};

fn computer() -> Computer {
    Computer::new(EngineSettings::default().with_threads(1).with_hash_mib(1))
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// The computer's decision about the pending action.
#[track_caller]
fn decide(session: &Session, level: Level) -> Decision {
    let (_, action) = PendingAction::from_game(session.game()).expect("a pending action");
    let request = DecisionRequest::new(session.game(), action);
    computer().decide(&request, level, &StopFlag::new(), &mut |_| ())
}

/// Carries out a decision and returns the events.
#[track_caller]
fn carry_out(session: &mut Session, decision: &Decision) -> Vec<Event> {
    let command = decision.command().expect("a command");
    let events = session.apply(command);
    events.unwrap_or_else(|error| panic!("{decision:?}: {error}"))
}
