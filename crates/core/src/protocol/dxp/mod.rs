//! DamExchange (DXP), the protocol by which draughts programs play each other over a network connection. It knows
//! international draughts only.
//!
//! A [`DxpMessage`] is a letter and fields of fixed width, ended by a zero byte. One program proposes games, the
//! initiator; the other plays them, the follower. Either may have opened the [`Connection`]. [`follow`] runs this program
//! as a follower, for `dames3d dxp`; a [`RemoteFollower`] is another program that follows, for the matches.
//!
//! The sheets of the protocol leave some things open. They are done as in Scan and Moby Dam: a capture names its pieces in
//! ascending order, only the side to move ends a game, and the other program answers with an end of its own.

mod address;
mod connection;
mod error;
mod fields;
mod followed_game;
mod follower_event;
mod local_follower;
mod message;
mod remote_follower;

pub use address::{Address, AddressError};
pub use connection::{Connection, Listener};
pub use error::DxpError;
pub use fields::MessageError;
pub use follower_event::FollowerEvent;
pub use local_follower::{FollowerConfig, FollowerTimeouts, follow};
pub use message::{Acceptance, DxpMessage, DxpMove, GameEnd, GameRequest};
pub use remote_follower::{FollowerReply, RemoteFollower};
