use std::time::{Duration, Instant};

/// How long a search has taken: on the wall, or by the positions it has searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    begin: Instant,
    nodes_a_second: Option<u64>,
}

impl Watch {
    /// Begins to count.
    pub(super) fn begin(nodes_a_second: Option<u64>) -> Watch {
        Watch {
            begin: Instant::now(),
            nodes_a_second,
        }
    }

    /// What has passed on the wall.
    pub(super) fn on_the_wall(&self) -> Duration {
        self.begin.elapsed()
    }

    /// What has passed by the time that is limited, so many positions having been searched.
    pub(super) fn passed(&self, nodes: u64) -> Duration {
        match self.nodes_a_second {
            None => self.on_the_wall(),
            Some(nodes_a_second) => {
                Duration::from_secs_f64(nodes as f64 / nodes_a_second.max(1) as f64)
            }
        }
    }

    /// When this time will have passed on the wall, if that is what counts.
    pub(super) fn deadline(&self, time: Duration) -> Option<Instant> {
        match self.nodes_a_second {
            // A time beyond all clocks is no limit.
            None => self.begin.checked_add(time),
            Some(_) => None,
        }
    }

    /// How many positions this time is, if they are what counts.
    pub(super) fn nodes(&self, time: Duration) -> Option<u64> {
        let nodes_a_second = self.nodes_a_second?;
        Some((time.as_secs_f64() * nodes_a_second as f64) as u64)
    }
}
