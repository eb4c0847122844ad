//! A store in memory.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};

use dames3d_online::{EntryNumber, GameId, Milliseconds, RoomCode};
use dames3d_server::{
    OpenGame, Outage, SecretHash, Store, StoreError, StoreFuture, StoredEntry, StoredGame,
    StoredInvitation, Write, Written,
};

#[derive(Debug)]
struct Kept {
    stored: StoredGame,
    creator: Option<SecretHash>,
    over_at: Option<Milliseconds>,
}

#[derive(Debug, Default)]
struct Contents {
    games: HashMap<GameId, Kept>,
    /// The last heartbeat, and the last outage before it.
    heartbeat: Option<(Milliseconds, Outage)>,
    is_closed: bool,
}

/// A pause before or after a store answers.
pub(crate) type Pause = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Games in memory.
#[derive(Debug, Default)]
pub(crate) struct MemoryStore {
    contents: Mutex<Contents>,
    pause: Option<fn() -> Pause>,
}

impl Contents {
    /// The first game that meets this condition.
    fn find(&self, is_meant: impl Fn(&Kept) -> bool) -> Option<GameId> {
        let mut games = self.games.iter();
        let found = games.find(|(_, kept)| is_meant(kept));
        found.map(|(&game, _)| game)
    }

    fn has_place_for(&self, write: &Write) -> bool {
        match write {
            Write::Create { game, stored, creator } => {
                let code = stored.invitation.map(|invitation| invitation.code);
                let collides = |kept: &Kept| {
                    let other = kept.stored.invitation.map(|invitation| invitation.code);
                    creator.is_some() && kept.creator == *creator || code.is_some() && other == code
                };
                !self.games.contains_key(game) && !self.games.values().any(collides)
            }
            Write::Append { game, entry, seat, .. } => self.games.get(game).is_some_and(|kept| {
                let is_free = seat.is_none_or(|(side, _)| kept.stored.seats[side].is_none());
                let last = kept.stored.log.last();
                is_free && last.is_some_and(|last| last.entry.number.next() == entry.entry.number)
            }),
        }
    }

    fn carry_out(&mut self, write: Write) {
        match write {
            Write::Create { game, stored, creator } => {
                let kept = Kept { stored, creator, over_at: None };
                self.games.insert(game, kept);
            }
            Write::Append { game, entry, seat, is_over } => {
                let Some(kept) = self.games.get_mut(&game) else {
                    return;
                };
                if is_over {
                    kept.over_at = Some(entry.at);
                }
                if let Some((side, secret)) = seat {
                    kept.stored.seats[side] = Some(secret);
                    kept.stored.invitation = None;
                }
                kept.stored.log.push(entry);
            }
        }
    }

    fn write(&mut self, writes: Vec<Write>) -> Written {
        if !writes.iter().all(|write| self.has_place_for(write)) {
            return Written::None;
        }
        for write in writes {
            self.carry_out(write);
        }
        Written::All
    }
}

impl MemoryStore {
    /// A store that pauses before and after each operation.
    pub(crate) fn with_pauses(pause: fn() -> Pause) -> MemoryStore {
        MemoryStore { pause: Some(pause), ..MemoryStore::default() }
    }

    async fn pause(&self) {
        if let Some(pause) = self.pause {
            pause().await;
        }
    }

    fn answer<'a, T: Send + 'a>(
        &'a self,
        answer: impl FnOnce(&mut Contents) -> T + Send + 'a,
    ) -> StoreFuture<'a, T> {
        Box::pin(async move {
            self.pause().await;
            let answer = {
                let mut contents = self.lock();
                if contents.is_closed {
                    Err(StoreError("the store is closed".to_owned()))
                } else {
                    Ok(answer(&mut contents))
                }
            };
            self.pause().await;
            answer
        })
    }

    fn lock(&self) -> MutexGuard<'_, Contents> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens the store again, as in another process.
    pub(crate) fn reopen(&self) {
        self.lock().is_closed = false;
    }

    /// Returns `true` if the store was closed.
    pub(crate) fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    /// The log of a game.
    pub(crate) fn log(&self, game: GameId) -> Vec<StoredEntry> {
        let contents = self.lock();
        let kept = contents.games.get(&game);
        kept.map(|kept| kept.stored.log.clone()).unwrap_or_default()
    }

    /// The time of the last heartbeat.
    pub(crate) fn last_heartbeat(&self) -> Option<Milliseconds> {
        self.lock().heartbeat.map(|(at, _)| at)
    }

    /// The number of games.
    pub(crate) fn games(&self) -> usize {
        self.lock().games.len()
    }
}

impl Store for MemoryStore {
    fn write(&self, writes: Vec<Write>) -> StoreFuture<'_, Written> {
        self.answer(move |contents| contents.write(writes))
    }

    fn load(&self, game: GameId) -> StoreFuture<'_, Option<StoredGame>> {
        self.answer(move |contents| contents.games.get(&game).map(|kept| kept.stored.clone()))
    }

    fn entries_after(&self, game: GameId, known: EntryNumber) -> StoreFuture<'_, Vec<StoredEntry>> {
        self.answer(move |contents| {
            let log = contents.games.get(&game).map(|kept| &kept.stored.log);
            let new = log.into_iter().flatten();
            new.filter(|stored| stored.entry.number > known).cloned().collect()
        })
    }

    fn created_by(&self, creator: SecretHash) -> StoreFuture<'_, Option<GameId>> {
        self.answer(move |contents| contents.find(|kept| kept.creator == Some(creator)))
    }

    fn game_of_seat(&self, seat: SecretHash) -> StoreFuture<'_, Option<GameId>> {
        self.answer(move |contents| {
            let has_seat = |kept: &Kept| {
                let seats = kept.stored.seats;
                kept.creator.is_some() && [seats.white, seats.black].contains(&Some(seat))
            };
            let found = contents.games.iter().filter(|(_, kept)| has_seat(kept));
            found.map(|(&game, _)| game).min()
        })
    }

    fn game_of_code(&self, code: RoomCode, now: Milliseconds) -> StoreFuture<'_, Option<GameId>> {
        let is_open = move |it: StoredInvitation| it.code == code && it.until > now;
        self.answer(move |contents| {
            contents.find(|kept| kept.stored.invitation.is_some_and(is_open))
        })
    }

    fn open_games(&self) -> StoreFuture<'_, Vec<OpenGame>> {
        self.answer(move |contents| {
            let games = contents.games.iter();
            let open = games.filter(|(_, kept)| kept.over_at.is_none());
            open.map(|(&game, kept)| OpenGame {
                game,
                last: EntryNumber(kept.stored.log.len() as u64),
                at: kept.stored.log.last().map_or(0, |last| last.at),
            })
            .collect()
        })
    }

    fn heartbeat(&self, now: Milliseconds, expected: Milliseconds) -> StoreFuture<'_, Outage> {
        self.answer(move |contents| {
            let first = Outage { from: now, until: now };
            let (before, outage) = contents.heartbeat.unwrap_or((now, first));
            let outage =
                if before < expected { Outage { from: before, until: now } } else { outage };
            contents.heartbeat = Some((before.max(now), outage));
            outage
        })
    }

    fn delete(&self, game: GameId) -> StoreFuture<'_, bool> {
        self.answer(move |contents| contents.games.remove(&game).is_some())
    }

    fn delete_old(&self, over_before: Milliseconds, now: Milliseconds) -> StoreFuture<'_, u64> {
        self.answer(move |contents| {
            let before = contents.games.len();
            contents.games.retain(|_, kept| {
                let is_old = kept.over_at.is_some_and(|over_at| over_at < over_before);
                // A game whose seat was taken is kept.
                let has_ended = kept.stored.invitation.is_some_and(|it| it.until <= now);
                !(is_old || has_ended)
            });
            (before - contents.games.len()) as u64
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.answer(move |contents| contents.is_closed = true)
    }
}
