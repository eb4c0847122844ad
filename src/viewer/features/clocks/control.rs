//! The actions on the clocks: each becomes a command of the game.

use bevy::prelude::*;

use super::actions::ClockAction;
use crate::game::Command;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::session::CurrentSession;

/// The time that one press adds to a clock, in milliseconds.
const ADDED: u64 = 60_000;

fn carry_out(
    mut actions: MessageReader<ClockAction>,
    session: Res<CurrentSession>,
    mut commands: MessageWriter<GameCommand>,
) {
    for &action in actions.read() {
        let Some(clock) = session.game().clock() else {
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
    app.add_systems(Update, carry_out.in_set(CarryOut));
}
