//! The game clocks: their panel, pauses and added time.

pub mod panel;

use bevy::prelude::*;

use crate::game::Command;
use crate::i18n::{Messages, Phrase};
use crate::rules::Side;
use crate::viewer::kernel::actions::{CarryOut, FeatureAction};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::messages::GameCommand;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::ui::slots::{FillSlots, UiSlot};

/// Time added per press, in milliseconds.
const ADDED: u64 = 60_000;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// Pauses or resumes the clocks.
    TogglePause,
    /// Adds a minute to this side's clock.
    AddMinute(Side),
}

impl FeatureAction for ClockAction {
    const KEYS: &'static [(Key, ClockAction)] = &[
        (Key::character('w'), ClockAction::TogglePause),
        (Key::code(KeyCode::Pause), ClockAction::TogglePause),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Play;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ClockAction::TogglePause => Messages::clock_toggle,
            ClockAction::AddMinute(_) => Messages::clock_add_minute,
        })
    }

    fn side(self) -> Option<Side> {
        match self {
            ClockAction::AddMinute(side) => Some(side),
            ClockAction::TogglePause => None,
        }
    }
}

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
            ClockAction::AddMinute(side) => Command::AddTime { side, milliseconds: ADDED },
        }));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ClockAction>()
        .fill(UiSlot::BetweenPlayers, "clock bar", |_| panel::bar())
        .fill(UiSlot::Player(Side::White), "clock", |assets| panel::clock(assets, Side::White))
        .fill(UiSlot::Player(Side::Black), "clock", |assets| panel::clock(assets, Side::Black))
        .add_systems(Update, carry_out.in_set(CarryOut))
        .add_plugins(panel::plugin);
}
