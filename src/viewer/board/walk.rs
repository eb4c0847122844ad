//! The keyboard on the board: its actions, and the keys that walk over the squares.

use bevy::input::keyboard::{Key as LogicalKey, KeyboardInput};
use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};

/// An action of the keyboard on the board: a walk over the squares, or a typed move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkAction {
    /// Begin to walk over the squares.
    Enter,
    /// Deselect the piece or, if none is selected, end the walk.
    Leave,
    /// Walk to the next square in this direction of the screen.
    Step(ScreenDirection),
    /// Click the square.
    Choose,
    /// Walk to the next piece that may move or, once one is selected, to its next destination.
    NextTarget,
    /// The same backwards.
    PreviousTarget,
    /// Go over to the five boards, or back to the scene.
    SwitchBoards,
    /// Begin to type.
    OpenEntry,
    /// Type a character of a move or a question.
    Type(char),
    /// Remove the last character.
    Erase,
    /// Complete the move that is typed; again, the next move that begins like it.
    Complete,
    /// Play the move, or answer the question.
    Confirm,
    /// End typing.
    CloseEntry,
}

impl FeatureAction for WalkAction {
    const KEYS: &'static [(Key, WalkAction)] = &[
        (
            Key::code(KeyCode::Enter).read_by_feature(),
            WalkAction::Enter,
        ),
        (Key::character('/'), WalkAction::OpenEntry),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Play;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            WalkAction::Enter | WalkAction::Leave => Messages::walk_enter,
            WalkAction::Step(_) | WalkAction::Choose => Messages::walk_enter,
            WalkAction::NextTarget | WalkAction::PreviousTarget => Messages::walk_next,
            WalkAction::SwitchBoards => Messages::walk_boards,
            WalkAction::OpenEntry | WalkAction::Type(_) | WalkAction::Erase => Messages::entry_open,
            WalkAction::Complete | WalkAction::Confirm | WalkAction::CloseEntry => {
                Messages::entry_open
            }
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_free()
    }

    fn repeats(self) -> bool {
        matches!(
            self,
            WalkAction::Step(_)
                | WalkAction::Type(_)
                | WalkAction::Erase
                | WalkAction::NextTarget
                | WalkAction::PreviousTarget
        )
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScreenDirection {
    /// Upwards.
    Up,
    /// Downwards.
    Down,
    Left,
    Right,
}

impl ScreenDirection {
    /// The four directions.
    pub const ALL: [ScreenDirection; 4] = [
        ScreenDirection::Up,
        ScreenDirection::Down,
        ScreenDirection::Left,
        ScreenDirection::Right,
    ];
}

/// The action of a key while the keyboard walks over the squares. Other keys keep their meaning.
pub fn while_walking(input: &KeyboardInput, shift: bool) -> Option<WalkAction> {
    Some(match (input.key_code, &input.logical_key) {
        (KeyCode::ArrowUp, _) => WalkAction::Step(ScreenDirection::Up),
        (KeyCode::ArrowDown, _) => WalkAction::Step(ScreenDirection::Down),
        (KeyCode::ArrowLeft, _) => WalkAction::Step(ScreenDirection::Left),
        (KeyCode::ArrowRight, _) => WalkAction::Step(ScreenDirection::Right),
        (KeyCode::Enter | KeyCode::NumpadEnter, _) => WalkAction::Choose,
        (KeyCode::Escape, _) => WalkAction::Leave,
        (KeyCode::Tab, _) if shift => WalkAction::PreviousTarget,
        (KeyCode::Tab, _) => WalkAction::NextTarget,
        (_, LogicalKey::Character(text)) if only_character(text) == Some('g') => {
            WalkAction::SwitchBoards
        }
        _ => return None,
    })
}

/// The only character of a text, in lower case.
pub fn only_character(text: &str) -> Option<char> {
    let mut characters = text.chars().flat_map(char::to_lowercase);
    let only = characters
        .next()
        .filter(|character| !character.is_control());
    only.filter(|_| characters.next().is_none())
}
