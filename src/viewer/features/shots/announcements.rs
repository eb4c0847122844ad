//! Announces the question, the answers and the rating to screen readers, and sounds the end of an exercise.

use bevy::prelude::*;

use super::state::{
    CurrentExercises, ExercisePhase, ExerciseResults, ExerciseRun, Feedback, OpenExercises,
    ShownFeedback,
};
use crate::shots::ExerciseId;
use crate::sound::Sound;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems};
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Announcement, PlaySound};
use crate::viewer::kernel::mode::BoardBusy;
use crate::viewer::ui::bindings::BindingSystems;

/// What was announced last.
#[derive(Default)]
struct Announced {
    exercise: Option<ExerciseId>,
    rating_change: Option<i64>,
}

/// The words for new feedback. The reply of the opponent is announced when it is played.
fn words_for(feedback: &Feedback, localization: &Localization) -> String {
    match feedback {
        Feedback::Right { .. } => localization.messages.trainer_right(),
        other => other.words(localization),
    }
}

const fn sound_of(feedback: &Feedback) -> Option<Sound> {
    match feedback {
        Feedback::Solved | Feedback::OtherWins(_) => Some(Sound::Won),
        Feedback::Wrong { .. } => Some(Sound::Refused),
        _ => None,
    }
}

/// The words for the end of the exercise: why its line wins, and the player's rating.
fn result(
    run: &ExerciseRun,
    change: i64,
    results: &ExerciseResults,
    localization: &Localization,
) -> String {
    let results = results.0.on(run.shown().variant());
    let (rating, streak) = (results.rating().rounded(), results.streak());
    let messages = &localization.messages;
    let result = messages.exercise_result(rating, format!("{change:+}"), streak);
    if run.attempt().is_solved_otherwise() {
        result
    } else {
        format!("{} {result}", run.exercise().gain_words(localization))
    }
}

/// Announces what has changed, once the last move has been animated.
fn announce(
    busy: Res<BoardBusy>,
    exercises: Res<CurrentExercises>,
    results: Res<ExerciseResults>,
    localization: Res<Localization>,
    mut last: Local<Announced>,
    mut shown: ResMut<ShownFeedback>,
    mut announcements: MessageWriter<Announcement>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if busy.moves {
        return;
    }
    let run = exercises.run();
    let now = Announced {
        exercise: run.and_then(|run| match run.phase() {
            // Another try is a question again.
            ExercisePhase::LeadIn => None,
            ExercisePhase::Solving => Some(run.exercise().id()),
            _ => last.exercise,
        }),
        rating_change: run.and_then(ExerciseRun::rating_change),
    };
    let before = std::mem::replace(&mut *last, now);
    let feedback = run.and_then(ExerciseRun::feedback);
    let is_new = shown.set_if_neq(ShownFeedback(feedback.cloned()));
    let Some(run) = run else {
        if exercises
            .0
            .as_ref()
            .is_some_and(OpenExercises::is_exhausted)
        {
            let words = localization.messages.exercises_all_seen();
            announcements.write(Announcement(words));
        }
        return;
    };
    if before.exercise != last.exercise && run.is_solving() {
        announcements.write(Announcement(run.exercise().task_words(&localization)));
    }
    if is_new && let Some(feedback) = feedback {
        announcements.write(Announcement(words_for(feedback, &localization)));
        sounds.write_batch(sound_of(feedback).map(PlaySound));
    }
    if before.rating_change != last.rating_change
        && let Some(change) = run.rating_change()
    {
        let words = result(run, change, &results, &localization);
        announcements.write(Announcement(words));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        announce
            .run_if(resource_changed::<CurrentExercises>.or_eager(resource_changed::<BoardBusy>))
            .in_set(FrameSystems::Render)
            .after(AnimateMoves)
            .before(BindingSystems),
    );
}
