//! The inputs and outputs of a client.

use crate::game::Event;
use crate::log::Entry;
use crate::message::{Company, OfferedGame, OpenInvitation, Rejection};
use crate::request::{Refusal, Request, Role};

/// A time in milliseconds since any moment, by the clock of whoever says it.
pub type Milliseconds = u64;

/// The state of the client's connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// A connection is being made, or its hello is not answered yet.
    Connecting,
    /// The server has answered.
    Connected,
    /// The connection was lost; another attempt follows.
    Lost,
    /// The server does not let this client in: there is no other attempt.
    Rejected,
}

/// An input of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// The connection that was asked for is there.
    Opened,
    /// A message has come.
    Received(&'a str),
    /// The connection could not be made, or has ended.
    Closed,
    /// The program is seen again, or the network is back: no pause is waited for.
    Woken,
    /// The deadline has come.
    Deadline,
}

/// An output of a client. Outputs are carried out in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// A connection to this address is to be made. An earlier one is of no use any more.
    Connect(String),
    /// A message is to be sent.
    Send(String),
    /// The connection is to be closed.
    Close,
    /// Something has happened that the player may want to know.
    Event(ClientEvent),
}

/// Something that the player may want to know.
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
    /// An entry has come, with what it changed on the board.
    Happened {
        /// The entry.
        entry: Entry,
        /// The changes.
        events: Vec<Event>,
    },
    /// A player or watcher has come or gone.
    Company(Company),
    /// The server refuses a request.
    Refused {
        /// The request.
        request: Request,
        /// The reason.
        refusal: Refusal,
    },
    /// The server does not let this client in.
    Rejected(Rejection),
    /// The server stops soon and comes back.
    Stopping,
    /// A message of the server is not understood: this program is older than the server, or newer.
    NotUnderstood(String),
}
