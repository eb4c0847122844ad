//! DamExchange, the protocol by which draughts programs play each other over a network connection: international
//! draughts only.
//!
//! A [`Message`] is a letter and fields of fixed width, ended by a zero byte. One program proposes games, the
//! initiator, the other takes them up, the follower; either may have opened the [`Connection`]. [`follow`] makes this
//! program a follower, [`Follower`] is another program that is one.
//!
//! What the sheets leave open is done as Scan and Moby Dam do it: a capture names the pieces taken in ascending
//! order, only whose turn it is ends a game, and the other answers with an end of its own.

mod address;
mod connection;
mod fields;
mod follow;
mod follower;
mod message;

pub use address::{Address, AddressError};
pub use connection::{Connection, DxpError, Listener};
pub use follow::{Event, Following, follow};
pub use follower::{Follower, Reply};
pub use message::{Acceptance, End, GameRequest, Message, MessageError, SentMove};
