use std::convert::Infallible;

use super::WorkerFailed;

/// A worker of the page; elsewhere there is none.
#[derive(Debug)]
pub struct WebWorker(Infallible);

impl WebWorker {
    /// Fails: only a page has workers.
    pub fn start(_: impl Fn() + Send + 'static) -> Result<WebWorker, WorkerFailed> {
        Err(WorkerFailed("there is no page".to_owned()))
    }

    /// Sends a text.
    pub fn send(&self, _: &str) {
        match self.0 {}
    }

    /// Takes the next text.
    pub fn receive(&self) -> Option<Result<String, WorkerFailed>> {
        match self.0 {}
    }
}
