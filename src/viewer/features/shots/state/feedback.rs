//! The words about a move of the solver, a hint or the solution.

use crate::i18n::Localizer;
use crate::notation::move_text;
use crate::rules::{Move, Position};
use crate::shots::Hint;

/// The answer to the last action of the solver. Moves are written as books print them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    Hint(Hint, Box<Position>),
    /// A move is judged.
    Judging(String),
    /// The move of the line, to which the opponent replies.
    Right {
        reply: String,
    },
    /// A move that does not win.
    Wrong {
        /// The move.
        played: String,
        /// The best answer to it, unless the game is over.
        answer: Option<String>,
    },
    /// The last move of the line.
    Solved,
    /// Another move that wins.
    OtherWins(String),
    /// The solution is shown.
    Solution(String),
}

/// The meaning of feedback for the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedbackKind {
    /// The solver found a move.
    Good,
    /// The solver missed the exercise.
    Bad,
    /// The solver gets help or waits.
    Neutral,
}

/// A move in a position, as books print it.
pub(super) fn printed(position: &Position, mv: Move) -> String {
    move_text::printed(&move_text::write(position, mv))
}

impl Feedback {
    /// The feedback with the rest of the line.
    pub(super) fn solution(position: &Position, line: &[Move]) -> Feedback {
        let text = move_text::write_line(position, line).join(" ");
        Feedback::Solution(move_text::printed(&text))
    }

    /// The meaning.
    pub fn kind(&self) -> FeedbackKind {
        match self {
            Feedback::Right { .. } | Feedback::Solved | Feedback::OtherWins(_) => {
                FeedbackKind::Good
            }
            Feedback::Wrong { .. } => FeedbackKind::Bad,
            Feedback::Hint(..) | Feedback::Judging(_) | Feedback::Solution(_) => {
                FeedbackKind::Neutral
            }
        }
    }

    pub fn words(&self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            Feedback::Hint(hint, position) => hint.words(position, localizer),
            Feedback::Judging(played) => messages.retry_judging(played.as_str()),
            Feedback::Right { reply } => messages.exercise_right(reply.as_str()),
            Feedback::Wrong {
                played,
                answer: Some(answer),
            } => messages.exercise_wrong(played.as_str(), answer.as_str()),
            Feedback::Wrong { played, .. } => messages.exercise_wrong_alone(played.as_str()),
            Feedback::Solved => messages.exercise_solved(),
            Feedback::OtherWins(played) => messages.exercise_other_wins(played.as_str()),
            Feedback::Solution(line) => messages.exercise_solution(line.as_str()),
        }
    }
}
