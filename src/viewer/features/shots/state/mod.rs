//! Shot exercises on the practice board, and the player's results.

mod feedback;
mod run;

use std::time::Duration;

use bevy::prelude::*;
use fastrand::Rng;

pub use feedback::{Feedback, FeedbackKind};
pub use run::{ExerciseRun, NewRating, ShotPhase};

use crate::i18n::Localizer;
use crate::rules::{Move, Position, Side, Variant};
use crate::shots::{Exercise, ExerciseId, Progress};
use crate::viewer::board::layers::{AddBoardLayer, BoardLayer, LayerHeight};
use crate::viewer::board::practice_host::{
    Practice, PracticeDrawing, PracticeReport, PracticeTurn,
};
use crate::viewer::board::practice_records::{AddRecords, PracticeRecords};
use crate::viewer::kernel::mode::PracticeId;
use crate::viewer::kernel::tracked::Tracked;

pub const SHOTS: PracticeId = PracticeId::new("shots");

#[derive(Resource, Clone, Copy, Debug)]
pub struct ExerciseSets(pub fn(Variant) -> &'static [Exercise]);

impl Default for ExerciseSets {
    fn default() -> ExerciseSets {
        ExerciseSets(Exercise::set)
    }
}

/// Time limit for judging a move that is not in the line.
#[derive(Resource, Clone, Copy, Debug)]
pub struct JudgingTime(pub Duration);

impl Default for JudgingTime {
    fn default() -> JudgingTime {
        JudgingTime(Duration::from_secs(1))
    }
}

pub type ExerciseResults = PracticeRecords<Progress>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ExerciseSource {
    /// New exercises matched to the player's rating.
    #[default]
    New,
    Missed,
}

/// The open exercises.
#[derive(Resource, Clone, Debug)]
pub struct ShotsPractice {
    pub variant: Variant,
    pub source: ExerciseSource,
    /// `false` until the results and exercises have been read.
    pub is_read: bool,
    /// Number of exercises of the variant.
    pub all: usize,
    /// The current exercise; `None` before the first and once all have been seen.
    pub run: Option<ExerciseRun>,
    reported: Reported,
}

#[derive(Clone, Debug, Default)]
struct Reported {
    /// The exercise whose question has been announced; reset when it is retried.
    question: Option<ExerciseId>,
    feedback: Option<Feedback>,
    rating: Option<NewRating>,
    is_exhausted: bool,
}

impl ShotsPractice {
    /// The exercises of a variant, before they are read.
    pub fn new(variant: Variant) -> ShotsPractice {
        ShotsPractice {
            variant,
            source: ExerciseSource::New,
            is_read: false,
            all: 0,
            run: None,
            reported: Reported::default(),
        }
    }

    /// The feedback to display, once its move has been animated.
    pub fn shown_feedback(&self) -> Option<&Feedback> {
        let feedback = self.run.as_ref()?.feedback();
        feedback.filter(|feedback| self.reported.feedback.as_ref() == Some(feedback))
    }

    pub fn is_exhausted(&self) -> bool {
        self.is_read && self.run.is_none()
    }

    pub(super) fn begin_next(&mut self, results: &Progress, sets: ExerciseSets) {
        self.run = self.next_exercise(results, sets).map(ExerciseRun::new);
    }

    /// The next exercise; new ones follow the last missed one.
    fn next_exercise(&mut self, results: &Progress, sets: ExerciseSets) -> Option<Exercise> {
        let set = (sets.0)(self.variant);
        let results = results.on(self.variant);
        let mut rng = Rng::new();
        self.all = set.len();
        if self.source == ExerciseSource::Missed {
            let last = self.run.as_ref().map(|run| run.exercise().id());
            if let Some(missed) = results.next_missed(set, last, &mut rng) {
                return Some(missed.clone());
            }
            self.source = ExerciseSource::New;
        }
        results.next(set, &mut rng).cloned()
    }

    /// The exercise whose question should have been announced.
    fn question(&self) -> Option<ExerciseId> {
        let run = self.run.as_ref()?;
        match run.phase() {
            // A retry asks the question again.
            ShotPhase::LeadIn => None,
            ShotPhase::Solving => Some(run.exercise().id()),
            _ => self.reported.question,
        }
    }
}

impl Practice for ShotsPractice {
    const ID: PracticeId = SHOTS;

    fn position(&self) -> Position {
        let run = self.run.as_ref();
        run.map_or_else(|| Position::start(self.variant), |run| *run.shown())
    }

    fn turn(&self) -> PracticeTurn {
        match &self.run {
            Some(run) => run.turn(),
            None if self.is_read => PracticeTurn::Over,
            None => PracticeTurn::Pending,
        }
    }

    fn player(&self) -> Option<Side> {
        self.run.as_ref().map(|run| run.exercise().solver())
    }

    fn play(&mut self, mv: Move) {
        if let Some(run) = &mut self.run {
            run.play(mv);
        }
    }

    fn advance(&mut self) {
        if let Some(run) = &mut self.run {
            run.advance();
        }
    }

    fn take_back(&mut self) {
        if let Some(run) = &mut self.run {
            run.take_back();
        }
    }

    fn drawing(&self) -> PracticeDrawing {
        let run = self.run.as_ref();
        let hint = run.and_then(|run| Some((run.hint()?, run.shown())));
        hint.map_or_else(PracticeDrawing::default, |(hint, position)| {
            feedback::drawing_of(hint, position)
        })
    }

    fn report(&mut self, localizer: &Localizer) -> Option<PracticeReport> {
        let question = self.question();
        let feedback = self.run.as_ref().and_then(ExerciseRun::feedback);
        let rating = self.run.as_ref().and_then(ExerciseRun::new_rating);
        let is_exhausted = self.is_exhausted();
        let is_question_new = question != self.reported.question;
        let is_feedback_new = feedback != self.reported.feedback.as_ref();
        let is_rating_new = rating != self.reported.rating;
        let is_end_new = is_exhausted != self.reported.is_exhausted;
        if !(is_question_new || is_feedback_new || is_rating_new || is_end_new) {
            return None;
        }
        let mut report = PracticeReport::default();
        if let Some(run) = &self.run {
            if is_question_new && run.is_solving() {
                report.words.push(run.exercise().task_words(localizer));
            }
            if let Some(feedback) = feedback.filter(|_| is_feedback_new) {
                report.words.push(feedback.words_when_new(localizer));
                report.sound = feedback.sound();
            }
            if let Some(rating) = rating.filter(|_| is_rating_new) {
                report.words.push(run.result_words(rating, localizer));
            }
        } else if is_exhausted && is_end_new {
            report.words.push(localizer.messages.shots_all_seen());
        }
        self.reported = Reported { question, feedback: feedback.cloned(), rating, is_exhausted };
        Some(report)
    }
}

/// Blocks moves while a refutation is shown and once all exercises have been seen.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let open = board.get::<ShotsPractice>()?;
    let run = open.run.as_ref();
    let is_answer = run.is_some_and(|run| run.phase() == ShotPhase::Refutation);
    Some(BoardLayer { takes_no_moves: is_answer || open.is_exhausted(), ..BoardLayer::default() })
}

pub(crate) fn plugin(app: &mut App) {
    app.add_board_layer(LayerHeight::Beside, layer)
        .add_records::<Progress>()
        .init_resource::<ExerciseSets>();
}
