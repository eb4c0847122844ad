//! How far the computer may look, as the command line is given it.

use std::time::Duration;

use clap::Args;
use dames3d::engine::{Limits, TimeLimit};
use dames3d::matches::MatchConfig;

use super::values::{integer, seconds};

/// The limits of each search.
#[derive(Debug, Args)]
pub(crate) struct LimitArgs {
    /// Seconds to think about a move
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Plies to look ahead
    #[arg(long, value_parser = integer::<u8>(1..=100))]
    depth: Option<u8>,
    /// Positions to search
    #[arg(long, value_parser = integer::<u64>(1..))]
    nodes: Option<u64>,
}

impl LimitArgs {
    /// The limits, if any was given.
    fn limits(&self) -> Option<Limits> {
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time.map(TimeLimit::Move),
            ..Limits::default()
        };
        (limits != Limits::default()).then_some(limits)
    }

    /// The limits; if none was given, so long.
    pub(crate) fn limits_or(&self, default: Duration) -> Limits {
        self.limits().unwrap_or(Limits::time(default))
    }
}

/// How long players may think in matches and trials.
#[derive(Debug, Args)]
pub(crate) struct MatchLimitArgs {
    #[command(flatten)]
    limits: LimitArgs,
    /// Seconds beyond its time after which a player is given up
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    margin: Duration,
    /// Games, or positions, at once
    #[arg(long, default_value_t = 1, value_parser = integer::<u8>(1..=255))]
    jobs: u8,
}

impl MatchLimitArgs {
    /// The terms; without a limit, players have so long for a move.
    pub(crate) fn terms(&self, default: Duration) -> MatchConfig {
        MatchConfig {
            limits: self.limits.limits_or(default),
            grace: self.margin,
            jobs: self.jobs.into(),
            ..MatchConfig::default()
        }
    }
}
