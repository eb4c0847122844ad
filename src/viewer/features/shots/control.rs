//! Begins, changes and ends the exercises, and seats the solver.

use bevy::prelude::*;

use super::next::begin_next;
use super::results::ReadResults;
use super::state::{
    CurrentExercises, ExerciseResults, ExerciseRun, ExerciseSets, ExerciseSource, OpenExercises,
};
use crate::engine::Level;
use crate::players::Player;
use crate::rules::{BySide, Position, Side, Variant};
use crate::viewer::board::practice_host::{ClosePractice, PracticeHost, practice_has_ended};
use crate::viewer::features::shots::actions::ShotsAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::PracticeCommand;
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;

/// The variant of the exercises beside a game of this one.
fn variant_beside(variant: Variant, sets: ExerciseSets) -> Variant {
    if (sets.0)(variant).is_empty() {
        Variant::Dames3d
    } else {
        variant
    }
}

fn handle_actions(
    mut actions: MessageReader<ShotsAction>,
    session: Res<CurrentSession>,
    sets: Res<ExerciseSets>,
    results: Res<ExerciseResults>,
    mut exercises: ResMut<CurrentExercises>,
    mut host: PracticeHost,
    mut practice: MessageWriter<PracticeCommand>,
    mut reading: MessageWriter<ReadResults>,
) {
    for &action in actions.read() {
        let Some(open) = &mut exercises.0 else {
            if action == ShotsAction::Open && host.opens() {
                let variant = variant_beside(session.game().variant(), *sets);
                exercises.0 = Some(OpenExercises::new(variant));
                // The board stands before the first exercise is known.
                practice.write(PracticeCommand::Begin(Position::start(variant)));
                reading.write(ReadResults(variant));
            }
            continue;
        };
        match action {
            ShotsAction::Leave => {
                practice.write(PracticeCommand::End);
            }
            ShotsAction::Board(variant) if variant != open.variant => {
                *open = OpenExercises::new(variant);
                reading.write(ReadResults(variant));
            }
            ShotsAction::Next if open.is_read => {
                begin_next(open, &results, *sets, &mut practice);
            }
            ShotsAction::ToggleMissed if open.is_read => {
                open.source = match open.source {
                    ExerciseSource::New => ExerciseSource::Missed,
                    ExerciseSource::Missed => ExerciseSource::New,
                };
                begin_next(open, &results, *sets, &mut practice);
            }
            _ => {
                if let Some(run) = &mut open.run {
                    change(run, action, &mut practice);
                }
            }
        }
    }
}

/// Changes the exercise on the board.
fn change(
    run: &mut ExerciseRun,
    action: ShotsAction,
    practice: &mut MessageWriter<PracticeCommand>,
) {
    match action {
        ShotsAction::Hint => run.give_hint(),
        ShotsAction::ShowSolution => run.show_solution(),
        ShotsAction::TakeBack => {
            if run.take_back() {
                practice.write(PracticeCommand::Begin(*run.shown()));
            }
        }
        ShotsAction::Retry => {
            run.retry();
            practice.write(PracticeCommand::Begin(*run.shown()));
        }
        ShotsAction::PlayLine => {
            run.replay();
            practice.write(PracticeCommand::Begin(*run.shown()));
        }
        ShotsAction::Open
        | ShotsAction::Board(_)
        | ShotsAction::Next
        | ShotsAction::ToggleMissed
        | ShotsAction::Leave => {}
    }
}

/// Closes the exercises with the practice.
fn close(mut exercises: ResMut<CurrentExercises>) {
    if exercises.is_open() {
        exercises.0 = None;
    }
}

/// Seats the computer for the opponent, so that the solver sits on the own side and moves the own pieces only.
fn seat_solver(
    session: Res<CurrentSession>,
    exercises: Res<CurrentExercises>,
    mut seats: ResMut<PlayerSeats>,
) {
    let Some(run) = exercises.run().filter(|_| session.is_practicing()) else {
        return;
    };
    let (variant, solver) = (run.shown().variant(), run.exercise().solver());
    let player = |side: Side| {
        if side == solver {
            Player::Person
        } else {
            Player::Computer(Level::FULL)
        }
    };
    let players = BySide {
        white: player(Side::White),
        black: player(Side::Black),
    };
    if session.game().variant() == variant && seats.at(variant) != players {
        seats.set(variant, players);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            handle_actions.in_set(CarryOut),
            (close.run_if(practice_has_ended), seat_solver)
                .chain()
                .in_set(ClosePractice),
        ),
    );
}
