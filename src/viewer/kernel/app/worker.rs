//! Work beside the frames, which never wait for it.

use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Mutex, PoisonError};

use crate::platform::{JobThread, Work, thread};

/// The answers of a thread, one after the other. Dropped, it leaves the thread to itself: nobody listens any more.
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
    /// Does the work in a thread, or at once if the system refuses one. `wake` is called after each answer, and at the end.
    pub fn start(
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&AnswerSender<Answer>) + Send + 'static,
    ) -> BackgroundTask<Answer> {
        let (answers, task) = task(wake);
        thread::run_beside(move || {
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
pub struct BackgroundWorker<Job: Send + 'static, Answer: Send + 'static> {
    thread: JobThread<AnsweringWork<Job, Answer>>,
    answers: BackgroundTask<Answer>,
}

/// Does a job; the second is the jobs that wait already.
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
    /// Starts the thread. `work` does a job, and may take those that wait already; `wake` is called after each answer.
    pub fn start(
        wake: impl Fn() + Send + 'static,
        work: impl FnMut(Job, &mut dyn Iterator<Item = Job>, &AnswerSender<Answer>) + Send + 'static,
    ) -> BackgroundWorker<Job, Answer> {
        let (sender, answers) = task(wake);
        let work = AnsweringWork {
            work: Box::new(work),
            answers: sender,
        };
        BackgroundWorker {
            thread: JobThread::start("worker", work),
            answers,
        }
    }

    /// Hands over a job.
    pub fn ask(&self, job: Job) {
        // It fails only if the thread panicked, which has been reported.
        self.thread.send(job);
    }

    /// Takes the answers since the last call.
    pub fn take(&mut self) -> Vec<Answer> {
        self.answers.take().0
    }

    /// Waits until every job is done. None is done after that.
    pub fn finish(&mut self) {
        self.thread.finish();
    }
}
