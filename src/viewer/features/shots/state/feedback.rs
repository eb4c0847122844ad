//! Feedback on the solver's moves, hints and solutions, and the marks of a hint.

use crate::board::{Face, FaceSet, SquareSet};
use crate::game_tree::{Arrow, Mark, MarkColor};
use crate::i18n::Localizer;
use crate::notation::move_text;
use crate::rules::{Move, Position};
use crate::shots::Hint;
use crate::sound::Sound;
use crate::viewer::board::practice_host::PracticeDrawing;

/// Color of the squares on the board in question.
const BOARD: MarkColor = MarkColor::Blue;
const PIECE: MarkColor = MarkColor::Yellow;
const MOVE: MarkColor = MarkColor::Green;

/// The answer to the solver's last action. Moves are in print notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    Hint(Hint, Box<Position>),
    Judging(String),
    /// The line's move, with a reply to come.
    Right {
        reply: String,
    },
    Wrong {
        played: String,
        /// The refutation, unless the game is over.
        answer: Option<String>,
    },
    Solved,
    OtherWins(String),
    Solution(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedbackKind {
    /// The solver found a move.
    Good,
    /// The solver missed the exercise.
    Bad,
    /// The solver gets help or waits.
    Neutral,
}

/// A move in print notation.
pub(super) fn printed(position: &Position, mv: Move) -> String {
    move_text::printed(&move_text::write(position, mv))
}

impl Feedback {
    /// The feedback with the rest of the line.
    pub(super) fn solution(position: &Position, line: &[Move]) -> Feedback {
        let text = move_text::write_line(position, line).join(" ");
        Feedback::Solution(move_text::printed(&text))
    }

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

    /// The announcement. The opponent's reply is announced when it is played.
    pub(super) fn words_when_new(&self, localizer: &Localizer) -> String {
        match self {
            Feedback::Right { .. } => localizer.messages.vision_right(),
            other => other.words(localizer),
        }
    }

    pub(super) const fn sound(&self) -> Option<Sound> {
        match self {
            Feedback::Solved | Feedback::OtherWins(_) => Some(Sound::Won),
            Feedback::Wrong { .. } => Some(Sound::Refused),
            _ => None,
        }
    }

    pub fn words(&self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            Feedback::Hint(hint, position) => hint.words(position, localizer),
            Feedback::Judging(played) => messages.retry_judging(played.as_str()),
            Feedback::Right { reply } => messages.shot_right(reply.as_str()),
            Feedback::Wrong { played, answer: Some(answer) } => {
                messages.shot_wrong(played.as_str(), answer.as_str())
            }
            Feedback::Wrong { played, .. } => messages.shot_wrong_alone(played.as_str()),
            Feedback::Solved => messages.shot_solved(),
            Feedback::OtherWins(played) => messages.shot_other_wins(played.as_str()),
            Feedback::Solution(line) => messages.shot_solution(line.as_str()),
        }
    }
}

/// The squares of the sides among these boards; those of the top would be half the pyramid.
fn squares_of_sides(boards: FaceSet, position: &Position) -> SquareSet {
    let board = position.board();
    let sides = boards.iter().filter(|face| *face != Face::Top);
    sides.fold(SquareSet::EMPTY, |squares, side| squares | board.squares_of(side))
}

/// The marks and arrows of a hint.
pub(super) fn drawing_of(hint: &Hint, position: &Position) -> PracticeDrawing {
    let marked = |squares: SquareSet, color| PracticeDrawing {
        marks: squares.iter().map(|square| Mark { color, square }).collect(),
        arrows: Vec::new(),
    };
    match hint {
        Hint::Theme(_) => PracticeDrawing::default(),
        Hint::Boards(boards) => marked(squares_of_sides(*boards, position), BOARD),
        Hint::Piece(square) => marked(SquareSet::from_square(*square), PIECE),
        Hint::Move(mv) => PracticeDrawing {
            marks: Vec::new(),
            arrows: vec![Arrow { color: MOVE, from: mv.from(), to: mv.to() }],
        },
    }
}
