use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::PassingTime;
use super::log_writer::{LogTask, LogWriter};
use crate::platform::thread::{self, JoinHandle};

/// The time between two notes of a clock that runs. A program that is killed loses no more of it, and the time of the
/// writing.
const BEAT: Duration = Duration::from_millis(50);

/// The thread that writes a session to the disk, so that the session never waits for it.
#[derive(Debug)]
pub(super) struct LogThread {
    /// `None` once the thread is to end.
    sender: Option<Sender<Option<LogTask>>>,
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
    thread: Option<JoinHandle<()>>,
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
        let (sender, tasks) = mpsc::channel();
        let (results, taken) = mpsc::channel();
        let beats = time.clone();
        LogThread {
            sender: Some(sender),
            results: Mutex::new(taken),
            sent: 0,
            done: 0,
            anew: Vec::new(),
            time,
            is_noting: false,
            thread: Some(thread::spawn(move || {
                run(writer, &tasks, &beats, &results, wake);
            })),
        }
    }

    /// The time that the thread notes.
    pub(super) fn time(&self) -> &PassingTime {
        &self.time
    }

    /// Hands a task over.
    pub(super) fn send(&mut self, task: LogTask) {
        if let Some(sender) = &self.sender
            && sender.send(Some(task)).is_ok()
        {
            self.sent += 1;
        }
    }

    /// Wakes the thread when a clock has begun to run.
    pub(super) fn note_time(&mut self, is_running: bool) {
        let was_running = std::mem::replace(&mut self.is_noting, is_running);
        if let Some(sender) = &self.sender
            && is_running
            && !was_running
        {
            // It fails only if the thread panicked, which has been reported.
            let _ = sender.send(None);
        }
    }

    /// Takes the results since the last call.
    pub(super) fn take_results(&mut self) -> Vec<io::Result<()>> {
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

impl Drop for LogThread {
    /// Waits until everything is written.
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to write.
            let _ = thread.join();
        }
    }
}

/// Carries out tasks until their sender is gone, and notes the time of a running clock meanwhile.
fn run(
    mut writer: LogWriter,
    tasks: &Receiver<Option<LogTask>>,
    time: &PassingTime,
    results: &Sender<TaskResult>,
    wake: impl Fn(),
) {
    let mut is_failing = false;
    loop {
        let received = match time.is_running() {
            true => tasks.recv_timeout(BEAT),
            false => tasks.recv().map_err(RecvTimeoutError::from),
        };
        let mut task = match received {
            Ok(task) => task,
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        let mut note = None;
        if task.is_none() && writer.has_journal() {
            // A task that is waiting has noted the time before it.
            note = time.note_passed(|| {
                task = tasks.try_iter().flatten().next();
                task.is_none()
            });
        }
        let is_task = task.is_some();
        let Some(task) = task.or(note.map(LogTask::NoteTime)) else {
            continue;
        };
        let written = writer.run(task);
        let anew = writer.take_anew();
        let was_failing = std::mem::replace(&mut is_failing, written.is_err());
        // Of the notes only the first is reported that fails, or succeeds again.
        if is_task || was_failing != is_failing || anew.is_some() {
            // It fails only when the session is being closed.
            let _ = results.send(TaskResult {
                is_task,
                written,
                anew,
            });
            wake();
        }
    }
}
