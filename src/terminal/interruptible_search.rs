use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::StopFlag;

/// The search that the text board waits for, for a handler of Ctrl+C to stop.
#[derive(Clone, Debug, Default)]
pub struct InterruptibleSearch(Arc<Mutex<Option<StopFlag>>>);

impl InterruptibleSearch {
    /// Stops the search; returns `false` if none is running.
    pub fn stop(&self) -> bool {
        let search = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        search.as_ref().map(StopFlag::set).is_some()
    }

    /// Runs a search that can be stopped; returns its result, and `true` if it was stopped.
    pub(super) fn run<T>(&self, search: impl FnOnce(&StopFlag) -> T) -> (T, bool) {
        let stop = StopFlag::new();
        self.set(Some(stop.clone()));
        let result = search(&stop);
        self.set(None);
        (result, stop.is_set())
    }

    fn set(&self, search: Option<StopFlag>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = search;
    }
}
