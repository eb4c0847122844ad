//! The state of a game with a friend: the view, and the saved settings.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::online::{
    Connection, GameId, GameSettings, Link, Offer, Pace, Presence, Rejection, Secret, Target,
};
use crate::rules::{Side, Variant};
use crate::viewer::kernel::dialogs::{DialogHeight, DialogId, Modality};
use crate::viewer::kernel::messages::OnlineOffer;

/// The dialog for offering or joining a game.
pub const FRIEND: DialogId<FriendPage> =
    DialogId::new("friend", Modality::Form, DialogHeight::Dialog);

pub const SAY: DialogId<()> = DialogId::new("say", Modality::Modal, DialogHeight::Dialog);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendPage {
    /// The game to offer, and where it is played.
    Offer,
    /// The link and code, until the friend joins.
    Invitation,
    /// The link or code of a friend's game.
    Join,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FriendPlace {
    /// On a server, at any distance.
    #[default]
    Link,
    /// In the same room, with this window as the server.
    Room,
}

/// A key required by a server's owner, sent to that server only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerKey {
    /// The server's address.
    pub server: String,
    pub key: String,
}

/// Settings saved for the next game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FriendSettings {
    /// The last server's address; empty before the first.
    pub server: String,
    /// The last place.
    pub place: FriendPlace,
    /// The key of the last server that required one.
    pub key: Option<ServerKey>,
    /// The player's name; empty for none.
    pub name: String,
    /// The address of the last game hosted by this window.
    pub hosted: Option<String>,
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameToOffer {
    /// `None` before a game is chosen.
    pub game: Option<OnlineOffer>,
    /// The days per move without a clock.
    pub days: Option<u8>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FriendStage {
    #[default]
    None,
    /// A game of an earlier session goes on.
    Saved,
    /// This window's server is starting.
    Starting,
    /// The server has not answered yet.
    Connecting,
    /// The invitation has not been accepted yet.
    Invited,
    /// The friend has not joined yet.
    Waiting,
    Playing,
    Over,
}

/// The reason why a game cannot be offered, joined or resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FriendProblem {
    /// The typed text is not a server address.
    Address,
    /// The typed text is neither a link nor a code.
    Link,
    /// The server is unreachable, for this reason; the connection is retried.
    Unreachable(String),
    Rejected(Rejection),
    /// The protocols do not match.
    NotUnderstood,
    /// This window cannot be a server, for this reason.
    NotHosted(String),
    /// This computer is not in a local network.
    NoNetwork,
    /// The text is not a valid name.
    Name,
}

impl FriendProblem {
    /// Returns `true` on a protocol version mismatch.
    pub const fn is_other_version(&self) -> bool {
        let FriendProblem::Rejected(rejection) = self else {
            return matches!(self, FriendProblem::NotUnderstood);
        };
        matches!(rejection, Rejection::Protocol { .. } | Rejection::Message(_))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownInvitation {
    pub link: String,
    /// The server's address, to which the code belongs.
    pub server: String,
    /// The six-letter code.
    pub code: String,
    /// Hours until it expires.
    pub hours: usize,
}

/// A claimable result from an absent player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownClaim {
    /// After this number of seconds, if the player does not return.
    Later(u64),
    Now,
}

/// The view of the game, which changes only if something visible does.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct FriendView {
    pub stage: FriendStage,
    /// The game is over, and its end has not been on the board.
    pub ends_unseen: bool,
    /// The player's connection; `None` without a game.
    pub connection: Option<Connection>,
    pub variant: Option<Variant>,
    /// The player's side; `None` for a watcher.
    pub own: Option<Side>,
    /// The friend's presence as last reported by the server.
    pub presence: Option<Presence>,
    /// The friend's name, also while inviting the player.
    pub friend_name: Option<String>,
    /// The own name, if one was given.
    pub own_name: Option<String>,
    /// Rounded latencies of the friend's and the player's connection, in milliseconds.
    pub delays: (Option<u32>, Option<u32>),
    /// The days per move by post.
    pub days: Option<u8>,
    pub asked_by_friend: Vec<Offer>,
    pub asked_by_me: Vec<Offer>,
    pub may_give_time: bool,
    pub may_take_back: bool,
    pub claim: Option<ShownClaim>,
    pub invitation: Option<ShownInvitation>,
    pub offered: Option<Box<GameSettings>>,
    pub watchers: u32,
    pub problem: Option<FriendProblem>,
}

impl FriendView {
    /// Returns `true` if the server requires its owner's key.
    pub fn asks_for_key(&self) -> bool {
        self.problem == Some(FriendProblem::Rejected(Rejection::Key))
    }

    /// The friend's presence, known only while the player is connected.
    pub fn presence_known(&self) -> Option<Presence> {
        self.presence.filter(|_| self.connection == Some(Connection::Connected))
    }

    /// Returns `true` while the game is starting or in progress.
    pub fn is_going_on(&self) -> bool {
        !matches!(
            self.stage,
            FriendStage::None | FriendStage::Saved | FriendStage::Invited | FriendStage::Over
        )
    }
}

/// The latency as displayed, in steps, to keep it steady.
pub(super) fn rough(delay: Option<u32>) -> Option<u32> {
    const STEP: u32 = 50;
    delay.map(|delay| delay.div_ceil(STEP) * STEP)
}

/// The days per move by post.
pub(super) const fn days_of(pace: &Pace) -> Option<u8> {
    match pace {
        Pace::Post { days } => Some(*days),
        Pace::Unlimited | Pace::Clock(_) => None,
    }
}

/// A request to host a game in the same room.
#[cfg_attr(
    not(all(feature = "server", not(target_family = "wasm"))),
    expect(dead_code, reason = "nothing there can be a server")
)]
#[derive(Message, Clone, Debug)]
pub(super) enum Host {
    Offer(GameSettings),
    /// A resumed game, at its link's address.
    Return(Link),
}

/// The key of a player's seat: the game, and the seat's secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatKey {
    game: GameId,
    secret: Secret,
}

impl SeatKey {
    /// The seat of a link; `None` if the link has no seat.
    pub fn of(link: &Link) -> Option<SeatKey> {
        match link.target {
            Target::Seat { game, secret } => Some(SeatKey { game, secret }),
            Target::Join { .. } | Target::Code(_) | Target::Watch { .. } => None,
        }
    }
}

/// The link to the seat in an unfinished game of an earlier session.
#[derive(Resource, Clone, Debug, Default)]
pub struct SavedGame(pub Option<Link>);

/// The list of games, or the confirmation for forgetting one.
pub const MY_GAMES: DialogId<GamesPage> =
    DialogId::new("my games", Modality::Modal, DialogHeight::Dialog);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesPage {
    /// These games in a fixed order, so that rows do not move under the pointer.
    List(Vec<SeatKey>),
    /// The confirmation for forgetting this game.
    Forget(SeatKey),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameState {
    OwnTurn,
    FriendsTurn,
    /// The friend has not joined yet.
    Waiting,
    Over,
    /// The server has not answered yet.
    Unknown,
    /// The server no longer has the game.
    Gone,
}

/// The remaining time for a move, at display precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLeft {
    Days(usize),
    Hours(usize),
    Minutes(usize),
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyGame {
    pub seat: SeatKey,
    pub variant: Variant,
    /// The player's side; `None` until reported by the server.
    pub own: Option<Side>,
    pub state: GameState,
    /// The remaining time for the move.
    pub left: Option<TimeLeft>,
    pub is_on_board: bool,
}

/// The player's games: those waiting for the player first, longest wait first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct FriendGames(pub Vec<MyGame>);

impl FriendGames {
    /// Number of games in which it is the player's turn.
    pub fn waiting(&self) -> usize {
        let games = self.0.iter();
        games.filter(|game| game.state == GameState::OwnTurn).count()
    }

    pub fn get(&self, seat: SeatKey) -> Option<&MyGame> {
        self.0.iter().find(|game| game.seat == seat)
    }
}
