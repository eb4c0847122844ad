mod dxp_games;
mod dxp_messages;
#[cfg(unix)]
mod hub_engines;
mod hub_server;
mod hub_text;
