//! The clock of a search. It can count nodes instead of time, which makes a timed search reproducible.

use std::time::Duration;

use crate::platform::Instant;

/// Time since a search began: real time, or nodes at a fixed rate.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchClock {
    start: Instant,
    nodes_per_second: Option<u64>,
}

impl SearchClock {
    /// Starts the clock.
    pub(super) fn start(nodes_per_second: Option<u64>) -> SearchClock {
        SearchClock {
            start: Instant::now(),
            nodes_per_second,
        }
    }

    /// Real time since the start.
    pub(super) fn wall_time(&self) -> Duration {
        self.start.elapsed()
    }

    /// Time since the start in the unit of the limits, after this number of nodes.
    pub(super) fn elapsed(&self, nodes: u64) -> Duration {
        match self.nodes_per_second {
            None => self.wall_time(),
            Some(nodes_per_second) => {
                Duration::from_secs_f64(nodes as f64 / nodes_per_second.max(1) as f64)
            }
        }
    }

    /// The moment at which `time` is over, if real time counts.
    pub(super) fn deadline(&self, time: Duration) -> Option<Instant> {
        match self.nodes_per_second {
            // A time too long for an `Instant` is no limit.
            None => self.start.checked_add(time),
            Some(_) => None,
        }
    }

    /// The number of nodes that make up `time`, if nodes count.
    pub(super) fn node_limit(&self, time: Duration) -> Option<u64> {
        let nodes_per_second = self.nodes_per_second?;
        Some((time.as_secs_f64() * nodes_per_second as f64) as u64)
    }
}
