//! Shots (combinations): positions in which a player gives up men and wins more. They measure the tactical strength of
//! a player.
//!
//! [`find`] searches games of a weak player for shots; a [`Trial`] tests which of them a
//! [`MatchPlayer`](crate::matches::MatchPlayer) finds in time. `dames3d shots` calls both.
//!
//! ```
//! use dames3d_rules::rules::Variant;
//! use dames3d_core::shots::Shot;
//!
//! let text = "W:W35,38,40,48,49,50:B5,7,10,12,15,17,18,19,21,28 38-33 28x39 40-34 39x30 35x2";
//! let shot = Shot::read(text, Variant::International).unwrap();
//! assert_eq!((shot.first().from().number(), shot.line().len()), (38, 5));
//! ```

mod finder;
mod forcing;
mod shot;
mod trial;

pub use finder::{ShotSearchConfig, find};
pub use forcing::forced_shot;
pub(crate) use shot::balance;
pub use shot::{Shot, ShotError};
pub use trial::{Trial, TrialProgress, TrialResult};
