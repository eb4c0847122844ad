//! Being told to end by Ctrl-C.

use dames3d::engine::StopFlag;

/// Asked when this program is told to end by Ctrl-C, so that it can end what it started.
pub(crate) fn stop_on_signal() -> anyhow::Result<StopFlag> {
    let stop = StopFlag::new();
    let asked = stop.clone();
    ctrlc::set_handler(move || asked.set())?;
    Ok(stop)
}
