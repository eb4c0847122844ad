//! Work that is done beside the program, a job after the other.

use std::fmt;
use std::io;
use std::time::Duration;

/// The work of a [`JobThread`] on its jobs.
pub trait Work: Send + 'static {
    /// A job.
    type Job: Send + 'static;

    /// Does a job. `waiting` takes those that have been handed over since.
    fn run(&mut self, job: Self::Job, waiting: &mut dyn Iterator<Item = Self::Job>);

    /// The time without a job after which something else is to be done; none if there is nothing else.
    fn patience(&self) -> Option<Duration> {
        None
    }

    /// Does something else, when no job has come for that time.
    fn idle(&mut self, _waiting: &mut dyn Iterator<Item = Self::Job>) {}
}

/// A thread that does jobs. Dropped, it does those that wait first: nothing handed over is lost.
///
/// Where there are no threads, a job is done before it is handed over, and other things by [`JobThread::poll`].
pub struct JobThread<W: Work>(Option<platform::Running<W>>);

impl<W: Work> JobThread<W> {
    /// Starts the thread, with a name for those who look at the program's threads.
    ///
    /// # Errors
    /// If the system starts none.
    pub fn start(name: &str, work: W) -> io::Result<JobThread<W>> {
        Ok(JobThread(Some(platform::Running::start(name, work)?)))
    }

    /// Hands over a job. Returns `false` if nobody does it any more, because the thread has panicked or has been ended.
    pub fn send(&self, job: W::Job) -> bool {
        self.0.as_ref().is_some_and(|running| running.send(job))
    }

    /// Gives the work its time where there is no thread for it: called now and then.
    pub fn poll(&self) {
        if let Some(running) = &self.0 {
            running.poll();
        }
    }

    /// Waits until every job is done. None is done after that.
    pub fn finish(&mut self) {
        self.0 = None;
    }
}

impl<W: Work> fmt::Debug for JobThread<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JobThread")
            .field("is_running", &self.0.is_some())
            .finish()
    }
}

#[cfg(not(target_family = "wasm"))]
mod platform {
    use std::io;
    use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
    use std::thread::{Builder, JoinHandle};

    use super::Work;

    pub(super) struct Running<W: Work> {
        /// `None` once the thread is to end.
        jobs: Option<Sender<W::Job>>,
        thread: Option<JoinHandle<()>>,
    }

    impl<W: Work> Running<W> {
        pub(super) fn start(name: &str, work: W) -> io::Result<Running<W>> {
            let (jobs, received) = mpsc::channel();
            let thread = Builder::new().name(name.to_owned());
            Ok(Running {
                jobs: Some(jobs),
                thread: Some(thread.spawn(move || run(work, &received))?),
            })
        }

        pub(super) fn send(&self, job: W::Job) -> bool {
            let jobs = self.jobs.as_ref();
            jobs.is_some_and(|jobs| jobs.send(job).is_ok())
        }

        pub(super) fn poll(&self) {}
    }

    impl<W: Work> Drop for Running<W> {
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

#[cfg(target_family = "wasm")]
mod platform {
    use std::io;
    use std::iter;
    use std::sync::{Mutex, PoisonError};

    use super::Work;
    use crate::Instant;

    pub(super) struct Running<W: Work>(Mutex<(W, Instant)>);

    impl<W: Work> Running<W> {
        pub(super) fn start(_: &str, work: W) -> io::Result<Running<W>> {
            Ok(Running(Mutex::new((work, Instant::now()))))
        }

        pub(super) fn send(&self, job: W::Job) -> bool {
            let mut worker = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            worker.0.run(job, &mut iter::empty());
            worker.1 = Instant::now();
            true
        }

        pub(super) fn poll(&self) {
            let mut worker = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let (work, last) = &mut *worker;
            if work
                .patience()
                .is_some_and(|patience| last.elapsed() >= patience)
            {
                work.idle(&mut iter::empty());
                *last = Instant::now();
            }
        }
    }
}
