//! The network of a client: WebSockets and real time, or their substitutes in tests.

use std::fmt;
use std::sync::Arc;

use crate::platform::{Stopwatch, Wire, WireEvent};

/// Called, possibly on another thread, when there is something to take.
pub(crate) type Wake = Arc<dyn Fn() + Send + Sync>;

/// A connection to a server.
pub trait Line: Send + Sync {
    /// Sends a text, which is dropped if the connection has ended.
    fn send(&self, text: String);

    /// Takes the next event; `None` if there is none yet.
    fn take(&mut self) -> Option<WireEvent>;
}

impl Line for Wire {
    fn send(&self, text: String) {
        Wire::send(self, text);
    }

    fn take(&mut self) -> Option<WireEvent> {
        Wire::take(self)
    }
}

type Open = dyn Fn(&str, Wake) -> Box<dyn Line> + Send + Sync;

/// A network: opens connections and measures time.
#[derive(Clone)]
pub struct Network {
    open: Arc<Open>,
    time: Stopwatch,
}

impl Network {
    /// A network that opens connections with this function, which is passed the address of a socket and a function to
    /// call after each event.
    pub fn new(
        time: Stopwatch,
        open: impl Fn(&str, Arc<dyn Fn() + Send + Sync>) -> Box<dyn Line> + Send + Sync + 'static,
    ) -> Network {
        Network { open: Arc::new(open), time }
    }

    /// A stopwatch that starts now.
    pub fn stopwatch(&self) -> Stopwatch {
        let mut stopwatch = self.time.clone();
        stopwatch.restart();
        stopwatch
    }

    pub(crate) fn open(&self, address: &str, wake: Wake) -> Box<dyn Line> {
        (self.open)(address, wake)
    }
}

impl Default for Network {
    /// WebSockets, in real time: a server's clocks run while the machine sleeps.
    fn default() -> Network {
        Network::new(Stopwatch::start_with_sleep(), |address, wake| {
            Box::new(Wire::open(address, move || wake()))
        })
    }
}

impl fmt::Debug for Network {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Network").finish_non_exhaustive()
    }
}
