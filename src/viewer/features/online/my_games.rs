//! The player's ongoing games with friends: the list, its actions, and notices about the games in the background.

use std::cmp::Reverse;
use std::time::Duration;

use bevy::prelude::*;

use crate::i18n::{Localizer, Messages, Phrase};
use crate::online::{Link, Phase, Rejection};
use crate::rules::{Side, Variant};
use crate::viewer::features::online::background_seats::{BackgroundSeats, Happened, HiddenNews};
use crate::viewer::features::online::connection::{
    CAN_HOST, ConnectTarget, Connecting, FriendConnection, show,
};
use crate::viewer::features::online::saved_links::note_over;
use crate::viewer::features::online::seat::FriendSeat;
use crate::viewer::features::online::state::{
    FRIEND, FriendGames, FriendPage, FriendProblem, FriendSettings, GameState, GamesPage, Host,
    MY_GAMES, MyGame, SavedGame, SeatKey, TimeLeft,
};
use crate::viewer::kernel::actions::{CarryOut, FeatureAction, Situation};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::messages::{Notice, NoticeKind};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::session::remote::RemoteUpdate;
use crate::viewer::kernel::skipped_frame::FrameReasons;
use crate::viewer::kernel::window_title::GamesWaiting;
use crate::viewer::shell::notice::NoticeWithButton;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MyGamesAction {
    Open,
    /// Puts this game on the board.
    GoTo(SeatKey),
    /// Asks for confirmation before forgetting this game.
    AskForget(SeatKey),
    Forget(SeatKey),
}

impl FeatureAction for MyGamesAction {
    const KEYS: &'static [(Key, MyGamesAction)] =
        &[(Key::ctrl('g').with_shift(), MyGamesAction::Open)];

    const KEY_GROUP: KeyGroup = KeyGroup::Games;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            MyGamesAction::Open => Messages::friend_my_games,
            MyGamesAction::GoTo(_) => Messages::friend_go_there,
            MyGamesAction::AskForget(_) | MyGamesAction::Forget(_) => Messages::friend_forget,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        let is_listed = now.dialogs.is_on_top(MY_GAMES);
        match self {
            MyGamesAction::Open | MyGamesAction::GoTo(_) => now.is_game() || is_listed,
            MyGamesAction::AskForget(_) | MyGamesAction::Forget(_) => is_listed,
        }
    }
}

/// The description of a game: variant and own side.
pub(super) fn game_words(variant: Variant, own: Option<Side>, localizer: &Localizer) -> String {
    let mut words = vec![localizer.variant(variant)];
    words.extend(own.map(|own| {
        let side = localizer.side_of(variant, own);
        localizer.messages.friend_you_play(side)
    }));
    words.join(" · ")
}

/// The state of a game and the remaining time, in words.
pub(super) fn standing_words(game: &MyGame, localizer: &Localizer) -> String {
    let messages = &localizer.messages;
    let state = match game.state {
        GameState::OwnTurn => messages.friend_own_turn(),
        GameState::FriendsTurn => messages.friend_friends_turn(),
        GameState::Waiting => messages.friend_not_joined(),
        GameState::Over => messages.friend_game_over(),
        GameState::Unknown => messages.friend_not_known(),
        GameState::Gone => messages.friend_game_gone(),
    };
    let left = game.left.map(|left| match left {
        TimeLeft::Days(days) => messages.online_days_left(days),
        TimeLeft::Hours(hours) => messages.online_hours_left(hours),
        TimeLeft::Minutes(minutes) => messages.friend_minutes_left(minutes),
        TimeLeft::Over => messages.friend_time_over(),
    });
    let on_board = game.is_on_board.then(|| messages.friend_on_board());
    let words = [Some(state), left, on_board].into_iter().flatten();
    words.collect::<Vec<_>>().join(" · ")
}

/// The remaining time as displayed: in hours up to two days, then in days.
fn time_left(left: Duration) -> TimeLeft {
    let minutes = usize::try_from(left.as_secs().div_ceil(60)).unwrap_or(usize::MAX);
    match minutes {
        0 => TimeLeft::Over,
        1..60 => TimeLeft::Minutes(minutes),
        60..2_880 => TimeLeft::Hours(minutes / 60),
        _ => TimeLeft::Days(minutes / 1_440),
    }
}

fn state_of(seat: &FriendSeat) -> GameState {
    let gone = FriendProblem::Rejected(Rejection::NoSuchGame);
    match (seat.game(), seat.own_side()) {
        _ if seat.problem() == Some(&gone) => GameState::Gone,
        (Some(game), Some(own)) => match game.phase() {
            Phase::Waiting => GameState::Waiting,
            Phase::Over => GameState::Over,
            Phase::Playing if game.acting_side() == own => GameState::OwnTurn,
            Phase::Playing => GameState::FriendsTurn,
        },
        _ => GameState::Unknown,
    }
}

/// A list entry, with the time since the last event.
fn shown(seat: &FriendSeat, is_on_board: bool) -> Option<(MyGame, Duration)> {
    let game = seat.game()?;
    let shown = MyGame {
        seat: seat.key()?,
        variant: game.settings().variant,
        own: seat.own_side(),
        state: state_of(seat),
        left: seat.left_for_move().map(time_left),
        is_on_board,
    };
    Some((shown, seat.since_last_entry()))
}

fn games(connection: &FriendConnection, others: &BackgroundSeats, is_remote: bool) -> FriendGames {
    let in_use = connection.seat.as_ref().filter(|seat| !seat.is_finished());
    let in_use = in_use.and_then(|seat| shown(seat, is_remote));
    let others = others.iter().filter_map(|other| {
        let known = other.seat().and_then(|seat| shown(seat, false));
        known.or_else(|| {
            let shown = MyGame {
                seat: other.key()?,
                variant: other.variant(),
                own: None,
                state: other.seat().map_or(GameState::Unknown, state_of),
                left: None,
                is_on_board: false,
            };
            Some((shown, Duration::ZERO))
        })
    });
    let mut games: Vec<_> = in_use.into_iter().chain(others).collect();
    games.sort_by_key(|(game, since)| (game.state, Reverse(*since)));
    FriendGames(games.into_iter().map(|(game, _)| game).collect())
}

/// Returns `true` if there is a game or the list still shows one.
fn has_games(
    connection: Res<FriendConnection>,
    others: Res<BackgroundSeats>,
    list: Res<FriendGames>,
) -> bool {
    connection.seat.is_some() || !others.is_empty() || !list.0.is_empty()
}

/// Updates the list. Only the number of games is always visible, the rest only while the list is open.
fn list_games(
    connection: Res<FriendConnection>,
    others: Res<BackgroundSeats>,
    session: Res<CurrentSession>,
    dialogs: Res<OpenDialogs>,
    mut list: ResMut<FriendGames>,
    mut waiting: ResMut<GamesWaiting>,
    mut reasons: ResMut<FrameReasons>,
) {
    let next = games(&connection, &others, session.is_remote());
    let in_sight = |games: &FriendGames| (games.0.len(), games.waiting());
    if in_sight(&next) != in_sight(&list) || (dialogs.has(MY_GAMES) && next != *list) {
        reasons.has_changed = true;
    }
    waiting.set_if_neq(GamesWaiting(next.waiting()));
    list.set_if_neq(next);
}

/// The resources for switching to a game.
type Turning<'w> = (
    Connecting<'w>,
    ResMut<'w, OpenDialogs>,
    MessageWriter<'w, RemoteUpdate>,
    MessageWriter<'w, Host>,
);

/// Puts a game on the board. An unjoined game shows its invitation.
fn go_to(
    key: SeatKey,
    settings: &FriendSettings,
    (connecting, dialogs, updates, hosts): &mut Turning,
) {
    dialogs.close(MY_GAMES);
    let connection = connecting.connection.bypass_change_detection();
    if let Some(seat) = connection.seat.as_mut().filter(|seat| seat.key() == Some(key)) {
        if seat.phase() == Some(Phase::Waiting) {
            dialogs.open(FRIEND, FriendPage::Invitation);
        } else {
            show(seat, updates);
        }
        return;
    }
    let Some(other) = connecting.background.get(key) else {
        return;
    };
    let (link, seat) = (other.link().clone(), other.seat());
    let is_hosted = settings.hosted.as_ref() == Some(&link.server);
    if seat.is_some_and(|seat| seat.phase() == Some(Phase::Waiting)) {
        dialogs.open(FRIEND, FriendPage::Invitation);
    }
    if seat.is_none() && is_hosted && CAN_HOST {
        hosts.write(Host::Return(link));
    } else {
        updates.write(RemoteUpdate::Leave);
        connecting.go(ConnectTarget::Follow(link));
    }
}

/// Forgets a game and removes its link from the player's file.
fn forget(
    key: SeatKey,
    folders: &UserFolders,
    saved: &mut SavedGame,
    (connecting, _, updates, _): &mut Turning,
) {
    let is_saved = |link: &&Link| SeatKey::of(link) == Some(key);
    if saved.0.as_ref().filter(is_saved).is_some() {
        saved.0 = None;
    }
    let in_use = connecting.connection.seat.as_ref();
    if in_use.is_some_and(|seat| seat.key() == Some(key)) {
        note_over(in_use, None, folders);
        connecting.leave();
        updates.write(RemoteUpdate::Leave);
        return;
    }
    let link = connecting.background.get(key).map(|other| other.link().clone());
    note_over(None, link, folders);
    connecting.background.forget(key);
}

fn carry_out(
    mut actions: MessageReader<MyGamesAction>,
    settings: Res<FriendSettings>,
    folders: Res<UserFolders>,
    list: Res<FriendGames>,
    mut saved: ResMut<SavedGame>,
    mut turning: Turning,
) {
    let keys = || list.0.iter().map(|game| game.seat);
    for &action in actions.read() {
        match action {
            MyGamesAction::Open => {
                turning.1.open(MY_GAMES, GamesPage::List(keys().collect()));
            }
            MyGamesAction::GoTo(key) => go_to(key, &settings, &mut turning),
            MyGamesAction::AskForget(key) => turning.1.open(MY_GAMES, GamesPage::Forget(key)),
            MyGamesAction::Forget(key) => {
                forget(key, &folders, &mut saved, &mut turning);
                let rest = keys().filter(|seat| *seat != key).collect();
                turning.1.open(MY_GAMES, GamesPage::List(rest));
            }
        }
    }
}

/// Shows a notice about a game in the background, with a button that opens it.
fn tell(
    mut news: MessageReader<HiddenNews>,
    mode: Res<State<BoardMode>>,
    mut notices: MessageWriter<Notice>,
    mut with_button: MessageWriter<NoticeWithButton>,
) {
    for &news in news.read() {
        let words = move |localizer: &Localizer| {
            let game = game_words(news.variant, Some(news.own), localizer);
            match news.happened {
                Happened::Begun => localizer.messages.friend_has_joined(game),
                Happened::Moved => localizer.messages.friend_has_moved(game),
                Happened::Ended => localizer.messages.friend_has_ended(game),
            }
        };
        let notice = Notice::new(NoticeKind::Info, words);
        // Practice and setup are left by their own buttons.
        if *mode.get() == BoardMode::Game {
            with_button
                .write(NoticeWithButton { notice, action: MyGamesAction::GoTo(news.seat).into() });
        } else {
            notices.write(notice);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FriendGames>().add_actions::<MyGamesAction>().add_systems(
        Update,
        (
            carry_out.in_set(CarryOut),
            (list_games.run_if(has_games), tell)
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_shown_in_the_unit_that_a_player_plans_with() {
        let of = |seconds| time_left(Duration::from_secs(seconds));
        assert_eq!(of(0), TimeLeft::Over);
        assert_eq!(of(1), TimeLeft::Minutes(1));
        assert_eq!(of(59 * 60), TimeLeft::Minutes(59));
        assert_eq!(of(60 * 60), TimeLeft::Hours(1));
        assert_eq!(of(47 * 60 * 60 + 59 * 60), TimeLeft::Hours(47));
        assert_eq!(of(48 * 60 * 60), TimeLeft::Days(2));
        assert_eq!(of(3 * 24 * 60 * 60), TimeLeft::Days(3));
    }
}
