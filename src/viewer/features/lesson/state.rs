//! The lesson on the practice board, and the progress in both lessons.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::lessons::{AttemptState, LessonProgress, LessonRun, StageTopic};
use crate::rules::ByGeometry;
use crate::viewer::board::layers::{AddBoardLayer, BoardLayer, LayerHeight};
use crate::viewer::kernel::mode::FollowMode;
use crate::viewer::kernel::persistence::Persist;
use crate::viewer::kernel::practice::AttemptShown;
use crate::viewer::kernel::tracked::Tracked;

/// The lesson on the practice board, if there is one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CurrentLesson(pub Option<LessonRun>);

impl CurrentLesson {
    /// Returns `true` while a side is to be looked at: no piece is moved.
    pub fn is_looking(&self) -> bool {
        let run = self.0.as_ref();
        run.is_some_and(|run| run.side_to_look_at().is_some())
    }
}

/// The state of the attempt that is shown: its end waits for the animation of the last move.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ShownState(pub Option<AttemptState>);

/// Hides the lines of pieces in the stages before the sides, where they would only confuse, and holds the pieces while a
/// side is looked at and while the other side replies.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let lesson = board.of::<CurrentLesson>();
    let run = lesson.0.as_ref()?;
    let attempt = run.attempt();
    let has_failed = matches!(attempt.state(), AttemptState::Failed(_));
    let is_turn = board.game().position() == attempt.position();
    let hides_reach = matches!(
        run.stage().topic,
        StageTopic::Men | StageTopic::Capture | StageTopic::MostPieces
    );
    Some(BoardLayer {
        hides_reach,
        // A click begins a task again that has failed.
        takes_no_moves: lesson.is_looking() || has_failed,
        holds_moves: has_failed || attempt.state() == AttemptState::GoingOn && !is_turn,
        ..BoardLayer::default()
    })
}

/// The progress in the lessons, which is kept.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LessonsProgress(pub ByGeometry<LessonProgress>);

/// Says how the attempt at the task stands.
fn report(lesson: Res<CurrentLesson>, mut shown: ResMut<AttemptShown>) {
    shown.set_if_neq(AttemptShown(
        lesson.0.as_ref().map(|run| run.attempt().state()),
    ));
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentLesson>()
        .init_resource::<ShownState>()
        .persist::<LessonsProgress>("lesson")
        .add_board_layer(LayerHeight::Beside, layer)
        .add_systems(
            Update,
            report
                .run_if(resource_changed::<CurrentLesson>)
                .in_set(FollowMode),
        );
}
