//! Opens the endgame tables and chooses an endgame in the background.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::state::{EndgameFilter, EndgamePractice, PlayedEndgame, PracticeStage};
use crate::endgame_practice::{EndgameAttempt, EndgameExercise, ExerciseChooser};
use crate::engine::TaskHandle;
use crate::engine::endgame_tables::EndgameTables;
use crate::platform::lower_thread_priority_slightly;
use crate::players::{TableKey, TableStatus};
use crate::rules::{Geometry, Variant};
use crate::viewer::kernel::analysis::EndgameStatus;
use crate::viewer::kernel::engine_bridge::PlayerTables;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{Announcement, EngineRequest, GoToView, View};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::waker::WindowWaker;
use crate::viewer::scene::camera::BoardOrientation;

/// The endgames of this session so far, and the pending choice.
#[derive(Resource, Default)]
pub(super) struct Chooser {
    chooser: ExerciseChooser,
    running: Option<TaskHandle<(), Chosen>>,
    /// The variant whose endgames were requested to be solved since practice was opened.
    prepared: Option<Variant>,
}

struct Chosen {
    chooser: ExerciseChooser,
    status: TableStatus,
    tables: Option<Arc<EndgameTables>>,
    exercise: Option<EndgameExercise>,
}

#[derive(SystemParam)]
pub(super) struct EndgameChoice<'w> {
    pub(super) filter: ResMut<'w, EndgameFilter>,
    chooser: ResMut<'w, Chooser>,
    endgames: Res<'w, PlayerTables>,
    session: Res<'w, CurrentSession>,
    waker: WindowWaker<'w>,
}

impl EndgameChoice<'_> {
    /// Starts choosing an endgame on this kind of board.
    pub(super) fn begin_on(&mut self, practice: &mut EndgamePractice, geometry: Geometry) {
        self.filter.set_board(geometry);
        self.begin(practice);
    }

    /// Starts choosing an endgame for the current filter.
    pub(super) fn begin(&mut self, practice: &mut EndgamePractice) {
        let variant = practice.variant();
        // An endgame on the board while the tables were being solved comes first.
        let waits = matches!(practice.stage, PracticeStage::NoTables);
        practice.leave_for(PracticeStage::Choosing);
        self.stop();
        let cache = self.endgames.cache();
        // Under the draw rule of this board's game.
        let key = TableKey::for_game(self.session.all().game_of(variant));
        let wanted = self.filter.exercise_filter();
        let mut chooser = self.chooser.chooser.clone();
        let handle = TaskHandle::spawn_with_waker(self.waker.waker(), move |task| {
            lower_thread_priority_slightly();
            let (status, tables) = cache.open(key).unwrap_or((TableStatus::Missing, None));
            let exercise = tables.as_ref().and_then(|tables| {
                let first = EndgameExercise::new(tables, EndgameExercise::first(variant));
                let first = first.filter(|first| waits && first.matches(&wanted));
                first.or_else(|| chooser.choose(tables, &wanted, task.stop_flag()))
            });
            Chosen { chooser, status, tables, exercise }
        });
        self.chooser.running = Some(handle);
    }

    /// Cancels the choice when practice ends.
    pub(super) fn leave(&mut self) {
        self.stop();
        self.chooser.prepared = None;
    }

    fn stop(&mut self) {
        if let Some(handle) = self.chooser.running.take() {
            handle.detach();
        }
    }
}

/// Sets the chosen endgame out, with the winner's men at the bottom.
fn take_choice(
    status: Res<EndgameStatus>,
    mut chooser: ResMut<Chooser>,
    mut practice: ResMut<EndgamePractice>,
    mut filter: ResMut<EndgameFilter>,
    localization: Res<Localization>,
    mut orientation: ResMut<BoardOrientation>,
    mut views: MessageWriter<GoToView>,
    mut announcements: MessageWriter<Announcement>,
) {
    let chooser = chooser.bypass_change_detection();
    let is_finished = chooser.running.as_mut().is_some_and(TaskHandle::is_finished);
    let Some(handle) = chooser.running.take_if(|_| is_finished) else {
        return;
    };
    let Ok(chosen) = handle.join() else {
        practice.stage = PracticeStage::NoneFound;
        return;
    };
    chooser.chooser = chosen.chooser;
    if let Some(tables) = &chosen.tables {
        filter.endings = EndgameExercise::materials(tables);
    }
    let (Some(tables), Some(exercise)) = (chosen.tables, chosen.exercise) else {
        let was_prepared = Some(practice.variant()) == chooser.prepared || !status.can_solve;
        practice.stage = match chosen.status {
            TableStatus::Missing if was_prepared && status.solved_share.is_none() => {
                PracticeStage::NotPrepared
            }
            TableStatus::Missing => PracticeStage::NoTables,
            TableStatus::Damaged(reason) => PracticeStage::Damaged(reason),
            TableStatus::Available(_) => PracticeStage::NoneFound,
        };
        return;
    };
    let winner = exercise.position.side_to_move();
    if orientation.set_if_neq(BoardOrientation(winner)) {
        views.write(GoToView(View::Home));
    }
    announcements.write(Announcement(format!(
        "{}. {}",
        localization.ending(exercise.material()),
        exercise.task_words(&localization)
    )));
    let attempt = EndgameAttempt::new(tables, exercise);
    practice.stage = PracticeStage::Playing(Box::new(PlayedEndgame::new(attempt)));
}

/// Solves a board's missing endgames, once per opening of practice: an unwritable folder would fail again.
fn prepare(
    status: Res<EndgameStatus>,
    practice: Res<EndgamePractice>,
    mut chooser: ResMut<Chooser>,
    mut requests: MessageWriter<EngineRequest>,
) {
    let is_missing = matches!(practice.stage, PracticeStage::NoTables);
    let variant = practice.variant();
    if is_missing && status.can_solve && chooser.prepared != Some(variant) {
        chooser.prepared = Some(variant);
        requests.write(EngineRequest::SolveEndgames);
    }
}

/// Chooses an endgame once they are solved.
fn begin_when_solved(
    status: Res<EndgameStatus>,
    mut was_solving: Local<bool>,
    mut practice: ResMut<EndgamePractice>,
    mut choice: EndgameChoice,
) {
    let is_solving = status.solved_share.is_some();
    let has_ended = std::mem::replace(&mut *was_solving, is_solving) && !is_solving;
    if has_ended && matches!(practice.stage, PracticeStage::NoTables) {
        choice.begin(&mut practice);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chooser>().add_systems(
        Update,
        (take_choice, begin_when_solved.run_if(resource_changed::<EndgameStatus>), prepare)
            .chain()
            .run_if(resource_exists::<EndgamePractice>)
            .in_set(FrameSystems::Input),
    );
}
