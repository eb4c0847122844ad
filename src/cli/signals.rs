//! Signals that end the program: Ctrl+C (SIGINT), SIGTERM and SIGHUP.

use std::process::exit;

use dames3d::engine::StopFlag;
use dames3d::platform::end_child_processes;

/// The exit status of a program ended by Ctrl+C, as shells report it.
const INTERRUPTED: i32 = 130;

/// Returns a flag that the first signal sets, so that a command can end its work in order. A second signal ends the
/// program, and its child processes, at once.
pub(crate) fn stop_on_signal() -> anyhow::Result<StopFlag> {
    let stop = StopFlag::new();
    let flag = stop.clone();
    ctrlc::set_handler(move || {
        if flag.is_set() {
            end_child_processes();
            exit(INTERRUPTED);
        }
        flag.set();
    })?;
    Ok(stop)
}
