//! DamExchange, the protocol by which draughts programs play each other over a network connection: international
//! draughts only.
//!
//! A [`DxpMessage`] is a letter and fields of fixed width, ended by a zero byte. One program proposes games, the
//! initiator, the other takes them up, the follower; either may have opened the [`Connection`]. [`follow`] makes this
//! program a follower, [`RemoteFollower`] is another program that is one.
//!
//! What the sheets leave open is done as Scan and Moby Dam do it: a capture names the pieces taken in ascending
//! order, only whose turn it is ends a game, and the other answers with an end of its own.

mod address;
mod connection;
mod fields;
mod local_follower;
mod message;
mod remote_follower;

pub use address::{Address, AddressError};
pub use connection::{Connection, DxpError, Listener};
pub use local_follower::{FollowerConfig, FollowerEvent, follow};
pub use message::{Acceptance, DxpMessage, DxpMove, GameEnd, GameRequest, MessageError};
pub use remote_follower::{FollowerReply, RemoteFollower};
