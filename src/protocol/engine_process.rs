use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// A program to be started.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// Its name, then its arguments.
    pub command: Vec<String>,
    /// The folder it runs in; without one, this program's.
    pub folder: Option<PathBuf>,
}

/// What went wrong with another program, whatever is spoken to it.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// It could not be started.
    #[error("{program} cannot be started: {error}")]
    Start {
        /// Its name.
        program: String,
        /// The system's reason.
        error: io::Error,
    },
    /// It ended, or closed the connection.
    #[error("expected {expected}, but it {}", describe_end(*.status))]
    Exited {
        /// What it was to send.
        expected: &'static str,
        /// How it ended, if that is known.
        status: Option<ExitStatus>,
    },
    /// It did not answer in time.
    #[error("expected {expected}, but nothing came in {:.2} s", .after.as_secs_f64())]
    TimedOut {
        /// What it was to send.
        expected: &'static str,
        /// How long that was waited for.
        after: Duration,
    },
    /// What it sent is no text, or has no end.
    #[error("expected a line of text of at most {MAX_LINE_BYTES} bytes, found something else")]
    NotText,
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Connection(#[from] io::Error),
}

fn describe_end(status: Option<ExitStatus>) -> String {
    status.map_or_else(
        || "closed the connection".to_owned(),
        |status| format!("ended: {status}"),
    )
}

/// The longest line read; no message needs a tenth of it.
const MAX_LINE_BYTES: usize = 1 << 16;

/// Lines waiting to be read before a program that sends more of them has to wait.
const QUEUED_LINES: usize = 1024;

/// A program started, spoken to in lines. Dropped, it is ended.
#[derive(Debug)]
pub(super) struct EngineProcess {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Result<String, ProcessError>>,
}

impl Program {
    /// What it is called: the last part of its name.
    pub fn name(&self) -> String {
        let path = self.command.first().map(PathBuf::from);
        let name = path.as_deref().and_then(|path| path.file_stem());
        name.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    }

    /// The program as the system is asked for it.
    pub(crate) fn to_command(&self) -> Command {
        let (name, arguments) = match self.command.split_first() {
            Some((name, arguments)) => (name.as_str(), arguments),
            None => ("", &[][..]),
        };
        let mut command = Command::new(name);
        command.args(arguments);
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        // Ctrl-C on the terminal is for this program, which ends the others itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command
    }

    /// That it could not be started.
    pub(crate) fn start_error(&self, error: io::Error) -> ProcessError {
        let program = self.command.first().cloned().unwrap_or_default();
        ProcessError::Start { program, error }
    }
}

impl EngineProcess {
    pub(super) fn start(program: &Program) -> Result<EngineProcess, ProcessError> {
        let mut child = program
            .to_command()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| program.start_error(error))?;
        let (sender, lines) = mpsc::sync_channel(QUEUED_LINES);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                // Without a receiver nobody wants to know any more.
                while let Some(line) = read_line(&mut output).transpose()
                    && sender.send(line).is_ok()
                {}
            });
        }
        Ok(EngineProcess {
            input: child.stdin.take(),
            child,
            lines,
        })
    }

    /// Sends a line.
    pub(super) fn send(&mut self, line: &str) -> Result<(), ProcessError> {
        let Some(input) = &mut self.input else {
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

    /// The next line, if one comes until then.
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
        // It has closed its output and may need a moment to end.
        let status = wait_for_exit(&mut self.child, Duration::from_millis(200));
        ProcessError::Exited { expected, status }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // End of input tells it to end.
        self.input = None;
        terminate(&mut self.child);
    }
}

/// Waits for a program to end by itself, then ends it.
pub(crate) fn terminate(child: &mut Child) {
    if wait_for_exit(child, Duration::from_millis(300)).is_none() {
        // It may have ended just now, which is as well.
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn wait_for_exit(child: &mut Child, time: Duration) -> Option<ExitStatus> {
    let deadline = Instant::now() + time;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(5)),
            _ => return None,
        }
    }
}

/// A line without its end, `\n` or `\r\n`; none at the end of the input.
pub(super) fn read_line(input: &mut impl BufRead) -> Result<Option<String>, ProcessError> {
    let mut line = Vec::new();
    let read = input
        .by_ref()
        .take(MAX_LINE_BYTES as u64 + 1)
        .read_until(b'\n', &mut line)?;
    if read == 0 {
        return Ok(None);
    }
    if read > MAX_LINE_BYTES {
        return Err(ProcessError::NotText);
    }
    let line = String::from_utf8(line).map_err(|_| ProcessError::NotText)?;
    Ok(Some(line.trim_end_matches(['\n', '\r']).to_owned()))
}
