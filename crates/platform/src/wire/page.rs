//! A WebSocket of the browser.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

use super::{WireError, WireEvent};

thread_local! {
    /// The open sockets: values of the browser stay on the thread of the page.
    static SOCKETS: RefCell<HashMap<u64, Socket>> = RefCell::default();
}

struct Socket {
    socket: WebSocket,
    /// The texts sent before the connection was open.
    waiting: Vec<String>,
    _on_open: Closure<dyn FnMut(Event)>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(CloseEvent)>,
}

impl Socket {
    fn send(&mut self, text: String) {
        match self.socket.ready_state() {
            WebSocket::CONNECTING => self.waiting.push(text),
            // The browser drops what is sent to a connection that has ended.
            _ => drop(self.socket.send_with_str(&text)),
        }
    }

    fn send_waiting(&mut self) {
        for text in std::mem::take(&mut self.waiting) {
            self.send(text);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // Fails only for an invalid reason, and none is given.
        let _ = self.socket.close();
    }
}

/// The events not taken yet, and the function that wakes their receiver.
#[derive(Clone)]
struct News {
    events: Arc<Mutex<VecDeque<WireEvent>>>,
    wake: Arc<dyn Fn()>,
}

impl News {
    fn send(&self, event: WireEvent) {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        events.push_back(event);
        drop(events);
        (self.wake)();
    }
}

/// A WebSocket. Dropped, it is closed.
pub struct Wire {
    id: u64,
    events: Arc<Mutex<VecDeque<WireEvent>>>,
}

impl Wire {
    /// Starts connecting to an address such as `ws://192.168.1.5:7171/socket`. `wake` is called after each event.
    pub fn open(address: &str, wake: impl Fn() + Send + 'static) -> Wire {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let events = Arc::default();
        let news = News { events: Arc::clone(&events), wake: Arc::new(wake) };
        match WebSocket::new(address) {
            Ok(socket) => {
                let socket = listen(id, socket, &news);
                SOCKETS.with_borrow_mut(|sockets| sockets.insert(id, socket));
            }
            // No address of a socket, or one that a page from here may not open.
            Err(error) => {
                let error = error.dyn_ref::<js_sys::Error>();
                let reason = error.map(|error| String::from(error.message()));
                let reason = reason.unwrap_or_else(|| address.to_owned());
                news.send(WireEvent::Closed(Some(WireError::new(reason))));
            }
        }
        Wire { id, events }
    }

    /// Sends a text, which is dropped if the connection has ended.
    pub fn send(&self, text: String) {
        SOCKETS.with_borrow_mut(|sockets| {
            if let Some(socket) = sockets.get_mut(&self.id) {
                socket.send(text);
            }
        });
    }

    /// Takes the next event; `None` if there is none yet.
    pub fn take(&mut self) -> Option<WireEvent> {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        events.pop_front()
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        let socket = SOCKETS.with_borrow_mut(|sockets| sockets.remove(&self.id));
        drop(socket);
    }
}

impl fmt::Debug for Wire {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Wire").finish_non_exhaustive()
    }
}

/// Registers the callbacks of a socket.
fn listen(id: u64, socket: WebSocket, news: &News) -> Socket {
    let opened = news.clone();
    let on_open = Closure::new(move |_: Event| {
        SOCKETS.with_borrow_mut(|sockets| {
            if let Some(socket) = sockets.get_mut(&id) {
                socket.send_waiting();
            }
        });
        opened.send(WireEvent::Opened);
    });
    let received = news.clone();
    let on_message = Closure::new(move |message: MessageEvent| {
        // Anything but a text has no meaning here.
        if let Some(text) = message.data().as_string() {
            received.send(WireEvent::Received(text));
        }
    });
    let ended = news.clone();
    let on_close = Closure::new(move |end: CloseEvent| {
        // Browsers hide the reason from pages, which could otherwise explore the user's network.
        let reason = (!end.was_clean())
            .then(|| WireError::new(format_args!("no connection (code {})", end.code())));
        ended.send(WireEvent::Closed(reason));
    });
    socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
    Socket {
        socket,
        waiting: Vec::new(),
        _on_open: on_open,
        _on_message: on_message,
        _on_close: on_close,
    }
}
