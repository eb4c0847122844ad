//! Playing a friend over a network: the messages, the permissions, the game replayed from its log, and the client.
//!
//! A game is a numbered log of [`Entry`]s, which the server writes. Both players, watchers and the server replay it to
//! the same [`OnlineGame`]. A [`Client`] has no input or output of its own: the window, the page and the terminal pass
//! it messages and the time, and carry out its outputs. With the feature `wire`, a `WiredClient` does so over a
//! WebSocket.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod client;
mod input_output;
mod link;
mod log;
mod message;
#[cfg(feature = "wire")]
mod network;
mod online_game;
mod outbox;
mod permission;
mod player_name;
mod qr_code;
mod request;
mod saved_seats;
mod settings;
mod shown_position;
#[cfg(feature = "wire")]
mod wired_client;
mod words;

pub use client::Client;
pub use input_output::{ClientEvent, Connection, Input, Milliseconds, Output};
pub use link::{GameId, InvalidLink, Link, RoomCode, Secret, Target, server_address};
pub use log::{Entry, EntryNumber, Fact};
pub use message::{
    ClientMessage, Company, Hello, Intent, InvalidMessage, Invitation, MAX_MESSAGE_BYTES,
    OfferedGame, OpenInvitation, PROTOCOL_VERSION, Presence, Rejection, ServerMessage, Welcome,
};
#[cfg(feature = "wire")]
pub use network::{Line, Network};
pub use online_game::{LogError, Offers, OnlineGame, Phase};
pub use permission::{Circumstances, Consequence, Sender, sender};
#[cfg(feature = "wire")]
pub use platform::{WireError, WireEvent};
pub use player_name::{InvalidName, PlayerName};
pub use qr_code::QrCode;
pub use request::{Claim, Greeting, Offer, Refusal, Request, RequestId, Role};
pub use saved_seats::{SavedSeat, SavedSeats, SavedSeatsFile};
pub use settings::{GameSettings, InvalidSettings, Pace};
pub use shown_position::{ShownPosition, has_game};
#[cfg(feature = "wire")]
pub use wired_client::WiredClient;

use dames3d_core::{game, i18n};
use dames3d_platform as platform;
use dames3d_rules::{board, game_tree, notation, rules};
