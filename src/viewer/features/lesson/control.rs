//! Buttons and keys of the lesson, its progress, and the sides in view.

use bevy::prelude::*;

use super::actions::LessonAction;
use super::state::{LESSON, LessonsProgress, OpenLesson};
use crate::board::Face;
use crate::engine::Level;
use crate::i18n::{Localizer, Messages};
use crate::lessons::{AttemptState, LessonRun, StageTopic};
use crate::rules::Side;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::board::practice_host::PracticeHost;
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::actions::{CarryOut, CurrentSituation};
use crate::viewer::kernel::dialogs::{CONFIRMATION, Confirmation, OpenDialogs};
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::key_layers::{AddKeyLayer, KeyPress, KeyUse, LayerOrder};
use crate::viewer::kernel::messages::{
    Announcement, FaceClicked, GoToView, OfferGame, PracticeCommand, View, any_read,
};
use crate::viewer::kernel::mode::{BoardMode, FollowMode};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::scene::CameraSystems;
use crate::viewer::scene::camera::{BoardCamera, BoardOrientation};

/// Handles Enter after a task, and Esc if it has nothing else to close.
fn read_key(
    In(press): In<KeyPress>,
    situation: CurrentSituation,
    entry: Res<MoveEntry>,
    selection: Res<Selection>,
    lesson: Option<Res<OpenLesson>>,
) -> Option<KeyUse> {
    let lesson = lesson?;
    let now = situation.get();
    if !now.is_free() || press.on_button || press.ctrl || entry.is_open() {
        return None;
    }
    let is_on_board = selection.has_piece() || selection.walker().is_some();
    let action = match (press.action_of()?, lesson.run().attempt().state()) {
        (LessonAction::AskToLeave, _) if now.dialogs.is_card_open() || is_on_board => return None,
        (LessonAction::Next, AttemptState::Failed(_)) => LessonAction::Retry,
        (LessonAction::Next, state) if state != AttemptState::Reached => return None,
        (action, _) => action,
    };
    Some(KeyUse::ask(action))
}

/// Time in seconds that the camera must stay at a side for it to count; a turn passes other sides.
const STAY: f32 = 0.8;
/// Maximum share of that time per frame, in seconds.
const MAX_STEP: f32 = 0.2;
/// Maximum rotation from a corner that still shows its side, in radians; less than that of the home view.
const NEAR_CORNER: f32 = 0.35;

const fn view_of(topic: StageTopic) -> View {
    match topic {
        StageTopic::SideCapture => View::SouthEast,
        _ => View::Home,
    }
}

/// `true` if the lesson was finished and left to play a game.
#[derive(Resource, Default)]
struct PlayNext(bool);

fn handle_actions(
    mut actions: MessageReader<LessonAction>,
    session: Res<CurrentSession>,
    progress: Res<LessonsProgress>,
    lesson: Option<ResMut<OpenLesson>>,
    mut play_next: ResMut<PlayNext>,
    mut host: PracticeHost,
    mut dialogs: ResMut<OpenDialogs>,
    mut views: MessageWriter<GoToView>,
) {
    let Some(mut lesson) = lesson else {
        if any_read(&mut actions, |action| *action == LessonAction::Open) {
            let geometry = session.game().variant().geometry();
            host.try_open(|| OpenLesson::new(geometry, progress.0[geometry].clone()));
        }
        return;
    };
    for &action in actions.read() {
        let stage = lesson.run().stage_index();
        match action {
            LessonAction::Open => {}
            LessonAction::Retry => lesson.begin(LessonRun::retry),
            LessonAction::Next if lesson.run().is_finished() => {
                lesson.finish();
                play_next.0 = true;
                host.leave();
                continue;
            }
            LessonAction::Next => lesson.begin(LessonRun::advance),
            LessonAction::Skip => lesson.begin(LessonRun::skip_stage),
            LessonAction::Stage(stage) => lesson.begin(|run| run.begin_stage(stage)),
            LessonAction::Leave => host.leave(),
            LessonAction::AskToLeave => {
                let words = |localizer: &Localizer| localizer.messages.ask_leave_lesson();
                let question =
                    Confirmation::new(words, Messages::lesson_leave, PracticeCommand::End)
                        .with_no(Messages::stay_in_lesson);
                dialogs.open(CONFIRMATION, question);
            }
        }
        if stage != lesson.run().stage_index() {
            views.write(GoToView(view_of(lesson.run().stage().topic)));
        }
    }
}

/// Turns the board to White, the learner's side, which suits the first stage best.
fn enter(
    lesson: Res<OpenLesson>,
    mut orientation: ResMut<BoardOrientation>,
    mut views: MessageWriter<GoToView>,
) {
    orientation.set_if_neq(BoardOrientation(Side::White));
    views.write(GoToView(view_of(lesson.run().stage().topic)));
}

/// Offers a new game after the last task.
fn offer_game(mut play_next: ResMut<PlayNext>, mut offers: MessageWriter<OfferGame>) {
    if std::mem::take(&mut play_next.0) {
        offers.write(OfferGame { setup: None, opponent: Some(Level::default()) });
    }
}

fn keep_progress(lesson: Res<OpenLesson>, mut progress: ResMut<LessonsProgress>) {
    let run = lesson.run();
    let geometry = run.lesson().variant.geometry();
    if progress.0[geometry] != *run.progress() {
        progress.0[geometry] = run.progress().clone();
    }
}

/// Announces each new task.
fn announce(
    lesson: Option<Res<OpenLesson>>,
    localization: Res<Localization>,
    mut last: Local<Option<(usize, usize)>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let run = lesson.as_ref().map(|lesson| lesson.run());
    let place = run.map(|run| (run.stage_index(), run.task_index()));
    if std::mem::replace(&mut *last, place) == place {
        return;
    }
    if let Some(run) = run {
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

/// The side seen from the corner near the camera, if any, and the time in seconds that it has been seen.
#[derive(Default)]
struct Glance {
    face: Option<Face>,
    stayed: f32,
}

/// Tracks the side at which the camera stays, whether it was asked for or dragged there.
fn look_in_scene(
    camera: Single<&BoardCamera>,
    time: Res<Time<Real>>,
    mut glance: Local<Glance>,
    mut lesson: ResMut<OpenLesson>,
    mut motion: ResMut<Motion>,
) {
    let goal = lesson.run().side_to_look_at();
    let pose = camera.goal();
    let is_near = |face: &Face| !pose.is_turned_from(View::from(*face), NEAR_CORNER);
    let face = Face::SIDES.into_iter().find(is_near);
    if glance.face != face {
        *glance = Glance { face, stayed: 0.0 };
    }
    let Some(face) = face else { return };
    if goal.is_none_or(|goal| goal == face) {
        // A stay that began before the task does not miss it.
        glance.stayed = STAY;
        if goal.is_some() && lesson.run().attempt().state() == AttemptState::GoingOn {
            lesson.look(face);
        }
    } else if glance.stayed < STAY {
        glance.stayed += time.delta_secs().min(MAX_STEP);
        if glance.stayed < STAY {
            motion.request_frame();
        } else {
            lesson.look(face);
        }
    }
}

/// Tracks clicks on the unfolded boards.
fn look_on_boards(mut clicks: MessageReader<FaceClicked>, mut lesson: ResMut<OpenLesson>) {
    for FaceClicked(face) in clicks.read() {
        if *face != Face::Top {
            lesson.look(*face);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let lesson = BoardMode::Practice(LESSON);
    app.init_resource::<PlayNext>()
        .add_key_layer(LayerOrder::Practice, read_key)
        .add_systems(OnEnter(lesson), enter)
        .add_systems(OnExit(lesson), offer_game)
        .add_systems(
            Update,
            (
                handle_actions.in_set(CarryOut),
                (look_in_scene.after(CameraSystems), look_on_boards)
                    .run_if(resource_exists::<OpenLesson>)
                    .in_set(FrameSystems::Input),
                (
                    keep_progress.run_if(resource_exists::<OpenLesson>).before(FollowMode),
                    announce.after(FollowMode),
                )
                    .after(FrameSystems::Apply)
                    .before(FrameSystems::Render),
            ),
        );
}
