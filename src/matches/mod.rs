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
//! let openings = Openings::random(Variant::International, 1);
//! let terms = Terms { games: 2, ..Terms::default() };
//! let result = Match::new([first, second], terms).play(openings, &Stop::new(), &|_| ());
//! assert_eq!(result.tally.games(), 2);
//! ```

mod builtin_player;
mod course;
mod dxp_player;
mod elo;
mod hub_player;
mod match_game;
mod match_player;
mod match_runner;
mod openings;
mod player_spec;
mod quoting;
mod sprt;
mod tally;
mod time_usage;

pub use course::Course;
pub use dxp_player::{DxpEndpoint, DxpOpponent};
pub use elo::Elo;
pub use match_game::{FinishedGame, MatchGameEnd};
pub use match_player::{MatchPlayer, PlayerFailure};
pub use match_runner::{Match, MatchConfig, MatchError, MatchEvent, MatchResult};
pub use openings::{Openings, OpeningsError};
pub use player_spec::{EvalSource, PlayerKind, PlayerSpec, PlayerSpecError};
pub use sprt::{Sprt, SprtResult};
pub use tally::Tally;
pub use time_usage::TimeUsage;
