//! Attempts at tasks on the board, and their results.
//!
//! [`Stars`] rate a task of a lesson or an endgame, a [`PlayerRating`] a solver of shots, and [`Records`] save a
//! player's results in their file.

mod attempt;
mod rating;
mod records;
mod stars;

pub use attempt::Attempt;
pub use rating::{MAX_CHANGE, PlayerRating, exercise_rating};
pub use records::Records;
pub use stars::Stars;
