//! The times at which the window wakes by itself. It sleeps while nothing happens, and would not see that a time is up.

use std::collections::HashMap;
use std::sync::OnceLock;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use crate::platform::{Instant, thread};

/// A reason to wake the window later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WakePurpose {
    /// The time of an analysis is up.
    AnalysisLimit,
    /// A notice has been shown long enough.
    Notice,
    /// The pointer has rested on a piece for long enough.
    LinesNote,
}

/// Wakes the window.
type Wake = Box<dyn Fn() + Send>;

/// The next time for each purpose. One thread sleeps for all of them; it starts with the first time that is set.
#[derive(Debug, Default)]
pub struct WakeTimer(OnceLock<Sender<(WakePurpose, Option<Alarm>)>>);

struct Alarm {
    at: Instant,
    wake: Wake,
}

impl WakeTimer {
    /// Calls `wake` after so long, in place of an earlier time for this purpose that has not come.
    pub fn set(&self, purpose: WakePurpose, after: Duration, wake: impl Fn() + Send + 'static) {
        let alarm = Alarm {
            at: Instant::now() + after,
            wake: Box::new(wake),
        };
        let sender = self.0.get_or_init(|| {
            let (sender, receiver) = mpsc::channel();
            thread::spawn(move || ring(&receiver));
            sender
        });
        // The thread listens as long as the timer lives.
        let _ = sender.send((purpose, Some(alarm)));
    }

    /// Forgets the time for this purpose.
    pub fn clear(&self, purpose: WakePurpose) {
        if let Some(sender) = self.0.get() {
            let _ = sender.send((purpose, None));
        }
    }
}

/// Wakes at each time, until the timer is gone.
fn ring(receiver: &Receiver<(WakePurpose, Option<Alarm>)>) {
    let mut alarms: HashMap<WakePurpose, Alarm> = HashMap::new();
    loop {
        let next = alarms.values().map(|alarm| alarm.at).min();
        let received = match next {
            Some(next) => receiver.recv_timeout(next.saturating_duration_since(Instant::now())),
            None => receiver.recv().map_err(RecvTimeoutError::from),
        };
        match received {
            Ok((purpose, Some(alarm))) => drop(alarms.insert(purpose, alarm)),
            Ok((purpose, None)) => drop(alarms.remove(&purpose)),
            Err(RecvTimeoutError::Timeout) => {
                let now = Instant::now();
                let due = alarms.extract_if(|_, alarm| alarm.at <= now);
                due.for_each(|(_, alarm)| (alarm.wake)());
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
