//! A player's run through the lesson, and its progress.

use serde::{Deserialize, Serialize};

use super::{AttemptState, Lesson, Stage, Task, TaskAttempt, TaskFailure, TaskGoal, TurnResult};
use crate::board::Face;
use crate::progress::Stars;
use crate::rules::{Geometry, Move, Position};

/// Number of failed attempts after which a task shows its moves.
const FAILURES_BEFORE_HINT: u8 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastFailure {
    pub reason: TaskFailure,
    /// The capture by which the other side replied, and the position before it.
    pub reply: Option<(Position, Move)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonRun {
    lesson: Lesson,
    progress: LessonProgress,
    task: usize,
    attempt: TaskAttempt,
    /// Number of failed attempts at the task.
    failures: u8,
    last_failure: Option<LastFailure>,
    /// The fewest stars of the tasks of the stage so far.
    stars: Stars,
}

impl LessonRun {
    pub fn new(geometry: Geometry) -> LessonRun {
        LessonRun::resume(geometry, LessonProgress::default())
    }

    /// A lesson from where it was left; a finished one starts again.
    pub fn resume(geometry: Geometry, mut progress: LessonProgress) -> LessonRun {
        let lesson = Lesson::on(geometry);
        let last = lesson.stages.len() - 1;
        let is_finished = progress.stage == last && progress.stars_of(last).count() > 0;
        if is_finished || progress.stage > last {
            progress.stage = 0;
        }
        let attempt = attempt_at(lesson, progress.stage, 0);
        LessonRun {
            lesson,
            progress,
            task: 0,
            attempt,
            failures: 0,
            last_failure: None,
            stars: Stars::from(Stars::MAX),
        }
    }

    pub fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// The progress, to be saved.
    pub fn progress(&self) -> &LessonProgress {
        &self.progress
    }

    pub fn stage_index(&self) -> usize {
        self.progress.stage
    }

    pub fn stage(&self) -> &'static Stage {
        &self.lesson.stages[self.progress.stage]
    }

    pub fn task_index(&self) -> usize {
        self.task
    }

    pub fn task(&self) -> &'static Task {
        &self.stage().tasks[self.task]
    }

    pub fn attempt(&self) -> &TaskAttempt {
        &self.attempt
    }

    /// The move to show: in the first task of a stage, and after repeated failures.
    pub fn shown_move(&self) -> Option<Move> {
        let is_shown = self.task == 0 || self.failures >= FAILURES_BEFORE_HINT;
        self.attempt.hint().filter(|_| is_shown)
    }

    /// The side of the pyramid to look at, if that is the goal.
    pub fn side_to_look_at(&self) -> Option<Face> {
        match self.task().goal {
            TaskGoal::Look(face) => Some(face),
            _ => None,
        }
    }

    /// The failure of the attempt or, until the next one makes a move, of the attempt before.
    pub fn last_failure(&self) -> Option<&LastFailure> {
        let is_new = self.attempt.moves() == 0;
        let is_failed = matches!(self.attempt.state(), AttemptState::Failed(_));
        self.last_failure.as_ref().filter(|_| is_new || is_failed)
    }

    /// Returns `true` if the last task of the stage is reached.
    pub fn is_stage_reached(&self) -> bool {
        self.attempt.state() == AttemptState::Reached && self.is_last_task()
    }

    /// The stages without a star, which were skipped.
    pub fn stages_left(&self) -> impl Iterator<Item = &'static Stage> {
        let stages = self.lesson.stages.iter().enumerate();
        stages.filter_map(|(index, stage)| {
            (self.progress.stars_of(index).count() == 0).then_some(stage)
        })
    }

    /// Returns `true` if the last task of the last stage is reached.
    pub fn is_finished(&self) -> bool {
        self.is_stage_reached() && self.is_last_stage()
    }

    pub fn play(&mut self, mv: Move) -> TurnResult {
        let before = *self.attempt.position();
        let result = self.attempt.play(mv);
        let reply = result.reply.map(|reply| (before.play(mv), reply));
        self.take(result.state, reply);
        result
    }

    pub fn look(&mut self, face: Face) -> AttemptState {
        let was_going_on = self.attempt.state() == AttemptState::GoingOn;
        let state = self.attempt.look(face);
        if was_going_on {
            self.take(state, None);
        }
        state
    }

    pub fn retry(&mut self) {
        self.attempt = attempt_at(self.lesson, self.progress.stage, self.task);
    }

    /// Goes on to the next task, or to the next stage. Returns `false` at the end of the lesson, which starts again.
    pub fn advance(&mut self) -> bool {
        if self.is_last_task() {
            self.skip_stage()
        } else {
            self.begin_task(self.task + 1);
            true
        }
    }

    /// Goes on to the next stage. Returns `false` at the end of the lesson, which starts again.
    pub fn skip_stage(&mut self) -> bool {
        let is_last = self.is_last_stage();
        self.begin_stage(if is_last { 0 } else { self.progress.stage + 1 });
        !is_last
    }

    /// Goes to the stage with this index, if there is one.
    pub fn begin_stage(&mut self, stage: usize) {
        if stage < self.lesson.stages.len() {
            self.progress.stage = stage;
            self.stars = Stars::from(Stars::MAX);
            self.begin_task(0);
        }
    }

    fn begin_task(&mut self, task: usize) {
        self.task = task;
        self.failures = 0;
        self.last_failure = None;
        self.retry();
    }

    fn take(&mut self, state: AttemptState, reply: Option<(Position, Move)>) {
        match state {
            AttemptState::GoingOn => {}
            AttemptState::Failed(reason) => {
                self.failures = self.failures.saturating_add(1);
                self.last_failure = Some(LastFailure { reason, reply });
            }
            AttemptState::Reached => {
                let extra = self.attempt.moves().saturating_sub(self.task().fewest_moves());
                let attempt = self.failures.saturating_add(1);
                self.stars = self.stars.min(Stars::of_task(attempt, extra));
                if self.is_last_task() {
                    self.progress.note(self.progress.stage, self.stars);
                }
            }
        }
    }

    fn is_last_task(&self) -> bool {
        self.task + 1 == self.stage().tasks.len()
    }

    fn is_last_stage(&self) -> bool {
        self.progress.stage + 1 == self.lesson.stages.len()
    }
}

fn attempt_at(lesson: Lesson, stage: usize, task: usize) -> TaskAttempt {
    let task = &lesson.stages[stage].tasks[task];
    let position = task.position(lesson.variant);
    // A test sets out every position.
    TaskAttempt::new(task, position.unwrap_or(Position::start(lesson.variant)))
}

/// The progress in a lesson, saved between sessions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct LessonProgress {
    /// The index of the stage to continue with.
    pub stage: usize,
    /// The best stars of each stage so far.
    pub stars: Vec<Stars>,
}

impl LessonProgress {
    /// The stars of a stage; none before it is reached.
    pub fn stars_of(&self, stage: usize) -> Stars {
        self.stars.get(stage).copied().unwrap_or_default()
    }

    pub fn total(&self) -> usize {
        self.stars.iter().map(|stars| usize::from(stars.count())).sum()
    }

    /// Records the stars of a stage, unless it has more already.
    fn note(&mut self, stage: usize, stars: Stars) {
        if self.stars.len() <= stage {
            self.stars.resize(stage + 1, Stars::default());
        }
        self.stars[stage] = self.stars[stage].max(stars);
    }
}
