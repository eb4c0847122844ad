//! Deadlines of games that are not in memory, and deletion of old ones.

use std::sync::Arc;

use futures_util::{StreamExt, stream};

use super::Hub;
use super::uptime::{OWN_BEAT, SHARED_BEAT};
use crate::clock::Alarm;
use crate::online::{GameId, Milliseconds};
use crate::store::StoreError;

/// Interval between two deletions of old games.
const CLEANING_INTERVAL: Milliseconds = 60 * 60 * 1_000;
/// Time after which a game is tried again that could not be looked at.
const RETRY_INTERVAL: Milliseconds = 5_000;
/// Interval between two checks of the open games of other servers, and the age of the last entry from which one is
/// checked: its server may have ended, and its deadlines hold all the same.
const CHECK_INTERVAL: Milliseconds = 10_000;
/// Number of games that are read together at the start. Their entries are written together, too.
const ROOMS_AT_ONCE: usize = 64;

impl Hub {
    /// Reads which games are open, so that their deadlines are met. To be called once, before anybody connects.
    pub async fn begin(self: &Arc<Self>) -> Result<Vec<GameId>, StoreError> {
        self.first_beat().await?;
        self.open_games(self.now()).await
    }

    /// The open games last written at this time or before, and not looked at by this server since.
    async fn open_games(&self, written_by: Milliseconds) -> Result<Vec<GameId>, StoreError> {
        let open = self.store.open_games().await?;
        let mut state = self.lock();
        let known = std::mem::take(&mut state.looked_at);
        let mut unknown = Vec::new();
        for open in open {
            let is_known = known.get(&open.game) == Some(&open.last);
            let is_live = state.rooms.contains_key(&open.game);
            if !is_known && !is_live && open.at <= written_by {
                unknown.push(open.game);
            }
            // The schedule of a server that is alone has all dropped games.
            if self.options.is_shared && (is_known || open.at <= written_by) {
                state.looked_at.insert(open.game, open.last);
            }
        }
        Ok(unknown)
    }

    /// Looks at games. A room begins with what is due, and schedules later deadlines.
    async fn look_at(self: &Arc<Self>, games: Vec<GameId>) {
        stream::iter(games)
            .for_each_concurrent(ROOMS_AT_ONCE, async |game| {
                let _ = self.inspect(game, |_| ()).await;
            })
            .await;
    }

    /// Looks at the games that were open, so that their clocks go on, and then meets deadlines until the server stops.
    pub async fn run(self: Arc<Self>, open: Vec<GameId>) {
        let mut stopping = self.stopping();
        let all = async {
            let schedule = async {
                self.look_at(open).await;
                self.run_schedule().await
            };
            tokio::join!(schedule, self.run_heartbeat());
        };
        tokio::select! {
            () = all => {}
            _ = stopping.wait_for(|&stopping| stopping) => {}
        }
    }

    async fn run_schedule(self: &Arc<Self>) {
        let mut alarm = Alarm::new(self.clock.clone());
        let mut clean_at = self.now();
        loop {
            let now = self.now();
            if clean_at <= now {
                self.clean(now).await;
                clean_at = now + CLEANING_INTERVAL;
            }
            while let Some(game) = self.take_due(now) {
                if self.inspect(game, |_| ()).await.is_err() {
                    self.lock().schedule.insert((now + RETRY_INTERVAL, game));
                }
            }
            let next = self.lock().schedule.first().map(|&(at, _)| at);
            alarm.set(Some(next.unwrap_or(clean_at).min(clean_at)));
            tokio::select! {
                () = alarm.wait() => {}
                () = self.rescheduled.notified() => {}
            }
        }
    }

    /// Records that this server is running, and looks at games that others may have left.
    async fn run_heartbeat(self: &Arc<Self>) {
        let is_shared = self.options.is_shared;
        let interval = if is_shared { SHARED_BEAT } else { OWN_BEAT };
        let mut alarm = Alarm::new(self.clock.clone());
        let mut look_at = self.now() + CHECK_INTERVAL;
        // From beat to beat, however long one takes.
        let mut beat_at = self.lock().uptime.beat_at;
        loop {
            alarm.set(Some(beat_at + interval));
            alarm.wait().await;
            beat_at = self.now();
            let was_down = matches!(self.beat().await, Ok(true));
            let now = self.now();
            let written_by = if was_down {
                // All games have stood still, here and elsewhere.
                self.lock().looked_at.clear();
                self.refresh_all();
                now
            } else if is_shared && look_at <= now {
                now.saturating_sub(CHECK_INTERVAL)
            } else {
                continue;
            };
            look_at = now + CHECK_INTERVAL;
            match self.open_games(written_by).await {
                Ok(games) => self.look_at(games).await,
                Err(error) => self.note_store_error(&error),
            }
        }
    }

    fn take_due(&self, now: Milliseconds) -> Option<GameId> {
        let mut state = self.lock();
        let &(at, game) = state.schedule.first()?;
        if at > now {
            return None;
        }
        state.schedule.pop_first();
        Some(game)
    }

    /// Deletes finished games after the owner's time, and expired invitations.
    async fn clean(&self, now: Milliseconds) {
        let over_before = self.options.keep.map_or(0, |keep| now.saturating_sub(keep));
        match self.store.delete_old(over_before, now).await {
            Ok(0) => {}
            Ok(games) => tracing::info!(games, "deleted old games"),
            Err(error) => self.note_store_error(&error),
        }
    }
}
