//! Being told to end, by Ctrl-C or by the system.

use dames3d::engine::Stop;

/// Asked when this program is told to end, so that it can end what it started. Whoever started it may have had it
/// ignore such signals, as `nohup` does; then it does.
pub(crate) fn stop_when_told() -> anyhow::Result<Stop> {
    let stop = Stop::new();
    let asked = stop.clone();
    match ctrlc::try_set_handler(move || asked.ask()) {
        Ok(()) | Err(ctrlc::Error::MultipleHandlers) => Ok(stop),
        Err(error) => Err(error.into()),
    }
}
