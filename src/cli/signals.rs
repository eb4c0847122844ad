//! Signals that end the program: Ctrl+C (SIGINT), SIGTERM and SIGHUP.

use std::process::{ExitCode, exit};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::StopFlag;
use crate::platform::{end_child_processes, end_on_termination};
use crate::terminal::InterruptibleSearch;

/// The exit status of a program ended by Ctrl+C, as shells report it.
const INTERRUPTED: u8 = 130;

/// `true` once a second signal ends the program. What the command makes of its dead child processes is no result.
static ENDED_AT_ONCE: AtomicBool = AtomicBool::new(false);

/// Returns a flag that the first signal sets, so that a command can end its work in order. A second signal ends the
/// program, and its child processes, at once.
pub fn stop_on_signal() -> anyhow::Result<StopFlag> {
    let stop = StopFlag::new();
    let flag = stop.clone();
    on_signal(move || {
        if flag.is_set() {
            ENDED_AT_ONCE.store(true, Ordering::Relaxed);
            end_child_processes();
            exit(INTERRUPTED.into());
        }
        flag.set();
    })?;
    Ok(stop)
}

/// The exit status of a program that a second signal ends.
pub(crate) fn exit_code_of_signal() -> Option<ExitCode> {
    let ended = ENDED_AT_ONCE.load(Ordering::Relaxed);
    ended.then(|| ExitCode::from(INTERRUPTED))
}

fn on_signal(handler: impl Fn() + Clone + Send + 'static) -> anyhow::Result<()> {
    // The feature `termination` of ctrlc would catch these two as well, in Bevy's own handler too.
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGTERM])?;
        let handler = handler.clone();
        crate::platform::thread::spawn(move || signals.forever().for_each(|_| handler()))?;
    }
    on_interrupt(handler)
}

/// Has Ctrl+C run this. The error is that of the system, which the crate leaves out.
fn on_interrupt(handler: impl Fn() + Send + 'static) -> anyhow::Result<()> {
    let set = ctrlc::set_handler(handler);
    set.map_err(|error| match error {
        ctrlc::Error::System(error) => {
            anyhow::Error::from(error).context("could not wait for Ctrl+C")
        }
        error => error.into(),
    })
}

/// Has Ctrl+C stop the search that the player waits for or, without one, end the program.
pub(crate) fn stop_search_on_interrupt(search: InterruptibleSearch) -> anyhow::Result<()> {
    on_interrupt(move || {
        if !search.stop() {
            exit(INTERRUPTED.into());
        }
    })?;
    end_on_termination();
    Ok(())
}
