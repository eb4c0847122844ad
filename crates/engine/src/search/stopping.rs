//! The conditions on which a thread stops searching.

use std::sync::atomic::Ordering;

use super::worker::Worker;
use crate::platform::Instant;

/// Nodes between two reads of the clock and the stop flag.
const POLL_INTERVAL: u64 = 1024;

impl Worker<'_> {
    /// Returns true once the thread has stopped. The scores it returns from then on are meaningless.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Returns true if the thread must stop, or has stopped.
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

    /// Publishes this thread's nodes and checks every limit.
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

    /// Adds the nodes since the last call to those of all threads, and returns the sum.
    pub(super) fn publish_nodes(&mut self) -> u64 {
        let more = self.nodes - self.published_nodes;
        self.published_nodes = self.nodes;
        self.shared.nodes.fetch_add(more, Ordering::Relaxed) + more
    }
}
