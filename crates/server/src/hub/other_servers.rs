//! Entries written by other servers of the same store: hints, and reading the missing entries of a room.

use std::collections::HashMap;

use tokio::sync::oneshot;

use super::Hub;
use super::messages::{RoomMessage, View};
use super::room_task::{End, RoomTask};
use crate::online::{EntryNumber, Fact, GameId};
use crate::room::StoredEntry;
use crate::rules::Side;
use crate::store::StoreError;

impl Hub {
    /// A server has written this entry of a game: a room in memory that lacks it reads the missing ones.
    pub fn hint(&self, game: GameId, number: EntryNumber) {
        if let Some(room) = self.live_room(game) {
            // A room with a full queue reads them with its next entry.
            let _ = room.try_send(RoomMessage::Hint(number));
        }
    }

    /// Hints may have been lost: asks the store once which games have changed, and lets their rooms read the missing
    /// entries.
    pub async fn look_for_changes(&self) {
        let rooms = self.lock().rooms.clone();
        let mut answers = Vec::new();
        for (game, room) in rooms {
            let (reply, last) = oneshot::channel();
            let look = |view: Option<&View<'_>>| {
                let _ = reply.send(view.map(|view| view.room.game().last()));
            };
            // A room with a full queue is asked the next time.
            if room.try_send(RoomMessage::Inspect(Box::new(look))).is_ok() {
                answers.push((game, last));
            }
        }
        let mut known = HashMap::new();
        for (game, last) in answers {
            // A room that has ended does not answer.
            if let Ok(Some(last)) = last.await {
                known.insert(game, last);
            }
        }
        let all = known.iter().map(|(&game, &last)| (game, last)).collect();
        match self.store.changed(all).await {
            Ok(changed) => {
                for game in changed {
                    if let Some(last) = known.get(&game) {
                        self.hint(game, last.next());
                    }
                }
            }
            Err(error) => self.note_store_error(&error),
        }
    }

    /// No server was running for a while: all rooms read missing entries, and record the outage.
    pub(super) fn refresh_all(&self) {
        let rooms: Vec<_> = self.lock().rooms.values().cloned().collect();
        for room in rooms {
            let _ = room.try_send(RoomMessage::Refresh);
        }
    }
}

impl RoomTask {
    /// Reads the entries of other servers, if there are any.
    pub(super) async fn catch_up_with_others(&mut self) -> Result<(), End> {
        if self.hub.options.is_shared {
            self.catch_up().await?;
        }
        Ok(())
    }

    pub(super) async fn catch_up(&mut self) -> Result<(), End> {
        let known = self.room.game().last();
        let changed = self.hub.store.changed(vec![(self.game, known)]).await;
        let changed = changed.map_err(|error| {
            self.hub.note_store_error(&error);
            End::Broken
        })?;
        if changed.is_empty() {
            return Ok(());
        }
        self.read_on().await
    }

    /// Reads the entries that another server has written. There are some, or the game was deleted.
    pub(super) async fn read_on(&mut self) -> Result<(), End> {
        let hub = self.hub.clone();
        let broken = |error: StoreError| {
            hub.note_store_error(&error);
            End::Broken
        };
        let known = self.room.game().last();
        let new = hub.store.entries_after(self.game, known).await;
        let new = new.map_err(broken)?;
        let takes_seat = |stored: &StoredEntry| matches!(stored.entry.fact, Fact::Joined(_));
        if new.is_empty() || new.iter().any(takes_seat) {
            // Also loads the secrets of the seats, and whether the game still exists.
            let loaded = hub.store.load(self.game).await;
            let stored = loaded.map_err(broken)?.ok_or(End::Deleted)?;
            self.invitation = stored.invitation;
            for side in Side::BOTH {
                if let Some(seat) = stored.seats[side] {
                    self.room.give_seat(side, seat);
                }
            }
        }
        if new.is_empty() {
            return Ok(());
        }
        self.commit(new)
    }
}
