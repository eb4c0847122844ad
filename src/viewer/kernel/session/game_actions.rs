//! Actions that navigate a game or switch to another.

use bevy::prelude::*;

use super::mode::BoardMode;
use crate::game_tree::NodeId;
use crate::i18n::{Messages, Phrase};
use crate::rules::Variant;
use crate::viewer::kernel::actions::{ButtonRole, FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAction {
    Undo,
    Redo,
    ShowFirst,
    ShowLast,
    /// Shows the position after a turn of the game or a variation.
    ShowNode(NodeId),
    /// Shows the previous variation or, without one, an earlier position.
    PreviousVariation,
    /// Shows the next variation or, without one, a later position.
    NextVariation,
    /// Continues the game from the earlier position shown.
    PlayOn,
    /// Plays the only legal move, if there is only one.
    PlayOnlyMove,
    Switch(Variant),
    /// Switches from the pyramid to international draughts, and from any other game to the pyramid.
    SwitchToOther,
}

impl FeatureAction for GameAction {
    const KEYS: &'static [(Key, GameAction)] = &[
        (Key::code(KeyCode::ArrowLeft), GameAction::Undo),
        (Key::ctrl('z'), GameAction::Undo),
        (Key::code(KeyCode::ArrowRight), GameAction::Redo),
        (Key::ctrl('y'), GameAction::Redo),
        (Key::code(KeyCode::Home), GameAction::ShowFirst),
        (Key::code(KeyCode::End), GameAction::ShowLast),
        (Key::code(KeyCode::ArrowUp), GameAction::PreviousVariation),
        (Key::code(KeyCode::ArrowDown), GameAction::NextVariation),
        (Key::code(KeyCode::Space), GameAction::PlayOnlyMove),
        (Key::code(KeyCode::Tab), GameAction::SwitchToOther),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Play;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            GameAction::Undo => Messages::undo,
            GameAction::Redo => Messages::redo,
            GameAction::ShowFirst => Messages::first,
            GameAction::ShowLast => Messages::last,
            GameAction::ShowNode(_) => Messages::show_ply,
            GameAction::PreviousVariation => Messages::previous_variation,
            GameAction::NextVariation => Messages::next_variation,
            GameAction::PlayOn => Messages::play_on,
            GameAction::PlayOnlyMove => Messages::play_only,
            GameAction::Switch(_) | GameAction::SwitchToOther => Messages::other_table,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            GameAction::Switch(_) => now.is_in(&[BoardMode::Game, BoardMode::Editor]),
            GameAction::PlayOnlyMove => now.is_played_on(),
            _ => now.is_game(),
        }
    }

    fn repeats(self) -> bool {
        matches!(
            self,
            GameAction::Undo
                | GameAction::Redo
                | GameAction::PreviousVariation
                | GameAction::NextVariation
        )
    }

    fn role(self) -> ButtonRole {
        match self {
            GameAction::Switch(_) => ButtonRole::Tab,
            _ => ButtonRole::Button,
        }
    }
}
