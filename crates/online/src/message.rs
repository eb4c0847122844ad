//! The messages between a client and the server: JSON, one message in each text frame of a WebSocket.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::link::{GameId, RoomCode, Secret};
use crate::log::{Entry, EntryNumber};
use crate::player_name::PlayerName;
use crate::request::{Refusal, Request, RequestId, Role};
use crate::rules::BySide;
use crate::settings::GameSettings;

/// The version of the protocol. Client and server must have the same.
pub const PROTOCOL_VERSION: u32 = 1;

/// Maximum size of a client's message in bytes. The server's own may be larger: they hold whole games.
pub const MAX_MESSAGE_BYTES: usize = 16 * 1024;

/// The purpose of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Intent {
    /// Offers a game and takes a seat. Repeated with the same secret, it is the same game.
    Create {
        /// The game.
        settings: GameSettings,
        /// The secret of the client's seat, chosen by the client.
        seat: Secret,
        /// The key that the server's owner requires.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Requests the game of an invitation, without a seat. The answer ends the connection.
    Look {
        /// The game and the secret of the invitation, or its code.
        invitation: Invitation,
    },
    /// Takes the free seat of a game. Repeated with the same secret, it is the same seat.
    Join {
        /// The game and the secret of the invitation, or its code.
        invitation: Invitation,
        /// The secret of the client's seat, chosen by the client.
        seat: Secret,
    },
    /// Returns to the client's seat.
    Sit {
        /// The game.
        game: GameId,
        /// The secret of the seat.
        seat: Secret,
        /// The last entry that the client has; 0 if it has none.
        known: EntryNumber,
    },
    /// Watches a game.
    Watch {
        /// The game.
        game: GameId,
        /// The last entry that the client has; 0 if it has none.
        known: EntryNumber,
    },
}

/// The proof of an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Invitation {
    /// A link.
    Link {
        /// The game.
        game: GameId,
        /// Its secret.
        secret: Secret,
    },
    /// A spoken code.
    Code(RoomCode),
}

/// The first message of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The version of the program.
    pub version: String,
    /// Its purpose.
    pub intent: Intent,
}

/// A message of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClientMessage {
    /// The first one. It is repeated until it is answered; the server ignores repetitions.
    Hello(Hello),
    /// A request, repeated until it is answered.
    Ask {
        /// The number of the request.
        id: RequestId,
        /// The request.
        request: Request,
    },
}

/// The answer to a hello.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of the server's program.
    pub version: String,
    /// The game.
    pub game: GameId,
    /// The place of this client.
    pub role: Role,
    /// The invitation to the free seat, for the player at the other one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<OpenInvitation>,
    /// The entries that the client does not have, in order.
    pub entries: Vec<Entry>,
    /// The time since the last entry, in milliseconds.
    pub elapsed: u64,
}

/// The invitation to a free seat, while it is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenInvitation {
    /// The secret for a link.
    pub secret: Secret,
    /// The code for someone in the same room.
    pub code: RoomCode,
    /// Time until it expires, in seconds.
    pub seconds: u64,
}

/// The presence of a player, as far as the server knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Presence {
    /// Not connected for longer than a reconnection takes.
    #[default]
    Away,
    /// The connection was just lost.
    Reconnecting,
    /// Connected.
    Connected,
}

/// Presence of the players and the number of watchers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Company {
    /// The players.
    pub players: BySide<Presence>,
    /// The latency of each player's connection, in milliseconds; `None` while it is unknown.
    pub lag: BySide<Option<u32>>,
    /// Number of watchers.
    pub watchers: u32,
    /// Time after which the result may be claimed from the absent player, in milliseconds.
    pub claim_after: Option<u64>,
}

/// The reason why a client is rejected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Rejection {
    /// Another version of the protocol.
    #[error(
        "the server speaks version {server} of the protocol, this program version {PROTOCOL_VERSION}"
    )]
    Protocol {
        /// The server's version.
        server: u32,
    },
    /// No such game, or not with this secret; the two are not distinguished.
    #[error("there is no game here that this link opens")]
    NoSuchGame,
    /// The seat is taken.
    #[error("the seat is taken")]
    SeatTaken,
    /// The game cannot be offered.
    #[error("{0}")]
    Settings(String),
    /// Only holders of the owner's key may offer games.
    #[error("this server asks for a key from whoever offers a game")]
    Key,
    /// Too many attempts.
    #[error("too many attempts: wait a minute")]
    TooMany,
    /// The server is stopping.
    #[error("the server is about to stop")]
    Stopping,
    /// The message does not belong to the protocol.
    #[error("{0}")]
    Message(String),
}

/// The game of an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferedGame {
    /// The game.
    pub settings: GameSettings,
    /// The name of the host, if known.
    pub host_name: Option<PlayerName>,
}

/// A message of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ServerMessage {
    /// The answer to a hello.
    Welcome(Box<Welcome>),
    /// The game of an invitation, whose other seat is free. The connection ends.
    Offered(Box<OfferedGame>),
    /// The client is rejected, or disconnected. The connection ends.
    Rejected(Rejection),
    /// New entries.
    Entries {
        /// The entries, in order.
        entries: Vec<Entry>,
        /// The time since the last of them, in milliseconds.
        elapsed: u64,
    },
    /// A request was applied. Its entry is on disk.
    Done {
        /// The number of the request.
        id: RequestId,
    },
    /// A request was refused, without effect.
    Refused {
        /// The number of the request.
        id: RequestId,
        /// The reason.
        refusal: Refusal,
    },
    /// The presence of a player or watcher has changed.
    Company(Company),
    /// A heartbeat: nothing has happened.
    Beat {
        /// The time since the last entry, in milliseconds.
        elapsed: u64,
        /// The last entry, so that a client that lacks it notices.
        last: EntryNumber,
    },
    /// The server is about to restart.
    Stopping,
}

/// An invalid message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidMessage {
    /// It is longer than any message.
    #[error("expected at most {MAX_MESSAGE_BYTES} bytes, found {0}")]
    TooLong(usize),
    /// It does not belong to the protocol.
    #[error("expected a message of the protocol: {0}")]
    Syntax(String),
}

fn parse<M: DeserializeOwned>(text: &str) -> Result<M, InvalidMessage> {
    serde_json::from_str(text).map_err(|error| InvalidMessage::Syntax(error.to_string()))
}

fn text(message: &impl Serialize) -> String {
    // Serialization to a string fails only for maps with keys other than strings; a message has none.
    serde_json::to_string(message).unwrap_or_default()
}

impl ClientMessage {
    /// Reads a message.
    pub fn read(text: &str) -> Result<ClientMessage, InvalidMessage> {
        if text.len() > MAX_MESSAGE_BYTES {
            return Err(InvalidMessage::TooLong(text.len()));
        }
        parse(text)
    }

    /// The message as it is sent.
    pub fn text(&self) -> String {
        text(self)
    }
}

impl ServerMessage {
    /// Reads a message.
    pub fn read(text: &str) -> Result<ServerMessage, InvalidMessage> {
        parse(text)
    }

    /// The message as it is sent.
    pub fn text(&self) -> String {
        text(self)
    }
}
