//! What is due in games that are not in memory, and the end of those that are old.

use std::sync::Arc;

use futures_util::{StreamExt, stream};

use super::Hub;
use crate::clock::Alarm;
use crate::online::{GameId, Milliseconds};
use crate::store::StoreError;

/// The time between two deletions of old games.
const CLEANING_INTERVAL: Milliseconds = 60 * 60 * 1_000;
/// The games that are looked at together at the start: their entries are written together, too.
const ROOMS_AT_ONCE: usize = 64;

impl Hub {
    /// Reads which games are open, so that what is due in them happens. To be called once, before anybody connects.
    pub async fn begin(self: &Arc<Self>) -> Result<Vec<GameId>, StoreError> {
        let open = self.store.open_games().await?;
        let games: Vec<_> = open.into_iter().map(|open| open.game).collect();
        if self.options.writes_restarts {
            self.lock().unrestarted.extend(&games);
        }
        Ok(games)
    }

    /// Looks at the games that were open, so that their clocks go on, and then lets happen what is due until the
    /// server stops.
    pub async fn run(self: Arc<Self>, open: Vec<GameId>) {
        let mut stopping = self.stopping();
        let all = async {
            let games = stream::iter(open);
            games
                .for_each_concurrent(ROOMS_AT_ONCE, async |game| {
                    // A room begins with what is due, and schedules what is due later.
                    let _ = self.inspect(game, |_| ()).await;
                })
                .await;
            self.run_schedule().await
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
                let _ = self.inspect(game, |_| ()).await;
            }
            let next = self.lock().schedule.first().map(|&(at, _)| at);
            alarm.set(Some(next.unwrap_or(clean_at).min(clean_at)));
            tokio::select! {
                () = alarm.wait() => {}
                () = self.rescheduled.notified() => {}
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

    /// Deletes the games that are over for as long as the owner keeps them, and invitations that are over.
    async fn clean(&self, now: Milliseconds) {
        let over_before = self.options.keep.map_or(0, |keep| now.saturating_sub(keep));
        match self.store.delete_old(over_before, now).await {
            Ok(0) => {}
            Ok(games) => tracing::info!(games, "deleted old games"),
            Err(error) => self.note_store_error(&error),
        }
    }
}
