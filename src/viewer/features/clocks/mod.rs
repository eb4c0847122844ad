//! The clocks of a game: their panel, pauses and added time, and the time controls to choose from.

pub mod actions;
pub mod panel;

use actions::ClockAction;
use bevy::prelude::*;

use crate::game::Command;
use crate::rules::Side;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::parts::slots::{FillSlots, UiSlot};

/// The time that one press adds to a clock, in milliseconds.
const ADDED: u64 = 60_000;

fn carry_out(
    mut actions: MessageReader<ClockAction>,
    session: Res<CurrentSession>,
    mut commands: MessageWriter<GameCommand>,
) {
    for &action in actions.read() {
        let game = session.game();
        let Some(clock) = game.clock().filter(|_| game.final_outcome().is_none()) else {
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

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ClockAction>()
        .fill(UiSlot::BetweenPlayers, "clock bar", |_| panel::bar())
        .fill(UiSlot::Player(Side::White), "clock", |assets| {
            panel::clock(assets, Side::White)
        })
        .fill(UiSlot::Player(Side::Black), "clock", |assets| {
            panel::clock(assets, Side::Black)
        })
        .add_systems(Update, carry_out.in_set(CarryOut))
        .add_plugins(panel::plugin);
}
