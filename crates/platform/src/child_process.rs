//! Child processes that end with this program.
//!
//! Every child is started here, so that none is left running: a [`ChildProcess`] is ended when it is dropped,
//! [`end_child_processes`] ends the rest before the program does, and on Linux the kernel kills a child whose parent
//! dies (`PR_SET_PDEATHSIG` of prctl(2)). Each child has a process group of its own, so that a wrapper script ends with
//! the engine it runs, and Ctrl+C on the terminal is for this program alone. On Linux, processes that leave the group
//! are found by a tag.

use std::io;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak, mpsc};
use std::time::{Duration, Instant};

#[cfg(target_os = "linux")]
use crate::tagged_processes::ProcessTag;
use crate::thread;

/// Time for a child to end by itself, once its input has ended.
const GRACE: Duration = Duration::from_millis(300);
/// Time for the system to end a child that was killed.
const KILL_TIME: Duration = Duration::from_secs(1);
/// Interval between two checks of a child.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// Every child that may still run.
static RUNNING: Mutex<Vec<Weak<Running>>> = Mutex::new(Vec::new());

/// A child, and the tag of the processes it has started.
#[derive(Debug)]
struct Running {
    child: Mutex<Child>,
    #[cfg(target_os = "linux")]
    tag: ProcessTag,
}

/// A child process. Dropped, its input ends, and it is killed unless it ends within 300 ms.
#[derive(Debug)]
pub struct ChildProcess {
    running: Arc<Running>,
    stdin: Option<ChildStdin>,
}

impl ChildProcess {
    #[cfg_attr(not(target_os = "linux"), allow(unused_mut))]
    pub fn spawn(mut command: Command) -> io::Result<ChildProcess> {
        #[cfg(target_os = "linux")]
        let tag = ProcessTag::set_on(&mut command);
        let mut child = spawn_from_lasting_thread(command)?;
        let stdin = child.stdin.take();
        let running = Arc::new(Running {
            child: Mutex::new(child),
            #[cfg(target_os = "linux")]
            tag,
        });
        let mut all = lock(&RUNNING);
        all.retain(|running| running.strong_count() > 0);
        all.push(Arc::downgrade(&running));
        Ok(ChildProcess { running, stdin })
    }

    /// The child's standard input, if it is a pipe.
    pub fn stdin(&mut self) -> Option<&mut ChildStdin> {
        self.stdin.as_mut()
    }

    /// Takes the child's standard input, which ends when it is dropped.
    pub fn take_stdin(&mut self) -> Option<ChildStdin> {
        self.stdin.take()
    }

    /// Takes the child's standard output, if it is a pipe that has not been taken.
    pub fn take_stdout(&mut self) -> Option<ChildStdout> {
        lock(&self.running.child).stdout.take()
    }

    /// Returns `true` until the child has ended.
    pub fn is_running(&self) -> bool {
        matches!(lock(&self.running.child).try_wait(), Ok(None))
    }

    /// Waits for the child to end; `None` if it still runs after this time.
    pub fn wait_for(&self, time: Duration) -> Option<ExitStatus> {
        wait_for(&self.running.child, time)
    }
}

impl Drop for ChildProcess {
    fn drop(&mut self) {
        self.stdin = None;
        self.running.end_within(GRACE);
    }
}

/// Ends every child that still runs; called before the program ends, while other threads may hold some of them.
pub fn end_child_processes() {
    let running: Vec<_> = lock(&RUNNING).drain(..).filter_map(|child| child.upgrade()).collect();
    let deadline = Instant::now() + GRACE;
    for child in running {
        child.end_within(deadline.saturating_duration_since(Instant::now()));
    }
}

impl Running {
    /// Kills the child unless it ends within this time, then the processes it has started.
    fn end_within(&self, time: Duration) {
        if wait_for(&self.child, time).is_none() {
            kill(&self.child);
        }
        #[cfg(target_os = "linux")]
        self.tag.kill_all();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn wait_for(child: &Mutex<Child>, time: Duration) -> Option<ExitStatus> {
    let deadline = Instant::now() + time;
    loop {
        match lock(child).try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if Instant::now() < deadline => {}
            _ => return None,
        }
        thread::sleep(POLL_INTERVAL);
    }
}

/// Kills the child with its process group, and reaps it.
fn kill(child: &Mutex<Child>) {
    {
        let mut child = lock(child);
        // The number of a child that was reaped may belong to another process.
        if let Ok(None) = child.try_wait() {
            kill_group(&child);
            // It may have ended just now, which is as good.
            let _ = child.kill();
        }
    }
    wait_for(child, KILL_TIME);
}

#[cfg(unix)]
fn kill_group(child: &Child) {
    #[expect(unsafe_code, reason = "the standard library kills one process, not a group")]
    // SAFETY: the child has not been reaped, so its number and that of its group are still its own.
    unsafe {
        libc::kill(-child.id().cast_signed(), libc::SIGKILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_child: &Child) {}

/// Starts the command from a thread that lasts as long as the program: Linux kills a child when the thread that started
/// it ends.
fn spawn_from_lasting_thread(mut command: Command) -> io::Result<Child> {
    type Request = (Command, mpsc::SyncSender<io::Result<Child>>);
    static SPAWNER: Mutex<Option<mpsc::Sender<Request>>> = Mutex::new(None);

    separate_group(&mut command);
    die_with_parent(&mut command);
    let spawner = {
        let mut spawner = lock(&SPAWNER);
        match &*spawner {
            Some(spawner) => spawner.clone(),
            None => {
                let (sender, requests) = mpsc::channel::<Request>();
                thread::spawn(move || {
                    for (mut command, reply) in requests {
                        // The receiver is gone only if the caller has panicked.
                        let _ = reply.send(command.spawn());
                    }
                })?;
                spawner.insert(sender).clone()
            }
        }
    };
    let (reply, spawned) = mpsc::sync_channel(1);
    let sent = spawner.send((command, reply));
    let spawned = sent.ok().and_then(|()| spawned.recv().ok());
    spawned.unwrap_or_else(|| Err(io::Error::other("the thread that starts processes has ended")))
}

#[cfg(unix)]
fn separate_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn separate_group(_command: &mut Command) {}

#[cfg(target_os = "linux")]
fn die_with_parent(command: &mut Command) {
    use std::os::unix::process::{CommandExt, parent_id};

    let parent = std::process::id();
    let ask_for_signal = move || {
        #[expect(unsafe_code, reason = "there is no safe way to ask")]
        // SAFETY: this option of prctl takes a signal number and touches no memory.
        let result = unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
        match result {
            -1 => Err(io::Error::last_os_error()),
            // The parent died before the call took effect.
            _ if parent_id() != parent => Err(io::Error::from_raw_os_error(libc::ESRCH)),
            _ => Ok(()),
        }
    };
    #[expect(unsafe_code, reason = "the signal can only be set between fork and exec")]
    // SAFETY: between fork and exec the closure makes two system calls and allocates nothing.
    unsafe {
        command.pre_exec(ask_for_signal);
    }
}

#[cfg(not(target_os = "linux"))]
fn die_with_parent(_command: &mut Command) {}
