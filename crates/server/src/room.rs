//! A game with its seats, clocks and presence.
//!
//! A room decides, and its owner writes: what is [prepared](Room::prepare) goes to disk first, and then into the room
//! by [`Room::commit`]. So nothing that a player has seen can be lost.

use std::collections::VecDeque;

use crate::clock::Outage;
use crate::game::Event;
use crate::lag::Lag;
use crate::online::{
    Circumstances, Company, Consequence, Entry, EntryNumber, Fact, GameId, GameSettings,
    InvalidSettings, LogError, Milliseconds, Offer, OnlineGame, Pace, Phase, Refusal, Request,
    RequestId, Role, Secret,
};
use crate::presence::{SeatPresence, Speed};
use crate::rules::{BySide, Side};
use crate::seat::SecretHash;

/// Number of answers to earlier requests stored for a seat.
const ANSWERS: usize = 64;
/// Time added for the side to move after a restart, in milliseconds.
const RESTART_BONUS: Milliseconds = 15_000;
/// Minimum outage, in milliseconds, that is recorded in a game by post: its days stand meanwhile.
const LONG_OUTAGE: Milliseconds = 60 * 60 * 1_000;
const MAX_PAUSE: Milliseconds = 15 * 60 * 1_000;
/// Time that must be left on the clock of an absent player beyond the grace: with less, the clock soon ends the game
/// itself.
const LEFT_TO_CLAIM: Milliseconds = 3_000;

/// The request that an entry answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnsweredRequest {
    pub by: Side,
    pub id: RequestId,
}

/// An entry with the data stored beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    pub entry: Entry,
    /// The time at which it was written.
    pub at: Milliseconds,
    /// The request that it answers.
    pub request: Option<AnsweredRequest>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Done,
    Refused(Refusal),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prepared {
    /// The answer, with nothing to write.
    Answer(Answer),
    /// An entry to write and commit. Then the answer is [`Answer::Done`].
    Write(StoredEntry),
    /// Another game is to be created; then its name is written here.
    BeginRematch(GameSettings),
}

#[derive(Clone, Debug, Default)]
struct Answers(VecDeque<(RequestId, Answer)>);

impl Answers {
    fn get(&self, id: RequestId) -> Option<&Answer> {
        self.0.iter().find_map(|(known, answer)| (*known == id).then_some(answer))
    }

    fn add(&mut self, id: RequestId, answer: Answer) {
        if self.get(id).is_some() {
            return;
        }
        if self.0.len() == ANSWERS {
            self.0.pop_front();
        }
        self.0.push_back((id, answer));
    }
}

#[derive(Clone, Debug)]
pub struct Room {
    game: OnlineGame,
    seats: BySide<Option<SecretHash>>,
    answers: BySide<Answers>,
    presence: BySide<SeatPresence>,
    lag: BySide<Lag>,
    watchers: u32,
    /// The time of the last entry.
    written: Milliseconds,
    /// The time at which the players last agreed on a pause.
    paused_at: Milliseconds,
    /// The time at which the last pause ended.
    resumed_at: Milliseconds,
}

impl Room {
    /// The first entry of a new game.
    pub fn first_entry(
        settings: GameSettings,
        now: Milliseconds,
    ) -> Result<StoredEntry, InvalidSettings> {
        settings.start()?;
        let entry = Entry {
            number: EntryNumber::default().next(),
            waited: 0,
            fact: Fact::Created(settings),
        };
        Ok(StoredEntry { entry, at: now, request: None })
    }

    /// Opens a game from its log. Nobody is connected yet.
    pub fn open(
        log: &[StoredEntry],
        seats: BySide<Option<SecretHash>>,
        now: Milliseconds,
    ) -> Result<Room, LogError> {
        let (first, rest) = log.split_first().ok_or(LogError::Creation)?;
        let mut room = Room {
            game: OnlineGame::new(&first.entry)?,
            seats,
            answers: BySide::default(),
            presence: BySide {
                white: SeatPresence::absent_since(now),
                black: SeatPresence::absent_since(now),
            },
            lag: BySide::default(),
            watchers: 0,
            written: first.at,
            paused_at: first.at,
            resumed_at: first.at,
        };
        for stored in rest {
            room.commit(stored)?;
        }
        Ok(room)
    }

    pub fn game(&self) -> &OnlineGame {
        &self.game
    }

    /// The seats that are taken.
    pub fn seats(&self) -> BySide<Option<SecretHash>> {
        self.seats
    }

    /// The time of the last entry.
    pub fn written(&self) -> Milliseconds {
        self.written
    }

    /// Returns `true` if this entry, which was prepared here, ends the game.
    pub fn ends_with(&self, stored: &StoredEntry) -> bool {
        let may_end = match stored.entry.fact {
            Fact::Did { .. } | Fact::Claimed { .. } | Fact::TimeUp(_) => true,
            Fact::Answered { offer, accept, .. } => accept && offer == Offer::Draw,
            // The elapsed time before it may have been the last.
            _ => stored.entry.waited > 0,
        };
        if !may_end || self.game.phase() == Phase::Over {
            return false;
        }
        let mut game = self.game.clone();
        game.apply(&stored.entry).is_ok() && game.phase() == Phase::Over
    }

    pub fn elapsed(&self, now: Milliseconds) -> Milliseconds {
        now.saturating_sub(self.written)
    }

    /// The seat that this secret opens.
    pub fn seat_of(&self, secret: &Secret) -> Option<Side> {
        let has_secret = |side: &Side| self.seats[*side].is_some_and(|seat| seat.is_of(secret));
        Side::BOTH.into_iter().find(has_secret)
    }

    pub fn free_seat(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.seats[side].is_none())
    }

    /// The entry for taking this seat; `None` if it is taken.
    pub fn prepare_seat(&self, side: Side, now: Milliseconds) -> Option<StoredEntry> {
        let is_free = self.seats[side].is_none();
        is_free.then(|| self.stored(0, Fact::Joined(side), now, None))
    }

    /// Gives a seat to the holder of this secret, once its entry has been committed.
    pub fn give_seat(&mut self, side: Side, seat: SecretHash) {
        self.seats[side] = Some(seat);
    }

    fn stored(
        &self,
        waited: Milliseconds,
        fact: Fact,
        now: Milliseconds,
        request: Option<AnsweredRequest>,
    ) -> StoredEntry {
        StoredEntry {
            entry: Entry { number: self.game.last().next(), waited, fact },
            // The clocks of servers that share their games differ a little. A log never goes back in time.
            at: now.max(self.written),
            request,
        }
    }

    /// Decides about a request. A repeated request gets the same answer again.
    pub fn prepare(
        &self,
        role: Role,
        id: RequestId,
        request: &Request,
        now: Milliseconds,
    ) -> Prepared {
        let refused = |refusal| Prepared::Answer(Answer::Refused(refusal));
        let Role::Seat(by) = role else {
            return refused(Refusal::Watching);
        };
        if let Some(answer) = self.answers[by].get(id) {
            return Prepared::Answer(answer.clone());
        }
        let circumstances = Circumstances { may_claim: self.may_claim(by, now) };
        let fact = match self.game.decide(role, request, circumstances) {
            Ok(Consequence::Log(fact)) => fact,
            Ok(Consequence::BeginRematch) => {
                let settings = self.game.settings().clone().with_colors_exchanged();
                return Prepared::BeginRematch(settings);
            }
            Err(refusal) => return refused(refusal),
        };
        let request = AnsweredRequest { by, id };
        let waited = self.waited(now);
        let compensation = match self.game.running_clock() {
            Some(running) if running == by => self.lag[by].compensation(),
            _ => 0,
        };
        let after = |waited| self.prepare_after(waited, fact.clone(), now, request);
        let prepared = match after(waited.saturating_sub(compensation)) {
            // Only with a turn: repeated greetings would otherwise save all lost time.
            Ok((_, acting)) if acting == by && compensation > 0 => after(waited),
            prepared => prepared,
        };
        prepared.map_or_else(refused, |(stored, _)| Prepared::Write(stored))
    }

    /// The entry of a request after this time, and the side to act after it.
    fn prepare_after(
        &self,
        waited: Milliseconds,
        fact: Fact,
        now: Milliseconds,
        request: AnsweredRequest,
    ) -> Result<(StoredEntry, Side), Refusal> {
        if self.game.time_left().is_some_and(|left| waited >= left) {
            return Err(Refusal::TimeIsUp);
        }
        let stored = self.stored(waited, fact, now, Some(request));
        let mut after = self.game.clone();
        match after.apply(&stored.entry) {
            Ok(_) => Ok((stored, after.acting_side())),
            Err(LogError::Refused { error, .. }) => Err(Refusal::Rules(error.to_string())),
            Err(error) => Err(Refusal::Rules(error.to_string())),
        }
    }

    /// The entry for the game that a [rematch](Prepared::BeginRematch) has begun.
    pub fn prepare_rematch(
        &self,
        game: GameId,
        request: AnsweredRequest,
        now: Milliseconds,
    ) -> StoredEntry {
        self.stored(0, Fact::Rematch(game), now, Some(request))
    }

    /// Elapsed time on the running clock, or of the days for a move.
    fn waited(&self, now: Milliseconds) -> Milliseconds {
        let runs = self.game.running_clock().is_some() || self.game.post_left().is_some();
        if runs { self.elapsed(now) } else { 0 }
    }

    /// Stores the refusal of a request, so that it is not applied when it is sent again.
    pub fn note_refusal(&mut self, request: AnsweredRequest, refusal: Refusal) {
        self.answers[request.by].add(request.id, Answer::Refused(refusal));
    }

    /// Applies an entry that has been written.
    pub fn commit(&mut self, stored: &StoredEntry) -> Result<Vec<Event>, LogError> {
        let (acting, was_paused) = (self.game.acting_side(), self.game.is_paused());
        let events = self.game.apply(&stored.entry)?;
        self.written = stored.at;
        if was_paused && !self.game.is_paused() {
            self.resumed_at = stored.at;
        }
        if let Fact::Answered { offer: Offer::Pause, accept: true, .. } = stored.entry.fact {
            self.paused_at = stored.at;
        }
        if let Some(AnsweredRequest { by, id }) = stored.request {
            self.answers[by].add(id, Answer::Done);
        }
        if self.game.acting_side() != acting {
            self.lag[acting].spend();
        }
        Ok(events)
    }

    /// The entry due by the time alone: the end by time, or the end of a pause.
    pub fn prepare_due(&self, now: Milliseconds) -> Option<StoredEntry> {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return None;
        }
        match (self.game.running_clock(), self.game.time_left()) {
            (Some(side), Some(left)) => Some(self.stored(left, Fact::TimeUp(side), now, None)),
            _ => Some(self.stored(0, Fact::Resumed { by: None }, now, None)),
        }
    }

    /// The time at which something is [due](Room::prepare_due).
    pub fn deadline(&self) -> Option<Milliseconds> {
        if self.game.phase() != Phase::Playing {
            return None;
        }
        if self.game.is_paused() {
            return Some(self.paused_at + MAX_PAUSE);
        }
        let running = self.game.running_clock()?;
        let left = self.game.time_left()?;
        Some(self.written + left + self.lag[running].flag_grace())
    }

    /// The entry for a game in progress before the last outage, without an entry since: its clocks stood still, and the
    /// log records that. By post, the days stood in an outage that was long enough to matter. Without either, nothing
    /// has stood.
    pub fn prepare_restart(&self, outage: Outage, now: Milliseconds) -> Option<StoredEntry> {
        if self.game.phase() != Phase::Playing || outage.until <= self.written {
            return None;
        }
        let now = now.max(outage.until);
        let restarted =
            |waited, bonus| Some(self.stored(waited, Fact::Restarted { bonus }, now, None));
        match self.game.settings().pace {
            Pace::Unlimited => None,
            Pace::Clock(_) if self.game.running_clock().is_some() => restarted(0, RESTART_BONUS),
            Pace::Clock(_) => restarted(0, 0),
            Pace::Post { .. } => {
                let before = outage.from.max(self.written);
                if outage.until - before < LONG_OUTAGE {
                    return None;
                }
                restarted(before - self.written + (now - outage.until), 0)
            }
        }
    }

    /// Returns `true` if this side may claim the result, because the other has gone away.
    fn may_claim(&self, by: Side, now: Milliseconds) -> bool {
        let game = &self.game;
        if game.acting_side() == by || game.phase() != Phase::Playing {
            return false;
        }
        if let Some(left) = game.post_left() {
            return left <= self.elapsed(now);
        }
        let has_begun = game.game().current_ply().0 >= 2;
        let grace = self.lag[!by].flag_grace() + LEFT_TO_CLAIM;
        let ends_by_itself =
            game.time_left().is_some_and(|left| left.saturating_sub(self.elapsed(now)) <= grace);
        has_begun && !ends_by_itself && self.claim_in(!by, now) == Some(0)
    }

    /// Time until the result may be claimed from this side; `None` while it is present, and in a pause.
    fn claim_in(&self, absent: Side, now: Milliseconds) -> Option<Milliseconds> {
        if self.game.is_paused() {
            return None;
        }
        let after = Speed::from_settings(self.game.settings()).claim_after()?;
        let absent_for = self.presence[absent].absent_for(now)?;
        let missed = absent_for.min(now.saturating_sub(self.resumed_at));
        Some(after.saturating_sub(missed))
    }

    pub fn connect(&mut self, role: Role) {
        match role {
            Role::Seat(side) => self.presence[side].connect(),
            Role::Watcher => self.watchers += 1,
        }
    }

    pub fn disconnect(&mut self, role: Role, now: Milliseconds) {
        match role {
            Role::Seat(side) => self.presence[side].disconnect(now),
            Role::Watcher => self.watchers = self.watchers.saturating_sub(1),
        }
    }

    pub fn measure(&mut self, side: Side, delay: Milliseconds) {
        self.lag[side].measure(delay);
    }

    /// Presence of the players and the number of watchers.
    pub fn company(&self, now: Milliseconds) -> Company {
        let acting = self.game.acting_side();
        let is_played = self.game.phase() == Phase::Playing;
        let presence = |side: Side| self.presence[side].presence(now);
        let lag = |side: Side| self.lag[side].mean().and_then(|mean| mean.try_into().ok());
        Company {
            players: BySide { white: presence(Side::White), black: presence(Side::Black) },
            lag: BySide { white: lag(Side::White), black: lag(Side::Black) },
            watchers: self.watchers,
            claim_after: self.claim_in(acting, now).filter(|_| is_played),
        }
    }
}
