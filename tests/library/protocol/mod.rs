#[cfg(unix)]
mod hub_engines;
mod hub_text;
