//! The record of a game, as the network has seen it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dames3d_online::{ClientMessage, Entry, EntryNumber, Request, RequestId, Role, ServerMessage};
use dames3d_rules::rules::{BySide, Side};
use tokio::sync::watch;

/// The record of a game, as the network has seen it.
#[derive(Debug, Default)]
pub(crate) struct Record {
    seen: Mutex<Seen>,
    /// Changes whenever something is delivered to a player.
    delivered: watch::Sender<BySide<EntryNumber>>,
}

/// The messages of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    pub(crate) asked: BTreeMap<(Side, RequestId), Request>,
    /// The requests that a server has acknowledged, whether or not its word has arrived.
    pub(crate) acknowledged: BTreeSet<(Side, RequestId)>,
    /// The requests whose refusal has arrived.
    pub(crate) refused: BTreeSet<(Side, RequestId)>,
    /// The entries that a server has sent.
    pub(crate) entries: BTreeMap<EntryNumber, Entry>,
    /// The longest delay of each player's connection that a server has reported, which it may give back.
    pub(crate) delay: BySide<u32>,
    /// The contradictions to what was seen before.
    pub(crate) contradictions: Vec<String>,
}

impl Record {
    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The messages so far.
    pub(crate) fn seen(&self) -> Seen {
        self.lock().clone()
    }

    /// The number of the last entry that a server has sent.
    pub(crate) fn last(&self) -> EntryNumber {
        let seen = self.lock();
        seen.entries.keys().next_back().copied().unwrap_or_default()
    }

    /// Waits until both players were sent an entry after this one.
    pub(crate) async fn goes_on_after(&self, last: EntryNumber) {
        let mut delivered = self.delivered.subscribe();
        let is_reached =
            |delivered: &BySide<EntryNumber>| delivered.white > last && delivered.black > last;
        let _ = delivered.wait_for(is_reached).await;
    }
}

/// A connection as the record sees it.
pub(crate) struct Line {
    record: Arc<Record>,
    role: Mutex<Option<Side>>,
}

impl Line {
    pub(crate) fn new(record: Arc<Record>) -> Line {
        Line { record, role: Mutex::new(None) }
    }

    fn side(&self) -> Option<Side> {
        *self.role.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a message that a client or a server has sent.
    pub(crate) fn note_sent(&self, is_to_server: bool, text: &str) {
        if is_to_server {
            if let Ok(ClientMessage::Ask { id, request }) = ClientMessage::read(text) {
                let side = self.side().expect("a welcome comes before requests");
                let mut seen = self.record.lock();
                let before = seen.asked.insert((side, id), request.clone());
                if before.as_ref().is_some_and(|before| *before != request) {
                    let both = format!("{side:?} {id:?} was {before:?}, now {request:?}");
                    seen.contradictions.push(both);
                }
            }
            return;
        }
        let message = ServerMessage::read(text).expect("a message");
        if let ServerMessage::Welcome(welcome) = &message
            && let Role::Seat(side) = welcome.role
        {
            *self.role.lock().unwrap_or_else(PoisonError::into_inner) = Some(side);
        }
        let mut seen = self.record.lock();
        for entry in entries(&message) {
            let known = seen.entries.insert(entry.number, entry.clone());
            if known.as_ref().is_some_and(|known| known != entry) {
                let contradiction = format!("{known:?} was sent before, now {entry:?}");
                seen.contradictions.push(contradiction);
            }
        }
        if let (ServerMessage::Done { id }, Some(side)) = (&message, self.side()) {
            seen.acknowledged.insert((side, *id));
        }
        if let ServerMessage::Company(company) = &message {
            for side in Side::BOTH {
                let delay = company.lag[side].unwrap_or_default();
                seen.delay[side] = seen.delay[side].max(delay);
            }
        }
        if let ServerMessage::Rejected(rejection) = &message {
            seen.contradictions.push(format!("a player was rejected: {rejection:?}"));
        }
    }

    /// Notes a message that was delivered.
    pub(crate) fn note_delivered(&self, is_to_server: bool, text: &str) {
        let Some(side) = self.side().filter(|_| !is_to_server) else {
            return;
        };
        let message = ServerMessage::read(text).expect("a message");
        if let ServerMessage::Refused { id, .. } = &message {
            self.record.lock().refused.insert((side, *id));
        }
        if let Some(last) = entries(&message).last() {
            self.record
                .delivered
                .send_modify(|delivered| delivered[side] = delivered[side].max(last.number));
        }
    }
}

fn entries(message: &ServerMessage) -> &[Entry] {
    match message {
        ServerMessage::Welcome(welcome) => &welcome.entries,
        ServerMessage::Entries { entries, .. } => entries,
        _ => &[],
    }
}
