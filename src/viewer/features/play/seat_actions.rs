//! The choice of a side's player, in the menu by the player's name.

use bevy::prelude::*;

use crate::engine::Level;
use crate::i18n::{MessageFn, Messages};
use crate::players::Player;
use crate::rules::BySide;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{Action, BoardInput, SeatAction, any_read};
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::shell::dispatcher::DispatchActions;

impl SeatAction {
    /// The message that describes the action.
    pub(crate) const fn message(self) -> MessageFn {
        match self {
            SeatAction::ToggleMenu(_) => Messages::seat,
            SeatAction::Choose(..) => Messages::seat_choose,
            SeatAction::PlayComputer => Messages::welcome_computer,
            SeatAction::PlayTwo => Messages::welcome_two,
        }
    }
}

fn carry_out(
    mut actions: MessageReader<Action>,
    session: Res<CurrentSession>,
    mut dialogs: ResMut<OpenDialogs>,
    mut seats: ResMut<PlayerSeats>,
) {
    for action in actions.read() {
        let open = match *action {
            Action::Seat(_) if dialogs.is_modal() => None,
            Action::Seat(SeatAction::ToggleMenu(side)) => {
                Some(side).filter(|_| dialogs.seat_menu != Some(side))
            }
            Action::Seat(SeatAction::Choose(side, player)) => {
                let variant = session.game().variant();
                let mut players = seats.at(variant);
                if players[side] != player {
                    players[side] = player;
                    seats.set(variant, players);
                }
                None
            }
            Action::Seat(SeatAction::PlayComputer) => {
                let computer = Player::Computer(Level::default());
                let players = BySide {
                    white: Player::Person,
                    black: computer,
                };
                seats.set(session.game().variant(), players);
                None
            }
            Action::Seat(SeatAction::PlayTwo) => {
                seats.set(session.game().variant(), BySide::default());
                None
            }
            // The dispatcher closes the topmost card.
            Action::Cancel => continue,
            _ => None,
        };
        if dialogs.seat_menu != open {
            dialogs.seat_menu = open;
        }
    }
}

/// A click on the board closes the menu.
fn close_from_outside(mut board: MessageReader<BoardInput>, mut dialogs: ResMut<OpenDialogs>) {
    let is_click =
        |input: &BoardInput| !matches!(input, BoardInput::Hover(_) | BoardInput::Walk(_));
    if any_read(&mut board, is_click) && dialogs.seat_menu.is_some() {
        dialogs.seat_menu = None;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            carry_out.in_set(DispatchActions),
            close_from_outside.in_set(FrameSystems::Input),
        ),
    );
}
