//! The processes started by a child process, wherever they have gone.
//!
//! A process leaves the group of the engine that started it with setsid(2), and is adopted by another once that engine
//! ends. But it keeps the environment it was started with: each child has a tag in its own, which its descendants
//! inherit.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

/// The variable of the environment that holds the tag.
const VARIABLE: &str = "DAMES3D_CHILD";

/// Time for the system to end a process, and the maximum number of such waits for all of them.
const INTERVAL: Duration = Duration::from_millis(2);
const MAX_ROUNDS: usize = 500;

/// The tag of one child and its descendants.
#[derive(Clone, Debug)]
pub(crate) struct ProcessTag(String);

impl ProcessTag {
    /// Tags a command that has not been started.
    pub(crate) fn set_on(command: &mut Command) -> ProcessTag {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let tag = format!("{}.{number}", std::process::id());
        command.env(VARIABLE, &tag);
        ProcessTag(tag)
    }

    /// Kills every process that has the tag, and waits until they are gone. One that has cleared its environment is
    /// missed.
    pub(crate) fn kill_all(&self) {
        // Again, for those started meanwhile.
        for _ in 0..MAX_ROUNDS {
            let tagged = process_numbers().filter(|&number| self.is_on(number));
            let killed = tagged.filter(|&number| self.kill(number)).count();
            if killed == 0 {
                return;
            }
            thread::sleep(INTERVAL);
        }
    }

    /// Kills a process, if it has the tag. Returns `true` if it did.
    fn kill(&self, number: i32) -> bool {
        let process = Process::open(number);
        // Checked again, now that its number cannot be reused.
        process.is_ok_and(|process| self.is_on(number) && process.kill().is_ok())
    }

    /// Returns `true` if a process has the tag. Those of other users cannot be read, and ended ones have none.
    fn is_on(&self, number: i32) -> bool {
        let entry = format!("{VARIABLE}={}", self.0);
        let environment = fs::read(format!("/proc/{number}/environ")).unwrap_or_default();
        let mut variables = environment.split(|&byte| byte == 0);
        variables.any(|variable| variable == entry.as_bytes())
    }
}

/// The numbers of all processes that this one can see.
fn process_numbers() -> impl Iterator<Item = i32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| {
        let name: &OsStr = &entry.file_name();
        std::str::from_utf8(name.as_bytes()).ok()?.parse().ok()
    })
}

/// A handle of a process, whose number is not reused meanwhile.
struct Process(OwnedFd);

impl Process {
    fn open(number: i32) -> io::Result<Process> {
        #[expect(unsafe_code, reason = "the standard library opens only its own children")]
        // SAFETY: the call takes a number and flags and touches no memory.
        let file = unsafe { libc::syscall(libc::SYS_pidfd_open, number, 0) };
        match i32::try_from(file) {
            Ok(file) if file >= 0 => {
                #[expect(unsafe_code, reason = "a new file descriptor has no safe owner yet")]
                // SAFETY: the system has just returned the descriptor, and nothing else owns it.
                let file = unsafe { OwnedFd::from_raw_fd(file) };
                Ok(Process(file))
            }
            _ => Err(io::Error::last_os_error()),
        }
    }

    /// Kills it. Fails if it has ended already, or belongs to another user.
    fn kill(&self) -> io::Result<()> {
        let (no_details, no_flags) = (std::ptr::null::<libc::siginfo_t>(), 0);
        #[expect(unsafe_code, reason = "there is no safe way to signal a held process")]
        // SAFETY: the descriptor is open, and a null pointer stands for the usual details of a signal.
        let sent = unsafe {
            libc::syscall(
                libc::SYS_pidfd_send_signal,
                self.0.as_raw_fd(),
                libc::SIGKILL,
                no_details,
                no_flags,
            )
        };
        match sent {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}
