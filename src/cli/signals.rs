//! Signals that end the program: SIGINT (Ctrl+C), SIGTERM and, unless it is ignored, SIGHUP.

use std::process::{ExitCode, exit};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::StopFlag;
use crate::platform::end_child_processes;
use crate::terminal::InterruptibleSearch;

/// Exit status after Ctrl+C, by shell convention.
pub(crate) const INTERRUPTED: u8 = 130;

/// Set by the second signal: child processes are dead, so the command's result is void.
static ENDED_AT_ONCE: AtomicBool = AtomicBool::new(false);

/// Returns a flag that the first signal sets, for a clean shutdown. A second signal kills the program and its child
/// processes at once.
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

/// The exit status after a second signal.
pub(crate) fn exit_code_of_signal() -> Option<ExitCode> {
    let ended = ENDED_AT_ONCE.load(Ordering::Relaxed);
    ended.then(|| ExitCode::from(INTERRUPTED))
}

fn on_signal(handler: impl Fn() + Clone + Send + 'static) -> anyhow::Result<()> {
    // ctrlc's `termination` feature would also catch these two, in Bevy's own handler as well.
    #[cfg(unix)]
    {
        use crate::platform::ignores_hangup;
        use signal_hook::consts::{SIGHUP, SIGTERM};
        let hangup = (!ignores_hangup()).then_some(SIGHUP);
        let mut signals = signal_hook::iterator::Signals::new(hangup.into_iter().chain([SIGTERM]))?;
        let handler = handler.clone();
        crate::platform::thread::spawn(move || signals.forever().for_each(|_| handler()))?;
    }
    on_interrupt(handler)
}

/// Sets the Ctrl+C handler. Returns the system's error, which ctrlc hides.
fn on_interrupt(handler: impl Fn() + Send + 'static) -> anyhow::Result<()> {
    let set = ctrlc::set_handler(handler);
    set.map_err(|error| match error {
        ctrlc::Error::System(error) => {
            anyhow::Error::from(error).context("could not wait for Ctrl+C")
        }
        error => error.into(),
    })
}

/// Makes Ctrl+C stop the running search, or end the program if there is none.
pub(crate) fn stop_search_on_interrupt(search: InterruptibleSearch) -> anyhow::Result<()> {
    on_interrupt(move || {
        if !search.stop() {
            exit(INTERRUPTED.into());
        }
    })
}
