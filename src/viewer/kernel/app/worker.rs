//! Background work, which frames never wait for.

use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Mutex, PoisonError};

use crate::platform::{JobThread, Work, thread};

/// Receives the answers of a thread; dropping it detaches the thread.
#[derive(Debug)]
pub struct BackgroundTask<Answer> {
    // A receiver is shareable only within a mutex, which nothing waits for.
    answers: Mutex<Receiver<Answer>>,
}

/// The sending end for the thread.
pub struct AnswerSender<Answer> {
    sender: Sender<Answer>,
    wake: Box<dyn Fn() + Send>,
}

impl<Answer> AnswerSender<Answer> {
    /// Sends an answer; returns `false` if the receiver is gone.
    pub fn send(&self, answer: Answer) -> bool {
        let is_heard = self.sender.send(answer).is_ok();
        if is_heard {
            (self.wake)();
        }
        is_heard
    }
}

/// The two ends. `wake` is called after each answer.
fn task<Answer>(
    wake: impl Fn() + Send + 'static,
) -> (AnswerSender<Answer>, BackgroundTask<Answer>) {
    let (sender, receiver) = mpsc::channel();
    let answers = AnswerSender { sender, wake: Box::new(wake) };
    let task = BackgroundTask { answers: Mutex::new(receiver) };
    (answers, task)
}

impl<Answer: Send + 'static> BackgroundTask<Answer> {
    /// Runs the work in a thread, or at once if the system refuses one. `wake` is called after each answer and the end.
    pub fn start(
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&AnswerSender<Answer>) + Send + 'static,
    ) -> BackgroundTask<Answer> {
        let (answers, task) = task(wake);
        thread::run_in_background(move || {
            work(&answers);
            let AnswerSender { sender, wake } = answers;
            drop(sender);
            wake();
        });
        task
    }

    /// Takes the new answers, with `true` if they are the last.
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

/// A thread with a job queue. Dropping it finishes the queued jobs first.
#[derive(Debug)]
pub struct BackgroundWorker<Job: Send + 'static, Answer: Send + 'static> {
    thread: JobThread<AnsweringWork<Job, Answer>>,
    answers: BackgroundTask<Answer>,
}

/// Runs a job, with access to the queued ones.
type DoJob<Job, Answer> =
    dyn FnMut(Job, &mut dyn Iterator<Item = Job>, &AnswerSender<Answer>) + Send;

struct AnsweringWork<Job, Answer> {
    work: Box<DoJob<Job, Answer>>,
    answers: AnswerSender<Answer>,
}

impl<Job: Send + 'static, Answer: Send + 'static> Work for AnsweringWork<Job, Answer> {
    type Job = Job;

    fn run(&mut self, job: Job, waiting: &mut dyn Iterator<Item = Job>) {
        (self.work)(job, waiting, &self.answers);
    }
}

impl<Job: Send + 'static, Answer: Send + 'static> BackgroundWorker<Job, Answer> {
    /// Starts the thread. `work` runs a job and may take queued ones; `wake` is called after each answer.
    pub fn start(
        wake: impl Fn() + Send + 'static,
        work: impl FnMut(Job, &mut dyn Iterator<Item = Job>, &AnswerSender<Answer>) + Send + 'static,
    ) -> BackgroundWorker<Job, Answer> {
        let (sender, answers) = task(wake);
        let work = AnsweringWork { work: Box::new(work), answers: sender };
        BackgroundWorker { thread: JobThread::start("worker", work), answers }
    }

    /// Queues a job.
    pub fn ask(&self, job: Job) {
        // Fails only if the thread panicked, which has been reported.
        self.thread.send(job);
    }

    /// Takes the new answers.
    pub fn take(&mut self) -> Vec<Answer> {
        self.answers.take().0
    }

    /// Waits for all jobs, and accepts no more.
    pub fn finish(&mut self) {
        self.thread.finish();
    }
}
