use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::PassingTime;
use super::log_writer::{LogTask, LogWriter};
use crate::platform::{JobThread, Work};

/// The time between two notes of a clock that runs. A program that is killed loses no more of it, and the time of the
/// writing.
const BEAT: Duration = Duration::from_millis(50);

/// The thread that writes a session to the disk, so that the session never waits for it.
#[derive(Debug)]
pub(super) struct LogThread {
    thread: JobThread<LogWork>,
    results: Mutex<Receiver<TaskResult>>,
    /// Number of tasks handed over.
    sent: u64,
    /// Number of tasks carried out, as far as results have been taken.
    done: u64,
    /// The journals that were written anew, as far as results have been taken.
    anew: Vec<PathBuf>,
    time: PassingTime,
    /// The thread knows that a clock runs.
    is_noting: bool,
}

/// The result of a task, or of a note of the time.
#[derive(Debug)]
struct TaskResult {
    is_task: bool,
    written: io::Result<()>,
    /// The journal that was written anew.
    anew: Option<PathBuf>,
}

impl LogThread {
    /// Starts the thread. `wake` is called after each task.
    pub(super) fn start(
        writer: LogWriter,
        time: PassingTime,
        wake: impl Fn() + Send + 'static,
    ) -> LogThread {
        let (results, taken) = mpsc::channel();
        let work = LogWork {
            writer,
            time: time.clone(),
            results,
            wake: Box::new(wake),
            is_failing: false,
        };
        LogThread {
            thread: JobThread::start("journal", work),
            results: Mutex::new(taken),
            sent: 0,
            done: 0,
            anew: Vec::new(),
            time,
            is_noting: false,
        }
    }

    /// The time that the thread notes.
    pub(super) fn time(&self) -> &PassingTime {
        &self.time
    }

    /// Hands a task over.
    pub(super) fn send(&mut self, task: LogTask) {
        self.sent += u64::from(self.thread.send(Some(task)));
    }

    /// Wakes the thread when a clock has begun to run.
    pub(super) fn note_time(&mut self, is_running: bool) {
        let was_running = std::mem::replace(&mut self.is_noting, is_running);
        if is_running && !was_running {
            self.thread.send(None);
        }
    }

    /// Takes the results since the last call.
    pub(super) fn take_results(&mut self) -> Vec<io::Result<()>> {
        self.thread.poll();
        let results = self.results.get_mut();
        let results = results.unwrap_or_else(PoisonError::into_inner).try_iter();
        let (mut written, mut done) = (Vec::new(), 0);
        for result in results {
            done += u64::from(result.is_task);
            written.push(result.written);
            self.anew.extend(result.anew);
        }
        self.done += done;
        written
    }

    /// Returns `true` if every task had been carried out when results were taken last.
    pub(super) fn is_idle(&self) -> bool {
        self.sent == self.done
    }

    /// Waits until every task has been carried out. Returns the results.
    pub(super) fn wait(&mut self) -> Vec<io::Result<()>> {
        let mut written = self.take_results();
        while !self.is_idle() {
            let results = self.results.get_mut();
            let results = results.unwrap_or_else(PoisonError::into_inner);
            // It fails only if the thread panicked, which has been reported.
            let Ok(result) = results.recv() else { break };
            self.done += u64::from(result.is_task);
            written.push(result.written);
            self.anew.extend(result.anew);
        }
        written
    }

    /// Takes the paths of the journals that were written anew, as far as results have been taken.
    pub(super) fn take_anew(&mut self) -> Vec<PathBuf> {
        std::mem::take(&mut self.anew)
    }
}

/// Carries out tasks, and notes the time of a running clock meanwhile.
struct LogWork {
    writer: LogWriter,
    time: PassingTime,
    results: Sender<TaskResult>,
    wake: Box<dyn Fn() + Send>,
    is_failing: bool,
}

impl Work for LogWork {
    /// A task; `None` when a clock has begun to run.
    type Job = Option<LogTask>;

    fn run(&mut self, task: Option<LogTask>, waiting: &mut dyn Iterator<Item = Option<LogTask>>) {
        match task {
            Some(task) => self.carry_out(task, true),
            None => self.idle(waiting),
        }
    }

    fn patience(&self) -> Option<Duration> {
        self.time.is_running().then_some(BEAT)
    }

    fn idle(&mut self, waiting: &mut dyn Iterator<Item = Option<LogTask>>) {
        if !self.writer.has_journal() {
            return;
        }
        // A task that is waiting has noted the time before it.
        let mut task = None;
        let note = self.time.note_passed(|| {
            task = waiting.flatten().next();
            task.is_none()
        });
        match (task, note) {
            (Some(task), _) => self.carry_out(task, true),
            (None, Some(note)) => self.carry_out(LogTask::NoteTime(note), false),
            (None, None) => {}
        }
    }
}

impl LogWork {
    /// Carries out a task, or a note of the time.
    fn carry_out(&mut self, task: LogTask, is_task: bool) {
        let written = self.writer.run(task);
        let anew = self.writer.take_anew();
        let was_failing = std::mem::replace(&mut self.is_failing, written.is_err());
        // Of the notes only the first is reported that fails, or succeeds again.
        if is_task || was_failing != self.is_failing || anew.is_some() {
            // It fails only when the session is being closed.
            let _ = self.results.send(TaskResult {
                is_task,
                written,
                anew,
            });
            (self.wake)();
        }
    }
}
