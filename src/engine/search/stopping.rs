//! When a thread stops searching.

use std::sync::atomic::Ordering;
use std::time::Instant;

use super::worker::Worker;

/// Nodes between two looks at the clock.
const POLL_INTERVAL: u64 = 1024;

impl Worker<'_> {
    /// Whether it has stopped. What it says from then on counts for nothing.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Whether it has to stop, or has.
    pub(super) fn must_stop(&mut self) -> bool {
        if !self.is_stopped {
            if self.nodes >= self.published_nodes + POLL_INTERVAL {
                self.poll();
            } else if self.shared.max_nodes <= self.nodes {
                self.is_stopped = true;
            }
        }
        self.is_stopped
    }

    /// Tells how far it is and sees whether to go on.
    fn poll(&mut self) {
        let all = self.publish_nodes();
        let shared = self.shared;
        let is_late = || {
            shared
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
        };
        self.is_stopped = shared.stop.is_set()
            || shared.finished.is_set()
            || all >= shared.max_nodes
            || is_late();
    }

    /// Adds what is not told yet to the nodes of all threads.
    pub(super) fn publish_nodes(&mut self) -> u64 {
        let more = self.nodes - self.published_nodes;
        self.published_nodes = self.nodes;
        self.shared.nodes.fetch_add(more, Ordering::Relaxed) + more
    }
}
