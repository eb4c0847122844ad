//! Board vision: rounds of thirty seconds, in which squares, boards, king moves and captures are to be seen at a
//! glance.
//!
//! A [`Round`] asks a series of [`BoardQuestion`]s of one [`QuestionKind`] on one kind of board. Its time is passed in,
//! and only runs while a question waits for an answer. [`BestScores`] stores the best rounds:
//!
//! ```
//! use std::time::Duration;
//!
//! use dames3d_learning::vision::{BestScores, Pick, QuestionKind, Round, AnswerVerdict, RoundEvent};
//! use dames3d_rules::rules::Geometry;
//!
//! let mut round = Round::new(QuestionKind::FindSquare, Geometry::Pyramid, 7);
//! let square = round.solution().squares.first().unwrap();
//! assert_eq!(round.pick(Pick::Square(square)), Some(AnswerVerdict::Right));
//! assert_eq!(round.advance(Duration::from_secs(1)), Some(RoundEvent::NextQuestion));
//! assert_eq!(round.advance(Duration::from_secs(30)), Some(RoundEvent::TimeUp));
//!
//! let mut best = BestScores::default();
//! assert!(best.record(&round.result()));
//! assert_eq!(best.get(QuestionKind::FindSquare, Geometry::Pyramid), Some(1));
//! ```

mod question;
mod question_generator;
mod round;
mod words;

pub use question::{AnswerSelection, BoardQuestion, Pick, QuestionKind};
pub use question_generator::QuestionGenerator;
pub use round::{AnswerVerdict, BestScores, ROUND_TIME, Round, RoundEvent, RoundResult};
