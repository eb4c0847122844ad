//! The actions on the clocks: each becomes a command of the game.

use bevy::prelude::*;

use crate::game::Command;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::messages::{Action, ClockAction, GameCommand};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::shell::dispatcher::DispatchActions;

/// The time that one press adds to a clock, in milliseconds.
const ADDED: u64 = 60_000;

fn carry_out(
    mut actions: MessageReader<Action>,
    session: Res<CurrentSession>,
    dialogs: Res<OpenDialogs>,
    mut commands: MessageWriter<GameCommand>,
) {
    for action in actions.read() {
        let Action::Clock(action) = *action else {
            continue;
        };
        let Some(clock) = session.game().clock().filter(|_| !dialogs.is_modal()) else {
            continue;
        };
        commands.write(GameCommand(match action {
            ClockAction::TogglePause if clock.is_paused() => Command::ResumeClock,
            ClockAction::TogglePause => Command::PauseClock,
            ClockAction::AddMinute(side) => Command::AddTime {
                side,
                milliseconds: ADDED,
            },
        }));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out.in_set(DispatchActions));
}
