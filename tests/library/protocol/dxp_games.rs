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
    FollowerReply, GameEnd, GameRequest, Listener, RemoteFollower, follow,
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

/// This program as a follower that thinks so long, what happens to it and how it ends.
fn following(
    mut connection: Connection,
    limits: Limits,
    stop: StopFlag,
) -> JoinHandle<(Vec<FollowerEvent>, Result<(), DxpError>)> {
    thread::spawn(move || {
        let mut events = Vec::new();
        let following = FollowerConfig {
            name: "Follower",
            engine: &mut engine(),
            limits: Some(limits),
            stop: &stop,
        };
        let followed = follow(&mut connection, following, &mut |event| events.push(event));
        (events, followed)
    })
}

/// Another program, byte by byte.
struct Raw(TcpStream);

impl Raw {
    /// Calls a follower that thinks so long.
    fn calling(limits: Limits) -> (Raw, JoinHandle<(Vec<FollowerEvent>, Result<(), DxpError>)>) {
        let listener = Listener::bind(Address::local(0)).expect("a free port");
        let stream = TcpStream::connect(listener.address().0).expect("listens");
        let connection = listener.accept(SOON, &mut || true).expect("called");
        let raw = Raw::over(stream);
        (raw, following(connection, limits, StopFlag::new()))
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
    fn hear(&mut self) -> String {
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

    /// The move that comes, which has to be legal.
    #[track_caller]
    fn hear_move(&mut self, position: &mut Position) {
        let text = self.hear();
        let Ok(DxpMessage::Move(sent)) = DxpMessage::decode(text.as_bytes()) else {
            panic!("{text} is no move");
        };
        let mv = sent.resolve(position).unwrap_or_else(|| panic!("{sent}"));
        *position = position.play(mv);
    }

    #[track_caller]
    fn begins(&mut self, request: &str) {
        self.send(request);
        assert_eq!(self.hear(), "AFollower                        0");
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
fn a_follower_takes_a_game_up_and_plays_it() {
    let (mut raw, follower) = Raw::calling(Limits::depth(2));
    raw.begins(REQUEST);
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.hear_move(&mut position);
    raw.send("E01");
    assert_eq!(raw.hear(), "E01", "answered, and there will be no more");
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
    raw.hear_move(&mut start());
    raw.send("E30");
    assert_eq!(raw.hear(), "E00");
    let mut kings = fen::read_position("B:WK10:B5,K46", Variant::International).expect("legal");
    let request = DxpMessage::Request(GameRequest {
        name: "Tester".to_owned(),
        follower: Side::Black,
        minutes: 1.0,
        moves: 0,
        start: kings,
    });
    raw.begins(&request.encode());
    raw.hear_move(&mut kings);
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
fn to_leave_between_games_is_no_error() {
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
    assert!(raw.hear().starts_with('A'));
    raw.bytes(b"Chello\0CM0000\0M0000322800\0");
    raw.hear_move(&mut start().play(find("32-28", &start())));
    raw.bytes(b"E00\0");
    assert_eq!(raw.hear(), "E00");
    drop(raw);
    let (events, followed) = follower.join().expect("no panic");
    assert!(followed.is_ok(), "{followed:?}");
    let said = ["hello", "M0000"].map(|text| FollowerEvent::Chat(text.to_owned()));
    assert_eq!(events[1..3], said);
}

/// Each is complained about in a chat, and the game goes on.
#[test]
fn what_makes_no_sense_is_told_of_and_passed_over() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.send("M0000322800");
    assert_eq!(raw.hear(), "C32-28, but no game is being played");
    raw.send("R99Tester");
    assert!(raw.hear().ends_with(" 1"), "another version is not known");
    assert!(raw.hear().contains("expected version 01"));
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
        assert_eq!(raw.hear(), complaint);
    }
    raw.send(REQUEST);
    assert!(raw.hear().ends_with(" 2"), "not now");
    assert_eq!(raw.hear(), "Ca game is being played already");
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.hear_move(&mut position);
    drop(raw);
    let (events, _) = follower.join().expect("no panic");
    let strange = events
        .iter()
        .filter(|event| matches!(event, FollowerEvent::Violation(_)));
    assert_eq!(strange.count(), 6, "{events:?}");
}

/// Taken back while it is the follower's turn, and while it is not.
#[test]
fn a_game_goes_back_when_asked() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.send("B001W");
    assert_eq!(raw.hear(), "K2", "no game, no way back");
    raw.begins(REQUEST);
    let mut position = start();
    raw.play("32-28", &mut position);
    raw.hear_move(&mut position);
    raw.send("B003W");
    assert_eq!(raw.hear(), "K2", "the game has not been there");
    raw.send("B001W");
    assert_eq!(raw.hear(), "K0");
    let mut position = start();
    raw.play("31-26", &mut position);
    raw.hear_move(&mut position);
    raw.send("B001Z");
    assert_eq!(raw.hear(), "K0");
    let mut again = start().play(find("31-26", &start()));
    raw.hear_move(&mut again);
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
fn a_thinking_follower_hears() {
    let (mut raw, follower) = Raw::calling(Limits::time(Duration::from_secs(60)));
    raw.begins("R01Tester                          W060000A");
    raw.send("Cstill there?");
    thread::sleep(Duration::from_millis(50));
    let begin = Instant::now();
    raw.send("E01");
    assert_eq!(raw.hear(), "E01");
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
fn a_game_of_so_many_moves_ends_after_them() {
    let (mut raw, follower) = Raw::calling(Limits::depth(1));
    raw.begins("R01Tester                          W060001A");
    let mut position = start();
    raw.hear_move(&mut position);
    raw.play("20-25", &mut position);
    assert_eq!(raw.hear(), "E00");
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

/// A follower that is not this program, as this program sees it.
fn proposed(answer: &str) -> (Raw, RemoteFollower) {
    let (mut raw, connection) = Raw::called();
    let mut follower = RemoteFollower::new(connection);
    raw.send(answer);
    let name = follower.propose(GameRequest {
        name: "Initiator".to_owned(),
        follower: Side::White,
        minutes: 1.0,
        moves: 0,
        start: start(),
    });
    assert_eq!(name.expect("taken up"), "Other");
    assert_eq!(raw.hear(), "R01Initiator                       W001000A");
    (raw, follower)
}

const TAKEN_UP: &str = "AOther                           0";

fn reply(follower: &mut RemoteFollower, patience: u64) -> Result<FollowerReply, String> {
    let patience = Duration::from_millis(patience);
    let reply = follower.await_reply(&start(), patience, &StopFlag::new());
    reply.map_err(|error| error.to_string())
}

#[test]
fn an_initiator_hears_moves_and_ends() {
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
    assert_eq!(raw.hear(), "E00");
}

#[test]
fn a_proposal_that_is_declined_is_told_of() {
    let (mut raw, connection) = Raw::called();
    raw.send("AOther                           2");
    let error = RemoteFollower::new(connection).propose(GameRequest {
        name: String::new(),
        follower: Side::White,
        minutes: 1.0,
        moves: 0,
        start: start(),
    });
    assert!(matches!(error, Err(DxpError::Declined)), "{error:?}");
}

#[test]
fn a_follower_that_dies_or_hangs_or_cheats_is_told_of() {
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
fn nobody_at_the_other_end_is_told_of() {
    let listener = Listener::bind(Address::local(0)).expect("a free port");
    let error = listener.accept(Duration::from_millis(50), &mut || true);
    let error = error.expect_err("nobody calls").to_string();
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

/// A whole match against this program's follower, which is the one to call or the one to be called.
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

/// One dies in its first game: it loses that one, is called anew and plays the next.
#[test]
fn a_match_goes_on_after_a_follower_died() {
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
