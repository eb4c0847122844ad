//! Tests of the server: rooms with their seats, clocks and logs, and the running server through its sockets.

mod lag;
mod local_server;
mod model;
mod presence;
mod random_moves;
mod room;
mod running;
mod throttle;

use dames3d_core::game::clocks::{ClockSettings, ClockStart};
use dames3d_online::{GameSettings, Milliseconds, Pace, Request, RequestId, Role, Secret};
use dames3d_rules::rules::{BySide, Side, Variant};
use dames3d_server::{Answer, Prepared, Room, SecretHash, StoredEntry};

const WHITE: Role = Role::Seat(Side::White);
const BLACK: Role = Role::Seat(Side::Black);

/// A room with its log, as it would be on disk.
struct Desk {
    room: Room,
    log: Vec<StoredEntry>,
    now: Milliseconds,
    next_id: u64,
}

fn secret(side: Side) -> Secret {
    Secret::from_random(100 + side as u128)
}

fn timed(text: &str) -> GameSettings {
    let clock = ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::from_minutes(text).expect("a time control")
    };
    GameSettings { pace: Pace::Clock(clock), ..GameSettings::new(Variant::International) }
}

fn play(text: &str) -> Request {
    Request::Play(text.parse().expect("a move"))
}

impl Desk {
    /// A game with both players connected.
    fn new(settings: GameSettings) -> Desk {
        let now = 1_000_000;
        let first = Room::first_entry(settings, now).expect("valid settings");
        let room = Room::open(std::slice::from_ref(&first), BySide::default(), now);
        let mut desk = Desk { room: room.expect("a game"), log: vec![first], now, next_id: 0 };
        for side in Side::BOTH {
            let joined = desk.room.prepare_seat(side, desk.now).expect("a free seat");
            desk.write(joined);
            desk.room.give_seat(side, SecretHash::new(&secret(side)));
            desk.room.connect(Role::Seat(side));
        }
        desk
    }

    fn write(&mut self, stored: StoredEntry) {
        self.room.commit(&stored).expect("an entry of the game");
        self.log.push(stored);
    }

    fn prepare(&self, role: Role, id: u64, request: &Request) -> Prepared {
        self.room.prepare(role, RequestId(id), request, self.now)
    }

    /// Asks for something with a number of its own, and writes what it leads to.
    fn ask(&mut self, role: Role, request: Request) -> Answer {
        self.next_id += 1;
        self.ask_as(role, self.next_id, request)
    }

    fn ask_as(&mut self, role: Role, id: u64, request: Request) -> Answer {
        match self.prepare(role, id, &request) {
            Prepared::Answer(answer) => answer,
            Prepared::Write(stored) => {
                self.write(stored);
                Answer::Done
            }
            Prepared::BeginRematch(_) => panic!("no rematch was asked for"),
        }
    }

    fn pass(&mut self, milliseconds: Milliseconds) {
        self.now += milliseconds;
    }

    fn left(&self, side: Side) -> u64 {
        let clock = self.room.game().game().clock().expect("clocks");
        clock.left(side).expect("limited").as_millis() as u64
    }

    /// The room as another process finds it on disk.
    fn reopened(&self) -> Room {
        let seats = BySide {
            white: Some(SecretHash::new(&secret(Side::White))),
            black: Some(SecretHash::new(&secret(Side::Black))),
        };
        Room::open(&self.log, seats, self.now).expect("the same game")
    }
}
