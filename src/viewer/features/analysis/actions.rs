//! The actions that ask the engines.

use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};

/// An action that asks an engine.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisAction {
    /// Ask the computer for a move.
    Hint,
    /// Analyze the position shown with the next engine, or stop analyzing.
    Cycle,
    /// Have the computer move at once.
    MoveNow,
    /// Solve the endgames of the current game.
    SolveEndgames,
}

impl FeatureAction for AnalysisAction {
    const KEYS: &'static [(Key, AnalysisAction)] = &[
        (Key::character('i'), AnalysisAction::Hint),
        (Key::character('a'), AnalysisAction::Cycle),
        (Key::character('m'), AnalysisAction::MoveNow),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Advice;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            AnalysisAction::Hint => Messages::hint,
            AnalysisAction::Cycle => Messages::analysis,
            AnalysisAction::MoveNow => Messages::move_now,
            AnalysisAction::SolveEndgames => Messages::endgames_solve,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            AnalysisAction::SolveEndgames => now.is_played_on(),
            _ => now.is_game(),
        }
    }
}
