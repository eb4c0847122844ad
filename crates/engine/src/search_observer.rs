use std::fmt;
use std::sync::Arc;

use crate::rules::Position;

/// A function that is called with each position before it is searched, on the thread that searches it.
#[derive(Clone)]
pub struct SearchObserver(Arc<dyn Fn(&Position) + Send + Sync>);

impl SearchObserver {
    /// An observer that calls this function.
    pub fn new(observe: impl Fn(&Position) + Send + Sync + 'static) -> SearchObserver {
        SearchObserver(Arc::new(observe))
    }

    /// Calls the function.
    pub(super) fn observe(&self, position: &Position) {
        (self.0)(position);
    }
}

impl fmt::Debug for SearchObserver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SearchObserver")
    }
}
