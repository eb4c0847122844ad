//! The choice of a side's player, in the menu by the player's name.

use bevy::prelude::*;

use crate::engine::Level;
use crate::players::Player;
use crate::rules::BySide;
use crate::viewer::features::play::actions::{SEAT_MENU, SeatAction};
use crate::viewer::kernel::actions::{ActionTaken, CarryOut};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{BoardInput, any_read};
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::shell::actions::ShellAction;

fn carry_out(
    mut actions: MessageReader<SeatAction>,
    session: Res<CurrentSession>,
    mut dialogs: ResMut<OpenDialogs>,
    mut seats: ResMut<PlayerSeats>,
) {
    for &action in actions.read() {
        let variant = session.game().variant();
        let mut open = None;
        match action {
            SeatAction::ToggleMenu(side) => {
                open = Some(side).filter(|_| dialogs.get(SEAT_MENU) != Some(&side));
            }
            SeatAction::Choose(side, player) => {
                let mut players = seats.at(variant);
                if players[side] != player {
                    players[side] = player;
                    seats.set(variant, players);
                }
            }
            SeatAction::PlayComputer => {
                let computer = Player::Computer(Level::default());
                let players = BySide {
                    white: Player::Person,
                    black: computer,
                };
                seats.set(variant, players);
            }
            SeatAction::PlayTwo => seats.set(variant, BySide::default()),
        }
        if dialogs.get(SEAT_MENU).copied() != open {
            dialogs.set(SEAT_MENU, open);
        }
    }
}

/// Any other action closes the menu, except the one that closes the topmost card.
fn close_beside(mut actions: MessageReader<ActionTaken>, mut dialogs: ResMut<OpenDialogs>) {
    let closes = |ActionTaken(action): &ActionTaken| {
        !action.is_of::<SeatAction>() && *action != ShellAction::Cancel
    };
    if any_read(&mut actions, closes) && dialogs.has(SEAT_MENU) {
        dialogs.close(SEAT_MENU);
    }
}

/// A click on the board closes the menu.
fn close_from_outside(mut board: MessageReader<BoardInput>, mut dialogs: ResMut<OpenDialogs>) {
    let is_click =
        |input: &BoardInput| !matches!(input, BoardInput::Hover(_) | BoardInput::Walk(_));
    if any_read(&mut board, is_click) && dialogs.has(SEAT_MENU) {
        dialogs.close(SEAT_MENU);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (close_beside, carry_out).chain().in_set(CarryOut),
            close_from_outside.in_set(FrameSystems::Input),
        ),
    );
}
