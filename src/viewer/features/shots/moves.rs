//! Follows the moves of the solver, and shows those of the opponent and of the solution.

use bevy::prelude::*;

use super::state::{CurrentExercises, ExercisePhase, ExerciseRun};
use crate::game::Command;
use crate::notation::MoveRequest;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems, Motion};
use crate::viewer::kernel::messages::{BoardInput, GameCommand, PracticeCommand, any_read};
use crate::viewer::kernel::practice::last_move;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::move_animation::{MoveAnimation, SlowMoves};

/// The time for which a position stands still before the opponent's first move, in seconds: it is to be taken in.
const BEFORE_LEAD_IN: f32 = 1.0;
/// The pause before a reply.
const BEFORE_REPLY: f32 = 0.35;
/// The pause before a move of the solution.
const BEFORE_SHOWN_MOVE: f32 = 0.5;
/// The part of a pause that one frame takes at most, in seconds.
const MAX_STEP: f32 = 0.2;

/// The pause before the next move that the board shows, in seconds.
fn pause(run: &ExerciseRun) -> f32 {
    let is_next = run.next_shown().is_some();
    match run.phase() {
        ExercisePhase::LeadIn if is_next => BEFORE_LEAD_IN,
        ExercisePhase::Reply | ExercisePhase::Refutation if is_next => BEFORE_REPLY,
        ExercisePhase::Solution | ExercisePhase::Replay if is_next => BEFORE_SHOWN_MOVE,
        _ => 0.0,
    }
}

/// Takes a move of the solver from the board. Any other change of the board is undone.
fn follow_solver(
    session: Res<CurrentSession>,
    mut exercises: ResMut<CurrentExercises>,
    mut practice: MessageWriter<PracticeCommand>,
) {
    let game = session.game();
    let Some(run) = exercises.run().filter(|_| session.is_practicing()) else {
        return;
    };
    if game.position() == run.shown() {
        return;
    }
    let played = last_move(game).filter(|(_, before)| *before == run.shown() && run.is_solving());
    match (played, exercises.run_mut()) {
        (Some((mv, _)), Some(run)) => drop(run.play(mv)),
        (None, Some(run)) => drop(practice.write(PracticeCommand::Begin(*run.shown()))),
        (_, None) => {}
    }
}

/// Takes a wrong move back when the board is clicked, or when another move has been typed.
fn take_back(
    mut inputs: MessageReader<BoardInput>,
    entry: Res<MoveEntry>,
    mut exercises: ResMut<CurrentExercises>,
    mut practice: MessageWriter<PracticeCommand>,
) {
    let is_clicked = any_read(&mut inputs, |input| matches!(input, BoardInput::Click(_)));
    let is_refuted = exercises.run().is_some_and(ExerciseRun::is_refuted);
    if is_refuted
        && (is_clicked || entry.waits)
        && let Some(run) = exercises.run_mut()
    {
        run.take_back();
        practice.write(PracticeCommand::Begin(*run.shown()));
    }
}

/// Plays the moves that the board shows by itself, each once the one before has been animated.
fn show_moves(
    session: Res<CurrentSession>,
    animation: Res<MoveAnimation>,
    time: Res<Time<Real>>,
    mut waited: Local<f32>,
    mut exercises: ResMut<CurrentExercises>,
    mut motion: ResMut<Motion>,
    mut commands: MessageWriter<GameCommand>,
) {
    let run = exercises.bypass_change_detection().run_mut();
    let Some(run) = run.filter(|run| run.is_showing() && session.is_practicing()) else {
        *waited = 0.0;
        return;
    };
    motion.request_frame();
    if animation.is_running() || session.game().position() != run.shown() {
        return;
    }
    *waited += time.delta_secs().min(MAX_STEP);
    if *waited < pause(run) {
        return;
    }
    *waited = 0.0;
    let route = run
        .next_shown()
        .and_then(|mv| Some((mv, run.shown().route(mv)?)));
    match route {
        Some((mv, route)) => {
            run.advance();
            let request = MoveRequest::from_route(mv, &route);
            commands.write(GameCommand(Command::Play(request)));
        }
        None => run.end_show(),
    }
    exercises.set_changed();
}

/// Slows down the moves that are to be followed.
fn set_pace(exercises: Res<CurrentExercises>, mut slow: ResMut<SlowMoves>) {
    let is_slow = exercises.run().is_some_and(ExerciseRun::is_slow);
    slow.set_if_neq(SlowMoves(is_slow));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            take_back.in_set(FrameSystems::Input),
            follow_solver
                .run_if(resource_changed::<CurrentSession>)
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render),
            set_pace
                .run_if(resource_changed::<CurrentExercises>)
                .in_set(FrameSystems::Render)
                .before(AnimateMoves),
            show_moves.in_set(FrameSystems::Render).after(AnimateMoves),
        ),
    );
}
