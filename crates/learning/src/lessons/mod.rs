//! The first lesson, in stages of small tasks, and the positions that show the rules on the page about them.
//!
//! A [`Lesson`] is data: stages with tasks, each a position with a goal. A [`TaskAttempt`] judges the moves of one
//! attempt by the rules of the game, and a [`LessonRun`] leads through a whole lesson.
//!
//! ```
//! use dames3d_learning::lessons::{AttemptState, LessonRun};
//! use dames3d_rules::rules::Geometry;
//!
//! let mut run = LessonRun::new(Geometry::Pyramid);
//! for text in run.task().solution {
//!     let mv = run.attempt().solution_move(text).unwrap();
//!     run.play(mv);
//! }
//! assert_eq!(run.attempt().state(), AttemptState::Reached);
//! ```

mod attempt;
mod lesson;
mod lesson_run;
mod rule_example;
mod words;

pub use attempt::{AttemptState, TaskAttempt, TaskFailure, TurnResult};
pub use lesson::{Lesson, Stage, StageTopic, Task, TaskGoal};
pub use lesson_run::{LastFailure, LessonProgress, LessonRun};
pub use rule_example::{Demonstrated, ExampleTopic, ExplainedRule, RuleExample};
