//! The task of a room: it prepares, writes, commits and answers, in this order and one request after another.

use std::sync::Arc;

use tokio::sync::mpsc;

use super::audience::Audience;
use super::messages::{ConnectionId, Deletion, Outgoing, Reached, RoomMessage, View};
use super::{Alive, Hub};
use crate::clock::Alarm;
use crate::limits::Allowance;
use crate::online::{
    Entry, Fact, GameId, Milliseconds, Pace, Phase, Refusal, Rejection, Request, RequestId, Role,
    Secret, ServerMessage,
};
use crate::room::{Answer, AnsweredRequest, Prepared, Room, StoredEntry};
use crate::rules::{BySide, Side};
use crate::seat::SecretHash;
use crate::store::{StoreError, StoredGame, StoredInvitation, Write, Written};

pub(super) const WATCH_DELAY: Milliseconds = 1_000;
/// Maximum number of entries in one message. The rest follows in others.
pub(crate) const MAX_ENTRIES: usize = 64;
/// Time that a room stays in memory after its last connection has ended.
const IDLE_TIMEOUT: Milliseconds = 60_000;
/// The same during a game that is not by post: the room knows how long an absent player has been away.
const PLAYING_IDLE_TIMEOUT: Milliseconds = 600_000;
/// Time after which a game whose store did not answer is tried again.
const BROKEN_PAUSE: Milliseconds = 5_000;
/// Grace of the server that has the players of a game, to write what is due in it.
const OTHERS_GRACE: Milliseconds = 5_000;
/// Maximum number of attempts of a write for which another server was sooner.
const MAX_CONFLICTS: u32 = 16;

/// The reason why a room ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Without connections. The next deadline is scheduled.
    Idle(Option<Milliseconds>),
    /// The store does not answer, or its log is invalid. Clients come back.
    Broken,
    Deleted,
    Stopped,
}

pub(super) struct RoomTask {
    pub(super) hub: Arc<Hub>,
    pub(super) game: GameId,
    pub(super) room: Room,
    pub(super) log: Vec<StoredEntry>,
    pub(super) invitation: Option<StoredInvitation>,
    pub(super) audience: Audience,
    /// Number of entries that watchers know.
    pub(super) released: usize,
    /// The sender of this room's messages.
    pub(super) address: mpsc::Sender<RoomMessage>,
    /// The remaining greetings and names of each seat.
    talk: BySide<Allowance>,
    had_connections: bool,
    empty_since: Milliseconds,
}

/// Runs a room until it is no longer needed.
pub(super) async fn run(
    hub: Arc<Hub>,
    game: GameId,
    address: mpsc::Sender<RoomMessage>,
    mut messages: mpsc::Receiver<RoomMessage>,
    alive: Alive,
) {
    // Futures of their own: their memory would otherwise be held as long as the room.
    let loaded = Box::pin(RoomTask::load(hub.clone(), game, address.clone())).await;
    let end = match loaded {
        Ok(Some(mut task)) => {
            let end = task.run(&mut messages).await.err();
            let end = end.unwrap_or(End::Stopped);
            task.dismiss(end);
            end
        }
        Ok(None) => End::Deleted,
        Err(StoreError(_)) => End::Broken,
    };
    let due = match end {
        End::Idle(due) => due,
        // The clock may run down while nobody comes back.
        End::Broken => Some(hub.now() + BROKEN_PAUSE),
        End::Deleted | End::Stopped => None,
    };
    hub.forget(game, &address, due);
    messages.close();
    while let Some(message) = messages.recv().await {
        match end {
            End::Deleted => answer_without_game(message),
            // Messages that came in between go to the next room of this game.
            End::Idle(_) => {
                let hub = hub.clone();
                tokio::spawn(async move { hub.send(game, message).await });
            }
            // Pending answers fail when their channel is dropped.
            End::Broken | End::Stopped => {}
        }
    }
    drop(alive);
}

fn answer_without_game(message: RoomMessage) {
    // The receiver may be gone.
    match message {
        RoomMessage::Enter { reply, .. } => {
            let _ = reply.send(Err(Rejection::NoSuchGame.into()));
        }
        RoomMessage::Inspect(look) => look(None),
        RoomMessage::Delete { reply, .. } => {
            let _ = reply.send(Deletion::NoSuchGame);
        }
        RoomMessage::Ask { .. }
        | RoomMessage::Measured { .. }
        | RoomMessage::Leave(_)
        | RoomMessage::Hint(_)
        | RoomMessage::Refresh
        | RoomMessage::Stop => {}
    }
}

impl RoomTask {
    async fn load(
        hub: Arc<Hub>,
        game: GameId,
        address: mpsc::Sender<RoomMessage>,
    ) -> Result<Option<Box<RoomTask>>, StoreError> {
        let loaded = hub.store.load(game).await;
        let loaded = loaded.inspect_err(|error| hub.note_store_error(error))?;
        let Some(StoredGame { seats, invitation, log }) = loaded else {
            return Ok(None);
        };
        let now = hub.now();
        let room = Room::open(&log, seats, now).map_err(|error| {
            tracing::error!(%game, %error, "the log of a game cannot be replayed");
            StoreError(error.to_string())
        })?;
        Ok(Some(Box::new(RoomTask {
            hub,
            game,
            room,
            log,
            invitation,
            audience: Audience::default(),
            released: 0,
            address,
            talk: BySide::default(),
            had_connections: false,
            empty_since: now,
        })))
    }

    async fn run(&mut self, messages: &mut mpsc::Receiver<RoomMessage>) -> Result<(), End> {
        Box::pin(self.restart()).await?;
        let mut alarm = Alarm::new(self.hub.clock().clone());
        loop {
            self.settle();
            alarm.set(self.next_event(messages.is_empty()));
            let message = tokio::select! {
                message = messages.recv() => message,
                () = alarm.wait() => None,
            };
            match message {
                Some(RoomMessage::Stop) => return Ok(()),
                Some(message) => Box::pin(self.receive(message)).await?,
                // The room itself holds a sender, so there is always another message.
                None => Box::pin(self.tick(messages.is_empty())).await?,
            }
        }
    }

    /// Records that a game in progress stood still in an outage.
    async fn restart(&mut self) -> Result<(), End> {
        let outage = self.hub.outage().await.map_err(|_| End::Broken)?;
        self.write_when(|room, now| room.prepare_restart(outage, now)).await
    }

    fn deadline(&self) -> Option<Milliseconds> {
        let others_have_players = self.hub.options.is_shared && !self.audience.has_players();
        let grace = if others_have_players { OTHERS_GRACE } else { 0 };
        Some(self.room.deadline()? + grace)
    }

    pub(super) fn now(&self) -> Milliseconds {
        self.hub.now()
    }

    async fn receive(&mut self, message: RoomMessage) -> Result<(), End> {
        match message {
            RoomMessage::Enter { entrance, outbox, reply } => {
                // A client from a server that has ended may know more than this room.
                self.catch_up_with_others().await?;
                let entered = self.enter(*entrance, outbox).await?;
                if let Err(Ok(entered)) = reply.send(entered) {
                    self.leave(entered.connection);
                }
            }
            RoomMessage::Ask { connection, id, request } => {
                self.restart().await?;
                self.ask(connection, id, &request).await?;
            }
            RoomMessage::Measured { connection, delay } => {
                if let Some(Role::Seat(side)) = self.audience.role(connection) {
                    self.room.measure(side, delay);
                }
            }
            RoomMessage::Leave(connection) => self.leave(connection),
            RoomMessage::Inspect(look) => {
                self.release();
                look(Some(&View {
                    game: self.game,
                    room: &self.room,
                    log: &self.log,
                    invitation: self.invitation.as_ref(),
                    released: self.released,
                    now: self.now(),
                }));
            }
            RoomMessage::Delete { seat, reply } => {
                let deletion = self.delete(&seat).await?;
                // The receiver may be gone.
                let _ = reply.send(deletion);
                if deletion == Deletion::Deleted {
                    return Err(End::Deleted);
                }
            }
            RoomMessage::Hint(number) => {
                if number > self.room.game().last() {
                    self.read_on().await?;
                    self.restart().await?;
                }
            }
            RoomMessage::Refresh => {
                self.catch_up().await?;
                self.restart().await?;
            }
            RoomMessage::Stop => return Err(End::Stopped),
        }
        Ok(())
    }

    /// Removes dropped connections, and reports changes of presence to the audience.
    fn settle(&mut self) {
        let now = self.now();
        for role in self.audience.take_dropped() {
            self.room.disconnect(role, now);
        }
        let company = self.room.company(now);
        self.audience.report(company, now, &self.hub.metrics);
        for role in self.audience.take_dropped() {
            self.room.disconnect(role, now);
        }
        if !self.audience.is_empty() {
            self.had_connections = true;
            self.empty_since = now;
        }
    }

    /// The time at which the room can be dropped, if nobody comes.
    fn idle_at(&self) -> Option<Milliseconds> {
        if !self.audience.is_empty() {
            return None;
        }
        let by_post = matches!(self.room.game().settings().pace, Pace::Post { .. });
        let stay = match self.room.game().phase() {
            _ if !self.had_connections => 0,
            Phase::Playing if !by_post => PLAYING_IDLE_TIMEOUT,
            Phase::Waiting | Phase::Playing | Phase::Over => IDLE_TIMEOUT,
        };
        Some(self.empty_since + stay)
    }

    /// The time of the next action without a message.
    fn next_event(&self, is_queue_empty: bool) -> Option<Milliseconds> {
        let idle_at = self.idle_at().filter(|_| is_queue_empty);
        let next_release = (self.audience.has_watchers())
            .then(|| self.log.get(self.released))
            .flatten()
            .map(|stored| stored.at + WATCH_DELAY);
        let waits = self.room.game().phase() == Phase::Waiting && !self.audience.is_empty();
        let invitation = self.invitation.filter(|_| waits);
        [
            idle_at,
            self.audience.look_at,
            next_release,
            self.deadline(),
            invitation.map(|invitation| invitation.until),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    async fn tick(&mut self, is_queue_empty: bool) -> Result<(), End> {
        if self.deadline().is_some_and(|at| at <= self.now()) {
            self.restart().await?;
            self.write_when(|room, now| room.prepare_due(now)).await?;
        }
        self.release();
        let now = self.now();
        if self.room.game().phase() == Phase::Waiting
            && self.invitation.is_some_and(|it| it.until <= now)
            && !self.audience.is_empty()
        {
            // Somebody may have come to another server.
            self.catch_up().await?;
            if self.room.game().phase() == Phase::Waiting {
                return Err(End::Deleted);
            }
        }
        match self.idle_at() {
            Some(at) if at <= now && is_queue_empty => Err(End::Idle(self.deadline())),
            _ => Ok(()),
        }
    }

    /// Writes what is prepared, if anything, and commits it. If another server was sooner, it is prepared again.
    async fn write_when(
        &mut self,
        prepare: impl Fn(&Room, Milliseconds) -> Option<StoredEntry>,
    ) -> Result<(), End> {
        for _ in 0..MAX_CONFLICTS {
            let Some(stored) = prepare(&self.room, self.now()) else {
                return Ok(());
            };
            if self.write(stored, None, None).await? == Written::All {
                return Ok(());
            }
        }
        Err(End::Broken)
    }

    /// Writes an entry, with other changes in the same transaction, and commits it. If another server was sooner, its
    /// entries are committed instead.
    pub(super) async fn write(
        &mut self,
        stored: StoredEntry,
        seat: Option<(Side, SecretHash)>,
        other: Option<Write>,
    ) -> Result<Written, End> {
        let append = Write::Append {
            game: self.game,
            entry: stored.clone(),
            seat,
            is_over: self.room.ends_with(&stored),
        };
        let writes = other.into_iter().chain([append]).collect();
        match self.hub.write(writes).await {
            Ok(Written::All) => {
                self.commit(vec![stored])?;
                if let Some((side, secret)) = seat {
                    self.room.give_seat(side, secret);
                    self.invitation = None;
                }
                Ok(Written::All)
            }
            Ok(Written::None) => {
                self.catch_up().await?;
                Ok(Written::None)
            }
            Err(StoreError(_)) => Err(End::Broken),
        }
    }

    /// Commits written entries, and sends them to the players.
    pub(super) fn commit(&mut self, new: Vec<StoredEntry>) -> Result<(), End> {
        for stored in &new {
            self.room.commit(stored).map_err(|error| {
                tracing::error!(game = %self.game, %error, "a written entry cannot be carried out");
                End::Broken
            })?;
            if let Fact::Did { .. } = stored.entry.fact {
                self.hub.metrics.moves.inc();
            }
        }
        let entries = new.iter().map(|stored| stored.entry.clone()).collect();
        let now = self.now();
        for message in self.entries_messages(entries, self.room.written(), now) {
            self.audience.say_to_players(&message, &self.hub.metrics);
        }
        self.log.extend(new);
        Ok(())
    }

    /// The messages with these entries, the last of which was seen at this time.
    pub(super) fn entries_messages(
        &self,
        entries: Vec<Entry>,
        since: Milliseconds,
        now: Milliseconds,
    ) -> Vec<Outgoing> {
        let elapsed = now.saturating_sub(since);
        let messages = entries.chunks(MAX_ENTRIES).map(|entries| {
            let last = entries.last().map(|entry| entry.number);
            let message = ServerMessage::Entries { entries: entries.to_vec(), elapsed };
            Outgoing::new(&message, last.map(|last| Reached { last, since }))
        });
        messages.collect()
    }

    /// Sends the watchers the entries that are old enough for them.
    pub(super) fn release(&mut self) {
        let now = self.now();
        let begin = self.released;
        let is_old = |stored: &StoredEntry| stored.at + WATCH_DELAY <= now;
        let old = self.log[begin..].iter().take_while(|stored| is_old(stored));
        self.released += old.count();
        if self.released == begin || !self.audience.has_watchers() {
            return;
        }
        let new = &self.log[begin..self.released];
        let since = new.last().map_or(now, |stored| stored.at + WATCH_DELAY);
        let entries = new.iter().map(|stored| stored.entry.clone()).collect();
        for message in self.entries_messages(entries, since, now) {
            self.audience.say_to_watchers(message);
        }
    }

    async fn ask(
        &mut self,
        connection: ConnectionId,
        id: RequestId,
        request: &Request,
    ) -> Result<(), End> {
        let Some(role) = self.audience.role(connection) else {
            return Ok(());
        };
        let answer = self.answer(role, id, request).await?;
        let message = match answer {
            Answer::Done => ServerMessage::Done { id },
            Answer::Refused(refusal) => {
                self.hub.metrics.count_refusal(&refusal);
                if let Role::Seat(by) = role {
                    let request = AnsweredRequest { by, id };
                    self.room.note_refusal(request, refusal.clone());
                }
                ServerMessage::Refused { id, refusal }
            }
        };
        let message = Outgoing::new(&message, None);
        self.audience.say(connection, &message, &self.hub.metrics);
        Ok(())
    }

    async fn answer(
        &mut self,
        role: Role,
        id: RequestId,
        request: &Request,
    ) -> Result<Answer, End> {
        let ends_it =
            matches!(request, Request::Resign | Request::Claim(_) | Request::Answer { .. });
        let mut is_new_talk = matches!(request, Request::Greet(_) | Request::Name(_));
        for _ in 0..MAX_CONFLICTS {
            let now = self.now();
            let prepared = match self.room.prepare(role, id, request, now) {
                Prepared::Answer(Answer::Refused(refusal)) => {
                    // It may be valid after what another server has written.
                    let known = self.room.game().last();
                    self.catch_up_with_others().await?;
                    if self.room.game().last() == known {
                        return Ok(Answer::Refused(refusal));
                    }
                    continue;
                }
                Prepared::Answer(answer) => return Ok(answer),
                prepared => prepared,
            };
            // The second half of the log is for turns, so that talk cannot keep a player from moving.
            let entries = self.hub.limits().entries;
            let is_of_a_turn = matches!(
                &prepared,
                Prepared::Write(stored) if matches!(stored.entry.fact, Fact::Did { .. })
            );
            let most = if is_of_a_turn { entries } else { entries / 2 };
            if self.log.len() as u64 >= most && !ends_it {
                return Ok(Answer::Refused(Refusal::TooMany));
            }
            if let (Role::Seat(by), true) = (role, std::mem::take(&mut is_new_talk)) {
                let rate = self.hub.limits().talk;
                if !self.talk[by].take(rate, now) {
                    return Ok(Answer::Refused(Refusal::TooMany));
                }
            }
            let written = match (prepared, role) {
                (Prepared::Write(stored), _) => self.write(stored, None, None).await?,
                (Prepared::BeginRematch(settings), Role::Seat(by)) => {
                    let request = AnsweredRequest { by, id };
                    match self.begin_rematch(settings, request).await? {
                        Ok(written) => written,
                        Err(refusal) => return Ok(Answer::Refused(refusal)),
                    }
                }
                (Prepared::BeginRematch(_) | Prepared::Answer(_), _) => {
                    return Ok(Answer::Refused(Refusal::Watching));
                }
            };
            if written == Written::All {
                return Ok(Answer::Done);
            }
        }
        Err(End::Broken)
    }

    fn leave(&mut self, connection: ConnectionId) {
        if let Some(role) = self.audience.remove(connection) {
            self.room.disconnect(role, self.now());
        }
    }

    async fn delete(&mut self, seat: &Secret) -> Result<Deletion, End> {
        // Somebody may have come to another server.
        self.catch_up_with_others().await?;
        if self.room.seat_of(seat).is_none() {
            return Ok(Deletion::NoSuchGame);
        }
        if self.room.game().phase() == Phase::Playing {
            return Ok(Deletion::IsPlayed);
        }
        match self.hub.store.delete(self.game).await {
            Ok(_) => {
                tracing::info!(game = %self.game, "deleted");
                Ok(Deletion::Deleted)
            }
            Err(error) => {
                self.hub.note_store_error(&error);
                Err(End::Broken)
            }
        }
    }

    /// Sends the last message to all connections, which end.
    fn dismiss(&mut self, end: End) {
        let last = match end {
            End::Deleted => ServerMessage::Rejected(Rejection::NoSuchGame),
            End::Stopped => ServerMessage::Stopping,
            End::Idle(_) | End::Broken => return,
        };
        let last = Outgoing::new(&last, None);
        self.audience.say_to_players(&last, &self.hub.metrics);
        self.audience.say_to_watchers(last);
    }
}
