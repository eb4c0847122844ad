//! Begins, changes and ends the lesson, and keeps its progress.

use bevy::prelude::*;

use super::state::{CurrentLesson, LessonsProgress};
use super::task_board::TaskBoard;
use crate::engine::Level;
use crate::lessons::{LessonRun, StageTopic};
use crate::rules::Side;
use crate::viewer::board::practice_host::{ClosePractice, PracticeHost, practice_has_ended};
use crate::viewer::features::lesson::actions::LessonAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::{CONFIRMATION, Confirmation, OpenDialogs};
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Announcement, GoToView, OfferGame, View};
use crate::viewer::kernel::session::CurrentSession;

/// The view from which a stage is best begun.
const fn view_of(topic: StageTopic) -> View {
    match topic {
        StageTopic::SideCapture => View::SouthEast,
        _ => View::Home,
    }
}

/// `true` if the lesson was left at its end to play a game.
#[derive(Resource, Default)]
struct PlayNext(bool);

fn handle_actions(
    mut actions: MessageReader<LessonAction>,
    session: Res<CurrentSession>,
    progress: Res<LessonsProgress>,
    mut lesson: ResMut<CurrentLesson>,
    mut play_next: ResMut<PlayNext>,
    mut host: PracticeHost,
    mut dialogs: ResMut<OpenDialogs>,
    mut board: TaskBoard,
    mut views: MessageWriter<GoToView>,
) {
    for &action in actions.read() {
        let stage = lesson.0.as_ref().map(LessonRun::stage_index);
        match (action, &mut lesson.0) {
            (LessonAction::Open, open @ None) if host.opens() => {
                let geometry = session.game().variant().geometry();
                let kept = progress.0[geometry].clone();
                *open = Some(LessonRun::resume(geometry, kept));
                host.turn_to(Side::White);
            }
            (LessonAction::Retry, Some(run)) => run.retry(),
            (LessonAction::Next, Some(run)) if run.is_finished() => {
                run.advance();
                play_next.0 = true;
                board.leave();
                continue;
            }
            (LessonAction::Next, Some(run)) => drop(run.advance()),
            (LessonAction::Skip, Some(run)) => drop(run.skip_stage()),
            (LessonAction::Stage(stage), Some(run)) => run.begin_stage(stage),
            (LessonAction::Leave, Some(_)) => {
                board.leave();
                continue;
            }
            (LessonAction::AskToLeave, Some(_)) => {
                dialogs.open(CONFIRMATION, Confirmation::LeaveLesson);
                continue;
            }
            (LessonAction::Open, _) | (_, None) => continue,
        }
        if let Some(run) = &lesson.0 {
            board.set_out(run);
            if stage != Some(run.stage_index()) {
                views.write(GoToView(view_of(run.stage().topic)));
            }
        }
    }
}

fn keep_progress(lesson: Res<CurrentLesson>, mut progress: ResMut<LessonsProgress>) {
    let Some(run) = &lesson.0 else { return };
    let geometry = run.lesson().variant.geometry();
    if progress.0[geometry] != *run.progress() {
        progress.0[geometry] = run.progress().clone();
    }
}

/// Ends the lesson with the practice. After its last task a new game can be begun.
fn close(
    mut lesson: ResMut<CurrentLesson>,
    mut play_next: ResMut<PlayNext>,
    mut offers: MessageWriter<OfferGame>,
) {
    if lesson.0.take().is_some() && std::mem::take(&mut play_next.0) {
        offers.write(OfferGame {
            setup: None,
            opponent: Some(Level::default()),
        });
    }
}

/// Announces each task as it begins.
fn announce(
    lesson: Res<CurrentLesson>,
    localization: Res<Localization>,
    mut last: Local<Option<(usize, usize)>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let current = lesson.0.as_ref();
    let place = current.map(|run| (run.stage_index(), run.task_index()));
    if std::mem::replace(&mut *last, place) == place {
        return;
    }
    if let Some(run) = current {
        let topic = run.stage().topic;
        let words = [
            run.number_words(&localization),
            topic.words(&localization),
            topic.rule_words(run.lesson().variant.geometry(), &localization),
            run.task().goal_words(&localization),
        ];
        announcements.write(Announcement(words.join(". ").replace(".. ", ". ")));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayNext>().add_systems(
        Update,
        (
            handle_actions.in_set(CarryOut),
            (
                keep_progress,
                close.run_if(practice_has_ended),
                announce.run_if(resource_changed::<CurrentLesson>),
            )
                .chain()
                .in_set(ClosePractice),
        ),
    );
}
