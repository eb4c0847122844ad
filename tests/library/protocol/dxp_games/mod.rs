//! Games over DamExchange, both sides on a real connection of this machine.

mod following;
mod initiating;
mod whole_games;

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use dames3d::engine::evaluation::Evaluation;
use dames3d::engine::{Engine, EngineSettings, Limits, StopFlag};
use dames3d::platform::Stopwatch;
use dames3d::protocols::dxp::{
    Address, Connection, DxpError, DxpMessage, DxpMove, FollowerConfig, FollowerEvent,
    FollowerReply, FollowerTimeouts, GameRequest, Listener, RemoteFollower, follow,
};
use dames3d::rules::{Move, Position, Side, Variant};

use crate::patience::{HANG, wait_for};

const REQUEST: &str = "R01Tester                          Z060000A";

fn start() -> Position {
    Position::start(Variant::International)
}

fn engine() -> Engine {
    let settings = EngineSettings::default().with_threads(1).with_hash_mib(1);
    Engine::with_evaluation(Evaluation::Material, settings)
}

/// The times of a follower, which pass only when a test lets them.
#[derive(Clone, Default)]
struct Time(Arc<AtomicU64>);

impl Time {
    const TIMEOUTS: FollowerTimeouts = FollowerTimeouts {
        first_request: Duration::from_millis(300),
        next_request: Duration::from_millis(300),
        grace: Duration::from_millis(100),
    };

    fn pass(&self, milliseconds: u64) {
        self.0.fetch_add(milliseconds, Ordering::Relaxed);
    }

    fn stopwatch(&self) -> Stopwatch {
        let now = self.0.clone();
        Stopwatch::with_source(move || Duration::from_millis(now.load(Ordering::Relaxed)))
    }
}

/// Starts this program as a follower; returns its events and its result.
fn following(
    connection: Connection,
    limits: Limits,
    stop: StopFlag,
) -> JoinHandle<(Vec<FollowerEvent>, Result<(), DxpError>)> {
    following_in_time(connection, limits, &Time::default(), stop)
}

fn following_in_time(
    mut connection: Connection,
    limits: Limits,
    time: &Time,
    stop: StopFlag,
) -> JoinHandle<(Vec<FollowerEvent>, Result<(), DxpError>)> {
    let stopwatch = time.stopwatch();
    thread::spawn(move || {
        let mut events = Vec::new();
        let following = FollowerConfig {
            name: "Follower",
            engine: &mut engine(),
            limits: Some(limits),
            draws: Variant::International.rule_set().draws,
            timeouts: Time::TIMEOUTS,
            stopwatch,
            stop: &stop,
        };
        let followed = follow(&mut connection, following, &mut |event| events.push(event));
        (events, followed)
    })
}

/// Another program, byte by byte.
struct Raw(TcpStream);

impl Raw {
    /// Calls this program as a follower with these limits.
    fn calling(limits: Limits) -> (Raw, JoinHandle<(Vec<FollowerEvent>, Result<(), DxpError>)>) {
        Raw::calling_in_time(limits, &Time::default())
    }

    fn calling_in_time(
        limits: Limits,
        time: &Time,
    ) -> (Raw, JoinHandle<(Vec<FollowerEvent>, Result<(), DxpError>)>) {
        let listener = Listener::bind(Address::local(0)).expect("a free port");
        let stream = TcpStream::connect(listener.address().0).expect("listens");
        let connection = listener.accept(HANG, &mut || true).expect("called");
        let raw = Raw::over(stream);
        let stop = StopFlag::new();
        (raw, following_in_time(connection, limits, time, stop))
    }

    /// Listens for a program that calls.
    fn called() -> (Raw, Connection) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = Address(listener.local_addr().expect("bound"));
        let connection = Connection::connect(address).expect("listens");
        let (stream, _) = listener.accept().expect("called");
        (Raw::over(stream), connection)
    }

    fn over(stream: TcpStream) -> Raw {
        stream.set_nodelay(true).expect("set");
        stream.set_read_timeout(Some(HANG)).expect("set");
        Raw(stream)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.0.write_all(bytes).expect("sent");
    }

    fn send(&mut self, message: &str) {
        self.bytes(format!("{message}\0").as_bytes());
    }

    fn play(&mut self, text: &str, position: &mut Position) {
        let mv = find(text, position);
        self.send(&DxpMessage::Move(DxpMove::new(mv, 0)).encode());
        *position = position.play(mv);
    }

    #[track_caller]
    fn receive(&mut self) -> String {
        let mut text = Vec::new();
        loop {
            let mut byte = [0];
            match self.0.read(&mut byte).expect("a byte in time") {
                0 => return format!("closed after {text:?}"),
                _ if byte == [0] => return String::from_utf8(text).expect("text"),
                _ => text.push(byte[0]),
            }
        }
    }

    /// Receives a move, which has to be legal.
    #[track_caller]
    fn receive_move(&mut self, position: &mut Position) {
        let text = self.receive();
        let Ok(DxpMessage::Move(sent)) = DxpMessage::decode(text.as_bytes()) else {
            panic!("{text} is no move");
        };
        let mv = sent.resolve(position).unwrap_or_else(|| panic!("{sent}"));
        *position = position.play(mv);
    }

    /// Asks for a move to be taken back that was never made, which is refused at once in a game and without one.
    #[track_caller]
    fn is_answered(&mut self) {
        self.send("B999W");
        assert_eq!(self.receive(), "K2");
    }

    #[track_caller]
    fn begins(&mut self, request: &str) {
        self.send(request);
        assert_eq!(self.receive(), "AFollower                        0");
    }
}

#[track_caller]
fn find(text: &str, position: &Position) -> Move {
    let moves = position.legal_moves();
    let found = moves.iter().find(|&&mv| DxpMove::new(mv, 0).to_string() == text);
    *found.unwrap_or_else(|| panic!("{text} is not legal"))
}

/// Proposes a game to another program, which sends this answer.
fn proposed(answer: &str) -> (Raw, RemoteFollower) {
    let (mut raw, connection) = Raw::called();
    let mut follower = RemoteFollower::new(connection, &StopFlag::new());
    raw.send(answer);
    let request = GameRequest {
        name: "Initiator".to_owned(),
        follower: Side::White,
        minutes: 1.0,
        moves: 0,
        start: start(),
    };
    let name = follower.propose(request, &StopFlag::new());
    assert_eq!(name.expect("taken up"), "Other");
    assert_eq!(raw.receive(), "R01Initiator                       W001000A");
    (raw, follower)
}

const TAKEN_UP: &str = "AOther                           0";

fn reply(follower: &mut RemoteFollower, timeout: u64) -> Result<FollowerReply, String> {
    let timeout = Duration::from_millis(timeout);
    let reply = follower.await_reply(&start(), timeout, &StopFlag::new());
    reply.map_err(|error| error.to_string())
}

fn call_until(address: Address) -> Connection {
    wait_for("a program that listens", || Connection::connect(address).ok())
}
