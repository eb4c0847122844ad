//! Engine matches: many games between two players, and the statistics of the result.
//!
//! Games come in pairs from the same [balanced opening](Openings); each player has White once. A [`Match`] plays them,
//! several at the same time if wanted. Its [`Tally`] counts results and estimates the difference in [`Elo`]; an [`Sprt`]
//! ends a match as soon as it is decided. Players are the built-in engine, Hub engines and DamExchange programs. `dames3d
//! match` and `dames3d dxp` run matches; [`exercises`](crate::exercises) starts single players.
//!
//! ```
//! use dames3d_engine::StopFlag;
//! use dames3d_core::matches::{Match, MatchConfig, Openings, PlayerSpec};
//! use dames3d_rules::rules::Variant;
//!
//! let players = ["self name=Deep depth=4 hash=1 tables=none", "self name=Shallow depth=1 hash=1 tables=none"];
//! let [first, second] = players.map(|spec| spec.parse::<PlayerSpec>().unwrap());
//! let openings = Openings::random(Variant::International, 1);
//! let config = MatchConfig { games: 2, ..MatchConfig::default() };
//! let result = Match::new([first, second], config).play(openings, &StopFlag::new(), &|_| ());
//! assert_eq!(result.tally.games(), 2);
//! ```

mod builtin_player;
mod dxp_opponent;
mod dxp_player;
mod elo;
mod eval_source;
mod game_end;
mod hub_player;
mod match_config;
mod match_error;
mod match_game;
mod match_player;
mod match_runner;
mod openings;
mod player_failure;
mod player_pair;
mod player_spec;
mod player_spec_error;
mod spec_parser;
mod sprt;
mod tally;
mod time_usage;

pub use dxp_opponent::{DxpEndpoint, DxpOpponent};
pub use elo::Elo;
pub use eval_source::EvalSource;
pub use game_end::MatchGameEnd;
pub use match_config::MatchConfig;
pub use match_error::MatchError;
pub use match_game::FinishedGame;
pub use match_player::MatchPlayer;
pub use match_runner::{Match, MatchEvent, MatchResult};
pub use openings::{Openings, OpeningsError};
pub use player_failure::PlayerFailure;
pub use player_spec::{PlayerKind, PlayerSpec};
pub use player_spec_error::PlayerSpecError;
pub use sprt::{Sprt, SprtResult};
pub use tally::Tally;
pub use time_usage::TimeUsage;
