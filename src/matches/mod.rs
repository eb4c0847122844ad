//! Matches: two players, many games, and what the result says of their strength.
//!
//! Games come in pairs from the same [balanced opening](Openings), each player once with White. A [`Match`] plays
//! them, several at a time if wanted; its [`Tally`] counts them and gives the difference in [`Elo`]; an [`Sprt`]
//! ends a match as soon as it is decided which of two strengths fits better.
//!
//! ```
//! use dames3d::engine::{Limits, Stop};
//! use dames3d::matches::{Match, Openings, Spec, Terms};
//! use dames3d::rules::Variant;
//!
//! let players = ["self name=Deep depth=4 hash=1", "self name=Shallow depth=1 hash=1"];
//! let [first, second] = players.map(|spec| spec.parse::<Spec>().unwrap());
//! let openings = Openings::drawn_by_lot(Variant::International, 1);
//! let terms = Terms { games: 2, ..Terms::default() };
//! let result = Match::new([first, second], terms).play(openings, &Stop::new(), &|_| ());
//! assert_eq!(result.tally.games(), 2);
//! ```

mod course;
mod elo;
mod game;
mod openings;
mod over_dxp;
mod over_hub;
mod own;
mod play;
mod player;
mod quoting;
mod spec;
mod spent;
mod sprt;
mod tally;

pub use course::Course;
pub use elo::Elo;
pub use game::{Ending, Finished};
pub use openings::{Openings, OpeningsError};
pub use over_dxp::{Caller, Way};
pub use play::{Match, MatchError, MatchResult, News, Terms};
pub use player::{Failure, Player};
pub use spec::{Judging, Kind, Spec, SpecError};
pub use spent::Spent;
pub use sprt::{Sprt, Verdict};
pub use tally::Tally;
