//! A seat in a game with a friend: the client, the game's log, and the player's own moves, shown before confirmation.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::game::{CommandError, Event, Session};
use crate::online::{
    Circumstances, ClientEvent, Company, Connection, Consequence, Entry, Fact, Link, Offer,
    OnlineGame, OpenInvitation, Pace, Phase, PlayerName, Refusal, Request, Role, ShownPosition,
    Target, WiredClient,
};
use crate::players::Player;
use crate::rules::{BySide, Side, Variant};
use crate::viewer::features::online::state::{
    FriendProblem, FriendStage, FriendView, SeatKey, ShownClaim, ShownInvitation, days_of, rough,
};
use crate::viewer::kernel::seats::RemotePlayers;

/// A switch that stops a seat's messages from waking the window. Background seats are polled instead.
#[derive(Clone, Debug, Default)]
pub(super) struct WakeMute(Arc<AtomicBool>);

impl WakeMute {
    /// Returns a function that wakes the window unless the seat is silent.
    pub(super) fn guard<W: Fn() + Send + Sync + 'static>(
        &self,
        wake: W,
    ) -> impl Fn() + Send + Sync + use<W> {
        let is_silent = self.0.clone();
        move || {
            if !is_silent.load(Ordering::Relaxed) {
                wake();
            }
        }
    }
}

#[derive(Debug)]
pub(super) struct FriendSeat {
    wired: WiredClient,
    mute: WakeMute,
    /// The log of the game so far.
    log: Vec<Entry>,
    role: Option<Role>,
    /// The variant in the list of games, known before the server answers.
    listed_variant: Option<Variant>,
    company: Option<Company>,
    invitation: Option<OpenInvitation>,
    problem: Option<FriendProblem>,
    /// Number of own moves shown but not confirmed.
    shown_ahead: usize,
    /// The game has been put on the board.
    was_shown: bool,
    /// The end of the game has been handled.
    is_finished: bool,
    /// The window time at which the result may be claimed.
    claim_at: Option<Duration>,
    /// The lost connection has been reported.
    is_lost: bool,
    /// The player has switched to the game, which should go on the board.
    wants_board: bool,
    /// The last position shown by the friend, until viewed.
    shown_by_friend: Option<ShownPosition>,
    times_shown: usize,
}

/// The events since the last poll.
#[derive(Debug, Default)]
pub(super) struct SeatNews {
    pub(super) has_changed: bool,
    pub(super) board: Vec<Event>,
    /// The board shows another position than the server has.
    pub(super) is_outdated: bool,
    pub(super) reports: Vec<SeatReport>,
    /// The player has taken the seat.
    pub(super) has_entered: bool,
    /// The player has switched to the game, which is now known.
    pub(super) is_wanted: bool,
    /// The game begins, or is entered while in progress.
    pub(super) begins: bool,
    /// The game is over, and its end has not been handled yet.
    pub(super) ends: bool,
    /// The game has just ended.
    pub(super) has_ended: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum SeatReport {
    /// A log entry.
    Happened(Fact),
    /// The server refuses a request.
    Refused(Refusal),
    /// The player's connection is lost or restored.
    Connection(Connection),
    /// The server is about to restart.
    Stopping,
}

/// The reason why a request is not sent.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum NotAsked {
    /// It is certain to be refused.
    Refused(Refusal),
    /// The move is illegal.
    Board(CommandError),
}

impl FriendSeat {
    /// A seat for a connecting client, which wakes the window unless silenced.
    pub(super) fn new(wired: WiredClient, mute: WakeMute) -> FriendSeat {
        FriendSeat {
            wired,
            mute,
            log: Vec::new(),
            role: None,
            listed_variant: None,
            company: None,
            invitation: None,
            problem: None,
            shown_ahead: 0,
            was_shown: false,
            is_finished: false,
            claim_at: None,
            is_lost: false,
            wants_board: false,
            shown_by_friend: None,
            times_shown: 0,
        }
    }

    /// Stops or allows waking the window.
    pub(super) fn set_silent(&self, is_silent: bool) {
        self.mute.0.store(is_silent, Ordering::Relaxed);
    }

    /// Requests the game on the board as soon as it is known.
    pub(super) fn want_board(&mut self) {
        self.wants_board = true;
    }

    pub(super) fn key(&self) -> Option<SeatKey> {
        SeatKey::of(&self.own_link()?)
    }

    /// Returns `true` if the seat can wait for the next poll: the server has answered the connection and every request.
    pub(super) fn is_settled(&self) -> bool {
        let client = self.wired.client();
        match client.connection() {
            Connection::Connected => client.unanswered().next().is_none(),
            Connection::Rejected => true,
            Connection::Connecting | Connection::Lost => false,
        }
    }

    /// The reason for the server's rejection, if any.
    pub(super) fn problem(&self) -> Option<&FriendProblem> {
        self.problem.as_ref()
    }

    /// Time since the last log entry.
    pub(super) fn since_last_entry(&self) -> Duration {
        self.wired.since_last_entry()
    }

    /// The remaining time for the move: by post, or on the running clock.
    pub(super) fn left_for_move(&self) -> Option<Duration> {
        let game = self.game()?;
        let left = Duration::from_millis(game.post_left().or_else(|| game.time_left())?);
        Some(left.saturating_sub(self.since_last_entry()))
    }

    /// The game as the server has it.
    pub(super) fn game(&self) -> Option<&OnlineGame> {
        self.wired.client().game()
    }

    pub(super) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The player's side; `None` for a watcher.
    pub(super) fn own_side(&self) -> Option<Side> {
        self.role?.side()
    }

    pub(super) fn variant(&self) -> Option<Variant> {
        self.game().map(|game| game.settings().variant)
    }

    /// The variant with which the game was listed, if it was.
    pub(super) fn listed_variant(&self) -> Option<Variant> {
        self.listed_variant
    }

    pub(super) fn set_listed_variant(&mut self, variant: Option<Variant>) {
        self.listed_variant = variant;
    }

    /// The link to the player's own seat.
    pub(super) fn own_link(&self) -> Option<Link> {
        let link = self.wired.client().own_link()?;
        matches!(link.target, Target::Seat { .. }).then_some(link)
    }

    pub(super) fn watch_link(&self) -> Option<Link> {
        let client = self.wired.client();
        let game = client.game_id()?;
        Some(client.link(Target::Watch { game }))
    }

    /// The position shown by the friend and not yet viewed.
    pub(super) fn shown_by_friend(&self) -> Option<&ShownPosition> {
        self.shown_by_friend.as_ref()
    }

    /// Takes the friend's position for viewing.
    pub(super) fn take_shown(&mut self) -> Option<ShownPosition> {
        self.shown_by_friend.take()
    }

    /// Number of positions shown by the friend.
    pub(super) fn times_shown(&self) -> usize {
        self.times_shown
    }

    /// The link to the player's seat in the rematch.
    pub(super) fn rematch_link(&self) -> Option<Link> {
        self.wired.client().rematch_link()
    }

    /// The board as the player sees it.
    pub(super) fn shown(&self) -> Option<Session> {
        self.wired.shown()
    }

    /// Time until the next deadline that arrives without a wake-up.
    pub(super) fn time_left(&self) -> Option<Duration> {
        self.wired.time_left()
    }

    /// Returns `true` if an invitation is open.
    pub(super) fn is_invited(&self) -> bool {
        self.wired.client().offered().is_some()
    }

    pub(super) fn accept(&mut self) {
        self.wired.accept();
    }

    /// Sets the player's name in the game.
    pub(super) fn set_name(&mut self, name: PlayerName) {
        self.wired.set_name(name);
    }

    fn name(&self, side: Side) -> Option<String> {
        let name = self.game()?.names()[side].clone();
        name.map(String::from)
    }

    /// The friend's name; `None` for a watcher.
    pub(super) fn friend_name(&self) -> Option<String> {
        self.name(!self.own_side()?)
    }

    pub(super) fn reconnect(&mut self) {
        self.wired.reconnect();
    }

    pub(super) fn note_shown(&mut self) {
        self.was_shown = true;
        self.wants_board = false;
    }

    pub(super) fn note_finished(&mut self) {
        self.is_finished = true;
    }

    /// Returns `true` if the end of the game has been handled.
    pub(super) fn is_finished(&self) -> bool {
        self.is_finished
    }

    pub(super) fn is_clock_running(&self) -> bool {
        self.game().and_then(OnlineGame::running_clock).is_some()
    }

    pub(super) fn phase(&self) -> Option<Phase> {
        self.game().map(OnlineGame::phase)
    }

    /// The local and remote players. Before the friend joins, and for watchers, nobody here may move.
    pub(super) fn players(&self) -> RemotePlayers {
        let mut players = BySide { white: Player::Remote, black: Player::Remote };
        if let Some(own) = self.own_side()
            && self.phase() != Some(Phase::Waiting)
        {
            players[own] = Player::Person;
        }
        let names = BySide { white: self.name(Side::White), black: self.name(Side::Black) };
        RemotePlayers { players, names }
    }

    /// Handles pending server events; `now` is the window time.
    pub(super) fn take_news(&mut self, now: Duration) -> SeatNews {
        let mut news = SeatNews::default();
        let before = self.phase();
        for event in self.wired.take_events() {
            news.has_changed = true;
            self.take_in(event, now, &mut news);
        }
        let phase = self.phase();
        news.is_wanted = self.wants_board && matches!(phase, Some(Phase::Playing | Phase::Over));
        news.begins = phase == Some(Phase::Playing)
            && (before != Some(Phase::Playing) || news.has_entered)
            && !self.was_shown;
        news.has_ended =
            phase == Some(Phase::Over) && before != Some(Phase::Over) && !news.has_entered;
        news.ends = phase == Some(Phase::Over) && !self.is_finished && self.role.is_some();
        if self.claim_at.is_some_and(|at| at <= now) {
            news.has_changed = true;
        }
        news
    }

    fn take_in(&mut self, event: ClientEvent, now: Duration, news: &mut SeatNews) {
        match event {
            ClientEvent::Connection(connection) => {
                let reason = self.wired.failure().map(ToString::to_string);
                let unreachable = reason.map(FriendProblem::Unreachable);
                match connection {
                    Connection::Lost if self.role.is_none() => self.problem = unreachable,
                    Connection::Connected => self.problem = None,
                    _ => {}
                }
                // Further attempts are not reported.
                let is_lost = match connection {
                    Connection::Connecting => self.is_lost,
                    Connection::Connected => false,
                    Connection::Lost | Connection::Rejected => true,
                };
                let was_lost = std::mem::replace(&mut self.is_lost, is_lost);
                if self.role.is_some() && was_lost != is_lost {
                    news.reports.push(SeatReport::Connection(connection));
                }
            }
            ClientEvent::Entered(role) => {
                self.role = Some(role);
                news.has_entered = true;
            }
            // Handled by the client.
            ClientEvent::Offered(_) => {}
            ClientEvent::Invites(invitation) => self.invitation = Some(invitation),
            ClientEvent::Happened { entry, events } => {
                let is_own = match &entry.fact {
                    Fact::Did { by, .. } => self.own_side() == Some(*by),
                    _ => false,
                };
                if is_own && self.shown_ahead > 0 {
                    // Already on the board.
                    self.shown_ahead -= 1;
                } else if self.was_shown {
                    news.board.extend(events);
                }
                if let Fact::Showed { by, position } = &entry.fact
                    && self.own_side() == Some(!*by)
                {
                    self.shown_by_friend = Some(position.clone());
                    self.times_shown += 1;
                }
                if !news.has_entered {
                    news.reports.push(SeatReport::Happened(entry.fact.clone()));
                }
                self.log.push(entry);
            }
            ClientEvent::Company(company) => {
                self.company = Some(company);
                let claim_after = company.claim_after.map(Duration::from_millis);
                self.claim_at = claim_after.map(|after| now + after);
            }
            ClientEvent::Refused { request, refusal } => {
                if is_shown_ahead(&request) {
                    self.shown_ahead = self.shown_ahead.saturating_sub(1);
                }
                news.is_outdated = true;
                news.reports.push(SeatReport::Refused(refusal));
            }
            ClientEvent::Rejected(rejection) => {
                self.problem = Some(FriendProblem::Rejected(rejection));
            }
            ClientEvent::NotUnderstood(_) => self.problem = Some(FriendProblem::NotUnderstood),
            ClientEvent::Stopping => news.reports.push(SeatReport::Stopping),
        }
    }

    /// Sends a request, unless it is certain to be refused. Returns the events of an own move, which is shown at once.
    pub(super) fn ask(&mut self, request: Request) -> Result<Vec<Event>, NotAsked> {
        let refused = |refusal| Err(NotAsked::Refused(refusal));
        let (Some(role), Some(game)) = (self.role, self.game()) else {
            return refused(Refusal::NotBegun);
        };
        // Requesting what the other player has offered accepts the offer.
        let request = match request {
            Request::Offer(offer) if self.is_offered_by_friend(offer) => {
                let accept = true;
                Request::Answer { offer, accept }
            }
            request => request,
        };
        // Only the server knows how long the other player has been away.
        let circumstances = Circumstances { may_claim: true };
        let mut events = Vec::new();
        match game.decide(role, &request, circumstances) {
            Err(refusal) => return refused(refusal),
            Ok(Consequence::Log(Fact::Did { command, .. })) => {
                let Some(mut after) = self.shown() else {
                    return refused(Refusal::NotBegun);
                };
                events = after.apply(command).map_err(NotAsked::Board)?;
            }
            Ok(Consequence::Log(_) | Consequence::BeginRematch) => {}
        }
        let is_shown = is_shown_ahead(&request);
        self.shown_ahead += usize::from(is_shown);
        self.wired.ask(request);
        Ok(if is_shown { events } else { Vec::new() })
    }

    fn is_offered_by_friend(&self, offer: Offer) -> bool {
        let offered = self.game().and_then(|game| game.offered(offer));
        offered.is_some() && offered == self.own_side().map(|own| !own)
    }

    /// The window's view of the game.
    pub(super) fn view(&self, now: Duration) -> FriendView {
        let client = self.wired.client();
        let mut view = FriendView {
            stage: FriendStage::Connecting,
            connection: Some(client.connection()),
            problem: self.problem.clone(),
            own: self.own_side(),
            ..FriendView::default()
        };
        if let Some(offered) = client.offered() {
            view.stage = FriendStage::Invited;
            view.connection = None;
            view.offered = Some(Box::new(offered.settings.clone()));
            view.friend_name = offered.host_name.clone().map(String::from);
        }
        let Some(game) = self.game() else {
            return view;
        };
        view.stage = match game.phase() {
            Phase::Waiting => FriendStage::Waiting,
            Phase::Playing => FriendStage::Playing,
            Phase::Over => FriendStage::Over,
        };
        view.ends_unseen = game.phase() == Phase::Over && !self.is_finished && self.role.is_some();
        view.variant = Some(game.settings().variant);
        view.days = days_of(&game.settings().pace);
        view.invitation = self.shown_invitation(game);
        view.friend_name = self.friend_name();
        view.own_name = self.own_side().and_then(|own| self.name(own));
        view.watchers = self.company.map_or(0, |company| company.watchers);
        let Some(own) = view.own else {
            return view;
        };
        if let Some(company) = self.company {
            view.presence = Some(company.players[!own]);
            view.delays = (rough(company.lag[!own]), rough(company.lag[own]));
        }
        for offer in [Offer::Takeback, Offer::Pause, Offer::Rematch] {
            match game.offered(offer) {
                Some(by) if by == own => view.asked_by_me.push(offer),
                Some(_) => view.asked_by_friend.push(offer),
                None => {}
            }
        }
        let is_playing = game.phase() == Phase::Playing;
        view.may_take_back = is_playing
            && game.settings().takebacks
            && game.turns_to_take_back(own).is_some()
            && game.offers().takeback.is_none();
        view.may_give_time = is_playing && matches!(game.settings().pace, Pace::Clock(_));
        let is_absent_to_act = is_playing && game.acting_side() != own;
        view.claim = self
            .claim_at
            .filter(|_| is_absent_to_act && view.presence_known().is_some())
            .map(|at| match at.saturating_sub(now).as_secs() {
                _ if at <= now => ShownClaim::Now,
                _ => ShownClaim::Later(self.claim_seconds()),
            });
        let is_post_over = self.wired.post_left() == Some(Duration::ZERO);
        if is_post_over && is_absent_to_act && view.presence_known().is_some() {
            view.claim = Some(ShownClaim::Now);
        }
        view
    }

    /// Returns `true` for a game with days for each move.
    pub(super) fn is_by_post(&self) -> bool {
        self.wired.client().game().is_some_and(|game| days_of(&game.settings().pace).is_some())
    }

    /// The seconds until the result may be claimed, as last reported by the server.
    fn claim_seconds(&self) -> u64 {
        let after = self.company.and_then(|company| company.claim_after);
        after.unwrap_or_default().div_ceil(1_000)
    }

    /// The window time at which the result may be claimed.
    pub(super) fn claim_at(&self) -> Option<Duration> {
        self.claim_at
    }

    fn shown_invitation(&self, game: &OnlineGame) -> Option<ShownInvitation> {
        let invitation = self.invitation.filter(|_| game.phase() == Phase::Waiting)?;
        let client = self.wired.client();
        let link = client.link(Target::Join { game: client.game_id()?, secret: invitation.secret });
        let hours = invitation.seconds.div_ceil(60 * 60);
        Some(ShownInvitation {
            server: plain_address(&link.server).to_owned(),
            link: link.to_string(),
            code: invitation.code.to_string(),
            hours: usize::try_from(hours).unwrap_or(usize::MAX),
        })
    }
}

/// Strips the scheme of a server address for display.
fn plain_address(server: &str) -> &str {
    let address = server.trim_end_matches('/');
    let address = address.strip_prefix("https://").unwrap_or(address);
    // Without its scheme, it would be taken for an encrypted address.
    let near = address.strip_prefix("http://");
    near.filter(|near| near.starts_with(|first: char| first.is_ascii_digit())).unwrap_or(address)
}

/// Returns `true` if the board shows the request's effect before the server answers.
const fn is_shown_ahead(request: &Request) -> bool {
    matches!(request, Request::Play(_) | Request::Hand(_) | Request::Touch(_))
}
