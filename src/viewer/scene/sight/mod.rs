//! Sight: the share of a piece, a square or a number that a camera sees past the cubes and the pieces.
//!
//! [`Scenery::share`] casts a ray toward the [`Eye`] from each point of a fixed pattern, and [`Scenery::uncover`]
//! chooses what must turn translucent so that enough of them arrive. Both are pure functions.

mod obstacles;
mod rays;
mod scenery;
mod uncover;

pub use obstacles::Obstacles;
pub use scenery::{Eye, Scenery, Target};
