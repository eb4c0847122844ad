//! The processes of a game: this program again, as a server or as a player. They print lines, and end with their input, so
//! that none outlives the program that started them.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dames3d_platform::thread;
use dames3d_server::{Data, Limits, ServeOptions, serve};
use tokio::sync::mpsc;

const ROLE: &str = "DAMES3D_TEST_PROCESS";
/// With this variable, what players were refused is printed.
const SHOW: &str = "DAMES3D_SHOW_REFUSALS";
/// The longest wait for a line. Only a failing test waits so long.
const PATIENCE: Duration = Duration::from_secs(120);

/// The role of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Server,
    Player,
}

/// The role of this process; `None` if it starts the others.
pub(crate) fn own_role() -> Option<Role> {
    match std::env::var(ROLE).ok()?.as_str() {
        "server" => Some(Role::Server),
        "player" => Some(Role::Player),
        other => panic!("expected server or player in {ROLE}, found {other}"),
    }
}

/// Runs `dames3d serve`, at any port, and prints its address.
pub(crate) fn run_server(data: &str, limits: Limits) {
    thread::spawn(|| {
        std::io::stdin().lines().for_each(drop);
        std::process::exit(0);
    })
    .expect("a thread");
    let Ok(data) = data.parse::<Data>();
    let options =
        ServeOptions { listen: ([127, 0, 0, 1], 0).into(), limits, ..ServeOptions::new(data) };
    serve(&options, |listening| {
        println!("{}", listening.addresses[0]);
        Ok(())
    })
    .expect("a server");
}

/// A process. Dropped, it is killed.
pub(crate) struct Process {
    pub(crate) child: Child,
    input: ChildStdin,
    lines: mpsc::UnboundedReceiver<String>,
    /// The errors that it has reported.
    errors: Arc<Mutex<Vec<String>>>,
}

impl Process {
    fn start(role: &str, arguments: &[&str]) -> Process {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(arguments)
            .env(ROLE, role)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a process");
        let input = child.stdin.take().expect("an input");
        let output = BufReader::new(child.stdout.take().expect("an output"));
        let reports = BufReader::new(child.stderr.take().expect("an output"));
        let (sender, lines) = mpsc::unbounded_channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let _ = sender.send(line);
            }
        })
        .expect("a thread");
        let errors = Arc::new(Mutex::new(Vec::new()));
        let found = errors.clone();
        thread::spawn(move || {
            for line in reports.lines().map_while(Result::ok) {
                if line.contains("ERROR") || line.contains("panicked") {
                    found.lock().unwrap_or_else(PoisonError::into_inner).push(line);
                }
            }
        })
        .expect("a thread");
        Process { child, input, lines, errors }
    }

    /// A player with these arguments.
    pub(crate) fn player(arguments: &[&str]) -> Process {
        Process::start("player", arguments)
    }

    /// The next line; `None` if the process has ended.
    pub(crate) async fn line(&mut self) -> Option<String> {
        tokio::time::timeout(PATIENCE, self.lines.recv())
            .await
            .expect("what a process prints does not come")
    }

    /// The rest of the next line that begins with this word.
    pub(crate) async fn line_after(&mut self, word: &str) -> String {
        loop {
            let Some(line) = self.line().await else {
                panic!("a process has ended: {:?}", self.errors());
            };
            if let Some(rest) = line.strip_prefix(word) {
                return rest.trim().to_owned();
            }
            assert!(!line.starts_with("rejected"), "{line}");
            if std::env::var_os(SHOW).is_some() {
                println!("{line}");
            }
        }
    }

    pub(crate) fn say(&mut self, line: &str) {
        // One that was killed is seen by its output.
        let _ = writeln!(self.input, "{line}");
    }

    pub(crate) fn errors(&self) -> Vec<String> {
        self.errors.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Kills the process, which cannot notice it.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A server that listens.
pub(crate) struct ServerProcess {
    pub(crate) process: Process,
    pub(crate) address: SocketAddr,
}

impl ServerProcess {
    pub(crate) async fn start(data: &str) -> ServerProcess {
        let mut process = Process::start("server", &[data]);
        let Some(address) = process.line().await else {
            panic!("a server does not start with {data}: {:?}", process.errors());
        };
        ServerProcess { process, address: address.parse().expect("an address") }
    }
}

/// The place of the games as an argument.
pub(crate) fn folder_argument(folder: &Path) -> String {
    folder.to_str().expect("a name in Unicode").to_owned()
}
