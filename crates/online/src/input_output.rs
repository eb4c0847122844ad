//! The inputs and outputs of a client.

use crate::game::Event;
use crate::log::Entry;
use crate::message::{Company, OfferedGame, OpenInvitation, Rejection};
use crate::request::{Refusal, Request, Role};

/// A time in milliseconds since an arbitrary moment of one clock.
pub type Milliseconds = u64;

/// The state of the client's connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// Connecting, or waiting for the answer to the hello.
    Connecting,
    /// The server has answered.
    Connected,
    /// The connection was lost; another attempt follows.
    Lost,
    /// The server has rejected the client: there is no other attempt.
    Rejected,
}

/// An input of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// The requested connection is open.
    Opened,
    /// A message was received.
    Received(&'a str),
    /// The connection failed or has ended.
    Closed,
    /// The program is visible again, or the network is back: skip the pause.
    Woken,
    /// The deadline is due.
    Deadline,
}

/// An output of a client, to be carried out in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Connect to this address, and drop an earlier connection.
    Connect(String),
    /// Send a message.
    Send(String),
    /// Close the connection.
    Close,
    /// Report an event to the player.
    Event(ClientEvent),
}

/// An event that the player may want to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientEvent {
    /// The connection has changed.
    Connection(Connection),
    /// The invitation is to this game, which waits for an [answer](crate::Client::accept).
    Offered(Box<OfferedGame>),
    /// The client has come to its place in a game.
    Entered(Role),
    /// The other seat is free; this is the invitation.
    Invites(OpenInvitation),
    /// An entry was received, with its changes on the board.
    Happened {
        /// The entry.
        entry: Entry,
        /// The changes.
        events: Vec<Event>,
    },
    /// The presence of a player or watcher has changed.
    Company(Company),
    /// The server has refused a request.
    Refused {
        /// The request.
        request: Request,
        /// The reason.
        refusal: Refusal,
    },
    /// The server has rejected the client.
    Rejected(Rejection),
    /// The server is about to restart.
    Stopping,
    /// A message of the server is unknown: this program is older than the server, or newer.
    NotUnderstood(String),
}
