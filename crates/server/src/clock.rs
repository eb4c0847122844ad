//! The time, which tests control.

use std::future::{Future, pending};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::online::Milliseconds;

pub type Sleep = Pin<Box<dyn Future<Output = ()> + Send>>;

/// A clock in milliseconds since 1970, which never goes back.
pub trait Clock: Send + Sync + 'static {
    fn now(&self) -> Milliseconds;

    fn sleep_until(&self, at: Milliseconds) -> Sleep;
}

/// The system clock. When it is set back, it stands still.
#[derive(Debug, Default)]
pub struct SystemClock {
    latest: AtomicU64,
}

impl Clock for SystemClock {
    fn now(&self) -> Milliseconds {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = since_1970.unwrap_or_default().as_millis() as Milliseconds;
        self.latest.fetch_max(now, Ordering::Relaxed).max(now)
    }

    fn sleep_until(&self, at: Milliseconds) -> Sleep {
        let time = Duration::from_millis(at.saturating_sub(self.now()));
        Box::pin(tokio::time::sleep(time))
    }
}

/// The last period in which no server of a store was running.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outage {
    /// The last heartbeat before it.
    pub from: Milliseconds,
    /// The first heartbeat after it.
    pub until: Milliseconds,
}

/// Waits for a time that may change.
pub(crate) struct Alarm {
    clock: Arc<dyn Clock>,
    at: Option<Milliseconds>,
    sleep: Option<Sleep>,
}

impl Alarm {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Alarm {
        Alarm { clock, at: None, sleep: None }
    }

    /// Sets the time; `None` to wait forever.
    pub(crate) fn set(&mut self, at: Option<Milliseconds>) {
        if self.at != at {
            self.at = at;
            self.sleep = None;
        }
    }

    /// Waits for the time. Cancel safe.
    pub(crate) async fn wait(&mut self) {
        let Some(at) = self.at else {
            return pending().await;
        };
        // If the system clock was set, its timer may end too early.
        while self.clock.now() < at {
            let sleep = self.sleep.get_or_insert_with(|| self.clock.sleep_until(at));
            sleep.await;
            self.sleep = None;
        }
    }
}
