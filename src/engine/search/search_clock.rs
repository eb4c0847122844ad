use std::time::{Duration, Instant};

/// How long a search has taken: on the wall, or by the positions it has searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchClock {
    start: Instant,
    nodes_per_second: Option<u64>,
}

impl SearchClock {
    /// Begins to count.
    pub(super) fn start(nodes_per_second: Option<u64>) -> SearchClock {
        SearchClock {
            start: Instant::now(),
            nodes_per_second,
        }
    }

    /// What has passed on the wall.
    pub(super) fn wall_time(&self) -> Duration {
        self.start.elapsed()
    }

    /// What has passed by the time that is limited, so many positions having been searched.
    pub(super) fn elapsed(&self, nodes: u64) -> Duration {
        match self.nodes_per_second {
            None => self.wall_time(),
            Some(nodes_per_second) => {
                Duration::from_secs_f64(nodes as f64 / nodes_per_second.max(1) as f64)
            }
        }
    }

    /// When this time will have passed on the wall, if that is what counts.
    pub(super) fn deadline(&self, time: Duration) -> Option<Instant> {
        match self.nodes_per_second {
            // A time beyond all clocks is no limit.
            None => self.start.checked_add(time),
            Some(_) => None,
        }
    }

    /// How many positions this time is, if they are what counts.
    pub(super) fn node_limit(&self, time: Duration) -> Option<u64> {
        let nodes_per_second = self.nodes_per_second?;
        Some((time.as_secs_f64() * nodes_per_second as f64) as u64)
    }
}
