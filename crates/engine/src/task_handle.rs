//! Background tasks: searches, and other work that takes longer than a frame. A [`TaskHandle`] owns the thread: it
//! stops the task, receives its events and returns its result.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{fmt, io};

use super::StopFlag;
use crate::platform::thread::{self, Scope};
use crate::rules::Position;

/// A task on a thread of its own, which sends events of type `E` and returns a `T`.
///
/// Dropping the handle stops the task and waits until it has ended, at most a second; a search of
/// [`Engine`](super::Engine) ends within some 20 ms. [`TaskHandle::detach`] stops it without waiting.
///
/// ```
/// use dames3d_engine::{Engine, EngineSettings, Limits, TaskHandle, SearchInfo, SearchPosition};
/// use dames3d_rules::rules::{Position, Variant};
///
/// let settings = EngineSettings::default().with_threads(1).with_hash_mib(16);
/// let mut engine = Engine::new(Variant::International, settings);
/// let root = SearchPosition::new(Position::start(Variant::International));
/// let mut search = TaskHandle::spawn(move |task| {
///     let on_info = &mut |info: &SearchInfo| task.send(info.depth);
///     let info = engine.search(&root, Limits::depth(4), task.stop_flag(), on_info);
///     (engine, info)
/// });
/// while !search.is_finished() {
///     std::thread::yield_now(); // or draw a frame, read a line, hear a peer
/// }
/// let depths: Vec<u8> = std::iter::from_fn(|| search.try_event()).collect();
/// assert_eq!(depths, [1, 2, 3, 4]);
/// let (_engine, info) = search.join().expect("the search did not panic");
/// assert!(info.best_move().is_some());
/// ```
pub struct TaskHandle<E, T> {
    stop: StopFlag,
    // Shared between threads, a receiver needs a lock. These locks are never contended.
    events: Mutex<Receiver<E>>,
    result: Mutex<Receiver<T>>,
    outcome: Option<Result<T, TaskFailed>>,
}

/// Maximum time that dropping a handle waits for its task.
const DROP_TIMEOUT: Duration = Duration::from_secs(1);

/// The reason why a task has no result.
#[derive(Debug, thiserror::Error)]
pub enum TaskFailed {
    /// The task panicked.
    #[error("the task panicked")]
    Panicked,
    /// The system refused a thread for the task.
    #[error("{0}")]
    NotStarted(#[from] io::Error),
}

/// The working thread's side of a [`TaskHandle`].
pub struct RunningTask<E> {
    stop: StopFlag,
    events: Sender<E>,
    wake: Box<dyn Fn() + Send>,
}

impl<E> RunningTask<E> {
    /// The flag that ends this task.
    pub fn stop_flag(&self) -> &StopFlag {
        &self.stop
    }

    /// Sends an event to the handle and wakes its owner.
    pub fn send(&self, event: E) {
        // The receiver is gone after `detach`.
        if self.events.send(event).is_ok() {
            (self.wake)();
        }
    }
}

impl<E: Send, T: Send> TaskHandle<E, T> {
    /// Starts `work` on a new thread. If the system refuses one, [`TaskHandle::join`] returns the error.
    pub fn spawn(work: impl FnOnce(&RunningTask<E>) -> T + Send + 'static) -> TaskHandle<E, T>
    where
        E: 'static,
        T: 'static,
    {
        TaskHandle::spawn_with_waker(|| (), work)
    }

    /// Starts `work` on a new thread, which calls `wake` after each event and at the end.
    pub fn spawn_with_waker(
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&RunningTask<E>) -> T + Send + 'static,
    ) -> TaskHandle<E, T>
    where
        E: 'static,
        T: 'static,
    {
        let (handle, run) = TaskHandle::prepare(wake, work);
        handle.started(thread::spawn(run))
    }

    /// Starts `work` on a scoped thread, which may borrow from outside the scope.
    pub fn spawn_scoped<'scope>(
        scope: &'scope Scope<'scope, '_>,
        work: impl FnOnce(&RunningTask<E>) -> T + Send + 'scope,
    ) -> TaskHandle<E, T>
    where
        E: 'scope,
        T: 'scope,
    {
        let (handle, run) = TaskHandle::prepare(|| (), work);
        handle.started(thread::spawn_scoped(scope, run))
    }

    /// Records the error if the system refused the thread.
    fn started<Thread>(mut self, thread: io::Result<Thread>) -> TaskHandle<E, T> {
        self.outcome = thread.err().map(|error| Err(error.into()));
        self
    }

    /// Creates a handle and the function that its thread runs.
    fn prepare<'a>(
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&RunningTask<E>) -> T + Send + 'a,
    ) -> (TaskHandle<E, T>, impl FnOnce() + Send + 'a)
    where
        E: 'a,
        T: 'a,
    {
        let stop = StopFlag::new();
        let (events, received_events) = mpsc::channel();
        let (result, received_result) = mpsc::channel();
        let task = RunningTask { stop: stop.clone(), events, wake: Box::new(wake) };
        let run = move || {
            // Unwind safe: the result and the data of a task that panicked are dropped.
            if let Ok(found) = catch_unwind(AssertUnwindSafe(|| work(&task))) {
                let _ = result.send(found);
            }
            // Without a result the handle learns of the panic when the channel closes.
            drop(result);
            (task.wake)();
        };
        let handle = TaskHandle {
            stop,
            events: Mutex::new(received_events),
            result: Mutex::new(received_result),
            outcome: None,
        };
        (handle, run)
    }

    /// The reason why the task has not been started, if the system refused it a thread.
    pub fn start_error(&self) -> Option<&io::Error> {
        match &self.outcome {
            Some(Err(TaskFailed::NotStarted(error))) => Some(error),
            _ => None,
        }
    }

    /// Takes the next event that has arrived, without waiting.
    pub fn try_event(&mut self) -> Option<E> {
        get_mut(&mut self.events).try_recv().ok()
    }

    /// Returns `true` once the task has ended. Events may still be waiting to be taken.
    pub fn is_finished(&mut self) -> bool {
        self.wait(Duration::ZERO)
    }

    /// Waits until the task has ended, at most this long; returns `true` if it has.
    pub fn wait(&mut self, timeout: Duration) -> bool {
        if self.outcome.is_none() {
            self.outcome = match receive_within(get_mut(&mut self.result), timeout) {
                Ok(result) => Some(Ok(result)),
                Err(RecvTimeoutError::Disconnected) => Some(Err(TaskFailed::Panicked)),
                Err(RecvTimeoutError::Timeout) => None,
            };
        }
        self.outcome.is_some()
    }

    /// Waits until the task has ended by itself or was stopped, and returns its result.
    pub fn join(mut self) -> Result<T, TaskFailed> {
        match self.outcome.take() {
            Some(outcome) => outcome,
            None => get_mut(&mut self.result).recv().map_err(|_| TaskFailed::Panicked),
        }
    }
}

impl<E, T> TaskHandle<E, T> {
    /// Sets the stop flag; a search ends with the best move found so far.
    pub fn stop(&self) {
        self.stop.set();
    }

    /// Stops the task without waiting for it. Its events and its result are lost.
    pub fn detach(mut self) {
        self.stop();
        // Disconnected, the handle has nothing to wait for when it is dropped.
        self.result = Mutex::new(mpsc::channel().1);
    }
}

impl<E, T> Drop for TaskHandle<E, T> {
    fn drop(&mut self) {
        self.stop();
        // Returns at once if the task has ended. One that hangs is left behind.
        let _ = receive_within(get_mut(&mut self.result), DROP_TIMEOUT);
    }
}

impl<E, T> fmt::Debug for TaskHandle<E, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TaskHandle")
            .field("is_stopped", &self.stop.is_set())
            .finish_non_exhaustive()
    }
}

/// Receives a value within this time. Without threads, the task already ran when it was started.
fn receive_within<T>(receiver: &Receiver<T>, timeout: Duration) -> Result<T, RecvTimeoutError> {
    match receiver.try_recv() {
        Ok(received) => Ok(received),
        Err(TryRecvError::Disconnected) => Err(RecvTimeoutError::Disconnected),
        Err(TryRecvError::Empty) if timeout.is_zero() => Err(RecvTimeoutError::Timeout),
        Err(TryRecvError::Empty) => receiver.recv_timeout(timeout),
    }
}

/// The content of a lock that nothing else holds, as `&mut` proves.
fn get_mut<T>(mutex: &mut Mutex<T>) -> &mut T {
    mutex.get_mut().unwrap_or_else(PoisonError::into_inner)
}

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
