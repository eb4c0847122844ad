//! A web worker, which computes in the background and shares no memory with the page: both exchange texts. The files
//! that a worker writes reach the page before the next text.

#[cfg(target_family = "wasm")]
pub use page::WebWorker;
#[cfg(not(target_family = "wasm"))]
pub use without::WebWorker;

/// A worker could not be started, or failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the worker of the page failed: {0}")]
pub struct WorkerFailed(pub String);

#[cfg(target_family = "wasm")]
mod page {
    use std::cell::RefCell;
    use std::collections::{HashMap, VecDeque};
    use std::fmt;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

    use js_sys::Reflect;
    use wasm_bindgen::prelude::*;
    use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

    use super::WorkerFailed;
    use crate::fs::take_over;

    /// The script of the workers, seen from the page.
    const SCRIPT: &str = "engine/worker.js";

    thread_local! {
        /// The workers that run: values of the browser stay on the thread of the page.
        static WORKERS: RefCell<HashMap<u64, Running>> = RefCell::default();
    }

    struct Running {
        worker: Worker,
        /// Called by the browser as long as the worker runs.
        _on_message: Closure<dyn FnMut(MessageEvent)>,
        _on_error: Closure<dyn FnMut(Event)>,
    }

    type Received = Arc<Mutex<VecDeque<Result<String, WorkerFailed>>>>;

    /// A worker of the page. Dropped, it is terminated at once.
    pub struct WebWorker {
        id: u64,
        received: Received,
    }

    impl WebWorker {
        /// Starts a worker. `wake` is called after each text from it.
        ///
        /// # Errors
        /// If the browser starts none.
        pub fn start(wake: impl Fn() + Send + 'static) -> Result<WebWorker, WorkerFailed> {
            static NEXT: AtomicU64 = AtomicU64::new(0);
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            // A worker of another build than the page refuses to start.
            options.set_name(&build_of_page());
            let worker = Worker::new_with_options(SCRIPT, &options)
                .map_err(|error| WorkerFailed(format!("{error:?}")))?;
            let received = Received::default();
            let wake: Arc<dyn Fn()> = Arc::new(wake);
            let take = |received: Received, wake: Arc<dyn Fn()>| {
                move |answer: Result<String, WorkerFailed>| {
                    let mut received = received.lock().unwrap_or_else(PoisonError::into_inner);
                    received.push_back(answer);
                    drop(received);
                    wake();
                }
            };
            let on_answer = take(received.clone(), wake.clone());
            let on_message = Closure::new(move |message: MessageEvent| {
                let data = message.data();
                match data.as_string() {
                    Some(text) => on_answer(Ok(text)),
                    None => take_over(data.unchecked_ref()),
                }
            });
            let on_failure = take(received.clone(), wake);
            let on_error = Closure::new(move |error: Event| {
                on_failure(Err(WorkerFailed(reason_of(&error))));
            });
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
            let id = NEXT.fetch_add(1, Ordering::Relaxed);
            let running = Running { worker, _on_message: on_message, _on_error: on_error };
            WORKERS.with_borrow_mut(|workers| workers.insert(id, running));
            Ok(WebWorker { id, received })
        }

        pub fn send(&self, text: &str) {
            WORKERS.with_borrow(|workers| {
                if let Some(running) = workers.get(&self.id)
                    && let Err(error) = running.worker.post_message(&text.into())
                {
                    let failed = WorkerFailed(format!("{error:?}"));
                    self.lock().push_back(Err(failed));
                }
            });
        }

        /// Takes the next text that has arrived, or the reason why none will.
        pub fn receive(&self) -> Option<Result<String, WorkerFailed>> {
            self.lock().pop_front()
        }

        fn lock(&self) -> MutexGuard<'_, VecDeque<Result<String, WorkerFailed>>> {
            self.received.lock().unwrap_or_else(PoisonError::into_inner)
        }
    }

    /// The message of an error event; only the event of an error in a script has one.
    fn reason_of(error: &Event) -> String {
        let message = Reflect::get(error, &"message".into()).ok();
        let message = message.and_then(|message| message.as_string());
        message.unwrap_or_else(|| format!("cannot load {SCRIPT}"))
    }

    /// The build of the page, which `web/build` writes into it.
    fn build_of_page() -> String {
        let document = web_sys::window().and_then(|window| window.document());
        let root = document.and_then(|document| document.document_element());
        root.and_then(|root| root.get_attribute("data-build")).unwrap_or_default()
    }

    impl Drop for WebWorker {
        fn drop(&mut self) {
            let ended = WORKERS.with_borrow_mut(|workers| workers.remove(&self.id));
            if let Some(running) = ended {
                running.worker.set_onmessage(None);
                running.worker.set_onerror(None);
                running.worker.terminate();
            }
        }
    }

    impl fmt::Debug for WebWorker {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.debug_struct("WebWorker").field("id", &self.id).finish()
        }
    }
}

#[cfg(not(target_family = "wasm"))]
mod without {
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

        pub fn send(&self, _: &str) {
            match self.0 {}
        }

        pub fn receive(&self) -> Option<Result<String, WorkerFailed>> {
            match self.0 {}
        }
    }
}
