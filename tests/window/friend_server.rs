//! The server of a game with a friend as the tests play it, by a time that they set.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dames3d::game::Command;
use dames3d::online::{
    ClientMessage, Company, Entry, EntryNumber, Fact, GameId, GameSettings, Intent, Line, Network,
    OfferedGame, OpenInvitation, Presence, Request, RequestId, Role, RoomCode, Secret,
    ServerMessage, Welcome, WireEvent,
};
use dames3d::platform::Stopwatch;
use dames3d::rules::{BySide, Side, Variant};
use dames3d::viewer::features::online::actions::FriendAction;
use dames3d::viewer::features::online::connection::FriendNetwork;
use dames3d::viewer::features::online::state::FriendView;
use dames3d::viewer::kernel::messages::OnlineGameRequest;
use dames3d::viewer::kernel::persistence::UserFolders;

use crate::test_app::TestApp;

pub(crate) const INVITATION: &str =
    "http://192.168.1.5:7171/#join=0123456789abcdef.0123456789abcdef0123456789abcdef";

/// A connection, as the server has it.
#[derive(Debug, Default)]
pub(crate) struct Socket {
    pub(crate) events: VecDeque<WireEvent>,
    pub(crate) sent: VecDeque<ClientMessage>,
}

pub(crate) struct ScriptedLine(pub(crate) Arc<Mutex<Socket>>);

impl Line for ScriptedLine {
    fn send(&self, text: String) {
        let message = ClientMessage::read(&text).expect("a message");
        self.0.lock().expect("free").sent.push_back(message);
    }

    fn take(&mut self) -> Option<WireEvent> {
        self.0.lock().expect("free").events.pop_front()
    }
}

/// The server: its connections, the log of its game, and the time.
#[derive(Clone, Default)]
pub(crate) struct Server {
    sockets: Arc<Mutex<Vec<Arc<Mutex<Socket>>>>>,
    pub(crate) now: Arc<AtomicU64>,
    log: Arc<Mutex<Vec<Entry>>>,
    /// The time of the last entry.
    last: Arc<AtomicU64>,
}

impl Server {
    pub(crate) fn network(&self) -> FriendNetwork {
        let (now, sockets) = (self.now.clone(), self.sockets.clone());
        let time = move || Duration::from_millis(now.load(Ordering::Relaxed));
        FriendNetwork(Network::new(Stopwatch::with_source(time), move |_address, _wake| {
            let socket = Arc::new(Mutex::new(Socket::default()));
            socket.lock().expect("free").events.push_back(WireEvent::Opened);
            sockets.lock().expect("free").push(socket.clone());
            Box::new(ScriptedLine(socket))
        }))
    }

    pub(crate) fn window(&self) -> TestApp {
        let network = self.network();
        TestApp::with(move |app| {
            app.insert_resource(network);
        })
    }

    /// A window whose player has files here.
    pub(crate) fn window_in(&self, folder: &Path) -> TestApp {
        let (network, folder) = (self.network(), folder.to_owned());
        TestApp::with(move |app| {
            app.insert_resource(network).insert_resource(UserFolders::In(folder));
        })
    }

    fn socket(&self) -> Arc<Mutex<Socket>> {
        let sockets = self.sockets.lock().expect("free");
        sockets.last().expect("a connection").clone()
    }

    pub(crate) fn connections(&self) -> usize {
        self.sockets.lock().expect("free").len()
    }

    pub(crate) fn say(&self, message: &ServerMessage) {
        let event = WireEvent::Received(message.text());
        self.socket().lock().expect("free").events.push_back(event);
    }

    /// The next message of the client.
    pub(crate) fn heard(&self) -> Option<ClientMessage> {
        self.socket().lock().expect("free").sent.pop_front()
    }

    /// The next request of the client.
    pub(crate) fn asked(&self) -> Option<(RequestId, Request)> {
        match self.heard()? {
            ClientMessage::Ask { id, request } => Some((id, request)),
            ClientMessage::Hello(hello) => panic!("expected a request, found {hello:?}"),
        }
    }

    /// Adds to the log.
    pub(crate) fn write(&self, waited: u64, fact: Fact) -> Entry {
        let mut log = self.log.lock().expect("free");
        let number = EntryNumber(log.len() as u64 + 1);
        let entry = Entry { number, waited, fact };
        log.push(entry.clone());
        let now = self.now.load(Ordering::Relaxed);
        self.last.store(now, Ordering::Relaxed);
        entry
    }

    /// Says to which game the client is invited, which has only asked.
    pub(crate) fn offers(&self, settings: GameSettings, host_name: Option<&str>) {
        let heard = self.heard();
        let Some(ClientMessage::Hello(hello)) = &heard else {
            panic!("expected a hello, found {heard:?}");
        };
        assert!(matches!(hello.intent, Intent::Look { .. }), "{hello:?}");
        let host_name = host_name.map(|name| name.parse().expect("a name"));
        self.say(&ServerMessage::Offered(Box::new(OfferedGame { settings, host_name })));
    }

    /// Answers the hello of the client, which has this role.
    pub(crate) fn welcome(&self, role: Role, invitation: Option<OpenInvitation>) {
        assert!(matches!(self.heard(), Some(ClientMessage::Hello(_))));
        self.let_in(role, invitation);
    }

    /// Lets the client in, which has said its hello.
    pub(crate) fn let_in(&self, role: Role, invitation: Option<OpenInvitation>) {
        self.say(&ServerMessage::Welcome(Box::new(Welcome {
            version: "test".to_owned(),
            game: GameId::from_random(7),
            role,
            invitation,
            entries: self.log.lock().expect("free").clone(),
            elapsed: 0,
        })));
    }

    pub(crate) fn happens(&self, waited: u64, fact: Fact) {
        let entries = vec![self.write(waited, fact)];
        self.say(&ServerMessage::Entries { entries, elapsed: 0 });
    }

    pub(crate) fn plays(&self, by: Side, text: &str) {
        let command = Command::Play(text.parse().expect("a move"));
        self.happens(1_000, Fact::Did { by, command });
    }

    pub(crate) fn company(&self, white: Presence, black: Presence, claim_after: Option<u64>) {
        self.say(&ServerMessage::Company(Company {
            players: BySide { white, black },
            claim_after,
            ..Company::default()
        }));
    }

    pub(crate) fn beat(&self) {
        let elapsed = self.now.load(Ordering::Relaxed) - self.last.load(Ordering::Relaxed);
        let entries = self.log.lock().expect("free");
        let last = entries.last().expect("a game").number;
        self.say(&ServerMessage::Beat { elapsed, last });
    }

    pub(crate) fn pass(&self, app: &mut TestApp, milliseconds: u64) {
        self.now.fetch_add(milliseconds, Ordering::Relaxed);
        app.frames(2);
    }
}

/// A game without clocks, of which this is the variant.
pub(crate) fn settings(variant: Variant) -> GameSettings {
    GameSettings::new(variant)
}

/// A window in which White plays a friend, whose seat is taken.
pub(crate) fn playing_with(server: &Server, settings: GameSettings) -> TestApp {
    let mut app = server.window();
    begin(&mut app, server, settings);
    app
}

pub(crate) fn begin(app: &mut TestApp, server: &Server, settings: GameSettings) {
    server.write(0, Fact::Created(settings.clone()));
    server.write(0, Fact::Joined(Side::White));
    server.write(0, Fact::Joined(Side::Black));
    follow(app, INVITATION);
    server.offers(settings, None);
    app.frames(2);
    app.press(FriendAction::Join);
    app.frames(2);
    server.welcome(Role::Seat(Side::White), None);
    app.frames(2);
    server.company(Presence::Connected, Presence::Connected, None);
    app.rest();
}

pub(crate) fn playing(server: &Server) -> TestApp {
    playing_with(server, settings(Variant::International))
}

pub(crate) fn follow(app: &mut TestApp, link: &str) {
    let link = OnlineGameRequest::Follow(link.to_owned());
    app.world().write_message(link);
    app.frames(2);
}

pub(crate) fn view(app: &TestApp) -> &FriendView {
    app.resource::<FriendView>()
}

pub(crate) fn invitation() -> OpenInvitation {
    OpenInvitation {
        secret: Secret::from_random(5),
        code: "FWKQSA".parse::<RoomCode>().expect("a code"),
        seconds: 24 * 60 * 60,
    }
}
