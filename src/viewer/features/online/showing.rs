//! Showing a position to the friend after the game, when each player browses their own board.

use bevy::prelude::*;

use crate::game::Session;
use crate::i18n::{Localizer, Messages, Phrase};
use crate::online::{Request, ShownPosition, has_game};
use crate::viewer::features::online::connection::FriendConnection;
use crate::viewer::features::online::notices::refusal_words;
use crate::viewer::features::online::seat::{FriendSeat, NotAsked};
use crate::viewer::kernel::actions::{CarryOut, FeatureAction, Situation};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{GameCommand, Notice, NoticeKind};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::skipped_frame::FrameReasons;
use crate::viewer::shell::notice::NoticeWithButton;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShowingAction {
    /// Shows the board's position to the friend.
    Show,
    /// Views the position shown by the friend.
    Look,
}

impl FeatureAction for ShowingAction {
    fn phrase(self) -> Phrase {
        Phrase(match self {
            ShowingAction::Show => Messages::friend_show,
            ShowingAction::Look => Messages::friend_look,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_own_game()
    }
}

/// The availability of both actions.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Showing {
    /// The finished game is on the board, so a position can be shown.
    pub is_possible: bool,
    /// The friend shows a position that has not been viewed.
    pub has_something: bool,
}

fn refuse(words: fn(&Messages) -> String) -> Notice {
    Notice::refusal(move |localizer| words(&localizer.messages))
}

/// Sends the board's position to the friend.
fn show(seat: &mut FriendSeat, session: &Session) -> Notice {
    let Some(played) = seat.game() else {
        return refuse(Messages::friend_show_elsewhere);
    };
    let played = played.game();
    let board = session.game_of(played.variant());
    if !has_game(board, played) {
        return refuse(Messages::friend_show_elsewhere);
    }
    let position = ShownPosition::of_board(board, played);
    let Some(position) = position.filter(|position| position.fits(played)) else {
        return refuse(Messages::friend_show_too_much);
    };
    match seat.ask(Request::Show(position)) {
        Ok(_) => Notice::info(|localizer| localizer.messages.friend_show_done()),
        Err(NotAsked::Refused(refusal)) => {
            Notice::refusal(move |localizer| refusal_words(&refusal, localizer))
        }
        Err(NotAsked::Board(_)) => refuse(Messages::friend_show_too_much),
    }
}

/// Puts the friend's position on the board; returns the reason if that is impossible.
fn look(
    position: &ShownPosition,
    seat: &FriendSeat,
    session: &Session,
    commands: &mut MessageWriter<GameCommand>,
) -> Option<Notice> {
    let played = seat.game()?.game();
    let switch = crate::game::Command::SwitchGame(played.variant());
    let mut board = session.clone();
    board.apply(switch.clone()).ok()?;
    match position.commands(&board, played) {
        Some(Ok(shown)) => {
            if session.game().variant() != played.variant() {
                commands.write(GameCommand(switch));
            }
            commands.write_batch(shown.into_iter().map(GameCommand));
            None
        }
        Some(Err(error)) => Some(Notice::refusal(move |localizer| localizer.command_error(&error))),
        None => Some(refuse(Messages::friend_show_elsewhere)),
    }
}

fn carry_out(
    mut actions: MessageReader<ShowingAction>,
    mut connection: ResMut<FriendConnection>,
    session: Res<CurrentSession>,
    mut commands: MessageWriter<GameCommand>,
    mut notices: MessageWriter<Notice>,
) {
    for action in actions.read() {
        let Some(seat) = &mut connection.bypass_change_detection().seat else {
            continue;
        };
        match action {
            ShowingAction::Show => {
                notices.write(show(seat, session.all()));
            }
            ShowingAction::Look => {
                if let Some(position) = seat.take_shown() {
                    notices.write_batch(look(&position, seat, session.all(), &mut commands));
                }
            }
        }
    }
}

/// Updates the availability, and shows a notice when the friend shows a position.
fn follow(
    connection: Res<FriendConnection>,
    session: Res<CurrentSession>,
    mode: Res<State<BoardMode>>,
    mut showing: ResMut<Showing>,
    mut reasons: ResMut<FrameReasons>,
    mut told: Local<usize>,
    mut with_button: MessageWriter<NoticeWithButton>,
) {
    let seat = connection.seat.as_ref().filter(|seat| seat.is_finished());
    let next = seat.map_or_else(Showing::default, |seat| Showing {
        is_possible: seat.own_side().is_some()
            && !session.is_remote()
            && seat.game().is_some_and(|game| has_game(session.game(), game.game())),
        has_something: seat.shown_by_friend().is_some(),
    });
    let shown = seat.map_or(0, FriendSeat::times_shown);
    if std::mem::replace(&mut *told, shown) < shown && *mode.get() == BoardMode::Game {
        with_button.write(NoticeWithButton {
            notice: Notice::new(NoticeKind::Info, |localizer: &Localizer| {
                localizer.messages.friend_shows()
            }),
            action: ShowingAction::Look.into(),
        });
    }
    if showing.set_if_neq(next) {
        reasons.has_changed = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Showing>().add_actions::<ShowingAction>().add_systems(
        Update,
        (
            carry_out.in_set(CarryOut),
            follow.after(FrameSystems::Apply).before(FrameSystems::Render),
        ),
    );
}
