//! Being told to end by Ctrl-C.

use dames3d::engine::Stop;

/// Asked when this program is told to end by Ctrl-C, so that it can end what it started.
pub(crate) fn stop_on_signal() -> anyhow::Result<Stop> {
    let stop = Stop::new();
    let asked = stop.clone();
    ctrlc::set_handler(move || asked.ask())?;
    Ok(stop)
}
