//! The lesson on the practice board, and the progress in the lessons of both boards.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::board::Face;
use crate::game_tree::{Mark, MarkColor};
use crate::i18n::Localizer;
use crate::lessons::{AttemptState, LessonProgress, LessonRun, StageTopic};
use crate::rules::{ByGeometry, Geometry, Move, Position};
use crate::sound::Sound;
use crate::viewer::board::layers::{AddBoardLayer, BoardLayer, LayerHeight};
use crate::viewer::board::practice_host::{
    Practice, PracticeDrawing, PracticeReport, PracticeTurn,
};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::mode::{FollowMode, PracticeId};
use crate::viewer::kernel::persistence::Persist;
use crate::viewer::kernel::practice::{AttemptShown, arrows_along};
use crate::viewer::kernel::tracked::Tracked;

pub const LESSON: PracticeId = PracticeId::new("lesson");

/// Color of target squares and suggested moves.
const TARGET: MarkColor = MarkColor::Yellow;
const MOVE: MarkColor = MarkColor::Green;
/// Time in seconds for which a failure is shown before the task restarts.
const FAILURE_SHOWN: f32 = 2.4;

#[derive(Resource, Clone, Debug, PartialEq)]
pub struct OpenLesson {
    run: LessonRun,
    /// Number of tasks begun, restarts included.
    begun: u32,
    /// The position on the board; the attempt's, once the opponent has replied.
    position: Position,
    /// The opponent's reply, until it is played.
    reply: Option<Move>,
    /// The displayed state: the end of an attempt waits for the last move's animation.
    shown: Option<AttemptState>,
}

impl OpenLesson {
    /// The lesson for this kind of board, resumed from the progress.
    pub fn new(geometry: Geometry, progress: LessonProgress) -> OpenLesson {
        let run = LessonRun::resume(geometry, progress);
        OpenLesson { position: *run.attempt().position(), run, begun: 0, reply: None, shown: None }
    }

    pub fn run(&self) -> &LessonRun {
        &self.run
    }

    /// Returns `true` if the attempt's current state is displayed.
    pub(super) fn is_state_shown(&self) -> bool {
        self.shown == Some(self.run.attempt().state())
    }

    /// Changes the run to a new task.
    pub(super) fn begin<T>(&mut self, change: impl FnOnce(&mut LessonRun) -> T) {
        change(&mut self.run);
        self.begun += 1;
        self.position = *self.run.attempt().position();
        self.reply = None;
    }

    /// Ends the lesson after its last task and resets the progress.
    pub(super) fn finish(&mut self) {
        self.run.advance();
    }

    /// Looks at a side of the pyramid.
    pub(super) fn look(&mut self, face: Face) {
        self.run.look(face);
    }
}

impl Practice for OpenLesson {
    const ID: PracticeId = LESSON;

    fn position(&self) -> Position {
        self.position
    }

    fn tasks_begun(&self) -> u32 {
        self.begun
    }

    fn turn(&self) -> PracticeTurn {
        if self.reply.is_some() {
            return PracticeTurn::Board { mv: self.reply, pause: 0.0 };
        }
        match self.run.attempt().state() {
            AttemptState::GoingOn => PracticeTurn::Player,
            AttemptState::Reached => PracticeTurn::Over,
            AttemptState::Failed(_) => {
                PracticeTurn::Mistake { by_click: true, shown_for: Some(FAILURE_SHOWN) }
            }
        }
    }

    fn play(&mut self, mv: Move) {
        self.position = self.position.play(mv);
        let result = self.run.play(mv);
        self.reply = result.reply;
        // The opponent does not move, even after the last move.
        if result.reply.is_none() && result.state == AttemptState::GoingOn {
            self.position = *self.run.attempt().position();
        }
    }

    fn advance(&mut self) {
        self.reply = None;
        self.position = *self.run.attempt().position();
    }

    fn take_back(&mut self) {
        self.begin(LessonRun::retry);
    }

    /// The target squares and the suggested move.
    fn drawing(&self) -> PracticeDrawing {
        let position = self.run.attempt().position();
        if *position != self.position {
            return PracticeDrawing::default();
        }
        let mark = |square| Mark { color: TARGET, square };
        let shown = self.run.shown_move();
        PracticeDrawing {
            marks: self.run.attempt().unvisited().into_iter().map(mark).collect(),
            arrows: shown.map_or_else(Vec::new, |mv| arrows_along(position, mv, MOVE)),
        }
    }

    fn report(&mut self, localizer: &Localizer) -> Option<PracticeReport> {
        let state = self.run.attempt().state();
        if self.shown.replace(state) == Some(state) {
            return None;
        }
        Some(match state {
            AttemptState::GoingOn => PracticeReport::default(),
            AttemptState::Reached => PracticeReport {
                words: vec![self.run.praise_words(localizer)],
                sound: Some(Sound::Won),
            },
            AttemptState::Failed(_) => {
                let failure = self.run.last_failure();
                let words = failure.map(|failure| failure.words(localizer));
                PracticeReport { words: words.into_iter().collect(), sound: Some(Sound::Refused) }
            }
        })
    }
}

/// Hides the pieces' lines in the stages before the sides, where they confuse, and blocks moves while a side is shown.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let run = board.get::<OpenLesson>()?.run();
    let hides_reach =
        matches!(run.stage().topic, StageTopic::Men | StageTopic::Capture | StageTopic::MostPieces);
    Some(BoardLayer {
        hides_reach,
        takes_no_moves: run.side_to_look_at().is_some(),
        ..BoardLayer::default()
    })
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LessonsProgress(pub ByGeometry<LessonProgress>);

fn report_state(lesson: Option<Res<OpenLesson>>, mut shown: ResMut<AttemptShown>) {
    shown.set_if_neq(AttemptShown(lesson.map(|lesson| lesson.run().attempt().state())));
}

pub(crate) fn plugin(app: &mut App) {
    app.persist_records::<LessonsProgress>("lesson")
        .add_board_layer(LayerHeight::Beside, layer)
        .add_systems(Update, report_state.after(FollowMode).before(FrameSystems::Render));
}
