//! Games and entries to be stored.

use dames3d_online::{
    Entry, EntryNumber, Fact, GameId, GameSettings, Milliseconds, RequestId, RoomCode, Secret,
};
use dames3d_rules::rules::{BySide, Side, Variant};
use dames3d_server::{
    AnsweredRequest, Room, SecretHash, Store, StoredEntry, StoredGame, StoredInvitation, Write,
    Written,
};

/// The time at which a sample game was created.
pub(crate) const NOW: Milliseconds = 1_795_000_000_000;
/// The time for which an invitation holds.
pub(crate) const DAY: Milliseconds = 24 * 60 * 60 * 1_000;

/// A name of a game, which differs for each number.
pub(crate) fn game(number: u64) -> GameId {
    GameId::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The hash of a secret, which differs for each number.
pub(crate) fn hash(number: u64) -> SecretHash {
    SecretHash::new(&Secret::from_random(number.into()))
}

/// A code, which differs for each number.
pub(crate) fn code(number: u64) -> RoomCode {
    RoomCode::from_random(number)
}

/// A game that its host has offered, with a free seat for Black.
pub(crate) fn offered(number: u64) -> StoredGame {
    let first = Room::first_entry(GameSettings::new(Variant::International), NOW).expect("a game");
    let joined = StoredEntry {
        entry: Entry { number: EntryNumber(2), waited: 0, fact: Fact::Joined(Side::White) },
        at: NOW,
        request: None,
    };
    StoredGame {
        seats: BySide { white: Some(hash(number)), black: None },
        invitation: Some(StoredInvitation {
            secret: hash(number + 1_000_000),
            code: code(number),
            until: NOW + DAY,
        }),
        log: vec![first, joined],
    }
}

/// An entry which no other one is like.
pub(crate) fn entry(number: u64) -> StoredEntry {
    entry_of(number, number)
}

/// An entry that this writer wrote.
pub(crate) fn entry_of(number: u64, writer: u64) -> StoredEntry {
    StoredEntry {
        entry: Entry {
            number: EntryNumber(number),
            waited: number % 7,
            fact: Fact::GaveTime { by: Side::Black, milliseconds: writer },
        },
        at: NOW + number,
        request: number.is_multiple_of(2).then_some(AnsweredRequest {
            by: [Side::White, Side::Black][usize::from(number.is_multiple_of(4))],
            id: RequestId(1 << 40 | number),
        }),
    }
}

/// Creates a sample game.
pub(crate) fn create(number: u64) -> Write {
    Write::Create { game: game(number), stored: offered(number), creator: Some(hash(number)) }
}

/// Appends an entry to a sample game.
pub(crate) fn append(number: u64, entry: StoredEntry) -> Write {
    Write::Append { game: game(number), entry, seat: None, is_over: false }
}

/// Appends the entry that ends a sample game.
pub(crate) fn end(number: u64, entry: StoredEntry) -> Write {
    Write::Append { game: game(number), entry, seat: None, is_over: true }
}

/// Gives the seat of Black of a sample game.
pub(crate) fn join(number: u64, entry: StoredEntry, seat: SecretHash) -> Write {
    Write::Append { game: game(number), entry, seat: Some((Side::Black, seat)), is_over: false }
}

/// Writes, and expects that it is carried out.
pub(crate) async fn write(store: &(impl Store + ?Sized), writes: impl Into<Vec<Write>>) {
    let written = store.write(writes.into()).await.expect("an answer");
    assert_eq!(written, Written::All);
}

/// Writes, and expects that another one was sooner.
pub(crate) async fn lose(store: &(impl Store + ?Sized), writes: impl Into<Vec<Write>>) {
    let written = store.write(writes.into()).await.expect("an answer");
    assert_eq!(written, Written::None);
}
