//! A sound server of the test's own, with a sink that nobody hears.

use std::ffi::OsStr;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::RATE;
use crate::environment::isolated;

/// The programs that the tests need, in Debian's packages `pulseaudio` and `pulseaudio-utils`.
pub(crate) const PROGRAMS: [&str; 3] = ["pulseaudio", "parec", "pactl"];

/// A running sound server. Its sink does not rewind: what replaces silence that the monitor has reported already would
/// not be recorded.
pub(crate) struct Server {
    folder: TempDir,
    process: Child,
}

impl Server {
    pub(crate) fn start() -> Server {
        let folder = TempDir::new().expect("a folder");
        let process = start(folder.path());
        Server { folder, process }
    }

    /// The socket of the server.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.path().join("native")
    }

    /// The value of `PULSE_SERVER`.
    pub(crate) fn address(&self) -> String {
        format!("unix:{}", self.socket().display())
    }

    pub(crate) fn stop(&mut self) {
        self.process.kill().expect("a process");
        self.process.wait().expect("an end");
        let _ = std::fs::remove_file(self.socket());
    }

    pub(crate) fn start_again(&mut self) {
        self.process = start(self.folder.path());
    }

    /// The state of the sink: RUNNING, IDLE or SUSPENDED.
    pub(crate) fn state(&self) -> String {
        let mut command = client("pactl", &self.address());
        let output = command.args(["list", "short", "sinks"]).output();
        let text = String::from_utf8(output.expect("pactl").stdout).expect("text");
        text.split_whitespace().last().unwrap_or_default().to_owned()
    }

    /// The time that the sink keeps samples, as configured by its streams.
    pub(crate) fn sink_latency(&self) -> Duration {
        let mut command = client("pactl", &self.address());
        let output = command.args(["list", "sinks"]).output();
        let text = String::from_utf8(output.expect("pactl").stdout).expect("text");
        let (_, rest) = text.split_once("configured ").expect("a latency");
        let number = rest.split_whitespace().next().expect("a number");
        Duration::from_micros(number.parse().expect("microseconds"))
    }

    pub(crate) fn wait_for_state(&self, state: &str, longest: Duration) -> Duration {
        let start = Instant::now();
        while self.state() != state {
            assert!(start.elapsed() < longest, "{state} never: {}", self.state());
            thread::sleep(Duration::from_millis(50));
        }
        start.elapsed()
    }

    pub(crate) fn record(&self) -> Recording {
        Recording::start(&self.address())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn start(folder: &Path) -> Child {
    let socket = folder.join("native");
    let sink = format!(
        "module-null-sink sink_name=silent format=float32le rate={RATE} channels=1 channel_map=mono norewinds=1"
    );
    let protocol =
        format!("module-native-protocol-unix auth-anonymous=1 socket={}", socket.display());
    let mut command = isolated("pulseaudio", folder);
    command
        .args(["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"])
        .args(["--realtime=no", "--high-priority=no", "--log-level=error"])
        .args(["-L", &sink, "-L", "module-suspend-on-idle timeout=1"])
        .args(["-L", &protocol])
        .env("PULSE_RUNTIME_PATH", folder)
        .env("PULSE_STATE_PATH", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let process = command.spawn().expect("pulseaudio starts");
    let begin = Instant::now();
    while !socket.exists() {
        assert!(begin.elapsed() < Duration::from_secs(20), "no server");
        thread::sleep(Duration::from_millis(20));
    }
    process
}

/// A program that speaks to the server at this address, with the server's folder as its home.
pub(crate) fn client(program: impl AsRef<OsStr>, address: &str) -> Command {
    let socket = Path::new(address.trim_start_matches("unix:"));
    let mut command = isolated(program, socket.parent().unwrap_or(Path::new("/")));
    command.env("PULSE_SERVER", address);
    command
}

/// The sound that the sink plays, from its monitor.
pub(crate) struct Recording {
    process: Child,
    chunks: Arc<Mutex<Vec<(Instant, Vec<f32>)>>>,
}

impl Recording {
    fn start(address: &str) -> Recording {
        let mut command = client("parec", address);
        command
            .args(["--device=silent.monitor", "--format=float32le", "--channels=1", "--raw"])
            .arg(format!("--rate={RATE}"))
            .args(["--latency-msec=4", "--process-time-msec=4"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut process = command.spawn().expect("parec starts");
        let mut output = process.stdout.take().expect("a pipe");
        let chunks = Arc::new(Mutex::new(Vec::new()));
        let kept = chunks.clone();
        thread::spawn(move || {
            let (mut bytes, mut rest) = ([0; 4096], Vec::new());
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                rest.extend_from_slice(&bytes[..count]);
                let whole = rest.len() / 4 * 4;
                let samples = rest.drain(..whole).collect::<Vec<u8>>();
                let samples = samples
                    .chunks_exact(4)
                    .map(|four| f32::from_le_bytes(four.try_into().expect("four bytes")));
                let chunk = (Instant::now(), samples.collect());
                kept.lock().expect("no panic").push(chunk);
            }
        });
        let recording = Recording { process, chunks };
        let begin = Instant::now();
        while recording.chunks.lock().expect("no panic").is_empty() {
            assert!(begin.elapsed() < Duration::from_secs(20), "no recording");
            thread::sleep(Duration::from_millis(10));
        }
        recording
    }

    /// The samples that arrived from a time on.
    pub(crate) fn since(&self, time: Instant) -> Vec<f32> {
        let chunks = self.chunks.lock().expect("no panic");
        let later = chunks.iter().filter(|(arrived, _)| *arrived >= time);
        later.flat_map(|(_, samples)| samples.clone()).collect()
    }

    /// The time at which the first sample as loud as this arrived, from a time on. It was played before.
    pub(crate) fn first_loud(&self, from: Instant, amplitude: f32) -> Option<Instant> {
        let chunks = self.chunks.lock().expect("no panic");
        let later = chunks.iter().filter(|(arrived, _)| *arrived >= from);
        let mut loud =
            later.filter(|(_, samples)| samples.iter().any(|sample| sample.abs() > amplitude));
        loud.next().map(|(arrived, _)| *arrived)
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
