//! The moments when a page comes back: into view, out of a phone's sleep, or to a network.

#[cfg(not(target_family = "wasm"))]
pub use elsewhere::PageReturns;
#[cfg(target_family = "wasm")]
pub use page::PageReturns;

#[cfg(target_family = "wasm")]
mod page {
    use std::cell::RefCell;
    use std::collections::HashMap;
    use std::sync::atomic::{AtomicU64, Ordering};

    use wasm_bindgen::JsCast;
    use wasm_bindgen::closure::Closure;
    use web_sys::{EventTarget, VisibilityState};

    thread_local! {
        /// The listeners: values of the browser stay on the thread of the page.
        static LISTENERS: RefCell<HashMap<u64, Listener>> = RefCell::default();
    }

    struct Listener {
        /// The events that are listened to, with their targets.
        events: Vec<(EventTarget, &'static str)>,
        call: Closure<dyn FnMut()>,
    }

    impl Drop for Listener {
        fn drop(&mut self) {
            for (target, event) in &self.events {
                let call = self.call.as_ref().unchecked_ref();
                let _ = target.remove_event_listener_with_callback(event, call);
            }
        }
    }

    /// Listens for the page coming back, until it is dropped. Elsewhere it never does.
    #[derive(Debug)]
    pub struct PageReturns(u64);

    impl PageReturns {
        /// Calls `act` each time the page is visible again or its network is back.
        pub fn listen(act: impl Fn() + 'static) -> PageReturns {
            static NEXT: AtomicU64 = AtomicU64::new(0);
            let id = NEXT.fetch_add(1, Ordering::Relaxed);
            if let Some(listener) = listener(act) {
                LISTENERS.with_borrow_mut(|listeners| listeners.insert(id, listener));
            }
            PageReturns(id)
        }
    }

    impl Drop for PageReturns {
        fn drop(&mut self) {
            let listener = LISTENERS.with_borrow_mut(|listeners| listeners.remove(&self.0));
            drop(listener);
        }
    }

    fn listener(act: impl Fn() + 'static) -> Option<Listener> {
        let window = web_sys::window()?;
        let document = window.document()?;
        let shown = document.clone();
        let call = Closure::<dyn FnMut()>::new(move || {
            // Going into the background changes the visibility as well.
            if shown.visibility_state() == VisibilityState::Visible {
                act();
            }
        });
        let window: EventTarget = window.into();
        let events = vec![
            (document.into(), "visibilitychange"),
            (window.clone(), "pageshow"),
            (window, "online"),
        ];
        for (target, event) in &events {
            let call = call.as_ref().unchecked_ref();
            let _ = target.add_event_listener_with_callback(event, call);
        }
        Some(Listener { events, call })
    }
}

#[cfg(not(target_family = "wasm"))]
mod elsewhere {
    /// Never reports anything: there is no page.
    #[derive(Debug)]
    pub struct PageReturns;

    impl PageReturns {
        pub fn listen(_: impl Fn() + 'static) -> PageReturns {
            PageReturns
        }
    }
}
