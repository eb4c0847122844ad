//! The server of games over a network. A [`Room`] holds one game with its seats, clocks and presence. It has no input
//! or output of its own: its decisions are written first, and then carried out.

#![forbid(unsafe_code)]

mod clock;
mod dates;
mod http;
mod hub;
mod lag;
mod limits;
mod local_server;
mod metrics;
mod open_store;
mod presence;
mod room;
mod seat;
mod serve;
mod store;

pub use clock::{Clock, Outage, Sleep, SystemClock};
pub use http::installed_page;
pub use hub::{Hub, HubOptions};
pub use lag::Lag;
pub use limits::{AddressKey, Allowance, Limits, Rate, Throttle};
pub use local_server::LocalServer;
pub use open_store::Data;
pub use presence::{SeatPresence, Speed};
pub use room::{Answer, AnsweredRequest, Prepared, Room, StoredEntry};
pub use seat::SecretHash;
pub use serve::{DEFAULT_PORT, Listening, ServeError, ServeOptions, Server, copy_data, serve};
pub use store::{
    Copied, Hint, NoSignal, OpenGame, PostgresSignal, PostgresStore, Signal, SqliteStore, Store,
    StoreError, StoreFuture, StoredGame, StoredInvitation, StoredRecord, Transfer, Write, Written,
    copy_games,
};

use dames3d_core::game;
use dames3d_online as online;
use dames3d_rules::rules;
