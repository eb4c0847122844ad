use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::lessons::RuleExample;
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::mode::BoardMode;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplainAction {
    /// Closes the card of the rule that refused a move.
    CloseRuleCard,
    /// Shows this example on the board.
    Play(RuleExample),
}

impl FeatureAction for ExplainAction {
    fn phrase(self) -> Phrase {
        Phrase(match self {
            ExplainAction::CloseRuleCard => Messages::close,
            ExplainAction::Play(_) => Messages::rules_play,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_in(&[BoardMode::Game, BoardMode::Editor])
    }

    fn leaves_pages_open(self) -> bool {
        true
    }
}
