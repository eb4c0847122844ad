//! DamExchange (DXP), the protocol by which draughts programs play each other over a network connection, for
//! international draughts only.
//!
//! A [`DxpMessage`] is a letter and fields of fixed width, terminated by a zero byte. The initiator proposes games; the
//! follower plays them. Either may have opened the [`Connection`]. [`follow`] runs this program as a follower, for
//! `dames3d dxp`; a [`RemoteFollower`] is another program that follows, for matches.
//!
//! The protocol's documents leave some points open, which are handled as in Scan and Moby Dam: a capture names its
//! pieces in ascending order, only the side to move ends a game, and the other program answers with an end of its own.

mod connection;
mod local_follower;
mod message;
mod remote_follower;

pub use connection::{Address, AddressError, Connection, DxpError, Listener};
pub use local_follower::{FollowerConfig, FollowerEvent, FollowerTimeouts, follow};
pub use message::{Acceptance, DxpMessage, DxpMove, GameEnd, GameRequest, MessageError};
pub use remote_follower::{FollowerReply, RemoteFollower};
