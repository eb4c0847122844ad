//! Engines as child processes that communicate in lines of text.

use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::time::Duration;

use crate::notation::lines::{self, TextLine};
use crate::platform::{ChildProcess, Instant, thread};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The program's name or path, then its arguments.
    pub command: Vec<String>,
    /// The working folder; `None` for this program's.
    pub folder: Option<PathBuf>,
}

#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    #[error("cannot start {program}: {error}")]
    Start { program: String, error: io::Error },
    #[error("expected {expected}, but it {}", describe_end(*.status))]
    Exited {
        expected: &'static str,
        /// Its exit status, if known.
        status: Option<ExitStatus>,
    },
    #[error("expected {expected}, but nothing came in {:.2} s", .after.as_secs_f64())]
    TimedOut { expected: &'static str, after: Duration },
    /// It sent bytes that are not UTF-8, or a line without an end.
    #[error("expected a line of text of at most {MAX_LINE_BYTES} bytes, found something else")]
    NotText,
    #[error("expected the end of a line, found the end of the input")]
    CutOff,
    #[error("the connection failed: {0}")]
    Connection(#[from] io::Error),
}

fn describe_end(status: Option<ExitStatus>) -> String {
    status.map_or_else(|| "closed the connection".to_owned(), |status| format!("ended: {status}"))
}

/// Maximum length of a line in bytes; no message of a protocol needs a tenth of it.
const MAX_LINE_BYTES: usize = 1 << 16;

/// Capacity of the queue of lines; an engine that sends more has to wait.
const QUEUED_LINES: usize = 1024;

/// Time to end for a program that has closed its output.
const EXIT_TIMEOUT: Duration = Duration::from_millis(200);

/// The command that ends an engine, in both versions of the Hub protocol.
const QUIT: &[u8] = b"quit\n";

/// A running engine. Dropped, it receives `quit` and its input ends; unless it ends within 300 ms, it is killed.
#[derive(Debug)]
pub(super) struct EngineProcess {
    process: ChildProcess,
    lines: Receiver<Result<String, ProcessError>>,
}

impl Program {
    /// The program's name: the last part of its path, without the extension.
    pub fn name(&self) -> String {
        let path = self.command.first().map(PathBuf::from);
        let name = path.as_deref().and_then(|path| path.file_stem());
        name.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    }

    /// Starts the program, with its error output discarded.
    pub(crate) fn spawn(&self, stdout: Stdio) -> Result<ChildProcess, ProcessError> {
        let (name, arguments) = match self.command.split_first() {
            Some((name, arguments)) => (name.as_str(), arguments),
            None => ("", &[][..]),
        };
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::null());
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        ChildProcess::spawn(command)
            .map_err(|error| ProcessError::Start { program: name.to_owned(), error })
    }
}

impl EngineProcess {
    pub(super) fn start(program: &Program) -> Result<EngineProcess, ProcessError> {
        let mut process = program.spawn(Stdio::piped())?;
        let (sender, lines) = mpsc::sync_channel(QUEUED_LINES);
        if let Some(output) = process.take_stdout() {
            thread::spawn(move || send_lines(BufReader::new(output), &sender))?;
        }
        Ok(EngineProcess { process, lines })
    }

    pub(super) fn send(&mut self, line: &str) -> Result<(), ProcessError> {
        let Some(input) = self.process.stdin() else {
            return Ok(());
        };
        let sent = input.write_all(format!("{line}\n").as_bytes());
        match sent.and_then(|()| input.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                Err(self.exited("to be heard"))
            }
            sent => Ok(sent?),
        }
    }

    /// Returns the next line, or `None` if none has come by the deadline.
    pub(super) fn read_line_until(
        &mut self,
        deadline: Instant,
    ) -> Result<Option<String>, ProcessError> {
        let left = deadline.saturating_duration_since(Instant::now());
        match self.lines.recv_timeout(left) {
            Ok(line) => line.map(Some),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(self.exited("a line")),
        }
    }

    fn exited(&mut self, expected: &'static str) -> ProcessError {
        let status = self.process.wait_for(EXIT_TIMEOUT);
        ProcessError::Exited { expected, status }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // A hung engine does not empty the pipe, and writing into a full one would block forever.
        if let Some(mut input) = self.process.take_stdin() {
            let ask = move || drop(input.write_all(QUIT));
            // Without a thread for `quit`, its input ends all the same.
            let _ = thread::spawn(ask);
        }
    }
}

/// Sends the lines of an engine's output until it ends, cannot be read or the receiver is gone.
fn send_lines(mut output: impl BufRead, sender: &SyncSender<Result<String, ProcessError>>) {
    let mut buffer = Vec::new();
    loop {
        // A line that is too long is an error at once, as it may never end.
        let line = match lines::read_start(&mut output, MAX_LINE_BYTES, &mut buffer) {
            Ok(None) => return,
            Ok(Some(line)) => to_text(line),
            Err(error) => Err(error.into()),
        };
        let is_last = matches!(line, Err(ProcessError::Connection(_)));
        if sender.send(line).is_err() || is_last {
            return;
        }
    }
}

/// Reads a line without its end, `\n` or `\r\n`, which is required; returns `None` at the end of the input.
pub(super) fn read_line(mut input: impl BufRead) -> Result<Option<String>, ProcessError> {
    let mut buffer = Vec::new();
    let Some((line, has_end)) = lines::read_with_end(&mut input, MAX_LINE_BYTES, &mut buffer)?
    else {
        return Ok(None);
    };
    match line {
        TextLine::TooLong(_) => {
            input.skip_until(b'\n')?;
            Err(ProcessError::NotText)
        }
        TextLine::Whole(_) if !has_end => Err(ProcessError::CutOff),
        line => to_text(line).map(Some),
    }
}

fn to_text(line: TextLine<'_>) -> Result<String, ProcessError> {
    let TextLine::Whole(line) = line else {
        return Err(ProcessError::NotText);
    };
    let line = lines::decode(line).map_err(|_| ProcessError::NotText)?;
    Ok(line.trim_end_matches('\r').to_owned())
}
