//! Games over DamExchange, both sides on a real connection of this machine.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use dames3d::engine::evaluation::Evaluation;
use dames3d::engine::{Engine, EngineSettings, Limits, StopFlag};
use dames3d::matches::{Match, MatchConfig, MatchGameEnd, Openings, PlayerSpec};
use dames3d::notation::fen;
use dames3d::protocol::dxp::{
    Acceptance, Address, Connection, DxpError, DxpMessage, DxpMove, FollowerConfig, FollowerEvent,
    FollowerReply, FollowerTimeouts, GameEnd, GameRequest, Listener, RemoteFollower, follow,
};
use dames3d::rules::{Move, Outcome, Position, Side, Variant};

const REQUEST: &str = "R01Tester                          Z060000A";
const SOON: Duration = Duration::from_secs(20);

fn start() -> Position {
    Position::start(Variant::International)
}

fn engine() -> Engine {
    let settings = EngineSettings {
        threads: 1,
        hash_mib: 1,
    };
    Engine::with_evaluation(Evaluation::Material, settings)
}

/// Times that no test reaches.
const PATIENT: FollowerTimeouts = FollowerTimeouts {
    first_request: Duration::from_secs(60),
    next_request: Duration::from_secs(60),
    grace: Duration::from_secs(60),
};

/// Starts this program as a follower; returns its events and its result.
fn following(
    connection: Connection,
    limits: Limits,
    stop: StopFlag,
) -> JoinHandle<(Vec<FollowerEvent>, Result<(), DxpError>)> {
    following_in_time(connection, limits, PATIENT, stop)
}

fn following_in_time(
    mut connection: Connection,
    limits: Limits,
    timeouts: FollowerTimeouts,
    stop: StopFlag,
) -> JoinHandle<(Vec<FollowerEvent>, Result<(), DxpError>)> {
    thread::spawn(move || {
        let mut events = Vec::new();
        let following = FollowerConfig {
            name: "Follower",
            engine: &mut engine(),
            limits: Some(limits),
            timeouts,
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
        Raw::calling_in_time(limits, PATIENT)
    }

    fn calling_in_time(
        limits: Limits,
        timeouts: FollowerTimeouts,
    ) -> (Raw, JoinHandle<(Vec<FollowerEvent>, Result<(), DxpError>)>) {
        let listener = Listener::bind(Address::local(0)).expect("a free port");
        let stream = TcpStream::connect(listener.address().0).expect("listens");
        let connection = listener.accept(SOON, &mut || true).expect("called");
        let raw = Raw::over(stream);
        let stop = StopFlag::new();
        (raw, following_in_time(connection, limits, timeouts, stop))
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
        stream.set_read_timeout(Some(SOON)).expect("set");
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

    #[track_caller]
    fn begins(&mut self, request: &str) {
        self.send(request);
        assert_eq!(self.receive(), "AFollower                        0");
    }
}

#[track_caller]
fn find(text: &str, position: &Position) -> Move {
    let moves = position.legal_moves();
    let found = moves
        .iter()
        .find(|&&mv| DxpMove::new(mv, 0).to_string() == text);
    *found.unwrap_or_else(|| panic!("{text} is not legal"))
}

#[test]
fn a_follower_accepts_a_game_and_plays_it() {
    let (mut raw, follower) = Raw::calling(Limits::depth(2));
    raw.begins(REQUEST);
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.receive_move(&mut position);
    raw.send("E01");
    assert_eq!(raw.receive(), "E01", "answered, and there will be no more");
    let (events, followed) = follower.join().expect("no panic");
    assert!(followed.is_ok(), "{followed:?}");
    assert_eq!(
        events.first(),
        Some(&FollowerEvent::GameStarted {
            initiator: "Tester".to_owned(),
            side: Side::Black
        })
    );
    assert_eq!(
        events.last(),
        Some(&FollowerEvent::GameOver {
            end: GameEnd::Unknown
        })
    );
    assert_eq!(events.len(), 4, "{events:?}");
}

/// One game after the other, with either side and from any position.
#[test]
fn several_games_are_played_on_one_connection() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.begins("R01Tester                          W060000A");
    raw.receive_move(&mut start());
    raw.send("E30");
    assert_eq!(raw.receive(), "E00");
    let mut kings = fen::read_position("B:WK10:B5,K46", Variant::International).expect("legal");
    let request = DxpMessage::Request(GameRequest {
        name: "Tester".to_owned(),
        follower: Side::Black,
        minutes: 1.0,
        moves: 0,
        start: kings,
    });
    raw.begins(&request.encode());
    raw.receive_move(&mut kings);
    drop(raw);
    let (events, followed) = follower.join().expect("no panic");
    let error = followed
        .expect_err("left in the middle of a game")
        .to_string();
    assert_eq!(error, "the connection was closed");
    assert!(
        events.contains(&FollowerEvent::GameOver { end: GameEnd::Lost }),
        "{events:?}"
    );
}

#[test]
fn the_other_program_may_leave_between_games() {
    let (raw, follower) = Raw::calling(Limits::depth(1));
    drop(raw);
    assert!(follower.join().expect("no panic").1.is_ok());
}

/// A message a byte at a time, then three in one packet.
#[test]
fn packets_may_have_parts_of_messages_or_several() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    for byte in format!("{REQUEST}\0").into_bytes() {
        raw.bytes(&[byte]);
        thread::sleep(Duration::from_millis(1));
    }
    assert!(raw.receive().starts_with('A'));
    raw.bytes(b"Chello\0CM0000\0M0000322800\0");
    raw.receive_move(&mut start().play(find("32-28", &start())));
    raw.bytes(b"E00\0");
    assert_eq!(raw.receive(), "E00");
    drop(raw);
    let (events, followed) = follower.join().expect("no panic");
    assert!(followed.is_ok(), "{followed:?}");
    let said = ["hello", "M0000"].map(|text| FollowerEvent::Chat(text.to_owned()));
    assert_eq!(events[1..3], said);
}

/// Each is answered with a chat, and the game goes on.
#[test]
fn messages_that_make_no_sense_are_reported_and_ignored() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.send("M0000322800");
    assert_eq!(raw.receive(), "C32-28, but no game is being played");
    raw.send("R99Tester");
    assert!(
        raw.receive().ends_with(" 1"),
        "another version is not known"
    );
    assert!(raw.receive().contains("expected version 01"));
    raw.begins(REQUEST);
    for (message, complaint) in [
        (
            "X",
            "C?X? cannot be read: column 1: expected one of R, A, M, E, C, B, K, found ?X?",
        ),
        ("M0000322200", "C32-22 is not legal here"),
        (
            "M00003228",
            "C?M00003228? cannot be read: column 10: expected a number of pieces taken, found the end",
        ),
    ] {
        raw.send(message);
        assert_eq!(raw.receive(), complaint);
    }
    raw.send(REQUEST);
    assert!(raw.receive().ends_with(" 2"), "not now");
    assert_eq!(raw.receive(), "Ca game is being played already");
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.receive_move(&mut position);
    drop(raw);
    let (events, _) = follower.join().expect("no panic");
    let strange = events
        .iter()
        .filter(|event| matches!(event, FollowerEvent::Violation(_)));
    assert_eq!(strange.count(), 6, "{events:?}");
}

/// At the follower's turn and at the opponent's.
#[test]
fn a_game_is_taken_back_on_request() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.send("B001W");
    assert_eq!(raw.receive(), "K2", "no game to take back");
    raw.begins(REQUEST);
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.receive_move(&mut position);
    raw.send("B003W");
    assert_eq!(raw.receive(), "K2", "the game has not been there");
    raw.send("B001W");
    assert_eq!(raw.receive(), "K0");
    let mut position = start();
    raw.play("31-26", &mut position);
    raw.receive_move(&mut position);
    raw.send("B001Z");
    assert_eq!(raw.receive(), "K0");
    let mut again = start().play(find("31-26", &start()));
    raw.receive_move(&mut again);
    drop(raw);
    let (events, _) = follower.join().expect("no panic");
    assert!(
        events.contains(&FollowerEvent::TakenBack(0))
            && events.contains(&FollowerEvent::TakenBack(1)),
        "{events:?}"
    );
}

/// A chat does not disturb a search; the end of the game ends it at once.
#[test]
fn a_follower_receives_messages_while_it_searches() {
    let (mut raw, follower) = Raw::calling(Limits::time(Duration::from_secs(60)));
    raw.begins("R01Tester                          W060000A");
    raw.send("Cstill there?");
    thread::sleep(Duration::from_millis(50));
    let begin = Instant::now();
    raw.send("E01");
    assert_eq!(raw.receive(), "E01");
    assert!(begin.elapsed() < Duration::from_secs(5));
    let (events, _) = follower.join().expect("no panic");
    assert!(events.contains(&FollowerEvent::Chat("still there?".to_owned())));
}

#[test]
fn a_follower_leaves_when_it_is_stopped() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let stream = TcpStream::connect(listener.address().0).expect("listens");
    let connection = listener.accept(SOON, &mut || true).expect("called");
    let stop = StopFlag::new();
    let limits = Limits::time(Duration::from_secs(60));
    let follower = following(connection, limits, stop.clone());
    let mut raw = Raw::over(stream);
    raw.begins("R01Tester                          W060000A");
    stop.set();
    let begin = Instant::now();
    follower.join().expect("no panic").1.expect("left");
    assert!(begin.elapsed() < Duration::from_secs(5));
}

/// The last move of each player has been made: the follower, whose turn it is, ends the game.
#[test]
fn a_game_with_a_number_of_moves_ends_after_them() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.begins("R01Tester                          W060001A");
    let mut position = start();
    raw.receive_move(&mut position);
    raw.play("20-25", &mut position);
    assert_eq!(raw.receive(), "E00");
    raw.send("E01");
    drop(raw);
    let (events, _) = follower.join().expect("no panic");
    assert_eq!(
        events.last(),
        Some(&FollowerEvent::GameOver {
            end: GameEnd::Unknown
        })
    );
}

/// Proposes a game to another program, which sends this answer.
fn proposed(answer: &str) -> (Raw, RemoteFollower) {
    let (mut raw, connection) = Raw::called();
    let mut follower = RemoteFollower::new(connection);
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

#[test]
fn an_initiator_receives_moves_and_ends() {
    let (mut raw, mut follower) = proposed(TAKEN_UP);
    raw.send("Cthinking");
    raw.send("M0000322800");
    let mv = find("32-28", &start());
    assert_eq!(reply(&mut follower, 5000), Ok(FollowerReply::Move(mv)));
    raw.send("E10");
    assert_eq!(
        reply(&mut follower, 5000),
        Ok(FollowerReply::End(GameEnd::Lost))
    );
    assert_eq!(raw.receive(), "E00");
}

#[test]
fn a_declined_proposal_is_an_error() {
    let (mut raw, connection) = Raw::called();
    raw.send("AOther                           2");
    let request = GameRequest {
        name: String::new(),
        follower: Side::White,
        minutes: 1.0,
        moves: 0,
        start: start(),
    };
    let error = RemoteFollower::new(connection).propose(request, &StopFlag::new());
    assert!(matches!(error, Err(DxpError::Declined)), "{error:?}");
}

#[test]
fn a_follower_that_leaves_or_hangs_or_cheats_is_an_error() {
    let (raw, mut follower) = proposed(TAKEN_UP);
    drop(raw);
    assert_eq!(
        reply(&mut follower, 5000),
        Err("the connection was closed".to_owned())
    );

    let (_raw, mut follower) = proposed(TAKEN_UP);
    let begin = Instant::now();
    let error = reply(&mut follower, 300).expect_err("nothing comes");
    assert!(
        error.starts_with("expected a move, but nothing came in 0.3"),
        "{error}"
    );
    assert!(begin.elapsed() < Duration::from_secs(3));

    for (message, error) in [
        ("M0000322200", "played 32-22, which is not legal here"),
        (
            "M",
            "“M” cannot be read: column 2: expected seconds, found the end",
        ),
        (
            "K9",
            "“K9” cannot be read: column 2: expected 0, 1, 2 or 3, found “9”",
        ),
        (
            TAKEN_UP,
            "expected a move, found “AOther                           0”",
        ),
    ] {
        let (mut raw, mut follower) = proposed(TAKEN_UP);
        raw.send(message);
        assert_eq!(reply(&mut follower, 5000), Err(error.to_owned()));
    }

    let (mut raw, mut follower) = proposed(TAKEN_UP);
    raw.bytes(&[b'C'; 10_000]);
    let error = reply(&mut follower, 5000).expect_err("no end to it");
    assert!(error.contains("at most 4096 bytes"), "{error}");
}

#[test]
fn a_missing_program_is_an_error() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let error = listener.accept(Duration::from_millis(50), &mut || true);
    let error = error.expect_err("no caller").to_string();
    assert!(error.contains("but none did"), "{error}");
    let taken = Listener::bind(listener.address()).expect_err("taken");
    assert!(
        taken.to_string().starts_with("cannot listen on 127.0.0.1:"),
        "{taken}"
    );
    let address = listener.address();
    drop(listener);
    let error = Connection::connect(address).expect_err("nobody listens");
    assert!(
        error.to_string().starts_with("no connection to 127.0.0.1:"),
        "{error}"
    );
}

/// A match against this program as a follower, which calls or is called.
#[test]
fn whole_games_are_played_to_their_end() {
    let text = "W:W31,32,33,38,43,48,K50:B3,8,12,13,16,18,K1";
    let openings = || Openings::from_list(text, Variant::International).expect("a position");
    for is_calling in [false, true] {
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = Address(free.local_addr().expect("bound"));
        drop(free);
        let listener = (!is_calling).then(|| Listener::bind(address).expect("free still"));
        let other = thread::spawn(move || {
            let connection = match listener {
                Some(listener) => listener.accept(SOON, &mut || true).expect("called"),
                None => call_until(address),
            };
            following(connection, Limits::depth(3), StopFlag::new()).join()
        });
        let way = if is_calling { "listen" } else { "connect" };
        let players = [
            "self depth=3 hash=1".to_owned(),
            format!("dxp {way}={address}"),
        ];
        let players = players.map(|spec| spec.parse::<PlayerSpec>().expect("a player"));
        let terms = MatchConfig {
            games: 2,
            grace: SOON,
            ..MatchConfig::default()
        };
        let endings = std::sync::Mutex::new(Vec::new());
        let result = Match::new(players, terms).play(openings(), &StopFlag::new(), &|news| {
            let ruled = match news.game.ending {
                MatchGameEnd::ByRules(outcome) => Ok(outcome),
                ref other => Err(other.to_string()),
            };
            endings.lock().expect("no panic").push(ruled);
        });
        assert!(result.error.is_none(), "{:?}", result.error);
        let (events, followed) = other.join().expect("no panic").expect("no panic");
        assert!(followed.is_ok(), "{followed:?}");
        let ends = events.iter().filter_map(|event| match event {
            FollowerEvent::GameOver { end } => Some(*end),
            _ => None,
        });
        // The follower has Black first, as the first player has White.
        let seen = [Side::Black, Side::White];
        let endings = endings.into_inner().expect("no panic");
        let expected =
            endings
                .into_iter()
                .zip(seen)
                .map(|(ending, side)| match ending.expect("to its end") {
                    Outcome::Win { winner, .. } if winner == side => GameEnd::Won,
                    Outcome::Win { .. } => GameEnd::Lost,
                    Outcome::Draw(_) => GameEnd::Drawn,
                });
        assert_eq!(ends.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        let answers = events
            .iter()
            .filter(|event| matches!(event, FollowerEvent::Violation(_)));
        assert_eq!(answers.count(), 0, "{events:?}");
    }
}

fn call_until(address: Address) -> Connection {
    let deadline = Instant::now() + SOON;
    loop {
        match Connection::connect(address) {
            Ok(connection) => return connection,
            Err(error) => assert!(Instant::now() < deadline, "{error}"),
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// The follower leaves in its first game and loses it; it is called again and plays the next one.
#[test]
fn a_match_goes_on_after_a_follower_has_left() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let address = listener.address();
    let other = thread::spawn(move || {
        let mut first = listener.accept(SOON, &mut || true).expect("called");
        let request = first.receive(SOON).expect("a message").expect("in time");
        assert!(matches!(request, DxpMessage::Request(_)), "{request:?}");
        let answer = Acceptance::Accepted;
        let name = "Mortal".to_owned();
        first
            .send(&DxpMessage::Acceptance { name, answer })
            .expect("sent");
        drop(first);
        let second = listener.accept(SOON, &mut || true).expect("called again");
        following(second, Limits::depth(2), StopFlag::new()).join()
    });
    let players = [
        "self depth=2 hash=1".to_owned(),
        format!("dxp connect={address}"),
    ];
    let terms = MatchConfig {
        games: 2,
        max_plies: Some(20),
        grace: SOON,
        ..MatchConfig::default()
    };
    let players = players.map(|spec| spec.parse::<PlayerSpec>().expect("a player"));
    let openings = Openings::random(Variant::International, 1);
    let endings = std::sync::Mutex::new(Vec::new());
    let result = Match::new(players, terms).play(openings, &StopFlag::new(), &|news| {
        endings
            .lock()
            .expect("no panic")
            .push(news.game.ending.to_string());
    });
    assert!(result.error.is_none(), "{:?}", result.error);
    assert_eq!(result.tally.games(), 2);
    let endings = endings.into_inner().expect("no panic");
    assert!(
        endings[0].ends_with("it failed: the connection was closed"),
        "{endings:?}"
    );
    assert_eq!(endings[1], "draw: ply limit reached");
    other
        .join()
        .expect("no panic")
        .expect("no panic")
        .1
        .expect("to the end");
}

const SHORT: FollowerTimeouts = FollowerTimeouts {
    first_request: Duration::from_millis(300),
    next_request: Duration::from_millis(300),
    grace: Duration::from_millis(100),
};

#[test]
fn a_caller_that_proposes_no_game_is_given_up() {
    let (_silent, follower) = Raw::calling_in_time(Limits::depth(1), SHORT);
    let (events, followed) = follower.join().expect("no panic");
    let error = followed.expect_err("no game").to_string();
    assert!(
        error.starts_with("expected a game request, but nothing came in 0.3"),
        "{error}"
    );
    assert_eq!(events, []);
    // Neither do other messages keep it waiting.
    let (mut raw, follower) = Raw::calling_in_time(Limits::depth(1), SHORT);
    while !follower.is_finished() {
        let _ = raw.0.write_all(b"Chello\0");
        thread::sleep(Duration::from_millis(20));
    }
    assert!(follower.join().expect("no panic").1.is_err());
}

#[test]
fn a_session_ends_if_no_other_game_is_proposed() {
    let (mut raw, follower) = Raw::calling_in_time(Limits::depth(1), SHORT);
    raw.begins(REQUEST);
    raw.send("E00");
    assert_eq!(raw.receive(), "E00");
    let followed = follower.join().expect("no panic").1;
    assert!(followed.is_ok(), "{followed:?}");
}

/// The request gives 0.6 seconds for the game.
#[test]
fn a_hung_game_ends_by_the_clock() {
    let (mut raw, follower) = Raw::calling_in_time(Limits::depth(1), SHORT);
    let begin = Instant::now();
    raw.begins("R01Tester                          Z.01000A");
    assert_eq!(raw.receive(), "E01");
    assert!(begin.elapsed() >= Duration::from_millis(650));
    let (events, followed) = follower.join().expect("no panic");
    let error = followed.expect_err("a hung game").to_string();
    assert!(
        error.starts_with("expected a move, but nothing came in 0."),
        "{error}"
    );
    let end = GameEnd::Unknown;
    assert_eq!(events.last(), Some(&FollowerEvent::GameOver { end }));
}

/// An escape sequence could clear the screen or forge a line of this program's own.
#[test]
fn text_from_another_program_is_safe_to_print() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.send("C\u{1b}[2J\u{202e}");
    raw.send("X\u{1b}]0;forged\u{7}");
    assert!(raw.receive().starts_with("C?X"), "reported");
    raw.begins("R01\u{1b}[2JTester                      Z060000A");
    raw.send("E01");
    let (events, _) = follower.join().expect("no panic");
    let texts: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            FollowerEvent::Chat(text) | FollowerEvent::Violation(text) => Some(text),
            FollowerEvent::GameStarted { initiator, .. } => Some(initiator),
            _ => None,
        })
        .collect();
    assert_eq!(texts.len(), 3, "{events:?}");
    for text in texts {
        let is_safe = !text.contains(|c: char| c.is_control() || c == '\u{202e}');
        assert!(is_safe && text.contains("\\u{1b}"), "{text:?}");
    }
    let (mut raw, mut follower) = proposed(TAKEN_UP);
    raw.send("Q\u{1b}[2J");
    let error = reply(&mut follower, 5000).expect_err("no message");
    assert!(
        error.contains("\\u{1b}") && !error.contains('\u{1b}'),
        "{error:?}"
    );
}

/// A port scan calls before the right program does.
#[test]
fn an_initiator_that_listens_waits_for_a_caller_that_accepts() {
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = Address(free.local_addr().expect("bound"));
    drop(free);
    let other = thread::spawn(move || {
        drop(call_until(address));
        thread::sleep(Duration::from_millis(100));
        let connection = call_until(address);
        following(connection, Limits::depth(1), StopFlag::new()).join()
    });
    let players = [
        "self depth=1 hash=1".to_owned(),
        format!("dxp listen={address}"),
    ];
    let players = players.map(|spec| spec.parse::<PlayerSpec>().expect("a player"));
    let config = MatchConfig {
        games: 2,
        max_plies: Some(4),
        grace: SOON,
        ..MatchConfig::default()
    };
    let openings = Openings::random(Variant::International, 1);
    let result = Match::new(players, config).play(openings, &StopFlag::new(), &|_| ());
    assert!(result.error.is_none(), "{:?}", result.error);
    assert_eq!(result.tally.drawn, 2);
    other
        .join()
        .expect("no panic")
        .expect("no panic")
        .1
        .expect("to the end");
}

#[test]
fn a_declined_game_is_not_won() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let address = listener.address();
    let other = thread::spawn(move || {
        while let Ok(mut connection) = listener.accept(Duration::from_secs(2), &mut || true) {
            while let Ok(message) = connection.receive(SOON) {
                if let Some(DxpMessage::Request(_)) = message {
                    let (name, answer) = ("Other".to_owned(), Acceptance::Declined);
                    connection
                        .send(&DxpMessage::Acceptance { name, answer })
                        .expect("sent");
                }
            }
        }
    });
    let players = [
        "self depth=1 hash=1".to_owned(),
        format!("dxp name=Other connect={address}"),
    ];
    let players = players.map(|spec| spec.parse::<PlayerSpec>().expect("a player"));
    let openings = Openings::random(Variant::International, 1);
    let config = MatchConfig::default();
    let result = Match::new(players, config).play(openings, &StopFlag::new(), &|_| ());
    let error = result.error.expect("no game").to_string();
    assert_eq!(error, "Other declined the game");
    assert_eq!(result.tally.games(), 0);
    other.join().expect("no panic");
}
