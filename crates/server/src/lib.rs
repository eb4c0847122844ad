//! The server of games over a network. A [`Room`] holds one game with its seats, its clocks and who is there. It has no
//! input or output of its own: what it decides is written first, and then carried out.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod lag;
mod presence;
mod room;
mod seat;
mod store;

pub use lag::Lag;
pub use presence::{SeatPresence, Speed};
pub use room::{Answer, AnsweredRequest, Prepared, Room, StoredEntry};
pub use seat::SecretHash;
pub use store::{
    Copied, Hint, NoSignal, OpenGame, PostgresSignal, PostgresStore, Signal, SqliteStore, Store,
    StoreError, StoreFuture, StoredGame, StoredInvitation, StoredRecord, Transfer, Write, Written,
    copy_games,
};

use dames3d_core::game;
use dames3d_online as online;
use dames3d_rules::rules;
