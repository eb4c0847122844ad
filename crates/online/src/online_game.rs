//! The game of a log. The server and every client replay it with the same code, and so agree.

use crate::game::{AboutTag, Command, CommandError, Event, Game, Session};
use crate::link::GameId;
use crate::log::{Entry, EntryNumber, Fact};
use crate::player_name::PlayerName;
use crate::request::{Claim, Offer};
use crate::rules::{BySide, Side};
use crate::settings::{GameSettings, InvalidSettings, Pace};

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A seat is free.
    Waiting,
    /// Both players are at the board.
    Playing,
    /// The game has a result.
    Over,
}

/// The open offers, each by the side that made it. An offer of a draw is part of the game itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// To take back the last move of this side.
    pub takeback: Option<Side>,
    /// To stop the clocks.
    pub pause: Option<Side>,
    /// To play again.
    pub rematch: Option<Side>,
}

/// The reason why an entry does not belong to a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// The entries are not in order.
    #[error("expected entry {expected}, found {found}", expected = expected.0, found = found.0)]
    Order {
        /// The number of the next entry.
        expected: EntryNumber,
        /// The number found.
        found: EntryNumber,
    },
    /// The first entry creates the game, and no other does.
    #[error("expected the settings of the game in the first entry, and nowhere else")]
    Creation,
    /// The settings of the game.
    #[error("entry 1: {0}")]
    Settings(#[from] InvalidSettings),
    /// The game refuses the entry.
    #[error("entry {number}: {error}", number = number.0)]
    Refused {
        /// The number of the entry.
        number: EntryNumber,
        /// The refusal.
        error: CommandError,
    },
}

/// A game replayed from its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineGame {
    settings: GameSettings,
    session: Session,
    seats: BySide<bool>,
    names: BySide<Option<PlayerName>>,
    offers: Offers,
    is_paused: bool,
    /// Elapsed time of this turn by post at the last entry, in milliseconds.
    post_used: u64,
    rematch: Option<GameId>,
    /// Number of positions shown after the end.
    shown: usize,
    last: EntryNumber,
}

impl OnlineGame {
    /// Begins a game from the first entry of its log.
    pub fn new(first: &Entry) -> Result<OnlineGame, LogError> {
        let (EntryNumber(1), Fact::Created(settings)) = (first.number, &first.fact) else {
            return Err(LogError::Creation);
        };
        Ok(OnlineGame {
            session: settings.start()?,
            settings: settings.clone(),
            seats: BySide::default(),
            names: BySide::default(),
            offers: Offers::default(),
            is_paused: false,
            post_used: 0,
            rematch: None,
            shown: 0,
            last: first.number,
        })
    }

    /// Replays a whole log.
    pub fn replay(log: &[Entry]) -> Result<OnlineGame, LogError> {
        let (first, rest) = log.split_first().ok_or(LogError::Creation)?;
        let mut game = OnlineGame::new(first)?;
        for entry in rest {
            game.apply(entry)?;
        }
        Ok(game)
    }

    /// The commands of the board that a log amounts to, with the elapsed time and the names of the players: a session
    /// that applies them has the game.
    pub fn commands_of(log: &[Entry]) -> Result<Vec<Command>, LogError> {
        let (first, rest) = log.split_first().ok_or(LogError::Creation)?;
        let mut game = OnlineGame::new(first)?;
        let mut commands = Vec::new();
        for entry in rest {
            commands.extend(game.commands_of_entry(entry));
            game.apply(entry)?;
        }
        // The names come first: a game is filed as it is when it ends.
        let opening = game.settings.opening().chain(game.name_command());
        Ok(opening.chain(commands).collect())
    }

    /// The settings that the players agreed on.
    pub fn settings(&self) -> &GameSettings {
        &self.settings
    }

    /// The board, with the clocks.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The game on the board.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// The number of the last entry.
    pub fn last(&self) -> EntryNumber {
        self.last
    }

    /// The seats that are taken.
    pub fn seats(&self) -> BySide<bool> {
        self.seats
    }

    /// The names of the players.
    pub fn names(&self) -> &BySide<Option<PlayerName>> {
        &self.names
    }

    /// The command that names the players in the game; `None` if neither has a name.
    fn name_command(&self) -> Option<Command> {
        let tags = [(AboutTag::White, Side::White), (AboutTag::Black, Side::Black)];
        let tags = tags.into_iter().filter_map(|(tag, side)| {
            let name = self.names[side].as_ref()?;
            Some((tag, name.to_string()))
        });
        let tags: Vec<_> = tags.collect();
        (!tags.is_empty()).then_some(Command::SetTags(tags))
    }

    /// The open offers, except that of a draw.
    pub fn offers(&self) -> Offers {
        self.offers
    }

    /// The side that made this offer; `None` if it is not open.
    pub fn offered(&self, offer: Offer) -> Option<Side> {
        match offer {
            Offer::Draw => self.game().draw_offer(),
            Offer::Takeback => self.offers.takeback,
            Offer::Pause => self.offers.pause,
            Offer::Rematch => self.offers.rematch,
        }
    }

    /// Returns `true` while the clocks stand because both players agreed on a pause.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// The rematch, once it has begun.
    pub fn rematch(&self) -> Option<GameId> {
        self.rematch
    }

    /// Number of positions that the players have shown each other after the end.
    pub fn shown_positions(&self) -> usize {
        self.shown
    }

    /// The stage of the game.
    pub fn phase(&self) -> Phase {
        if self.game().outcome().is_some() {
            Phase::Over
        } else if self.seats.white && self.seats.black {
            Phase::Playing
        } else {
            Phase::Waiting
        }
    }

    /// The side that must act: the one to place a piece, to move, or to decide about an irregular turn.
    pub fn acting_side(&self) -> Side {
        let game = self.game();
        match (game.placement(), game.irregularities()) {
            (Some(placement), _) => placement.side(),
            (None, []) => game.position().side_to_move(),
            (None, _) => !game.position().side_to_move(),
        }
    }

    /// The side whose clock runs: only while both players are at the board.
    pub fn running_clock(&self) -> Option<Side> {
        match self.phase() {
            Phase::Playing => self.game().running_clock(),
            Phase::Waiting | Phase::Over => None,
        }
    }

    /// Number of turns to take back if this side may: its own last one and what followed. `None` if it has played none.
    pub fn turns_to_take_back(&self, by: Side) -> Option<u16> {
        let game = self.game();
        let turns = 1 + u16::from(game.position().side_to_move() == by);
        (game.current_ply().0 >= turns).then_some(turns)
    }

    /// Applies an entry. An invalid one changes nothing.
    pub fn apply(&mut self, entry: &Entry) -> Result<Vec<Event>, LogError> {
        let expected = self.last.next();
        if entry.number != expected {
            return Err(LogError::Order { expected, found: entry.number });
        }
        let mut after = self.clone();
        let events = after.carry_out(entry)?;
        after.last = entry.number;
        *self = after;
        Ok(events)
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<Vec<Event>, LogError> {
        let mut events = Vec::new();
        let refused = |error| LogError::Refused { number: entry.number, error };
        let acting = self.acting_side();
        if self.post_left().is_some() {
            self.post_used = self.post_used.saturating_add(entry.waited);
        }
        for command in self.commands_of_entry(entry) {
            events.extend(self.session.apply(command).map_err(refused)?);
        }
        self.note(&entry.fact)?;
        // Any command that lets the clocks run ends a pause.
        self.is_paused &= self.game().clock().is_some_and(|clock| clock.is_paused());
        if self.acting_side() != acting {
            self.post_used = 0;
        }
        if self.phase() == Phase::Over {
            self.offers = Offers { rematch: self.offers.rematch, ..Offers::default() };
        }
        Ok(events)
    }

    /// The commands of the board that an entry amounts to: the elapsed time, and its fact.
    fn commands_of_entry(&self, entry: &Entry) -> Vec<Command> {
        // By post the board has no clock.
        let waited =
            (entry.waited > 0 && self.post_left().is_none()).then_some(Command::Wait(entry.waited));
        let of_fact = self.commands(&entry.fact);
        waited.into_iter().chain(of_fact).collect()
    }

    /// The commands of the board that a fact amounts to.
    fn commands(&self, fact: &Fact) -> Vec<Command> {
        let has_clock = matches!(self.settings.pace, Pace::Clock(_));
        match *fact {
            Fact::Did { ref command, .. } => vec![command.clone()],
            Fact::Offered { by, offer: Offer::Draw } => vec![Command::OfferDrawBy(by)],
            Fact::Answered { offer: Offer::Draw, accept, .. } => {
                vec![Command::AnswerDraw { accept }]
            }
            // Withdrawing it answers it.
            Fact::Withdrew { offer: Offer::Draw, .. } => {
                vec![Command::AnswerDraw { accept: false }]
            }
            Fact::Answered { by, offer: Offer::Takeback, accept: true } => {
                let turns = self.turns_to_take_back(!by).unwrap_or_default();
                let takebacks = vec![Command::TakeBack; usize::from(turns)];
                // The clocks go on, unless the players agreed on a pause.
                if self.is_paused {
                    takebacks
                } else {
                    self.if_accepted(takebacks, Command::ResumeClock)
                }
            }
            Fact::Answered { offer: Offer::Pause, accept: true, .. } => vec![Command::PauseClock],
            // At the end of a pause, the clocks may run already.
            Fact::Resumed { by: None } => self.if_accepted(Vec::new(), Command::ResumeClock),
            Fact::Resumed { by: Some(_) } => vec![Command::ResumeClock],
            Fact::GaveTime { by, milliseconds } => {
                vec![Command::AddTime { side: !by, milliseconds }]
            }
            Fact::Claimed { by, claim: Claim::Win } => vec![Command::FlagFall(!by)],
            Fact::Claimed { by, claim: Claim::Draw } => {
                let offered = self.game().draw_offer().is_some();
                let offer = (!offered).then_some(Command::OfferDrawBy(by));
                offer.into_iter().chain([Command::AnswerDraw { accept: true }]).collect()
            }
            // The elapsed time may have ended the game already.
            Fact::TimeUp(side) if self.game().outcome().is_none() && !has_clock => {
                vec![Command::FlagFall(side)]
            }
            Fact::Restarted { bonus } if bonus > 0 && has_clock => {
                let bonus = Command::AddTime { side: self.acting_side(), milliseconds: bonus };
                // Not without a limit, on a full clock, or while an irregular turn is undecided.
                self.if_accepted(Vec::new(), bonus)
            }
            Fact::Created(_)
            | Fact::Joined(_)
            | Fact::Named { .. }
            | Fact::Offered { .. }
            | Fact::Answered { .. }
            | Fact::Withdrew { .. }
            | Fact::Greeted { .. }
            | Fact::Showed { .. }
            | Fact::TimeUp(_)
            | Fact::Restarted { .. }
            | Fact::Rematch(_) => Vec::new(),
        }
    }

    /// These commands and, if the board accepts it after them, one more.
    fn if_accepted(&self, mut commands: Vec<Command>, last: Command) -> Vec<Command> {
        let mut session = self.session.clone();
        let mut accepts = |command: &Command| session.apply(command.clone()).is_ok();
        if commands.iter().all(&mut accepts) && accepts(&last) {
            commands.push(last);
        }
        commands
    }

    /// Records what the board itself does not.
    fn note(&mut self, fact: &Fact) -> Result<(), LogError> {
        match *fact {
            Fact::Created(_) => return Err(LogError::Creation),
            Fact::Joined(side) => self.seats[side] = true,
            Fact::Named { by, ref name } => self.names[by] = Some(name.clone()),
            Fact::Offered { by, offer } => self.set_offer(offer, Some(by)),
            Fact::Withdrew { offer, .. } => self.set_offer(offer, None),
            Fact::Answered { offer, accept, .. } => {
                self.set_offer(offer, None);
                self.is_paused |= accept && offer == Offer::Pause;
            }
            Fact::Resumed { .. } => self.is_paused = false,
            Fact::Rematch(game) => {
                self.rematch = Some(game);
                self.offers.rematch = None;
            }
            Fact::Showed { .. } => self.shown += 1,
            Fact::Did { by, ref command } => {
                // A move resumes the clocks, and declines the other player's request; an own request stands.
                if matches!(command, Command::Play(_) | Command::EndTurn) {
                    self.is_paused = false;
                    self.offers.takeback = self.offers.takeback.filter(|&side| side == by);
                    self.offers.pause = None;
                }
            }
            Fact::GaveTime { .. }
            | Fact::Claimed { .. }
            | Fact::Greeted { .. }
            | Fact::TimeUp(_)
            | Fact::Restarted { .. } => {}
        }
        Ok(())
    }

    fn set_offer(&mut self, offer: Offer, by: Option<Side>) {
        match offer {
            // The board has it.
            Offer::Draw => {}
            Offer::Takeback => self.offers.takeback = by,
            Offer::Pause => self.offers.pause = by,
            Offer::Rematch => self.offers.rematch = by,
        }
    }
}

impl OnlineGame {
    /// The game with the time elapsed since the last entry, as the clocks show it.
    #[must_use]
    pub fn after(&self, milliseconds: u64) -> Session {
        let mut session = self.session.clone();
        if self.running_clock().is_some() && milliseconds > 0 {
            // The clock on display ends no game: the server does.
            let left = self
                .time_left()
                .map_or(milliseconds, |left| milliseconds.min(left.saturating_sub(1)));
            let _ = session.apply(Command::Wait(left));
        }
        session
    }

    /// Time of the days for this move that was left at the last entry, in milliseconds; `None` unless the game is
    /// played by post.
    pub fn post_left(&self) -> Option<u64> {
        match self.settings.pace {
            Pace::Post { days } if self.phase() == Phase::Playing => {
                let all = u64::from(days) * DAY;
                Some(all.saturating_sub(self.post_used))
            }
            _ => None,
        }
    }

    /// Time until the running clock runs out, in milliseconds; `None` if no clock runs.
    pub fn time_left(&self) -> Option<u64> {
        let side = self.running_clock()?;
        let clock = self.game().clock()?;
        // Its own delay: while an irregular turn is undecided, the turn on the clock is still the other side's.
        let left = clock.left(side)? + clock.state().sides[side].delay_left();
        u64::try_from(left.as_millis()).ok()
    }
}
