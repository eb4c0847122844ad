//! Background jobs, one after the other.

use std::fmt;
use std::iter;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::Instant;

/// The work of a [`JobThread`].
pub trait Work: Send + 'static {
    type Job: Send + 'static;

    /// Runs a job. `waiting` yields those handed over since.
    fn run(&mut self, job: Self::Job, waiting: &mut dyn Iterator<Item = Self::Job>);

    /// Time without a job after which [`Work::idle`] is called; `None` for never.
    fn patience(&self) -> Option<Duration> {
        None
    }

    /// Called when no job has come for that time.
    fn idle(&mut self, _waiting: &mut dyn Iterator<Item = Self::Job>) {}
}

/// A thread that runs jobs. Dropped, it runs the waiting ones first: nothing handed over is lost.
///
/// Without threads, or if the system refuses one, a job runs while it is handed over, and [`Work::idle`] in
/// [`JobThread::poll`].
pub struct JobThread<W: Work>(Option<Worker<W>>);

enum Worker<W: Work> {
    #[cfg(not(target_family = "wasm"))]
    Thread(native::JobQueue<W>),
    Here(Mutex<WorkHere<W>>),
}

/// Work without a thread, with the time of its last job.
struct WorkHere<W>(W, Instant);

impl<W: Work> JobThread<W> {
    /// Starts the thread, with a name for debuggers.
    pub fn start(name: &str, work: W) -> JobThread<W> {
        #[cfg(not(target_family = "wasm"))]
        let work = match native::JobQueue::start(name, work) {
            Ok(queue) => return JobThread(Some(Worker::Thread(queue))),
            Err(work) => work,
        };
        #[cfg(target_family = "wasm")]
        let _ = name;
        JobThread(Some(Worker::Here(Mutex::new(WorkHere(work, Instant::now())))))
    }

    /// Hands over a job. Returns `false` if the thread has panicked or ended.
    pub fn send(&self, job: W::Job) -> bool {
        match &self.0 {
            #[cfg(not(target_family = "wasm"))]
            Some(Worker::Thread(queue)) => queue.send(job),
            Some(Worker::Here(work)) => {
                let mut work = work.lock().unwrap_or_else(PoisonError::into_inner);
                work.0.run(job, &mut iter::empty());
                work.1 = Instant::now();
                true
            }
            None => false,
        }
    }

    /// Runs idle work if there is no thread for it: call it now and then.
    pub fn poll(&self) {
        if let Some(Worker::Here(work)) = &self.0 {
            let mut work = work.lock().unwrap_or_else(PoisonError::into_inner);
            let patience = work.0.patience();
            if patience.is_some_and(|patience| work.1.elapsed() >= patience) {
                work.0.idle(&mut iter::empty());
                work.1 = Instant::now();
            }
        }
    }

    /// Waits until every job is done. Later jobs are not run.
    pub fn finish(&mut self) {
        self.0 = None;
    }
}

impl<W: Work> fmt::Debug for JobThread<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JobThread").field("is_running", &self.0.is_some()).finish()
    }
}

#[cfg(not(target_family = "wasm"))]
mod native {
    use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
    use std::thread::JoinHandle;

    use super::Work;
    use crate::threads::thread::spawn_with;

    pub(super) struct JobQueue<W: Work> {
        /// `None` once the thread is to end.
        jobs: Option<Sender<W::Job>>,
        thread: Option<JoinHandle<()>>,
    }

    impl<W: Work> JobQueue<W> {
        /// Starts the thread, or gives the work back if the system refuses it.
        pub(super) fn start(name: &str, work: W) -> Result<JobQueue<W>, W> {
            let (jobs, received) = mpsc::channel();
            let thread = spawn_with(Some(name), work, move |work| run(work, &received))?;
            Ok(JobQueue { jobs: Some(jobs), thread: Some(thread) })
        }

        pub(super) fn send(&self, job: W::Job) -> bool {
            let jobs = self.jobs.as_ref();
            jobs.is_some_and(|jobs| jobs.send(job).is_ok())
        }
    }

    impl<W: Work> Drop for JobQueue<W> {
        fn drop(&mut self) {
            self.jobs = None;
            if let Some(thread) = self.thread.take() {
                // A thread that panicked has nothing left to do.
                let _ = thread.join();
            }
        }
    }

    fn run<W: Work>(mut work: W, jobs: &Receiver<W::Job>) {
        loop {
            let received = match work.patience() {
                Some(patience) => jobs.recv_timeout(patience),
                None => jobs.recv().map_err(RecvTimeoutError::from),
            };
            match received {
                Ok(job) => work.run(job, &mut jobs.try_iter()),
                Err(RecvTimeoutError::Timeout) => work.idle(&mut jobs.try_iter()),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}
