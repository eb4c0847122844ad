//! Heartbeats, by which servers know when none of them was running.
//!
//! The clocks stand meanwhile. A server whose store is its own has been down until it begins. Those that share a store
//! record there that they are running: an outage is a time without the heartbeat of any. A game that was being played
//! before the outage is given an entry that says so, by whichever server looks at it first.

use super::{Hub, Uptime};
use crate::clock::Outage;
use crate::online::Milliseconds;
use crate::store::StoreError;

/// The time between two heartbeats where other servers have the same store.
pub(super) const SHARED_BEAT: Milliseconds = 1_000;
/// The same for a server whose store is its own. They are needed only for the length of its outages.
pub(super) const OWN_BEAT: Milliseconds = 60_000;
/// The time without a heartbeat of any server that is an outage.
const SILENCE: Milliseconds = 5_000;

impl Hub {
    /// Records the first heartbeat of this server.
    pub(super) async fn first_beat(&self) -> Result<(), StoreError> {
        self.beat_expecting(Milliseconds::MAX).await.map(drop)
    }

    /// Records a heartbeat. Returns `true` if there has been an outage before it.
    pub(super) async fn beat(&self) -> Result<bool, StoreError> {
        self.beat_expecting(0).await
    }

    /// Records a heartbeat. A server whose store is its own expects one before that is at least of this time.
    async fn beat_expecting(&self, own: Milliseconds) -> Result<bool, StoreError> {
        let now = self.now();
        let expected = if self.options.is_shared {
            now.saturating_sub(SILENCE)
        } else {
            own.min(now)
        };
        let heartbeat = self.store.heartbeat(now, expected).await;
        let outage = heartbeat.inspect_err(|error| self.note_store_error(error))?;
        let uptime = &mut self.lock().uptime;
        uptime.beat_at = uptime.beat_at.max(now);
        let is_new = outage.until > uptime.outage.until;
        if is_new {
            uptime.outage = outage;
        }
        Ok(is_new)
    }

    /// The last outage. A server that has missed its own heartbeats, because the store did not answer say, asks first.
    pub(super) async fn outage(&self) -> Result<Outage, StoreError> {
        let Uptime { beat_at, outage } = self.lock().uptime;
        if !self.options.is_shared || self.now() < beat_at + SILENCE {
            return Ok(outage);
        }
        self.beat().await?;
        Ok(self.lock().uptime.outage)
    }
}
