//! Heartbeats, by which servers know when none of them was running.
//!
//! Clocks stand still meanwhile. A server with a store of its own has been down until it begins. Those that share a
//! store record heartbeats there: an outage is a time without any. A game in progress before the outage gets an entry
//! for it, from the first server that looks at it.

use super::{Hub, Uptime};
use crate::clock::Outage;
use crate::online::Milliseconds;
use crate::store::StoreError;

/// Interval between two heartbeats of servers that share a store.
pub(super) const SHARED_BEAT: Milliseconds = 1_000;
/// The same for a server with a store of its own. They are needed only for the length of its outages.
pub(super) const OWN_BEAT: Milliseconds = 60_000;
/// Time without a heartbeat of any server that counts as an outage.
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

    /// Records a heartbeat. A server with a store of its own expects an earlier one that is at least of this time.
    async fn beat_expecting(&self, own: Milliseconds) -> Result<bool, StoreError> {
        let now = self.now();
        let expected =
            if self.options.is_shared { now.saturating_sub(SILENCE) } else { own.min(now) };
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

    /// The last outage. A server that has missed its own heartbeats, such as when the store did not answer, asks first.
    pub(super) async fn outage(&self) -> Result<Outage, StoreError> {
        let Uptime { beat_at, outage } = self.lock().uptime;
        if !self.options.is_shared || self.now() < beat_at + SILENCE {
            return Ok(outage);
        }
        self.beat().await?;
        Ok(self.lock().uptime.outage)
    }
}
