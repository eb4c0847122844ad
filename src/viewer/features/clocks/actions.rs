//! The actions on the clocks.

use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::rules::Side;
use crate::viewer::kernel::actions::FeatureAction;
use crate::viewer::kernel::keys::{Key, KeyGroup};

/// An action on the clocks of the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// Pause the clocks, or let them run again.
    TogglePause,
    /// Add a minute to the clock of this side.
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
