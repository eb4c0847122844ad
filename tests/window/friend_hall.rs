//! A server with several games as the tests play it, by a time that they set.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::prelude::*;
use dames3d::game::Command;
use dames3d::online::{
    ClientMessage, Company, Entry, EntryNumber, Fact, GameId, GameSettings, Intent, Link, Network,
    Pace, Presence, Request, RequestId, Role, SavedSeats, SavedSeatsFile, Secret, ServerMessage,
    Target, Welcome, WireEvent,
};
use dames3d::platform::Stopwatch;
use dames3d::rules::{BySide, Side, Variant};
use dames3d::viewer::features::online::connection::FriendNetwork;
use dames3d::viewer::features::online::state::SeatKey;
use dames3d::viewer::kernel::persistence::UserFolders;

use crate::friend_server::{ScriptedLine, Socket};
use crate::test_app::TestApp;

pub(crate) const HOUR: u64 = 60 * 60 * 1_000;
const DAY: u64 = 24 * HOUR;

type Wake = Arc<dyn Fn() + Send + Sync>;

/// A connection, with the game that its client has asked for.
struct Connected {
    socket: Arc<Mutex<Socket>>,
    wake: Wake,
    game: Option<GameId>,
}

/// A game, with the time of its last entry.
#[derive(Clone, Default)]
struct Game {
    log: Vec<Entry>,
    last: u64,
}

/// A server with several games. White is the player, Black the friend.
#[derive(Clone, Default)]
pub(crate) struct Hall {
    now: Arc<AtomicU64>,
    connected: Arc<Mutex<Vec<Connected>>>,
    games: Arc<Mutex<BTreeMap<GameId, Game>>>,
}

const fn game(number: u64) -> GameId {
    GameId::from_random(number)
}

/// The link to the seat of White.
pub(crate) fn seat(number: u64) -> Link {
    let secret = Secret::from_random(number.into());
    let game = game(number);
    Link { server: "http://192.168.1.5:7171/".to_owned(), target: Target::Seat { game, secret } }
}

pub(crate) fn key(number: u64) -> SeatKey {
    SeatKey::of(&seat(number)).expect("a seat")
}

impl Hall {
    pub(crate) fn network(&self) -> FriendNetwork {
        let now = self.now.clone();
        let time = move || Duration::from_millis(now.load(Ordering::Relaxed));
        let connected = self.connected.clone();
        FriendNetwork(Network::new(Stopwatch::with_source(time), move |_address, wake| {
            let socket = Arc::new(Mutex::new(Socket::default()));
            let mut connected = connected.lock().expect("free");
            connected.push(Connected { socket: socket.clone(), wake, game: None });
            let opened = connected.last().expect("pushed");
            opened.tell(WireEvent::Opened);
            Box::new(ScriptedLine(socket))
        }))
    }

    pub(crate) fn connections(&self) -> usize {
        self.connected.lock().expect("free").len()
    }

    /// A window whose player has these seats in a file here.
    pub(crate) fn window(&self, folder: &Path, seats: &[(u64, Variant)]) -> TestApp {
        let file = SavedSeatsFile::new(folder.join("online.json"));
        for &(number, variant) in seats {
            SavedSeats::save(&file, &seat(number), variant).expect("saved");
        }
        let (network, folder) = (self.network(), folder.to_owned());
        let mut app = TestApp::with(move |app| {
            app.insert_resource(network).insert_resource(UserFolders::In(folder));
        });
        self.answer(&mut app);
        app
    }

    /// Begins a game by post, of which the last entry was written this long ago.
    pub(crate) fn begin(&self, number: u64, settings: GameSettings, moves: &[&str], ago: u64) {
        let mut game = Game::default();
        game.write(0, Fact::Created(settings));
        game.write(0, Fact::Joined(Side::White));
        game.write(0, Fact::Joined(Side::Black));
        for (index, text) in moves.iter().enumerate() {
            let by = if index % 2 == 0 { Side::White } else { Side::Black };
            game.plays(by, text);
        }
        self.now.fetch_max(DAY, Ordering::Relaxed);
        game.last = self.now.load(Ordering::Relaxed) - ago;
        let id = GameId::from_random(number);
        self.games.lock().expect("free").insert(id, game);
    }

    /// Answers the hellos that have come.
    pub(crate) fn answer(&self, app: &mut TestApp) {
        app.frames(2);
        let now = self.now.load(Ordering::Relaxed);
        for connected in self.connected.lock().expect("free").iter_mut() {
            let heard = connected.socket.lock().expect("free").sent.pop_front();
            let Some(message) = heard else { continue };
            let ClientMessage::Hello(hello) = message else {
                panic!("expected a hello, found {message:?}");
            };
            let (id, known, role) = match hello.intent {
                Intent::Sit { game, known, .. } => (game, known, Role::Seat(Side::White)),
                Intent::Watch { game, known } => (game, known, Role::Watcher),
                intent => panic!("expected a link to a seat or to watch, found {intent:?}"),
            };
            connected.game = Some(id);
            let games = self.games.lock().expect("free");
            let game = &games[&id];
            let entries = game.log.iter().filter(|entry| entry.number > known);
            connected.say(&ServerMessage::Welcome(Box::new(Welcome {
                version: "test".to_owned(),
                game: id,
                role,
                invitation: None,
                entries: entries.cloned().collect(),
                elapsed: now - game.last,
            })));
            connected.say(&company(0));
        }
        app.rest();
    }

    /// Says something at a game.
    pub(crate) fn say(&self, number: u64, message: &ServerMessage) {
        let connected = self.connected.lock().expect("free");
        let mut at_game = connected.iter().filter(|at| at.game == Some(game(number)));
        at_game.next_back().expect("a connection").say(message);
    }

    pub(crate) fn happens(&self, number: u64, waited: u64, fact: Fact) {
        let entry = {
            let mut games = self.games.lock().expect("free");
            let game = games.get_mut(&game(number)).expect("a game");
            game.last = self.now.load(Ordering::Relaxed);
            game.write(waited, fact)
        };
        let entries = vec![entry];
        let elapsed = 0;
        self.say(number, &ServerMessage::Entries { entries, elapsed });
    }

    pub(crate) fn plays(&self, number: u64, by: Side, text: &str) {
        let command = Command::Play(text.parse().expect("a move"));
        self.happens(number, 1_000, Fact::Did { by, command });
    }

    pub(crate) fn beats(&self) {
        let now = self.now.load(Ordering::Relaxed);
        let games = self.games.lock().expect("free");
        for connected in self.connected.lock().expect("free").iter() {
            if let Some(game) = connected.game.and_then(|game| games.get(&game)) {
                connected.say(&ServerMessage::Beat {
                    elapsed: now - game.last,
                    last: game.log.last().expect("entries").number,
                });
            }
        }
    }

    /// The next request at a game.
    pub(crate) fn asked(&self, number: u64) -> Option<(RequestId, Request)> {
        let connected = self.connected.lock().expect("free");
        let mut at_game = connected.iter().filter(|at| at.game == Some(game(number)));
        let socket = &at_game.next_back()?.socket;
        match socket.lock().expect("free").sent.pop_front()? {
            ClientMessage::Ask { id, request } => Some((id, request)),
            ClientMessage::Hello(hello) => panic!("expected a request, found {hello:?}"),
        }
    }

    /// Lets time pass for the clients and for the window. The server says that it is there.
    pub(crate) fn pass(&self, app: &mut TestApp, seconds: u64) {
        self.now.fetch_add(seconds * 1_000, Ordering::Relaxed);
        self.beats();
        app.pass_time(seconds);
        app.frames(2);
    }
}

impl Game {
    fn write(&mut self, waited: u64, fact: Fact) -> Entry {
        let entry = Entry { number: EntryNumber(self.log.len() as u64 + 1), waited, fact };
        self.log.push(entry.clone());
        entry
    }

    fn plays(&mut self, by: Side, text: &str) {
        let command = Command::Play(text.parse().expect("a move"));
        self.write(1_000, Fact::Did { by, command });
    }
}

impl Connected {
    fn tell(&self, event: WireEvent) {
        self.socket.lock().expect("free").events.push_back(event);
        (self.wake)();
    }

    pub(crate) fn say(&self, message: &ServerMessage) {
        self.tell(WireEvent::Received(message.text()));
    }
}

pub(crate) fn company(watchers: u32) -> ServerMessage {
    let there = Presence::Connected;
    ServerMessage::Company(Company {
        players: BySide { white: there, black: there },
        watchers,
        ..Company::default()
    })
}

/// A game by post.
pub(crate) fn by_post(variant: Variant) -> GameSettings {
    GameSettings { pace: Pace::Post { days: 3 }, ..GameSettings::new(variant) }
}

impl Hall {
    /// Runs one frame at this time of the window. Returns `true` if it is drawn.
    pub(crate) fn idle_until(&self, app: &mut TestApp, at: Duration) -> bool {
        use bevy::time::TimeUpdateStrategy;
        let passes = at.saturating_sub(app.resource::<Time<Real>>().elapsed());
        let milliseconds = u64::try_from(passes.as_millis()).expect("a minute");
        self.now.fetch_add(milliseconds, Ordering::Relaxed);
        let TimeUpdateStrategy::ManualDuration(usual) = *app.resource() else {
            panic!("the time of frames is set");
        };
        let long = TimeUpdateStrategy::ManualDuration(passes + Duration::from_millis(1));
        app.world().insert_resource(long);
        let is_drawn = app.frame();
        app.world().insert_resource(TimeUpdateStrategy::ManualDuration(usual));
        is_drawn
    }
}
