//! The connections of a room.

use tokio::sync::{broadcast, mpsc};

use super::messages::{ConnectionId, Outgoing};
use crate::metrics::Metrics;
use crate::online::{Company, Milliseconds, Presence, Role, ServerMessage};
use crate::rules::Side;

/// Interval between two reports of presence, unless a player comes or goes.
const COMPANY_INTERVAL: Milliseconds = 1_000;
/// Maximum number of messages that a watcher may be behind.
const WATCHED_MESSAGES: usize = 64;
/// A change of a player's latency that is worth a report, in milliseconds and as a share of it.
const DELAY_CHANGE: u32 = 20;
const DELAY_SHARE: u32 = 4;

struct Connection {
    id: ConnectionId,
    role: Role,
    outbox: mpsc::Sender<Outgoing>,
}

/// The connections of a room, and the last report of presence.
#[derive(Default)]
pub(super) struct Audience {
    connections: Vec<Connection>,
    next_id: u64,
    /// All watchers receive the same.
    watched: Option<broadcast::Sender<Outgoing>>,
    reported: Option<Company>,
    reported_at: Milliseconds,
    /// The time at which presence has to be checked again.
    pub(super) look_at: Option<Milliseconds>,
    /// Connections that did not read, and were dropped.
    dropped: Vec<Role>,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    pub(super) fn has_players(&self) -> bool {
        let is_player = |connection: &Connection| matches!(connection.role, Role::Seat(_));
        self.connections.iter().any(is_player)
    }

    pub(super) fn has_watchers(&self) -> bool {
        self.watched.as_ref().is_some_and(|watched| watched.receiver_count() > 0)
    }

    pub(super) fn role(&self, id: ConnectionId) -> Option<Role> {
        let connection = self.connections.iter().find(|one| one.id == id);
        connection.map(|connection| connection.role)
    }

    pub(super) fn add(&mut self, role: Role, outbox: mpsc::Sender<Outgoing>) -> ConnectionId {
        self.next_id += 1;
        let id = ConnectionId(self.next_id);
        self.connections.push(Connection { id, role, outbox });
        id
    }

    /// Removes a connection. `None` if it was dropped before.
    pub(super) fn remove(&mut self, id: ConnectionId) -> Option<Role> {
        let index = self.connections.iter().position(|one| one.id == id)?;
        Some(self.connections.swap_remove(index).role)
    }

    /// Subscribes to the messages for all watchers.
    pub(super) fn watch(&mut self) -> broadcast::Receiver<Outgoing> {
        let begin = || broadcast::channel(WATCHED_MESSAGES).0;
        self.watched.get_or_insert_with(begin).subscribe()
    }

    pub(super) fn say(&mut self, id: ConnectionId, message: &Outgoing, metrics: &Metrics) {
        self.say_where(message, metrics, |connection| connection.id == id);
    }

    pub(super) fn say_to_players(&mut self, message: &Outgoing, metrics: &Metrics) {
        self.say_where(message, metrics, |connection| matches!(connection.role, Role::Seat(_)));
    }

    pub(super) fn say_to_watchers(&mut self, message: Outgoing) {
        if let Some(watched) = &self.watched {
            // Having no watchers is no failure.
            let _ = watched.send(message);
        }
    }

    fn say_where(
        &mut self,
        message: &Outgoing,
        metrics: &Metrics,
        is_meant: impl Fn(&Connection) -> bool,
    ) {
        let dropped = &mut self.dropped;
        self.connections.retain(|connection| {
            if !is_meant(connection) {
                return true;
            }
            match connection.outbox.try_send(message.clone()) {
                Ok(()) => true,
                Err(error) => {
                    if matches!(error, mpsc::error::TrySendError::Full(_)) {
                        metrics.slow.inc();
                    }
                    dropped.push(connection.role);
                    false
                }
            }
        });
    }

    /// The roles of the connections that were dropped since the last call.
    pub(super) fn take_dropped(&mut self) -> Vec<Role> {
        std::mem::take(&mut self.dropped)
    }

    /// Reports presence, if it has changed and was not reported a moment ago.
    pub(super) fn report(&mut self, company: Company, now: Milliseconds, metrics: &Metrics) {
        self.look_at = None;
        if self.is_empty() {
            return;
        }
        let is_changing = |side: Side| company.players[side] == Presence::Reconnecting;
        if Side::BOTH.into_iter().any(is_changing) {
            self.look_at = Some(now + COMPANY_INTERVAL);
        }
        let Some(reported) = self.reported else {
            return self.send_report(company, now, metrics);
        };
        if reported.players != company.players {
            return self.send_report(company, now, metrics);
        }
        if !is_worth_a_report(&reported, &company) {
            return;
        }
        let next = self.reported_at + COMPANY_INTERVAL;
        if next <= now {
            self.send_report(company, now, metrics);
        } else {
            self.look_at = Some(next);
        }
    }

    fn send_report(&mut self, company: Company, now: Milliseconds, metrics: &Metrics) {
        self.reported = Some(company);
        self.reported_at = now;
        let message = Outgoing::new(&ServerMessage::Company(company), None);
        self.say_to_players(&message, metrics);
        self.say_to_watchers(message);
    }
}

fn is_worth_a_report(reported: &Company, company: &Company) -> bool {
    let lag_has_changed = |side: Side| match (reported.lag[side], company.lag[side]) {
        (Some(before), Some(now)) => before.abs_diff(now) > DELAY_CHANGE.max(before / DELAY_SHARE),
        (before, now) => before != now,
    };
    reported.watchers != company.watchers
        || reported.claim_after.is_some() != company.claim_after.is_some()
        || Side::BOTH.into_iter().any(lag_has_changed)
}
