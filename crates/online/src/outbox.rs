//! The unanswered requests of a client.

use std::collections::VecDeque;

use crate::input_output::{Milliseconds, Output};
use crate::message::ClientMessage;
use crate::request::{Request, RequestId};

/// Number of bits that count the requests of one client. The 32 above them distinguish the clients of one seat: the
/// numbers stay below 2⁵², which JavaScript represents exactly.
const COUNTED_BITS: u32 = 20;

#[derive(Clone, Debug)]
struct Unanswered {
    id: RequestId,
    request: Request,
    sent: Milliseconds,
}

impl Unanswered {
    fn message(&self) -> Output {
        let message = ClientMessage::Ask { id: self.id, request: self.request.clone() };
        Output::Send(message.text())
    }
}

/// The unanswered requests, in order.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    unanswered: VecDeque<Unanswered>,
    next_id: u64,
}

impl Outbox {
    /// An empty outbox. The random number distinguishes the requests of two devices at one seat.
    pub(crate) fn new(random: u32) -> Outbox {
        Outbox { unanswered: VecDeque::new(), next_id: u64::from(random) << COUNTED_BITS }
    }

    /// Adds a request, and returns its message.
    pub(crate) fn add(&mut self, request: Request, now: Milliseconds) -> Output {
        self.next_id += 1;
        let added = Unanswered { id: RequestId(self.next_id), request, sent: now };
        let message = added.message();
        self.unanswered.push_back(added);
        message
    }

    pub(crate) fn requests(&self) -> impl Iterator<Item = &Request> {
        self.unanswered.iter().map(|unanswered| &unanswered.request)
    }

    /// The time at which the oldest message was sent.
    pub(crate) fn oldest(&self) -> Option<Milliseconds> {
        let sent = self.unanswered.iter().map(|unanswered| unanswered.sent);
        sent.min()
    }

    /// Sends the requests again that were last sent at least this long ago.
    pub(crate) fn send_again(&mut self, now: Milliseconds, age: Milliseconds) -> Vec<Output> {
        let due = |unanswered: &&mut Unanswered| unanswered.sent + age <= now;
        let due = self.unanswered.iter_mut().filter(due);
        due.map(|unanswered| {
            unanswered.sent = now;
            unanswered.message()
        })
        .collect()
    }

    pub(crate) fn remove(&mut self, id: RequestId) -> Option<Request> {
        let index = self.unanswered.iter().position(|request| request.id == id)?;
        let removed = self.unanswered.remove(index)?;
        Some(removed.request)
    }
}
