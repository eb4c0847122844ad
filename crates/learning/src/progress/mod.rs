//! Attempts at tasks on the board, and their results.
//!
//! [`Stars`] rate a task of a lesson or an endgame, a [`PlayerRating`] a solver of shots, and [`Records`] save a
//! player's results in their file.

mod rating;

pub use rating::{MAX_CHANGE, PlayerRating, exercise_rating};

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::notation::{MoveError, MoveRequest};
use crate::platform::{JsonFileError, UserData, UserFile};
use crate::rules::{Move, Position};

/// An attempt at a task on the board, in which the learner plays moves.
pub trait Attempt {
    /// The position after the moves played so far.
    fn position(&self) -> Position;

    /// Returns `true` while a move of the learner is awaited.
    fn is_open(&self) -> bool;

    /// The legal move that was requested; `None` if no move is awaited.
    ///
    /// # Errors
    /// If the move is not legal in the position.
    fn requested_move(&self, request: &MoveRequest) -> Result<Option<Move>, MoveError> {
        if !self.is_open() {
            return Ok(None);
        }
        let (mv, _) = request.resolve(&self.position())?;
        Ok(Some(mv))
    }
}

/// The stars of a stage: three for the minimum of moves at the first attempt, at least one if the goal was reached,
/// otherwise none.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "u8")]
pub struct Stars(u8);

impl Stars {
    /// Maximum number of stars of a stage.
    pub const MAX: u8 = 3;

    /// The stars of a task that was reached in this attempt, counted from 1, with this number of moves more than
    /// needed.
    pub fn of_task(attempt: u8, extra_moves: u8) -> Stars {
        let lost = attempt.saturating_sub(1).saturating_add(extra_moves);
        Stars(Stars::MAX.saturating_sub(lost).max(1))
    }

    /// The stars of an endgame won with these numbers of lost moves and of helps.
    pub fn for_endgame(lost: u16, helps: u8) -> Stars {
        let lost = u8::try_from(lost).unwrap_or(u8::MAX);
        Stars::of_task(helps.saturating_add(1), lost)
    }

    pub const fn count(self) -> u8 {
        self.0
    }
}

impl From<u8> for Stars {
    fn from(count: u8) -> Stars {
        Stars(count.min(Stars::MAX))
    }
}

/// A player's results, and the file that stores them, if any.
#[derive(Clone, Debug, Default)]
pub struct Records<T> {
    results: T,
    file: Option<UserFile<T>>,
}

impl<T: UserData> Records<T> {
    /// The results in a file. If it cannot be read, they start empty, with the reason.
    pub fn load(file: Option<UserFile<T>>) -> (Records<T>, Option<JsonFileError>) {
        let (results, unread) = match file.as_ref().map(UserFile::load).transpose() {
            Ok(results) => (results.unwrap_or_default(), None),
            Err(error) => (T::default(), Some(error)),
        };
        (Records { results, file }, unread)
    }

    /// Changes the results, and those in the file.
    ///
    /// # Errors
    /// If the file cannot be written. The results are changed nevertheless.
    pub fn update(&mut self, change: impl Fn(&mut T)) -> Result<(), JsonFileError> {
        change(&mut self.results);
        if let Some(file) = &self.file {
            self.results = file.update(&change)?;
        }
        Ok(())
    }
}

impl<T> Deref for Records<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.results
    }
}
