//! The actions that explain the game.

use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::lessons::RuleExample;
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::Key;
use crate::viewer::kernel::mode::BoardMode;

/// An action that explains the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplainAction {
    /// Open the rules, or close them.
    ToggleRules,
    /// Open the page of what there is to learn, or close it.
    ToggleLearning,
    /// Close the card with the rule that has refused a move.
    CloseRuleCard,
    /// Show this example on the board.
    Play(RuleExample),
}

impl FeatureAction for ExplainAction {
    const KEYS: &'static [(Key, ExplainAction)] = &[
        (Key::code(KeyCode::F9), ExplainAction::ToggleRules),
        (Key::character('q'), ExplainAction::ToggleLearning),
    ];

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ExplainAction::ToggleRules => Messages::rules_open,
            ExplainAction::ToggleLearning => Messages::learn_title,
            ExplainAction::CloseRuleCard => Messages::close,
            ExplainAction::Play(_) => Messages::rules_play,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            ExplainAction::ToggleLearning => now.is_game(),
            ExplainAction::ToggleRules | ExplainAction::CloseRuleCard | ExplainAction::Play(_) => {
                now.is_in(&[BoardMode::Game, BoardMode::Editor])
            }
        }
    }
}
