//! Buttons and keys of the exercises, and records of the results.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::actions::ShotsAction;
use super::state::{
    ExerciseResults, ExerciseRun, ExerciseSets, ExerciseSource, NewRating, ShotsPractice,
};
use crate::rules::Variant;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::board::practice_host::PracticeHost;
use crate::viewer::board::practice_records::TakeRecords;
use crate::viewer::kernel::actions::{CarryOut, CurrentSituation};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems};
use crate::viewer::kernel::key_layers::{AddKeyLayer, KeyPress, KeyUse, LayerOrder};
use crate::viewer::kernel::messages::any_read;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::scene::move_animation::SlowMoves;
use crate::viewer::shell::actions::LEARNING;

/// Handles the hint key, as in a game, and Enter after a wrong move or at the end.
fn read_key(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    entry: Res<MoveEntry>,
    exercises: Option<Res<ShotsPractice>>,
) -> Option<KeyUse> {
    let run = exercises.as_ref()?.run.as_ref()?;
    if !situation.get().is_free() || press.on_button || press.ctrl || entry.is_open() {
        return None;
    }
    let action = match press.action_of()? {
        ShotsAction::Next if run.is_refuted() => ShotsAction::TakeBack,
        ShotsAction::Next if !run.is_over() => return None,
        action => action,
    };
    Some(KeyUse::ask(action))
}

fn variant_beside(variant: Variant, sets: ExerciseSets) -> Variant {
    if (sets.0)(variant).is_empty() { Variant::Dames3d } else { variant }
}

/// The results and exercises, which are read together.
#[derive(SystemParam)]
struct ResultsAndSets<'w> {
    results: ResMut<'w, ExerciseResults>,
    sets: Res<'w, ExerciseSets>,
    waker: WindowWaker<'w>,
}

impl ResultsAndSets<'_> {
    /// Reads the results and exercises of a variant.
    fn read(&mut self, variant: Variant) {
        let ExerciseSets(set_of) = *self.sets;
        let read_set = move || {
            set_of(variant);
        };
        self.results.read_after(read_set, &self.waker);
    }
}

fn handle_actions(
    mut actions: MessageReader<ShotsAction>,
    session: Res<CurrentSession>,
    exercises: Option<ResMut<ShotsPractice>>,
    mut host: PracticeHost,
    mut known: ResultsAndSets,
) {
    let Some(mut open) = exercises else {
        let variant = variant_beside(session.game().variant(), *known.sets);
        if any_read(&mut actions, |action| *action == ShotsAction::Open)
            && host.try_open(|| ShotsPractice::new(variant))
        {
            known.read(variant);
        }
        return;
    };
    for &action in actions.read() {
        match action {
            ShotsAction::Leave => host.leave(),
            ShotsAction::Board(variant) if variant != open.variant => {
                *open = ShotsPractice::new(variant);
                known.read(variant);
            }
            ShotsAction::Next if open.is_read => open.begin_next(known.results.get(), *known.sets),
            ShotsAction::ToggleMissed if open.is_read => {
                open.source = match open.source {
                    ExerciseSource::New => ExerciseSource::Missed,
                    ExerciseSource::Missed => ExerciseSource::New,
                };
                open.begin_next(known.results.get(), *known.sets);
            }
            _ => {
                if let Some(run) = &mut open.run {
                    change(run, action);
                }
            }
        }
    }
}

/// Applies an action to the current exercise.
fn change(run: &mut ExerciseRun, action: ShotsAction) {
    match action {
        ShotsAction::Hint => run.give_hint(),
        ShotsAction::ShowSolution => run.show_solution(),
        ShotsAction::TakeBack => run.take_back(),
        ShotsAction::Retry => run.retry(),
        ShotsAction::PlayLine => run.replay(),
        ShotsAction::Open
        | ShotsAction::Board(_)
        | ShotsAction::Next
        | ShotsAction::ToggleMissed
        | ShotsAction::Leave => {}
    }
}

/// Reads the results for the learning page, which shows the player's progress.
fn read_for_learning(
    dialogs: Res<OpenDialogs>,
    session: Res<CurrentSession>,
    mut was_open: Local<bool>,
    mut known: ResultsAndSets,
) {
    let is_open = dialogs.has(LEARNING);
    if !std::mem::replace(&mut *was_open, is_open) && is_open {
        known.read(session.game().variant());
    }
}

/// Starts the first exercise once results and exercises have been read.
fn begin_when_read(
    results: Res<ExerciseResults>,
    sets: Res<ExerciseSets>,
    mut exercises: ResMut<ShotsPractice>,
) {
    if !exercises.is_read && results.is_read() {
        exercises.is_read = true;
        exercises.begin_next(results.get(), *sets);
    }
}

/// Records the result of the current exercise.
fn note_result(
    waker: WindowWaker,
    mut exercises: ResMut<ShotsPractice>,
    mut results: ResMut<ExerciseResults>,
) {
    let Some(run) = &mut exercises.bypass_change_detection().run else {
        return;
    };
    let Some(result) = run.take_result() else {
        return;
    };
    let exercise = run.exercise().clone();
    let variant = exercise.before().variant();
    let rating = |results: &ExerciseResults| results.get().on(variant).rating().rounded();
    let before = rating(&results);
    results.note(move |results| results.note(&exercise, result), &waker);
    let after = rating(&results);
    run.set_new_rating(NewRating {
        change: i64::from(after) - i64::from(before),
        rating: after,
        streak: results.get().on(variant).streak(),
    });
    exercises.set_changed();
}

/// Slows down moves that should be easy to follow.
fn set_pace(exercises: Option<Res<ShotsPractice>>, mut slow: ResMut<SlowMoves>) {
    let run = exercises.as_ref().and_then(|open| open.run.as_ref());
    slow.set_if_neq(run.map_or_else(SlowMoves::default, ExerciseRun::pace));
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Practice, read_key).add_systems(
        Update,
        (
            handle_actions.in_set(CarryOut),
            read_for_learning
                .run_if(resource_changed::<OpenDialogs>)
                .after(CarryOut)
                .before(FrameSystems::Input),
            begin_when_read
                .run_if(resource_exists::<ShotsPractice>)
                .after(CarryOut)
                .after(TakeRecords)
                .before(FrameSystems::Input),
            note_result
                .run_if(resource_exists_and_changed::<ShotsPractice>)
                .in_set(FrameSystems::Render),
            set_pace.in_set(FrameSystems::Render).before(AnimateMoves),
        ),
    );
}
