//! Engine matches: many games between two players, and the statistics of the result.
//!
//! Games come in pairs from the same [balanced opening](Openings); each player has White once. A [`Match`] plays them,
//! optionally several at a time. Its [`Tally`] counts results and estimates the difference in [`Elo`]; an [`Sprt`] ends
//! a match as soon as it is decided. Players are the built-in engine, Hub engines and DamExchange programs. A [`Trial`]
//! tests a player on single positions with a known best move.
//!
//! ```
//! use dames3d_engine::StopFlag;
//! use dames3d_protocols::matches::{Match, MatchConfig, Openings, PlayerSpec};
//! use dames3d_rules::rules::Variant;
//!
//! let players = ["self name=Deep depth=4 hash=1 tables=none", "self name=Shallow depth=1 hash=1 tables=none"];
//! let [first, second] = players.map(|spec| spec.parse::<PlayerSpec>().unwrap());
//! let openings = Openings::random(Variant::International, 1);
//! let config = MatchConfig { games: 2, ..MatchConfig::default() };
//! let result = Match::new([first, second], config).play(openings, &StopFlag::new(), &|_| ());
//! assert_eq!(result.tally.games(), 2);
//! ```

mod dxp_player;
mod engine_players;
mod match_player;
mod match_runner;
mod openings;
mod player_spec;
mod statistics;
mod trial;

pub use dxp_player::{DxpEndpoint, DxpOpponent};
pub use match_player::{MatchGameEnd, MatchPlayer, PlayerFailure, TimeUsage};
pub use match_runner::{FinishedGame, Match, MatchConfig, MatchEvent, MatchResult};
pub use openings::{Openings, OpeningsError};
pub use player_spec::{EvalSource, MatchError, PlayerKind, PlayerSpec, PlayerSpecError};
pub use statistics::{Elo, Sprt, SprtResult, Tally};
pub use trial::{Trial, TrialProgress, TrialResult};
