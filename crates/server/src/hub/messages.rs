//! The messages between rooms and connections.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::limits::AddressKey;
use crate::online::{
    EntryNumber, GameId, Milliseconds, OfferedGame, Rejection, Request, RequestId, RoomCode,
    Secret, ServerMessage,
};
use crate::room::{Room, StoredEntry};
use crate::store::StoredInvitation;

/// A client, for limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visitor {
    pub(crate) address: AddressKey,
    /// Exempt from limits by address: this machine itself.
    pub(crate) is_trusted: bool,
}

/// A room seen from outside.
pub(crate) struct View<'a> {
    pub(crate) game: GameId,
    pub(crate) room: &'a Room,
    pub(crate) log: &'a [StoredEntry],
    /// The invitation to the free seat, if there is one.
    pub(crate) invitation: Option<&'a StoredInvitation>,
    /// Number of entries that watchers know.
    pub(crate) released: usize,
    pub(crate) now: Milliseconds,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ConnectionId(pub(super) u64);

#[derive(Clone, Copy, Debug)]
pub(crate) enum InvitationProof {
    Secret(Secret),
    Code(RoomCode),
}

/// The way into a room.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Entrance {
    Sit { seat: Secret, known: EntryNumber },
    Join { proof: InvitationProof, seat: Secret },
    Watch { known: EntryNumber },
}

/// The last entry sent to a client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    pub(crate) last: EntryNumber,
    /// The time that the next `Beat` counts from.
    pub(crate) since: Milliseconds,
}

/// A serialized message of the server. Several connections share one: the queue of each has places for many.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing(Arc<(Utf8Bytes, Option<Reached>)>);

impl Outgoing {
    pub(crate) fn new(message: &ServerMessage, reached: Option<Reached>) -> Outgoing {
        Outgoing(Arc::new((message.text().into(), reached)))
    }

    pub(crate) fn text(&self) -> Utf8Bytes {
        self.0.0.clone()
    }

    /// The last entry in it; `None` without entries.
    pub(crate) fn reached(&self) -> Option<Reached> {
        self.0.1
    }
}

#[derive(Debug)]
pub(crate) struct Entered {
    pub(crate) connection: ConnectionId,
    pub(crate) room: mpsc::Sender<RoomMessage>,
    /// The welcome, and the entries that are too many for it.
    pub(crate) first: Vec<Outgoing>,
    /// The messages to all watchers; `None` for players.
    pub(crate) watched: Option<broadcast::Receiver<Outgoing>>,
}

/// The reason why a connection was not let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotEntered {
    /// It has only looked at the game of its invitation.
    Offered(Box<OfferedGame>),
    /// It must not try again.
    Rejected(Rejection),
    /// It may try again.
    Unavailable,
}

impl From<Rejection> for NotEntered {
    fn from(rejection: Rejection) -> NotEntered {
        NotEntered::Rejected(rejection)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deletion {
    Deleted,
    /// Both players are at the board.
    IsPlayed,
    NoSuchGame,
}

/// A reader of a room; receives `None` if there is no such game.
pub(crate) type Look = Box<dyn FnOnce(Option<&View<'_>>) + Send>;

pub(crate) enum RoomMessage {
    /// A client wants to enter.
    Enter {
        entrance: Box<Entrance>,
        outbox: mpsc::Sender<Outgoing>,
        reply: oneshot::Sender<Result<Entered, NotEntered>>,
    },
    /// A request of a connection.
    Ask {
        connection: ConnectionId,
        id: RequestId,
        request: Box<Request>,
    },
    /// The latency of a connection was measured.
    Measured {
        connection: ConnectionId,
        delay: Milliseconds,
    },
    Leave(ConnectionId),
    /// Reads the game.
    Inspect(Look),
    Delete {
        seat: Secret,
        reply: oneshot::Sender<Deletion>,
    },
    /// This entry was written, possibly by another server.
    Hint(EntryNumber),
    /// Another server may have written.
    Refresh,
    Stop,
}
