//! The thread that writes a journal, and the time that passes between its lines.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Archive, Entry, Journal};
use crate::game::Command;
use crate::notation::pdn::PdnGame;
use crate::platform::{JobThread, Stopwatch, Work};

/// Interval between two notes of a running clock. A program that is killed loses no more than this and the time of the
/// writing.
const BEAT: Duration = Duration::from_millis(50);

/// The thread that writes a session to the disk, so that the session never waits for it.
#[derive(Debug)]
pub(super) struct LogThread {
    thread: JobThread<LogWork>,
    results: Mutex<Receiver<TaskResult>>,
    sent: u64,
    /// Number of tasks done, by the results taken so far.
    done: u64,
    /// The journals that were rewritten, by the results taken so far.
    rewritten: Vec<PathBuf>,
    time: SharedElapsedTime,
    /// The thread knows that a clock runs.
    is_noting: bool,
}

#[derive(Debug)]
struct TaskResult {
    is_task: bool,
    written: io::Result<()>,
    /// The journal, if it was rewritten.
    rewritten: Option<PathBuf>,
}

impl LogThread {
    /// Starts the thread. `wake` is called after each task.
    pub(super) fn start(
        writer: LogWriter,
        time: SharedElapsedTime,
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
            rewritten: Vec::new(),
            time,
            is_noting: false,
        }
    }

    pub(super) fn time(&self) -> &SharedElapsedTime {
        &self.time
    }

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
            self.rewritten.extend(result.rewritten);
        }
        self.done += done;
        written
    }

    /// Returns `true` if every task was done when results were last taken.
    pub(super) fn is_idle(&self) -> bool {
        self.sent == self.done
    }

    /// Waits until every task is done. Returns the results.
    pub(super) fn wait(&mut self) -> Vec<io::Result<()>> {
        let mut written = self.take_results();
        while !self.is_idle() {
            let results = self.results.get_mut();
            let results = results.unwrap_or_else(PoisonError::into_inner);
            // It fails only if the thread panicked, which has been reported.
            let Ok(result) = results.recv() else { break };
            self.done += u64::from(result.is_task);
            written.push(result.written);
            self.rewritten.extend(result.rewritten);
        }
        written
    }

    /// Takes the paths of the journals that were rewritten, by the results taken so far.
    pub(super) fn take_rewritten(&mut self) -> Vec<PathBuf> {
        std::mem::take(&mut self.rewritten)
    }
}

/// Runs tasks, and records the time of a running clock in between.
struct LogWork {
    writer: LogWriter,
    time: SharedElapsedTime,
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
        // A waiting task has recorded the time before it.
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
    fn carry_out(&mut self, task: LogTask, is_task: bool) {
        let written = self.writer.run(task);
        let rewritten = self.writer.take_rewritten();
        let was_failing = std::mem::replace(&mut self.is_failing, written.is_err());
        // Of the notes, only the first to fail, or to succeed again, is reported.
        if is_task || was_failing != self.is_failing || rewritten.is_some() {
            // Fails only when the session is being closed.
            let _ = self.results.send(TaskResult { is_task, written, rewritten });
            (self.wake)();
        }
    }
}

#[derive(Debug)]
pub(super) enum LogTask {
    /// Entries of the journal, which is created with the first.
    Append(Vec<Entry>),
    /// Milliseconds that have passed.
    NoteTime(u64),
    /// Writes nothing, but checks that the file is still in place.
    Check,
    /// A game to be filed under the name of the session and this one.
    File { name: String, game: Box<PdnGame> },
    /// Removes the journal, unless a game that it has cannot be filed.
    Discard,
}

#[derive(Debug)]
pub(super) struct LogWriter {
    archive: Archive,
    /// `None` until something has been written.
    journal: Option<Journal>,
    /// The entries for a journal that could not be created yet.
    waiting: Vec<Entry>,
    /// The games that could not be filed yet, with their names. Only the journal has them.
    unfiled: Vec<(String, Box<PdnGame>)>,
}

impl LogWriter {
    /// A writer that continues a journal, or creates one.
    pub(super) fn new(archive: Archive, journal: Option<Journal>) -> LogWriter {
        LogWriter { archive, journal, waiting: Vec::new(), unfiled: Vec::new() }
    }

    /// Runs a task. Entries that could not be written to the journal are written with the next ones.
    pub(super) fn run(&mut self, task: LogTask) -> io::Result<()> {
        match task {
            LogTask::Append(entries) => self.append(entries),
            LogTask::NoteTime(time) => match &mut self.journal {
                Some(journal) => journal.note_time(time),
                None => self.append(vec![Entry::Command(Command::Wait(time))]),
            },
            LogTask::Check => {
                if self.journal.is_some() || !self.waiting.is_empty() {
                    self.append(Vec::new())
                } else {
                    Ok(())
                }
            }
            LogTask::File { name, game } => {
                // This is a later state of the same game.
                self.unfiled.retain(|(unfiled, _)| *unfiled != name);
                let filed = self.file(&name, &game);
                if filed.is_err() {
                    self.unfiled.push((name, game));
                }
                filed
            }
            LogTask::Discard => self.discard(),
        }
    }

    fn file(&mut self, name: &str, game: &PdnGame) -> io::Result<()> {
        let session = self.session_name()?;
        self.archive.file(&format!("{session}-{name}"), game)
    }

    fn discard(&mut self) -> io::Result<()> {
        for (name, game) in std::mem::take(&mut self.unfiled) {
            self.file(&name, &game)?;
        }
        self.journal.take().map_or(Ok(()), Journal::remove)
    }

    /// Returns the path of the journal if it was found missing and was rewritten since the last call.
    pub(super) fn take_rewritten(&mut self) -> Option<PathBuf> {
        self.journal.as_mut()?.take_rewritten()
    }

    fn has_journal(&self) -> bool {
        self.journal.is_some()
    }

    /// The name of the journal without its extension, or a new one if nothing has been written.
    fn session_name(&mut self) -> io::Result<String> {
        if !self.waiting.is_empty() {
            self.append(Vec::new())?;
        }
        if self.journal.is_none() {
            // Only the name is used.
            self.journal = Some(Journal::create_in(&self.archive)?);
        }
        let path = self.journal.as_ref().map(Journal::path);
        let name = path.and_then(Path::file_stem).unwrap_or_default();
        Ok(name.to_string_lossy().into_owned())
    }

    fn append(&mut self, entries: Vec<Entry>) -> io::Result<()> {
        if let Some(journal) = &mut self.journal {
            return journal.append_all(&entries);
        }
        self.waiting.extend(entries);
        let journal = Journal::create_in(&self.archive)?;
        let entries = std::mem::take(&mut self.waiting);
        self.journal.insert(journal).append_all(&entries)
    }
}

/// The elapsed time of a running clock, shared by a session, which counts it in frames, and the thread that writes its
/// journal, which records it in between.
///
/// The session [holds](SharedElapsedTime::hold) the time while it changes: it [takes](SharedElapsedTime::take) the time
/// that has elapsed, hands its commands over, and [releases](SharedElapsedTime::release) the time. The thread records
/// none meanwhile, so that every millisecond is recorded before the command that follows it.
#[derive(Clone, Debug, Default)]
pub struct SharedElapsedTime(Arc<Mutex<Counts>>);

/// Milliseconds since the first reading.
#[derive(Debug, Default)]
struct Counts {
    stopwatch: Stopwatch,
    passed: u64,
    counted: u64,
    /// Noted in the journal. At most `passed`.
    noted: u64,
    is_running: bool,
    /// The session is changing.
    is_held: bool,
}

impl SharedElapsedTime {
    pub fn with_stopwatch(stopwatch: Stopwatch) -> SharedElapsedTime {
        SharedElapsedTime(Arc::new(Mutex::new(Counts { stopwatch, ..Counts::default() })))
    }

    /// Takes the time that the session has not counted, in milliseconds, if `is_due` returns `true` for it.
    pub fn take(&self, is_due: impl FnOnce(u64) -> bool) -> Option<u64> {
        let mut counts = self.counts();
        counts.read();
        let uncounted = counts.passed - counts.counted;
        if uncounted == 0 || !is_due(uncounted) {
            return None;
        }
        counts.counted = counts.passed;
        Some(uncounted)
    }

    /// Blocks time notes until the next [release](SharedElapsedTime::release).
    pub fn hold(&self) {
        self.counts().is_held = true;
    }

    /// Ends a [hold](SharedElapsedTime::hold); `is_running` is the new state of the session's clock.
    pub fn release(&self, is_running: bool) {
        let mut counts = self.counts();
        counts.is_running = is_running;
        counts.is_held = false;
    }

    /// Discards the time that has not been counted.
    pub fn skip(&self) {
        let mut counts = self.counts();
        counts.read();
        counts.counted = counts.passed;
        counts.noted = counts.passed;
    }

    /// Takes the counted time that the journal does not have, in milliseconds.
    pub(super) fn note_counted(&self) -> u64 {
        let mut counts = self.counts();
        let rest = counts.counted.saturating_sub(counts.noted);
        counts.noted += rest;
        rest
    }

    /// Takes the elapsed time that the journal does not have, in milliseconds, if a clock runs and `is_free` returns
    /// `true`: nothing else is to be written first.
    fn note_passed(&self, is_free: impl FnOnce() -> bool) -> Option<u64> {
        let mut counts = self.counts();
        if !counts.is_running || counts.is_held || !is_free() {
            return None;
        }
        counts.read();
        let rest = counts.passed - counts.noted;
        counts.noted = counts.passed;
        (rest > 0).then_some(rest)
    }

    pub(super) fn is_running(&self) -> bool {
        self.counts().is_running
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Counts {
    fn read(&mut self) {
        self.passed += self.stopwatch.read();
    }
}
