//! An attempt to solve an exercise, move by move.

use super::exercise::Exercise;
use super::theme::ExerciseTheme;
use crate::board::{FaceSet, Square};
use crate::rules::{Move, Position};

/// An attempt to solve an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseAttempt {
    exercise: Exercise,
    /// Number of moves of the line that are played, the replies included.
    played: usize,
    /// Number of hints for the move to find.
    hints: usize,
    has_used_hints: bool,
    has_missed: bool,
    is_solved: bool,
}

/// The answer to a move of the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The move of the line; the opponent replies with this move.
    Right(Move),
    /// The last move of the line: the exercise is solved.
    Solved,
    /// Another move, about which [`OtherMove`](super::OtherMove) decides.
    Other,
}

/// A hint; each is more precise than the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The boards along which the solver captures in the end.
    Boards(FaceSet),
    /// The idea, where there is one board only.
    Theme(ExerciseTheme),
    /// The piece that moves.
    Piece(Square),
    /// The move.
    Move(Move),
}

/// The end of an attempt, as it counts for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseResult {
    /// Solved at once and without help.
    Solved,
    /// Solved after a hint. It counts neither way.
    WithHints,
    /// A wrong move came first, or the solution was shown.
    Missed,
}

impl ExerciseAttempt {
    /// The beginning of an exercise, after the opponent's move.
    pub fn new(exercise: Exercise) -> ExerciseAttempt {
        ExerciseAttempt {
            exercise,
            played: 0,
            hints: 0,
            has_used_hints: false,
            has_missed: false,
            is_solved: false,
        }
    }

    /// The exercise.
    pub fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// The position after the moves played so far.
    pub fn position(&self) -> Position {
        let line = &self.exercise.line()[..self.played];
        let start = self.exercise.position();
        line.iter().fold(start, |now, &mv| now.play(mv))
    }

    /// The move to find, or `None` once the exercise is solved.
    pub fn next_move(&self) -> Option<Move> {
        let next = self.exercise.line().get(self.played);
        next.copied().filter(|_| !self.is_solved)
    }

    /// Returns true if the exercise is solved.
    pub fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// Returns `true` if the exercise is solved by another move than that of the line.
    pub fn is_solved_otherwise(&self) -> bool {
        self.is_solved && self.played < self.exercise.line().len()
    }

    /// Number of the solver's moves played, and of all.
    pub fn progress(&self) -> (usize, usize) {
        let all = self.exercise.line().len().div_ceil(2);
        match self.is_solved {
            true => (all, all),
            false => (self.played / 2, all),
        }
    }

    /// Plays a legal move of the solver. A move of the line is followed by the opponent's reply; another one changes
    /// nothing until it is judged.
    pub fn play(&mut self, mv: Move) -> Answer {
        if self.next_move() != Some(mv) {
            return Answer::Other;
        }
        self.played += 1;
        self.hints = 0;
        match self.exercise.line().get(self.played) {
            Some(&reply) => {
                self.played += 1;
                Answer::Right(reply)
            }
            None => {
                self.is_solved = true;
                Answer::Solved
            }
        }
    }

    /// Another move wins as well: the exercise is solved.
    pub fn accept_other(&mut self) {
        self.is_solved = true;
    }

    /// A move does not win: the exercise is missed, and the same move is to be found.
    pub fn reject_other(&mut self) {
        self.has_missed = true;
    }

    /// Gives up: the exercise is missed. Returns the rest of the line.
    pub fn show_solution(&mut self) -> &[Move] {
        self.has_missed |= !self.is_solved;
        &self.exercise.line()[self.played..]
    }

    /// The next hint for the move to find: boards or theme, then the piece, then the move; the move again after that.
    /// `None` once the exercise is solved.
    pub fn hint(&mut self) -> Option<Hint> {
        let next = self.next_move()?;
        self.has_used_hints = true;
        self.hints += 1;
        Some(match self.hints {
            1 => self.first_hint(),
            2 => Hint::Piece(next.from()),
            _ => Hint::Move(next),
        })
    }

    fn first_hint(&self) -> Hint {
        let has_sides = self.exercise.position().variant().has_sides();
        let is_theme = |theme: &ExerciseTheme| !has_sides && theme.is_in(&self.exercise);
        match ExerciseTheme::ALL.into_iter().find(is_theme) {
            Some(theme) => Hint::Theme(theme),
            None => Hint::Boards(self.exercise.decisive_boards()),
        }
    }

    /// The result as it counts, or `None` while the exercise is neither solved nor missed.
    pub fn verdict(&self) -> Option<ExerciseResult> {
        match (self.has_missed, self.is_solved, self.has_used_hints) {
            (true, ..) => Some(ExerciseResult::Missed),
            (false, true, false) => Some(ExerciseResult::Solved),
            (false, true, true) => Some(ExerciseResult::WithHints),
            (false, false, _) => None,
        }
    }
}
