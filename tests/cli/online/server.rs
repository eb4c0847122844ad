//! The simplest server of games: the rooms of the real one, in memory, over WebSockets. It can be stopped and started.

use std::collections::BTreeMap;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use dames3d::online::{
    ClientMessage, Entry, Fact, GameId, Hello, Intent, Invitation, Milliseconds, OpenInvitation,
    Phase, Rejection, Role, RoomCode, Secret, ServerMessage, Welcome,
};
use dames3d::rules::{BySide, Side};
use dames3d_server::{Answer, AnsweredRequest, Outage, Prepared, Room, SecretHash, StoredEntry};
use tungstenite::{Error, Message, WebSocket, accept};

/// The time between two looks for messages to send.
const LOOK: Duration = Duration::from_millis(10);
/// The time between two beats.
const BEAT: Duration = Duration::from_secs(2);

/// A game with those who are connected to it.
struct Table {
    room: Room,
    log: Vec<StoredEntry>,
    seats: BySide<Option<SecretHash>>,
    invitation: OpenInvitation,
    members: Vec<Sender<ServerMessage>>,
}

/// Everything that the server knows.
#[derive(Default)]
struct State {
    tables: BTreeMap<GameId, Table>,
    is_stopped: bool,
    /// The number of times that it was stopped: connections of an earlier time end.
    stops: u32,
}

/// A server on a free port of this machine.
pub(crate) struct TestServer {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
    started: Instant,
}

impl Table {
    /// Stores an entry, applies it, and sends it to everyone.
    fn write(&mut self, stored: StoredEntry) {
        self.room.commit(&stored).expect("an entry of the game");
        let entries = vec![stored.entry.clone()];
        self.log.push(stored);
        self.tell(&ServerMessage::Entries { entries, elapsed: 0 });
    }

    fn tell(&mut self, message: &ServerMessage) {
        self.members.retain(|member| member.send(message.clone()).is_ok());
    }

    fn tell_company(&mut self, now: Milliseconds) {
        let company = self.room.company(now);
        self.tell(&ServerMessage::Company(company));
    }

    fn take_seat(&mut self, side: Side, secret: &Secret, now: Milliseconds) {
        let joined = self.room.prepare_seat(side, now).expect("a free seat");
        self.write(joined);
        let hash = SecretHash::new(secret);
        self.room.give_seat(side, hash);
        self.seats[side] = Some(hash);
    }
}

impl State {
    /// Creates a game of these first entries.
    fn create(&mut self, log: Vec<StoredEntry>, now: Milliseconds) -> GameId {
        let number = self.tables.len() as u64 + 1;
        let game = GameId::from_random(number);
        let room = Room::open(&log, BySide::default(), now).expect("a game");
        let table = Table {
            room,
            log,
            seats: BySide::default(),
            invitation: OpenInvitation {
                secret: Secret::from_random(1_000 + u128::from(number)),
                code: RoomCode::from_random(number),
                seconds: 24 * 60 * 60,
            },
            members: Vec::new(),
        };
        self.tables.insert(game, table);
        game
    }

    /// The game of an intent, and the place in it.
    fn enter(&mut self, intent: &Intent, now: Milliseconds) -> Result<(GameId, Role), Rejection> {
        match intent {
            Intent::Create { settings, seat, .. } => {
                let first = Room::first_entry(settings.clone(), now)
                    .map_err(|error| Rejection::Settings(error.to_string()))?;
                let game = self.create(vec![first], now);
                let table = self.tables.get_mut(&game).expect("created");
                table.take_seat(settings.host, seat, now);
                Ok((game, Role::Seat(settings.host)))
            }
            Intent::Join { invitation, seat } => {
                let is_invited = |game: &GameId, table: &Table| match invitation {
                    Invitation::Link { game: named, secret } => {
                        named == game && table.invitation.secret == *secret
                    }
                    Invitation::Code(code) => table.invitation.code == *code,
                };
                let found = self.tables.iter_mut().find(|(game, table)| is_invited(game, table));
                let (game, table) = found.ok_or(Rejection::NoSuchGame)?;
                if let Some(side) = table.room.seat_of(seat) {
                    return Ok((*game, Role::Seat(side)));
                }
                let side = table.room.free_seat().ok_or(Rejection::SeatTaken)?;
                table.take_seat(side, seat, now);
                Ok((*game, Role::Seat(side)))
            }
            // The terminal joins at once.
            Intent::Look { .. } => Err(Rejection::NoSuchGame),
            Intent::Sit { game, seat, .. } => {
                let table = self.tables.get(game).ok_or(Rejection::NoSuchGame)?;
                let side = table.room.seat_of(seat).ok_or(Rejection::NoSuchGame)?;
                Ok((*game, Role::Seat(side)))
            }
            Intent::Watch { game, .. } => {
                let _table = self.tables.get(game).ok_or(Rejection::NoSuchGame)?;
                Ok((*game, Role::Watcher))
            }
        }
    }

    /// Carries out a request.
    fn ask(
        &mut self,
        game: GameId,
        role: Role,
        message: &ClientMessage,
        now: Milliseconds,
    ) -> ServerMessage {
        let ClientMessage::Ask { id, request } = message else {
            return ServerMessage::Rejected(Rejection::Message("a second hello".to_owned()));
        };
        let id = *id;
        let table = self.tables.get_mut(&game).expect("entered");
        match (table.room.prepare(role, id, request, now), role) {
            (Prepared::Answer(Answer::Refused(refusal)), Role::Seat(by)) => {
                let request = AnsweredRequest { by, id };
                table.room.note_refusal(request, refusal.clone());
                return ServerMessage::Refused { id, refusal };
            }
            (Prepared::Answer(Answer::Refused(refusal)), Role::Watcher) => {
                return ServerMessage::Refused { id, refusal };
            }
            (Prepared::Answer(Answer::Done), _) => {}
            (Prepared::Write(stored), _) => table.write(stored),
            (Prepared::BeginRematch(settings), Role::Seat(by)) => {
                let seats = table.seats;
                let first = Room::first_entry(settings, now).expect("settings of a game");
                let next = self.create(vec![first], now);
                let table = self.tables.get_mut(&next).expect("created");
                for side in Side::BOTH {
                    let joined = table.room.prepare_seat(side, now).expect("a free seat");
                    table.write(joined);
                    let hash = seats[!side].expect("a player");
                    table.room.give_seat(side, hash);
                    table.seats[side] = Some(hash);
                }
                let table = self.tables.get_mut(&game).expect("entered");
                let request = AnsweredRequest { by, id };
                let stored = table.room.prepare_rematch(next, request, now);
                table.write(stored);
            }
            (Prepared::BeginRematch(_), Role::Watcher) => unreachable!("watchers ask for nothing"),
        }
        ServerMessage::Done { id }
    }
}

impl TestServer {
    pub(crate) fn start() -> TestServer {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let server = TestServer {
            address: listener.local_addr().expect("an address"),
            state: Arc::default(),
            started: Instant::now(),
        };
        let (state, started) = (server.state.clone(), server.started);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let state = state.clone();
                // A server that is stopped closes what comes.
                if !lock(&state).is_stopped {
                    thread::spawn(move || serve(stream, &state, started));
                }
            }
        });
        server
    }

    /// The address of its page.
    pub(crate) fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends all connections and takes no other one.
    pub(crate) fn stop(&self) {
        let mut state = lock(&self.state);
        state.is_stopped = true;
        state.stops += 1;
    }

    /// Starts again with what is written.
    pub(crate) fn restart(&self) {
        let now = milliseconds(self.started);
        let mut state = lock(&self.state);
        for table in state.tables.values_mut() {
            table.members.clear();
            table.room = Room::open(&table.log, table.seats, now).expect("the same game");
            let outage = Outage { from: now, until: now + 1 };
            if let Some(restarted) = table.room.prepare_restart(outage, now) {
                table.write(restarted);
            }
        }
        state.is_stopped = false;
    }

    /// The entries of the first game.
    pub(crate) fn log(&self) -> Vec<Entry> {
        let state = lock(&self.state);
        let table = state.tables.values().next().expect("a game");
        table.log.iter().map(|stored| stored.entry.clone()).collect()
    }

    /// The moves played in the first game.
    pub(crate) fn moves(&self) -> usize {
        let entries = self.log();
        let played = |entry: &&Entry| matches!(entry.fact, Fact::Did { .. });
        entries.iter().filter(played).count()
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

fn milliseconds(started: Instant) -> Milliseconds {
    u64::try_from(started.elapsed().as_millis()).expect("a short test") + 1_000_000
}

/// A connection, until it ends.
fn serve(stream: TcpStream, state: &Mutex<State>, started: Instant) {
    let Ok(mut socket) = accept(stream) else {
        return;
    };
    socket.get_ref().set_read_timeout(Some(LOOK)).expect("a time limit");
    let stops = lock(state).stops;
    let (sender, messages) = mpsc::channel();
    let mut place = None;
    let mut beaten = Instant::now();
    while lock(state).stops == stops {
        if beaten.elapsed() >= BEAT
            && let Some((game, _)) = place
        {
            beaten = Instant::now();
            let state = lock(state);
            let room = &state.tables[&game].room;
            let _ = sender.send(ServerMessage::Beat {
                elapsed: room.elapsed(milliseconds(started)),
                last: room.game().last(),
            });
        }
        if !receive(&mut socket, state, started, &sender, &mut place) {
            break;
        }
        if !send(&mut socket, &messages) {
            break;
        }
    }
    drop(messages);
    if let Some((game, role)) = place
        && lock(state).stops == stops
    {
        let now = milliseconds(started);
        let mut state = lock(state);
        let table = state.tables.get_mut(&game).expect("entered");
        table.room.disconnect(role, now);
        table.tell_company(now);
    }
}

/// Receives a message, if there is one. Returns `false` at the end.
fn receive(
    socket: &mut WebSocket<TcpStream>,
    state: &Mutex<State>,
    started: Instant,
    sender: &Sender<ServerMessage>,
    place: &mut Option<(GameId, Role)>,
) -> bool {
    let text = match socket.read() {
        Ok(Message::Text(text)) => text,
        Ok(_) => return true,
        Err(Error::Io(error)) => {
            use std::io::ErrorKind::{TimedOut, WouldBlock};
            return matches!(error.kind(), WouldBlock | TimedOut);
        }
        Err(_) => return false,
    };
    let now = milliseconds(started);
    let mut state = lock(state);
    match (ClientMessage::read(text.as_str()), *place) {
        (Ok(ClientMessage::Hello(Hello { intent, .. })), None) => match state.enter(&intent, now) {
            Ok((game, role)) => {
                *place = Some((game, role));
                let table = state.tables.get_mut(&game).expect("entered");
                let known = match intent {
                    Intent::Sit { known, .. } | Intent::Watch { known, .. } => known.0,
                    Intent::Create { .. } | Intent::Join { .. } | Intent::Look { .. } => 0,
                };
                let missing = table.log.iter().skip(known as usize);
                let is_waiting = table.room.game().phase() == Phase::Waiting;
                let welcome = Welcome {
                    version: "test".to_owned(),
                    game,
                    role,
                    invitation: (is_waiting && role != Role::Watcher).then_some(table.invitation),
                    entries: missing.map(|stored| stored.entry.clone()).collect(),
                    elapsed: table.room.elapsed(now),
                };
                let _ = sender.send(ServerMessage::Welcome(Box::new(welcome)));
                table.members.push(sender.clone());
                table.room.connect(role);
                table.tell_company(now);
            }
            Err(rejection) => {
                let _ = sender.send(ServerMessage::Rejected(rejection));
            }
        },
        (Ok(message), Some((game, role))) => {
            let answer = state.ask(game, role, &message, now);
            let _ = sender.send(answer);
        }
        _ => return false,
    }
    true
}

/// Sends what there is to send. Returns `false` at the end.
fn send(socket: &mut WebSocket<TcpStream>, messages: &Receiver<ServerMessage>) -> bool {
    loop {
        let Ok(message) = messages.try_recv() else {
            return true;
        };
        let is_last = matches!(message, ServerMessage::Rejected(_));
        if socket.send(Message::text(message.text())).is_err() || is_last {
            return false;
        }
    }
}
