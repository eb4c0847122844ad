//! Connects to games with friends, and turns server events into updates of the board and the card.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::game::Event;
use crate::game::clocks::ClockSettings;
use crate::online::{
    GameSettings, Link, Network, Offer, OnlineGame, Pace, Phase, Request, SavedSeatsFile,
    WiredClient,
};
use crate::platform::renew_page;
use crate::rules::Ply;
use crate::viewer::board::line_preview::EndPreviews;
use crate::viewer::features::online::actions::FriendAction;
use crate::viewer::features::online::background_seats::{
    BackgroundSeat, BackgroundSeats, HiddenNews,
};
use crate::viewer::features::online::notices::{notice, refusal_words, state_words};
use crate::viewer::features::online::presence_sounds::sound_of;
use crate::viewer::features::online::saved_links::{note_over, own_seat, save_seat};
use crate::viewer::features::online::seat::{FriendSeat, NotAsked, SeatNews, WakeMute};
use crate::viewer::features::online::state::{
    FRIEND, FriendPage, FriendPlace, FriendProblem, FriendSettings, FriendStage, FriendView,
    GameToOffer, Host, SavedGame, SeatKey,
};
use crate::viewer::features::online::typed::{Typed, typed_link};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::{CONFIRMATION, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    Announcement, CommandRejected, Notice, OnlineGameRequest, OnlineOffer, PlaySound,
};
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::session::remote::{RemoteCommand, RemoteUpdate};
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::skipped_frame::FrameReasons;
use crate::viewer::kernel::waker::{Alarms, WindowWaker};

/// Alarm for deadlines that arrive without a server message.
const DEADLINE: &str = "friend";
/// Alarm for the time at which the result may be claimed.
const CLAIM: &str = "friend's claim";

/// The window can host a game.
pub(super) const CAN_HOST: bool = cfg!(all(feature = "server", not(target_family = "wasm")));

#[derive(Resource, Clone, Debug, Default)]
pub struct FriendNetwork(pub Network);

/// The game to connect to.
#[derive(Clone, Debug)]
pub(super) enum ConnectTarget {
    Follow(Link),
    /// Offers a game on the server of this page.
    Offer(String, GameSettings),
    /// The same, with the key that the server requires.
    OfferWithKey(String, GameSettings, String),
}

/// The seat in a game with a friend, or the attempt to get one.
#[derive(Resource, Debug, Default)]
pub(super) struct FriendConnection {
    pub(super) seat: Option<FriendSeat>,
    /// The game waits for this window's server.
    pub(super) is_starting: bool,
    pub(super) problem: Option<FriendProblem>,
    /// The link being followed; empty if none.
    pub(super) link: String,
}

impl FriendConnection {
    /// Discards an unaccepted invitation and the problem after a dialog was closed.
    pub(super) fn forget_invitation(&mut self) {
        if self.seat.as_ref().is_some_and(FriendSeat::is_invited) {
            self.seat = None;
        }
        self.problem = None;
    }

    /// Returns `true` if [`FriendConnection::forget_invitation`] would discard anything.
    pub(super) fn is_to_forget(&self) -> bool {
        self.problem.is_some() || self.seat.as_ref().is_some_and(FriendSeat::is_invited)
    }
}

#[derive(SystemParam)]
pub(super) struct Connecting<'w> {
    network: Res<'w, FriendNetwork>,
    waker: WindowWaker<'w>,
    pub(super) connection: ResMut<'w, FriendConnection>,
    pub(super) background: ResMut<'w, BackgroundSeats>,
}

impl Connecting<'_> {
    /// Enters a game, keeping the seat in any other.
    pub(super) fn go(&mut self, target: ConnectTarget) {
        let (variant, known) = match &target {
            ConnectTarget::Follow(link) => {
                let listed = SeatKey::of(link).and_then(|key| self.background.get(key));
                (listed.map(BackgroundSeat::variant), self.background.take(link))
            }
            ConnectTarget::Offer(..) | ConnectTarget::OfferWithKey(..) => (None, None),
        };
        let seat = known.map_or_else(|| self.connect(target), Ok);
        let (seat, problem) = match seat {
            Ok(mut seat) => {
                seat.want_board();
                seat.set_listed_variant(variant);
                (Some(seat), None)
            }
            Err(problem) => (None, Some(problem)),
        };
        let connection = FriendConnection { seat, problem, ..FriendConnection::default() };
        let before = std::mem::replace(&mut *self.connection, connection);
        if let Some(seat) = before.seat
            && seat.key() != self.connection.seat.as_ref().and_then(FriendSeat::key)
        {
            self.background.put_aside(seat);
        }
    }

    pub(super) fn connect(&self, target: ConnectTarget) -> Result<FriendSeat, FriendProblem> {
        let mute = WakeMute::default();
        let (network, wake) = (&self.network.0, mute.guard(self.waker.quiet_waker()));
        let wired = match target {
            ConnectTarget::Follow(link) => WiredClient::looking_over(network, &link, wake),
            ConnectTarget::Offer(server, settings) => {
                WiredClient::offering_over(network, server, settings, None, wake)
            }
            ConnectTarget::OfferWithKey(server, settings, key) => {
                WiredClient::offering_over(network, server, settings, Some(key), wake)
            }
        };
        match wired {
            Ok(wired) => Ok(FriendSeat::new(wired, mute)),
            Err(error) => Err(FriendProblem::Unreachable(error.to_string())),
        }
    }

    /// Takes the offered seat; returns `false` if there is none.
    fn accept(&mut self) -> bool {
        let seat = self.connection.bypass_change_detection().seat.as_mut();
        let invited = seat.filter(|seat| seat.is_invited());
        invited.map(FriendSeat::accept).is_some()
    }

    /// Leaves the game or cancels connecting.
    pub(super) fn leave(&mut self) {
        *self.connection = FriendConnection::default();
    }
}

pub(super) fn settings_of(offer: &OnlineOffer, days: Option<u8>) -> GameSettings {
    let clock = offer.clock.clone().filter(ClockSettings::is_limited);
    GameSettings {
        position: offer.position.clone(),
        table_rules: offer.table_rules,
        few_against_king: offer.few_against_king,
        pace: match (clock, days) {
            (Some(clock), _) => Pace::Clock(clock),
            (None, Some(days)) => Pace::Post { days },
            (None, None) => Pace::Unlimited,
        },
        host: offer.side,
        ..GameSettings::new(offer.variant)
    }
}

/// Offers the latest saved game for resumption, and connects to all unfinished ones.
fn find_saved(
    folders: Res<UserFolders>,
    settings: Res<FriendSettings>,
    mut connecting: Connecting,
    mut saved: ResMut<SavedGame>,
    mut view: ResMut<FriendView>,
) {
    let file: Option<SavedSeatsFile> = folders.file();
    let Some(seats) = file.and_then(|file| file.load().ok()) else {
        return;
    };
    saved.0 = seats.latest_open();
    if saved.0.is_some() {
        view.stage = FriendStage::Saved;
    }
    for (link, variant) in seats.open() {
        // The window's own server is started only when the player opens the game.
        let may_connect = settings.hosted.as_ref() != Some(&link.server);
        let seat = if may_connect && connecting.background.has_room() {
            connecting.connect(ConnectTarget::Follow(link.clone())).ok()
        } else {
            None
        };
        connecting.background.add(link, variant, seat);
    }
}

/// Opens the dialog, or follows a link at once.
fn answer_requests(
    mut requests: MessageReader<OnlineGameRequest>,
    settings: Res<FriendSettings>,
    mut offer: ResMut<GameToOffer>,
    mut dialogs: ResMut<OpenDialogs>,
    folders: Res<UserFolders>,
    mut connecting: Connecting,
    mut updates: MessageWriter<RemoteUpdate>,
) {
    for request in requests.read() {
        match request {
            OnlineGameRequest::Offer(game) => {
                offer.game = Some((**game).clone());
                connecting.connection.problem = None;
                dialogs.open(FRIEND, FriendPage::Offer);
            }
            OnlineGameRequest::Join => {
                connecting.connection.problem = None;
                connecting.connection.link.clear();
                dialogs.open(FRIEND, FriendPage::Join);
            }
            OnlineGameRequest::Follow(text) => {
                match typed_link(text, &settings.server) {
                    Ok(link) => {
                        updates.write(RemoteUpdate::Leave);
                        connecting.go(ConnectTarget::Follow(own_seat(link, &folders)));
                    }
                    Err(problem) => connecting.connection.problem = Some(problem),
                }
                connecting.connection.link.clone_from(text);
                dialogs.open(FRIEND, FriendPage::Join);
            }
        }
    }
}

const fn request_of(action: FriendAction) -> Option<Request> {
    Some(match action {
        FriendAction::Offer(offer) => Request::Offer(offer),
        FriendAction::Withdraw(offer) => Request::Withdraw(offer),
        FriendAction::Answer(offer, accept) => Request::Answer { offer, accept },
        FriendAction::Claim(claim) => Request::Claim(claim),
        FriendAction::Greet(greeting) => Request::Greet(greeting),
        FriendAction::GiveTime => Request::GiveTime,
        _ => return None,
    })
}

/// Sends a request and shows its immediate effect.
fn ask(
    seat: &mut FriendSeat,
    request: Request,
    updates: &mut MessageWriter<RemoteUpdate>,
    rejected: &mut MessageWriter<CommandRejected>,
    notices: &mut MessageWriter<Notice>,
) {
    match seat.ask(request) {
        Ok(events) if events.is_empty() => {}
        Ok(events) => refresh(seat, events, updates),
        Err(NotAsked::Board(error)) => {
            rejected.write(CommandRejected(error));
        }
        Err(NotAsked::Refused(refusal)) => {
            notices.write(Notice::refusal(move |localizer| refusal_words(&refusal, localizer)));
        }
    }
}

fn refresh(seat: &FriendSeat, events: Vec<Event>, updates: &mut MessageWriter<RemoteUpdate>) {
    if let Some(shown) = seat.shown() {
        updates.write(RemoteUpdate::Refresh(Box::new(shown), seat.players(), events));
    }
}

fn carry_out(
    mut actions: MessageReader<FriendAction>,
    mut connecting: Connecting,
    mut typed: Typed,
    mut dialogs: ResMut<OpenDialogs>,
    mut saved: ResMut<SavedGame>,
    folders: Res<UserFolders>,
    mut hosts: MessageWriter<Host>,
    mut updates: MessageWriter<RemoteUpdate>,
    mut rejected: MessageWriter<CommandRejected>,
    mut notices: MessageWriter<Notice>,
) {
    for &action in actions.read() {
        if let Some(request) = request_of(action) {
            if let Some(seat) = &mut connecting.connection.bypass_change_detection().seat {
                ask(seat, request, &mut updates, &mut rejected, &mut notices);
            }
            continue;
        }
        match action {
            FriendAction::Place(place) => typed.settings.place = place,
            FriendAction::Days(days) => typed.offer.days = days,
            FriendAction::Invite => {
                let Some(game) = typed.offer.game.clone() else {
                    continue;
                };
                if let Err(problem) = typed.keep_name() {
                    connecting.connection.problem = Some(problem);
                    continue;
                }
                let settings = settings_of(&game, typed.offer.days);
                if typed.settings.place == FriendPlace::Room && CAN_HOST {
                    hosts.write(Host::Offer(settings));
                    continue;
                }
                match typed.server() {
                    Ok(server) => {
                        updates.write(RemoteUpdate::Leave);
                        connecting.go(match typed.key(&server) {
                            Some(key) => ConnectTarget::OfferWithKey(server, settings, key),
                            None => ConnectTarget::Offer(server, settings),
                        });
                        dialogs.open(FRIEND, FriendPage::Invitation);
                    }
                    Err(problem) => connecting.connection.problem = Some(problem),
                }
            }
            FriendAction::Join => match typed.keep_name() {
                Ok(()) if connecting.accept() => {}
                Ok(()) => match typed.link() {
                    Ok(link) => {
                        updates.write(RemoteUpdate::Leave);
                        connecting.go(ConnectTarget::Follow(own_seat(link, &folders)));
                    }
                    Err(problem) => connecting.connection.problem = Some(problem),
                },
                Err(problem) => connecting.connection.problem = Some(problem),
            },
            FriendAction::ShowInvitation => dialogs.open(FRIEND, FriendPage::Invitation),
            FriendAction::CancelInvitation => {
                // Only a game that has not begun is given up; another one stays in the list.
                match connecting.connection.seat.take() {
                    Some(seat) if seat.phase() == Some(Phase::Waiting) => {
                        note_over(Some(&seat), None, &folders);
                    }
                    Some(seat) => connecting.background.put_aside(seat),
                    None => {}
                }
                connecting.leave();
                dialogs.close(FRIEND);
            }
            FriendAction::Return => {
                let connection = connecting.connection.bypass_change_detection();
                if let Some(seat) = &mut connection.seat {
                    show(seat, &mut updates);
                } else if let Some(link) = saved.0.clone() {
                    let is_hosted = typed.settings.hosted.as_ref() == Some(&link.server);
                    if is_hosted && CAN_HOST {
                        hosts.write(Host::Return(link));
                    } else {
                        connecting.go(ConnectTarget::Follow(link));
                    }
                }
            }
            FriendAction::Forget => {
                let link = saved.0.take();
                if let Some(seat) = link.as_ref().and_then(SeatKey::of) {
                    connecting.background.forget(seat);
                }
                note_over(connecting.connection.seat.as_ref(), link, &folders);
                connecting.leave();
            }
            FriendAction::Reconnect => {
                if let Some(seat) = &mut connecting.connection.bypass_change_detection().seat {
                    seat.reconnect();
                }
            }
            FriendAction::ReloadPage => renew_page(),
            // Handled with the clipboard, or already sent.
            _ => {}
        }
    }
}

/// Puts the game on the board.
pub(super) fn show(seat: &mut FriendSeat, updates: &mut MessageWriter<RemoteUpdate>) {
    if let Some(shown) = seat.shown() {
        seat.note_shown();
        updates.write(RemoteUpdate::Show(Box::new(shown), seat.players()));
    }
}

/// Sends the player's actions on the board to the server.
fn ask_server(
    mut commands: MessageReader<RemoteCommand>,
    mut connection: ResMut<FriendConnection>,
    mut updates: MessageWriter<RemoteUpdate>,
    mut rejected: MessageWriter<CommandRejected>,
    mut notices: MessageWriter<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for RemoteCommand(command) in commands.read() {
        let Some(seat) = &mut connection.bypass_change_detection().seat else {
            continue;
        };
        let Some(own) = seat.own_side() else { continue };
        if let Some(request) = Request::for_command(command.clone(), own) {
            ask(seat, request, &mut updates, &mut rejected, &mut notices);
            // The next frame shows it.
            redraw.write(RequestRedraw);
        }
    }
}

/// Applies server events to the board and the notices.
fn take_news(
    mut connecting: Connecting,
    time: Res<Time<Real>>,
    session: Res<CurrentSession>,
    mut was_practicing: Local<bool>,
    folders: Res<UserFolders>,
    settings: Res<FriendSettings>,
    mut alarms: ResMut<Alarms>,
    mut dialogs: ResMut<OpenDialogs>,
    mut saved: ResMut<SavedGame>,
    mut updates: MessageWriter<RemoteUpdate>,
    mut notices: MessageWriter<Notice>,
    mut hidden: MessageWriter<HiddenNews>,
) {
    let now = time.elapsed();
    let had_practice = std::mem::replace(&mut *was_practicing, session.is_practicing());
    let Some(seat) = &mut connecting.connection.bypass_change_detection().seat else {
        alarms.bypass_change_detection().clear(DEADLINE);
        alarms.bypass_change_detection().clear(CLAIM);
        return;
    };
    let mut news = seat.take_news(now);
    if had_practice && session.is_remote() {
        // What has happened during the practice is not on the board.
        news.has_changed = true;
        news.is_outdated = true;
    }
    if news.has_entered {
        saved.0 = None;
        if let Ok(name) = settings.name.parse() {
            seat.set_name(name);
        }
        save_seat(seat, &folders, &mut notices);
    }
    // A finished game belongs to the table.
    if !session.is_remote() && !news.begins && !news.is_wanted && !seat.is_finished() {
        hidden.write_batch(HiddenNews::of(seat, &news));
    }
    show_news(seat, &news, &session, &folders, &mut updates, &mut dialogs);
    let own = seat.own_side();
    if let Some(variant) = seat.variant() {
        let told = news.reports.iter();
        let names = seat.players().names;
        let is_by_post = seat.is_by_post();
        notices.write_batch(
            told.filter_map(|report| notice(report, own, variant, &names, is_by_post)),
        );
    }
    set_alarms(seat, now, alarms.bypass_change_detection());
    if let Some(link) = seat.rematch_link().filter(|_| seat.is_finished()) {
        connecting.go(ConnectTarget::Follow(link));
    }
}

/// Shows the events of the game.
fn show_news(
    seat: &mut FriendSeat,
    news: &SeatNews,
    session: &CurrentSession,
    folders: &UserFolders,
    updates: &mut MessageWriter<RemoteUpdate>,
    dialogs: &mut ResMut<OpenDialogs>,
) {
    if news.begins || news.is_wanted || (news.ends && news.has_entered) {
        show(seat, updates);
        if dialogs.has(FRIEND) {
            dialogs.close(FRIEND);
        }
        // The question was about the game that this one covers.
        if dialogs.has(CONFIRMATION) {
            dialogs.close(CONFIRMATION);
        }
    } else if news.ends {
        // A finished game off the board waits until the player returns to it.
        let variant = seat.variant().filter(|_| session.is_remote());
        let Some(variant) = variant else { return };
        match OnlineGame::commands_of(seat.log()) {
            Ok(commands) => {
                updates.write(RemoteUpdate::Finish(variant, commands, news.board.clone()));
            }
            Err(error) => error!("the game cannot be replayed: {error}"),
        }
        seat.note_finished();
        note_over(Some(seat), None, folders);
    } else if session.is_remote() {
        let mut events = news.board.clone();
        if news.is_outdated {
            let shown = seat.shown();
            let ply = shown.map_or(Ply(0), |shown| shown.game().current_ply());
            events.push(Event::Shown(ply));
        }
        if news.has_changed || seat.is_clock_running() {
            refresh(seat, events, updates);
        }
    }
}

/// Sets alarms for deadlines that arrive without a server message.
fn set_alarms(seat: &FriendSeat, now: Duration, alarms: &mut Alarms) {
    match seat.time_left() {
        // Quiet: the view decides whether anything visible changes.
        Some(left) => alarms.set_quiet(DEADLINE, now + left),
        None => alarms.clear(DEADLINE),
    }
    match seat.claim_at().filter(|at| *at > now) {
        Some(at) => alarms.set(CLAIM, at),
        None => alarms.clear(CLAIM),
    }
}

/// Updates the view of the game. A frame without a visible change need not be drawn.
fn show_view(
    connection: Res<FriendConnection>,
    saved: Res<SavedGame>,
    time: Res<Time<Real>>,
    localization: Res<Localization>,
    mut view: ResMut<FriendView>,
    mut dialogs: ResMut<OpenDialogs>,
    mut reasons: ResMut<FrameReasons>,
    mut announcements: MessageWriter<Announcement>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let mut next = match &connection.seat {
        Some(seat) => seat.view(time.elapsed()),
        None => FriendView {
            stage: match () {
                () if connection.is_starting => FriendStage::Starting,
                () if saved.0.is_some() => FriendStage::Saved,
                () => FriendStage::None,
            },
            ..FriendView::default()
        },
    };
    next.problem = next.problem.or_else(|| connection.problem.clone());
    let before = state_words(&view, &localization);
    if next.asks_for_key() && !view.asks_for_key() && dialogs.has(FRIEND) {
        dialogs.open(FRIEND, FriendPage::Offer);
    }
    sounds.write_batch(sound_of(&view, &next).map(PlaySound));
    if view.set_if_neq(next) {
        reasons.has_changed = true;
        let words = state_words(&view, &localization);
        if words != before {
            announcements.write(Announcement(words));
        }
    }
}

/// The request to play again.
pub(super) const fn rematch() -> FriendAction {
    FriendAction::Offer(Offer::Rematch)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FriendNetwork>()
        .init_resource::<FriendConnection>()
        .init_resource::<GameToOffer>()
        .init_resource::<SavedGame>()
        .init_resource::<BackgroundSeats>()
        .add_message::<Host>()
        .add_message::<HiddenNews>()
        .add_systems(Startup, find_saved)
        .add_systems(
            Update,
            (
                carry_out.in_set(CarryOut),
                (answer_requests, take_news)
                    .chain()
                    .after(CarryOut)
                    .after(FrameSystems::Input)
                    .before(EndPreviews)
                    .before(FrameSystems::Apply),
                (ask_server, show_view)
                    .chain()
                    .after(FrameSystems::Apply)
                    .before(FrameSystems::Render),
            ),
        );
}
