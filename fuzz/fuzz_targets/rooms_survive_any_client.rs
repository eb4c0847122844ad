//! Whatever clients send into a game over a network, the server answers it and the log remains one that everybody can
//! replay: a request is carried out once, one that is refused changes nothing, time never goes back.
//!
//! The first line holds the settings of the game as JSON. Each further line begins with a letter: `w`, `b` or `s` and a
//! message of White, of Black or of somebody who watches; `m` and a letter for a legal move of the side to move; `t` and
//! milliseconds that pass; `+` or `-` and a letter for a connection that begins or ends; `d` and milliseconds for an
//! outage, after which the server opens the game again.

#![no_main]

use dames3d::notation::move_text;
use dames3d::online::{
    ClientMessage, EntryNumber, GameId, GameSettings, Milliseconds, OnlineGame, Request, RequestId,
    Role, Secret, ServerMessage,
};
use dames3d::rules::{BySide, Side};
use dames3d_server::{Answer, AnsweredRequest, Outage, Prepared, Room, SecretHash, StoredEntry};
use libfuzzer_sys::fuzz_target;

/// The most lines of an input. Further ones find nothing that these do not.
const MAX_LINES: usize = 64;
/// The longest time that passes at once: longer than the days of a move by post.
const LONGEST: Milliseconds = 40 * 24 * 60 * 60 * 1_000;

struct Server {
    room: Room,
    log: Vec<StoredEntry>,
    now: Milliseconds,
    next_id: u64,
}

fn role(letter: u8) -> Role {
    match letter {
        b'w' => Role::Seat(Side::White),
        b'b' => Role::Seat(Side::Black),
        _ => Role::Watcher,
    }
}

fn milliseconds(text: &str) -> Milliseconds {
    text.trim().parse().unwrap_or(1).min(LONGEST)
}

fn seats() -> BySide<Option<SecretHash>> {
    let hash = |number| Some(SecretHash::new(&Secret::from_random(number)));
    BySide { white: hash(1), black: hash(2) }
}

impl Server {
    fn open(settings: GameSettings) -> Option<Server> {
        let now = 1_800_000_000_000;
        let first = Room::first_entry(settings, now).ok()?;
        let room = Room::open(std::slice::from_ref(&first), BySide::default(), now);
        let mut server = Server {
            room: room.expect("the settings are those of a game"),
            log: vec![first],
            now,
            next_id: 1 << 40,
        };
        for side in Side::BOTH {
            let joined = server.room.prepare_seat(side, now).expect("a free seat");
            server.write(joined);
            if let Some(seat) = seats()[side] {
                server.room.give_seat(side, seat);
            }
        }
        Some(server)
    }

    fn write(&mut self, stored: StoredEntry) {
        let last = self.log.last().expect("a log has entries");
        assert!(last.at <= stored.at, "{stored:?}");
        assert_eq!(stored.entry.number, last.entry.number.next());
        let ends = self.room.ends_with(&stored);
        let was_over = self.room.game().phase() == dames3d::online::Phase::Over;
        self.room.commit(&stored).expect("what was prepared fits");
        let is_over = self.room.game().phase() == dames3d::online::Phase::Over;
        assert_eq!(ends, is_over && !was_over, "{stored:?}");
        // Clients get it as JSON.
        let entries = vec![stored.entry.clone()];
        let message = ServerMessage::Entries { entries, elapsed: 0 };
        assert_eq!(ServerMessage::read(&message.text()), Ok(message));
        self.log.push(stored);
    }

    fn ask(&mut self, role: Role, id: RequestId, request: &Request) {
        let before = self.log.len();
        match self.room.prepare(role, id, request, self.now) {
            Prepared::Answer(Answer::Done) => {}
            Prepared::Answer(Answer::Refused(refusal)) => {
                if let Role::Seat(by) = role {
                    self.room.note_refusal(AnsweredRequest { by, id }, refusal);
                }
            }
            Prepared::Write(stored) => self.write(stored),
            Prepared::BeginRematch(settings) => {
                settings.start().expect("a game that was played before");
                let Role::Seat(by) = role else {
                    panic!("{role:?} begins a rematch");
                };
                let request = AnsweredRequest { by, id };
                let game = GameId::from_random(id.0);
                self.write(self.room.prepare_rematch(game, request, self.now));
            }
        }
        assert!(role != Role::Watcher || self.log.len() == before);
        // Sent again, it has its answer.
        if role != Role::Watcher {
            let again = self.room.prepare(role, id, request, self.now);
            assert!(matches!(again, Prepared::Answer(_)), "{request:?}: {again:?}");
        }
    }

    fn hear(&mut self, role: Role, text: &str) {
        if let Ok(message) = ClientMessage::read(text) {
            assert_eq!(ClientMessage::read(&message.text()), Ok(message.clone()));
            if let ClientMessage::Ask { id, request } = message {
                self.ask(role, id, &request);
            }
        }
    }

    fn play(&mut self, letter: u8) {
        let game = self.room.game();
        let legal = game.game().legal_moves();
        if legal.is_empty() {
            return;
        }
        let mv = legal[usize::from(letter) % legal.len()];
        let text = move_text::write(game.game().position(), mv);
        let request = Request::Play(text.parse().expect("as written"));
        self.next_id += 1;
        self.ask(Role::Seat(game.acting_side()), RequestId(self.next_id), &request);
    }

    fn restart(&mut self, milliseconds: Milliseconds) {
        let from = self.now;
        self.now += milliseconds;
        let reopened = Room::open(&self.log, seats(), self.now).expect("its own log");
        assert_eq!(reopened.game(), self.room.game());
        self.room = reopened;
        let outage = Outage { from, until: self.now };
        if let Some(stored) = self.room.prepare_restart(outage, self.now) {
            self.write(stored);
            assert_eq!(self.room.prepare_restart(outage, self.now), None);
        }
    }

    /// Carries out what is due.
    fn settle(&mut self) {
        if let Some(due) = self.room.prepare_due(self.now) {
            self.write(due);
            assert_eq!(self.room.prepare_due(self.now), None);
        }
        let company = ServerMessage::Company(self.room.company(self.now));
        assert_eq!(ServerMessage::read(&company.text()), Ok(company));
    }
}

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.lines();
    let settings = lines.next().and_then(|line| serde_json::from_str(line).ok());
    let Some(mut server) = settings.and_then(Server::open) else {
        return;
    };
    for line in lines.take(MAX_LINES) {
        let Some((&letter, _)) = line.as_bytes().split_first() else {
            continue;
        };
        // No letter of several bytes is among these.
        let rest = line.get(1..).unwrap_or_default();
        let second = rest.bytes().next().unwrap_or_default();
        match letter {
            b'w' | b'b' | b's' => server.hear(role(letter), rest),
            b'm' => server.play(second),
            b't' => server.now += milliseconds(rest),
            b'+' => server.room.connect(role(second)),
            b'-' => server.room.disconnect(role(second), server.now),
            b'l' => server.room.measure(Side::White, milliseconds(rest)),
            b'd' => server.restart(milliseconds(rest)),
            _ => continue,
        }
        server.settle();
    }
    let entries: Vec<_> = server.log.iter().map(|stored| stored.entry.clone()).collect();
    let replayed = OnlineGame::replay(&entries).expect("its own log");
    assert_eq!(&replayed, server.room.game());
    assert_eq!(replayed.last(), EntryNumber(entries.len() as u64));
});
