use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::StopFlag;

/// A handle for the Ctrl+C handler to stop the running search.
#[derive(Clone, Debug, Default)]
pub struct InterruptibleSearch(Arc<Mutex<Option<StopFlag>>>);

/// Keeps the search stoppable until dropped.
#[derive(Debug)]
pub(super) struct SearchGuard {
    search: InterruptibleSearch,
    stop: StopFlag,
}

impl InterruptibleSearch {
    /// Stops the search; returns `false` if none is running.
    pub fn stop(&self) -> bool {
        let search = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        search.as_ref().map(StopFlag::set).is_some()
    }

    /// Begins a search. Call it before announcing the search, so that Ctrl+C in between does not end the program.
    pub(super) fn begin(&self) -> SearchGuard {
        let stop = StopFlag::new();
        self.set(Some(stop.clone()));
        SearchGuard { search: self.clone(), stop }
    }

    fn set(&self, search: Option<StopFlag>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = search;
    }
}

impl SearchGuard {
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_set()
    }
}

impl Drop for SearchGuard {
    fn drop(&mut self) {
        self.search.set(None);
    }
}
