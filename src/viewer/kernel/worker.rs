//! Work beside the frames, which never wait for it.

use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Mutex, PoisonError};

use crate::platform::thread::{self, JoinHandle};

/// What a thread finds out, one answer after the other. Dropped, it leaves the thread to itself: nobody listens any more.
#[derive(Debug)]
pub struct BackgroundTask<Answer> {
    // A receiver can only be shared between threads inside a lock. Nothing waits for it.
    answers: Mutex<Receiver<Answer>>,
}

/// The answers of a thread, on its side.
pub struct AnswerSender<Answer> {
    sender: Sender<Answer>,
    wake: Box<dyn Fn() + Send>,
}

impl<Answer> AnswerSender<Answer> {
    /// Sends an answer. Returns `false` if nobody listens.
    pub fn send(&self, answer: Answer) -> bool {
        let is_heard = self.sender.send(answer).is_ok();
        if is_heard {
            (self.wake)();
        }
        is_heard
    }
}

/// AnswerSender and the task that receives them. `wake` is called after each.
fn task<Answer>(
    wake: impl Fn() + Send + 'static,
) -> (AnswerSender<Answer>, BackgroundTask<Answer>) {
    let (sender, receiver) = mpsc::channel();
    let answers = AnswerSender {
        sender,
        wake: Box::new(wake),
    };
    let task = BackgroundTask {
        answers: Mutex::new(receiver),
    };
    (answers, task)
}

impl<Answer: Send + 'static> BackgroundTask<Answer> {
    /// Starts a thread. `wake` is called after each answer, and at the end.
    pub fn start(
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&AnswerSender<Answer>) + Send + 'static,
    ) -> BackgroundTask<Answer> {
        let (answers, task) = task(wake);
        thread::spawn(move || {
            work(&answers);
            let AnswerSender { sender, wake } = answers;
            drop(sender);
            wake();
        });
        task
    }

    /// Takes the answers since the last call. Returns `true` with them if no other will come.
    pub fn take(&mut self) -> (Vec<Answer>, bool) {
        let receiver = self.answers.get_mut();
        let receiver = receiver.unwrap_or_else(PoisonError::into_inner);
        let mut answers = Vec::new();
        loop {
            match receiver.try_recv() {
                Ok(answer) => answers.push(answer),
                Err(end) => return (answers, end == TryRecvError::Disconnected),
            }
        }
    }
}

/// A thread that does jobs, one after the other. Dropped, it does those that wait first: nothing handed over is lost.
#[derive(Debug)]
pub struct BackgroundWorker<Job, Answer> {
    jobs: Option<Sender<Job>>,
    answers: BackgroundTask<Answer>,
    thread: Option<JoinHandle<()>>,
}

/// The jobs of a worker, on its side. They end with the worker.
pub struct Jobs<Job>(Receiver<Job>);

impl<Job> Iterator for Jobs<Job> {
    type Item = Job;

    /// The next job, for which it waits.
    fn next(&mut self) -> Option<Job> {
        self.0.recv().ok()
    }
}

impl<Job> Jobs<Job> {
    /// The jobs that wait already.
    pub fn waiting(&mut self) -> impl Iterator<Item = Job> {
        self.0.try_iter()
    }
}

impl<Job: Send + 'static, Answer: Send + 'static> BackgroundWorker<Job, Answer> {
    /// Starts the thread. `wake` is called after each answer.
    pub fn start(
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(Jobs<Job>, &AnswerSender<Answer>) + Send + 'static,
    ) -> BackgroundWorker<Job, Answer> {
        let (jobs, received) = mpsc::channel();
        let (sender, answers) = task(wake);
        BackgroundWorker {
            jobs: Some(jobs),
            answers,
            thread: Some(thread::spawn(move || work(Jobs(received), &sender))),
        }
    }

    /// Hands over a job.
    pub fn ask(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // It fails only if the thread panicked, which has been reported.
            let _ = jobs.send(job);
        }
    }

    /// Takes the answers since the last call.
    pub fn take(&mut self) -> Vec<Answer> {
        self.answers.take().0
    }
}

impl<Job, Answer> BackgroundWorker<Job, Answer> {
    /// Waits until every job is done. None is done after that.
    pub fn finish(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to do.
            let _ = thread.join();
        }
    }
}

impl<Job, Answer> Drop for BackgroundWorker<Job, Answer> {
    fn drop(&mut self) {
        self.finish();
    }
}
