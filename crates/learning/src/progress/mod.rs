//! Attempts at tasks on the board, and what remains of them.
//!
//! Every task that is played on a board is tried in an [`Attempt`]. [`Stars`] say how well a task of a lesson or an
//! endgame was done, a [`PlayerRating`] how strong a solver of shots is, and [`Records`] keep a player's results in
//! their file.

mod attempt;
mod rating;
mod records;
mod stars;

pub use attempt::Attempt;
pub use rating::{MAX_CHANGE, PlayerRating, exercise_rating};
pub use records::Records;
pub use stars::Stars;
