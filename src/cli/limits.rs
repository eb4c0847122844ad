//! Search and match limits.

use std::time::Duration;

use clap::Args;

use super::values::{integer, seconds};
use crate::engine::{Limits, TimeLimit};
use crate::protocols::matches::MatchConfig;

/// The limits of a search.
#[derive(Debug, Args)]
pub(crate) struct LimitArgs {
    /// Maximum time for each move
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Maximum depth, 1 to 100
    #[arg(long, value_name = "PLIES", value_parser = integer::<u8>(1..=100))]
    depth: Option<u8>,
    /// Maximum number of positions searched for each move
    #[arg(long, value_parser = integer::<u64>(1..))]
    nodes: Option<u64>,
}

impl LimitArgs {
    /// Returns the limits, or a time limit if none is given.
    pub(crate) fn limits_or(&self, default: Duration) -> Limits {
        let limits = Limits::default()
            .with_depth(self.depth)
            .with_nodes(self.nodes)
            .with_time(self.time.map(TimeLimit::Move));
        if limits == Limits::default() { Limits::time(default) } else { limits }
    }
}

/// The limits of matches and of tests with shots.
#[derive(Debug, Args)]
pub(crate) struct MatchLimitArgs {
    #[command(flatten)]
    limits: LimitArgs,
    /// Time by which a player may exceed its limit before it loses
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    margin: Duration,
    /// Number of games (or positions) at the same time
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=255))]
    jobs: u8,
}

impl MatchLimitArgs {
    /// Returns the match limits, with a default time per move.
    pub(crate) fn config(&self, default: Duration) -> MatchConfig {
        MatchConfig {
            limits: self.limits.limits_or(default),
            grace: self.margin,
            jobs: self.jobs.into(),
            ..MatchConfig::default()
        }
    }
}
