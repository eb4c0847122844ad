//! When a thread stops searching.

use std::sync::atomic::Ordering;
use std::time::Instant;

use super::worker::Worker;

/// Nodes between two looks at the clock.
const LOOK_EVERY: u64 = 1024;

impl Worker<'_> {
    /// Whether it has stopped. What it says from then on counts for nothing.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Whether it has to stop, or has.
    pub(super) fn must_stop(&mut self) -> bool {
        if !self.is_stopped {
            if self.nodes >= self.nodes_told + LOOK_EVERY {
                self.look_up();
            } else if self.shared.most_nodes <= self.nodes {
                self.is_stopped = true;
            }
        }
        self.is_stopped
    }

    /// Tells how far it is and sees whether to go on.
    fn look_up(&mut self) {
        let all = self.tell_nodes();
        let shared = self.shared;
        let is_late = || {
            shared
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
        };
        self.is_stopped = shared.stop.is_asked()
            || shared.over.is_asked()
            || all >= shared.most_nodes
            || is_late();
    }

    /// Adds what is not told yet to the nodes of all threads.
    pub(super) fn tell_nodes(&mut self) -> u64 {
        let more = self.nodes - self.nodes_told;
        self.nodes_told = self.nodes;
        self.shared.nodes.fetch_add(more, Ordering::Relaxed) + more
    }
}
