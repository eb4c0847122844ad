//! Engine work in the background: on a thread or, on a page, in a web worker.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::engine::{RunningTask, TaskFailed, TaskHandle};
use crate::jobs::{Job, WorkerMessage, WorkerOrder};
use crate::platform::{WebWorker, WorkerFailed, has_threads};
use crate::players::{Computer, TableKey, TableStatus};

/// Background work that sends events of type `E` and returns a `T`; stopped when dropped.
pub struct EngineTask<E, T>(TaskPlace<E, T>);

enum TaskPlace<E, T> {
    Thread(TaskHandle<E, T>),
    Worker(Box<dyn WorkerTask<E, T>>),
}

/// A job for a worker, with the conversions of its messages.
pub struct WorkerJob<J: Job, E, T> {
    pub job: J,
    /// The required endgame tables, and the event for their status.
    pub tables: Option<(TableKey, fn(TableStatus) -> E)>,
    /// Converts an event of the job.
    pub event: fn(J::Event) -> E,
    /// Converts the outcome of the job.
    pub result: fn(J::Outcome) -> T,
}

impl<E: Send + Sync + 'static, T: Send + 'static> EngineTask<E, T> {
    /// Starts the function on a thread or, without threads, the job in a worker. `wake` is called after events and the
    /// end.
    pub fn start<J: Job>(
        wake: impl Fn() + Send + 'static,
        job: WorkerJob<J, E, T>,
        on_thread: impl FnOnce(&RunningTask<E>) -> T + Send + 'static,
    ) -> EngineTask<E, T> {
        EngineTask(if has_threads() {
            TaskPlace::Thread(TaskHandle::spawn_with_waker(wake, on_thread))
        } else {
            TaskPlace::Worker(Box::new(RunningJob::start(wake, job)))
        })
    }

    /// Starts work that never runs in a worker.
    pub fn on_thread(
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&RunningTask<E>) -> T + Send + 'static,
    ) -> EngineTask<E, T> {
        EngineTask(TaskPlace::Thread(TaskHandle::spawn_with_waker(wake, work)))
    }

    /// Takes the next event.
    pub fn try_event(&mut self) -> Option<E> {
        match &mut self.0 {
            TaskPlace::Thread(search) => search.try_event(),
            TaskPlace::Worker(task) => task.try_event(),
        }
    }

    /// Returns `true` once the work has ended; events may remain.
    pub fn is_finished(&mut self) -> bool {
        match &mut self.0 {
            TaskPlace::Thread(search) => search.is_finished(),
            TaskPlace::Worker(task) => task.is_finished(),
        }
    }

    /// Stops the work early, with its results so far.
    pub fn stop(&mut self) {
        match &mut self.0 {
            TaskPlace::Thread(search) => search.stop(),
            TaskPlace::Worker(task) => task.stop(),
        }
    }

    /// Detaches the work; its events and result are lost.
    pub fn detach(self) {
        match self.0 {
            TaskPlace::Thread(search) => search.detach(),
            TaskPlace::Worker(task) => drop(task),
        }
    }

    /// The result of finished work.
    ///
    /// # Errors
    /// If it panicked or its worker failed.
    pub fn join(self) -> Result<T, TaskFailed> {
        match self.0 {
            TaskPlace::Thread(search) => search.join(),
            TaskPlace::Worker(task) => task.into_result(),
        }
    }
}

trait WorkerTask<E, T>: Send + Sync {
    fn try_event(&mut self) -> Option<E>;
    fn is_finished(&mut self) -> bool;
    fn stop(&mut self);
    fn into_result(self: Box<Self>) -> Result<T, TaskFailed>;
}

struct RunningJob<J: Job, E, T> {
    job: WorkerJob<J, E, T>,
    /// `None` once it has ended.
    worker: Option<WebWorker>,
    /// All events of the job, from which a stopped job's result is derived.
    known: Vec<J::Event>,
    events: VecDeque<E>,
    is_stopping: bool,
    result: Option<Result<J::Outcome, WorkerFailed>>,
    wake: Waker,
}

/// An idle worker, reused because it has its code and tables loaded.
static IDLE: Mutex<Option<(WebWorker, Waker)>> = Mutex::new(None);

/// The current waker of the worker.
type Waker = Arc<Mutex<Box<dyn Fn() + Send>>>;

fn call(waker: &Waker) {
    waker.lock().unwrap_or_else(PoisonError::into_inner)();
}

impl<J: Job, E, T> RunningJob<J, E, T> {
    fn start(wake: impl Fn() + Send + 'static, job: WorkerJob<J, E, T>) -> RunningJob<J, E, T> {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).take();
        let (worker, wake) = match idle {
            Some((worker, waker)) => {
                *waker.lock().unwrap_or_else(PoisonError::into_inner) = Box::new(wake);
                (Ok(worker), waker)
            }
            None => {
                let waker: Waker = Arc::new(Mutex::new(Box::new(wake)));
                let woken = waker.clone();
                (WebWorker::start(move || call(&woken)), waker)
            }
        };
        let mut running = RunningJob {
            worker: None,
            known: Vec::new(),
            events: VecDeque::new(),
            is_stopping: false,
            result: None,
            wake,
            job,
        };
        let tables = running.job.tables.map(|(key, _)| key);
        let order = WorkerOrder::new(tables, &running.job.job).and_then(|order| order.to_text());
        match (worker, order) {
            (Ok(worker), Ok(order)) => {
                worker.send(&order);
                running.worker = Some(worker);
            }
            (Err(error), _) => running.result = Some(Err(error)),
            (_, Err(error)) => running.result = Some(Err(WorkerFailed(error.to_string()))),
        }
        running
    }

    /// Takes the worker's messages.
    fn receive(&mut self) {
        while let Some(received) = self.worker.as_ref().and_then(WebWorker::receive) {
            let message = received.and_then(|text| {
                WorkerMessage::<J::Event, J::Outcome>::from_text(&text)
                    .map_err(|_| WorkerFailed(text))
            });
            match message {
                Ok(WorkerMessage::Tables(status)) => {
                    let event = self.job.tables.map(|(_, event)| event(status));
                    self.events.extend(event);
                }
                Ok(WorkerMessage::Event(event)) => {
                    self.known.push(event.clone());
                    self.events.push_back((self.job.event)(event));
                }
                Ok(WorkerMessage::Outcome(outcome)) => {
                    self.result = Some(Ok(outcome));
                    let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
                    *idle = self.worker.take().map(|worker| (worker, self.wake.clone()));
                }
                Err(error) => {
                    self.result = Some(Err(error));
                    self.worker = None;
                }
            }
        }
        if self.is_stopping && self.result.is_none() {
            let outcome = self.job.job.outcome_if_stopped(&self.known);
            if let Some(outcome) = outcome {
                self.worker = None;
                self.result = Some(Ok(outcome));
                call(&self.wake);
            }
        }
    }
}

impl<J, E, T> WorkerTask<E, T> for RunningJob<J, E, T>
where
    J: Job + Sync,
    J::Event: Sync,
    J::Outcome: Sync,
    E: Send + Sync,
{
    fn try_event(&mut self) -> Option<E> {
        self.receive();
        self.events.pop_front()
    }

    fn is_finished(&mut self) -> bool {
        self.receive();
        self.result.is_some()
    }

    fn stop(&mut self) {
        self.is_stopping = true;
        self.receive();
    }

    fn into_result(mut self: Box<Self>) -> Result<T, TaskFailed> {
        self.receive();
        match mem::take(&mut self.result) {
            Some(Ok(outcome)) => Ok((self.job.result)(outcome)),
            Some(Err(error)) => {
                bevy::log::error!("{error}");
                Err(TaskFailed::Panicked)
            }
            None => Err(TaskFailed::Panicked),
        }
    }
}

/// Locks the built-in engine, replacing it after a panicked search.
pub(super) fn lock(computer: &Mutex<Computer>) -> MutexGuard<'_, Computer> {
    computer.lock().unwrap_or_else(|poisoned| {
        let mut restarted = poisoned.into_inner();
        *restarted = restarted.restarted();
        computer.clear_poison();
        restarted
    })
}
