//! The player's results: read before the first exercise, noted as soon as an exercise is solved or missed.

use bevy::prelude::*;

use super::next::begin_next;
use super::results_thread::{ResultsAnswer, ResultsJob, ResultsThread};
use super::state::{CurrentExercises, ExerciseFile, ExerciseResults, ExerciseSets};
use crate::notation::escape_controls;
use crate::rules::Variant;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Notice, PracticeCommand};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::shell::actions::LEARNING;

/// Reads the results and the exercises of a variant.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct ReadResults(pub(super) Variant);

/// Reads the results for the page of what there is to learn, which says how far the player is.
fn read_for_learning(
    dialogs: Res<OpenDialogs>,
    session: Res<CurrentSession>,
    mut was_open: Local<bool>,
    mut requests: MessageWriter<ReadResults>,
) {
    let has_opened =
        !std::mem::replace(&mut *was_open, dialogs.has(LEARNING)) && dialogs.has(LEARNING);
    if has_opened {
        requests.write(ReadResults(session.game().variant()));
    }
}

fn read(
    mut requests: MessageReader<ReadResults>,
    file: Res<ExerciseFile>,
    sets: Res<ExerciseSets>,
    waker: WindowWaker,
    mut thread: ResMut<ResultsThread>,
) {
    for ReadResults(variant) in requests.read() {
        let job = ResultsJob::Read(*variant);
        thread.send(job, file.0.as_ref(), *sets, waker.waker());
    }
}

/// Notes the result of the exercise on the board, in memory at once and in the file as soon as the thread is there.
fn note(
    file: Res<ExerciseFile>,
    sets: Res<ExerciseSets>,
    waker: WindowWaker,
    mut exercises: ResMut<CurrentExercises>,
    mut results: ResMut<ExerciseResults>,
    mut thread: ResMut<ResultsThread>,
) {
    let Some(run) = exercises.bypass_change_detection().run_mut() else {
        return;
    };
    let Some(result) = run.take_result() else {
        return;
    };
    let exercise = run.exercise().clone();
    let variant = exercise.before().variant();
    let rating = |results: &ExerciseResults| i64::from(results.0.on(variant).rating().rounded());
    let before = rating(&results);
    results.0.note(&exercise, result);
    run.set_rating_change(rating(&results) - before);
    exercises.set_changed();
    let job = ResultsJob::Note(Box::new(exercise), result);
    thread.send(job, file.0.as_ref(), *sets, waker.waker());
}

/// Takes what the thread has read, begins with the first exercise, and reports what could not be read or written.
fn take_answers(
    sets: Res<ExerciseSets>,
    localization: Res<Localization>,
    mut thread: ResMut<ResultsThread>,
    mut exercises: ResMut<CurrentExercises>,
    mut results: ResMut<ExerciseResults>,
    mut practice: MessageWriter<PracticeCommand>,
    mut notices: MessageWriter<Notice>,
    mut has_reported: Local<bool>,
) {
    for (answer, is_complete) in thread.bypass_change_detection().take() {
        let (read, progress) = match answer {
            ResultsAnswer::Read(variant, loaded) => (Some(variant), loaded),
            ResultsAnswer::Noted(noted) => (None, Some(noted)),
        };
        match progress {
            Some(Ok(progress)) if is_complete => {
                results.set_if_neq(ExerciseResults(progress));
            }
            // Results are read again and again, and are the same until one is noted.
            Some(Err(_)) if read.is_some() && *has_reported => {}
            Some(Err(error)) => {
                *has_reported |= read.is_some();
                warn!("{}", escape_controls(&error.to_string()));
                let text = match read {
                    Some(_) => localization.unread_results(&error),
                    None => localization.unwritten_result(&error),
                };
                notices.write(Notice::info(text));
            }
            _ => {}
        }
        let is_for = |variant| Some(variant) == read;
        if let Some(open) = &mut exercises.bypass_change_detection().0
            && is_for(open.variant)
            && !open.is_read
        {
            open.is_read = true;
            begin_next(open, &results, *sets, &mut practice);
            exercises.set_changed();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultsThread>()
        .add_message::<ReadResults>()
        .add_systems(
            Update,
            (
                (
                    read_for_learning.run_if(resource_changed::<OpenDialogs>),
                    read,
                    take_answers,
                )
                    .chain()
                    .after(CarryOut)
                    .before(FrameSystems::Apply),
                note.run_if(resource_changed::<CurrentExercises>)
                    .in_set(FrameSystems::Render),
            ),
        );
}
