//! The native WebSocket: connected, read and written on a thread of its own.

use std::fmt;
use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};

use mio::{Poll, Waker};

use super::connection::{Connection, NewsSender, WAKER};
use super::{WireError, WireEvent};
use crate::thread;

/// A WebSocket. Dropped, it is closed, and its thread ends soon.
pub struct Wire {
    /// `None` if the connection failed before its thread was there.
    outgoing: Option<Outgoing>,
    // Shared between threads, a receiver needs a lock. This one is never contended.
    events: Mutex<Receiver<WireEvent>>,
}

/// The texts to be sent, and the waker of the thread that sends them.
struct Outgoing {
    /// `None` once nothing more is sent.
    texts: Option<Sender<String>>,
    waker: Arc<Waker>,
}

impl Wire {
    /// Starts connecting to an address such as `ws://192.168.1.5:7171/socket`. `wake` is called, on another thread,
    /// after each event.
    pub fn open(address: &str, wake: impl Fn() + Send + 'static) -> Wire {
        let (sender, events) = mpsc::channel();
        let news = NewsSender::new(sender, wake);
        let outgoing = start(address.to_owned(), news.clone());
        let outgoing = outgoing.inspect_err(|error| {
            news.send(WireEvent::Closed(Some(WireError::new(error))));
        });
        Wire { outgoing: outgoing.ok(), events: Mutex::new(events) }
    }

    /// Sends a text, which is dropped if the connection has ended.
    pub fn send(&self, text: String) {
        let Some(Outgoing { texts: Some(texts), waker }) = &self.outgoing else {
            return;
        };
        if texts.send(text).is_ok() {
            // The thread may have ended meanwhile.
            let _ = waker.wake();
        }
    }

    /// Takes the next event; `None` if there is none yet.
    pub fn take(&mut self) -> Option<WireEvent> {
        let events = self.events.get_mut();
        events.unwrap_or_else(PoisonError::into_inner).try_recv().ok()
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        if let Some(outgoing) = &mut self.outgoing {
            outgoing.texts = None;
            let _ = outgoing.waker.wake();
        }
    }
}

impl fmt::Debug for Wire {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Wire").finish_non_exhaustive()
    }
}

fn start(address: String, news: NewsSender) -> io::Result<Outgoing> {
    let poll = Poll::new()?;
    let waker = Arc::new(Waker::new(poll.registry(), WAKER)?);
    let (texts, outgoing) = mpsc::channel();
    let own_waker = waker.clone();
    thread::spawn(move || {
        // The waker must outlive its callers.
        let _waker = own_waker;
        let end = Connection::new(poll, outgoing, &news).run(&address);
        news.send(WireEvent::Closed(end.err()));
    })?;
    Ok(Outgoing { texts: Some(texts), waker })
}
