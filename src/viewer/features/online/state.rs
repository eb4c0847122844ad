//! The state of a game with a friend elsewhere: the part that is shown, and the part that is saved.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::online::{
    Connection, GameId, GameSettings, Link, Offer, Pace, Presence, Rejection, Secret, Target,
};
use crate::rules::{Side, Variant};
use crate::viewer::kernel::dialogs::{DialogHeight, DialogId, Modality};
use crate::viewer::kernel::messages::OfferElsewhere;

/// The dialog in which a game is offered or joined.
pub const FRIEND: DialogId<FriendPage> =
    DialogId::new("friend", Modality::Form, DialogHeight::Dialog);

/// The dialog in which the player says something.
pub const SAY: DialogId<()> = DialogId::new("say", Modality::Modal, DialogHeight::Dialog);

/// A page of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendPage {
    /// The place of the game that is offered.
    Offer,
    /// The link and the code of the game, until the friend is there.
    Invitation,
    /// The link or code of a game that a friend offers.
    Join,
}

/// The place of a game with a friend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FriendPlace {
    /// On a server, at any distance.
    #[default]
    Link,
    /// In the same room: the window is the server.
    Room,
}

/// A key that the owner of a server asks for. It goes to that server alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerKey {
    /// The address of the server.
    pub server: String,
    /// The key.
    pub key: String,
}

/// The choices that are kept for the next game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FriendSettings {
    /// The address of the server last used; empty before the first.
    pub server: String,
    /// The place last chosen.
    pub place: FriendPlace,
    /// The key of the server that last asked for one.
    pub key: Option<ServerKey>,
    /// The name that the player goes by; empty for none.
    pub name: String,
    /// The address under which this window was the server of a game last.
    pub hosted: Option<String>,
}

/// The game that is being offered.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameToOffer {
    /// `None` before a game was chosen.
    pub game: Option<OfferElsewhere>,
    /// The days for a move, where there is no clock.
    pub days: Option<u8>,
}

/// The stage on the way to a game with a friend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FriendStage {
    /// There is no such game.
    #[default]
    None,
    /// A game of an earlier session goes on.
    Saved,
    /// The server of this window is being started.
    Starting,
    /// The server has not answered yet.
    Connecting,
    /// The player is invited, and has not accepted yet.
    Invited,
    /// The friend is not there yet.
    Waiting,
    /// The game is played.
    Playing,
    /// It is over.
    Over,
}

/// The reason why a game cannot be offered, joined or played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FriendProblem {
    /// The typed text is no address of a server.
    Address,
    /// The typed text is neither a link nor a code.
    Link,
    /// The server cannot be reached, for this reason; it is tried again.
    Unreachable(String),
    /// The server does not let the player in.
    Rejected(Rejection),
    /// The server and this program do not understand each other.
    NotUnderstood,
    /// The window cannot be a server, for this reason.
    NotHosted(String),
    /// This computer is in no local network.
    NoNetwork,
    /// The text is no name.
    Name,
}

impl FriendProblem {
    /// Returns `true` if the server speaks another version of the protocol.
    pub const fn is_other_version(&self) -> bool {
        let FriendProblem::Rejected(rejection) = self else {
            return matches!(self, FriendProblem::NotUnderstood);
        };
        matches!(
            rejection,
            Rejection::Protocol { .. } | Rejection::Message(_)
        )
    }
}

/// The invitation to the free seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownInvitation {
    /// The link.
    pub link: String,
    /// The address of the server, to which the code belongs.
    pub server: String,
    /// The six letters.
    pub code: String,
    /// The hours until it ends.
    pub hours: usize,
}

/// The result may be claimed from a player who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownClaim {
    /// After this number of seconds, if the player does not come back.
    Later(u64),
    /// Now.
    Now,
}

/// The view of the game with a friend. It changes only when something in sight does.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct FriendView {
    pub stage: FriendStage,
    /// The own connection; `None` without a game.
    pub connection: Option<Connection>,
    pub variant: Option<Variant>,
    /// The own side; `None` for whoever looks on.
    pub own: Option<Side>,
    /// The friend's presence by the last word of the server.
    pub presence: Option<Presence>,
    /// The name that the friend goes by, also of one who invites the player.
    pub friend_name: Option<String>,
    /// The delays of the friend's connection and of the own one, in milliseconds, roughly.
    pub delays: (Option<u32>, Option<u32>),
    /// The days for a move by post.
    pub days: Option<u8>,
    pub asked_by_friend: Vec<Offer>,
    pub asked_by_me: Vec<Offer>,
    /// Time can be given to the friend.
    pub may_give_time: bool,
    /// A takeback can be asked for.
    pub may_take_back: bool,
    pub claim: Option<ShownClaim>,
    pub invitation: Option<ShownInvitation>,
    /// The game to which the player is invited.
    pub offered: Option<Box<GameSettings>>,
    /// The number of people who look on.
    pub watchers: u32,
    pub problem: Option<FriendProblem>,
}

impl FriendView {
    /// Returns `true` if the server asks for the key of its owner.
    pub fn asks_for_key(&self) -> bool {
        self.problem == Some(FriendProblem::Rejected(Rejection::Key))
    }

    /// The friend's presence, which is only known while the own connection is there.
    pub fn presence_known(&self) -> Option<Presence> {
        self.presence
            .filter(|_| self.connection == Some(Connection::Connected))
    }

    /// Returns `true` while the game is on its way or played.
    pub fn is_going_on(&self) -> bool {
        !matches!(
            self.stage,
            FriendStage::None | FriendStage::Saved | FriendStage::Invited | FriendStage::Over
        )
    }
}

/// The delays as they are shown: in steps, so that they do not change all the time.
pub(super) fn rough(delay: Option<u32>) -> Option<u32> {
    const STEP: u32 = 50;
    delay.map(|delay| delay.div_ceil(STEP) * STEP)
}

/// The days for a move by post.
pub(super) const fn days_of(pace: &Pace) -> Option<u8> {
    match pace {
        Pace::Post { days } => Some(*days),
        Pace::Unlimited | Pace::Clock(_) => None,
    }
}

/// A request to be the server of a game in the same room.
#[cfg_attr(
    not(all(feature = "server", not(target_family = "wasm"))),
    expect(dead_code, reason = "nothing there can be a server")
)]
#[derive(Message, Clone, Debug)]
pub(super) enum Host {
    /// Of one that is offered.
    Offer(GameSettings),
    /// Of a continued one, at the address of its link.
    Return(Link),
}

/// A seat of the player: its game, and its secret, which is another one for the other side of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatKey {
    game: GameId,
    secret: Secret,
}

impl SeatKey {
    /// The seat to which a link leads; `None` for one that leads to none.
    pub fn of(link: &Link) -> Option<SeatKey> {
        match link.target {
            Target::Seat { game, secret } => Some(SeatKey { game, secret }),
            Target::Join { .. } | Target::Code(_) | Target::Watch { .. } => None,
        }
    }
}

/// The link to the seat of an earlier session whose game goes on.
#[derive(Resource, Clone, Debug, Default)]
pub struct SavedGame(pub Option<Link>);

/// The list of the player's games, or the question about forgetting one.
pub const MY_GAMES: DialogId<GamesPage> =
    DialogId::new("my games", Modality::Modal, DialogHeight::Dialog);

/// A page of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesPage {
    /// These games, in this order: rows do not move under the pointer.
    List(Vec<SeatKey>),
    /// Is this game to be forgotten?
    Forget(SeatKey),
}

/// The state of a game for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameState {
    OwnTurn,
    FriendsTurn,
    /// The friend has not joined yet.
    Waiting,
    Over,
    /// The server has not said yet.
    Unknown,
    /// The server does not have the game any more.
    Gone,
}

/// The time that is left for a move, as precisely as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLeft {
    Days(usize),
    Hours(usize),
    Minutes(usize),
    /// The time is over.
    Over,
}

/// A game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyGame {
    pub seat: SeatKey,
    pub variant: Variant,
    /// The own side; `None` while the server has not said it.
    pub own: Option<Side>,
    pub state: GameState,
    /// The time that is left for the move.
    pub left: Option<TimeLeft>,
    pub is_on_board: bool,
}

/// The player's games with friends, those that wait for the player first, of these the one that has waited longest.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct FriendGames(pub Vec<MyGame>);

impl FriendGames {
    /// The number of games in which it is the player's turn.
    pub fn waiting(&self) -> usize {
        let games = self.0.iter();
        games
            .filter(|game| game.state == GameState::OwnTurn)
            .count()
    }

    /// The game of a seat.
    pub fn get(&self, seat: SeatKey) -> Option<&MyGame> {
        self.0.iter().find(|game| game.seat == seat)
    }
}
