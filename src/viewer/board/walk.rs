//! Keyboard input on the board: actions, and the keys for walking over the squares.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup, types_character};

/// A keyboard action on the board: walking or typing a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkAction {
    /// Starts walking over the squares.
    Enter,
    /// Deselects the piece or, without one, ends the walk.
    Leave,
    /// Walks to the next square in a screen direction.
    Step(ScreenDirection),
    /// Clicks the square.
    Choose,
    /// Walks to the next movable piece or, with one selected, to its next destination.
    NextTarget,
    /// The reverse of [`WalkAction::NextTarget`].
    PreviousTarget,
    /// Switches between the scene and the unfolded boards.
    SwitchBoards,
    /// Starts typing.
    OpenEntry,
    /// Types a character of a move or a question.
    Type(char),
    /// Deletes the last character.
    Erase,
    /// Completes the typed move; repeated, cycles through the matches.
    Complete,
    /// Plays the move or answers the question.
    Confirm,
    CloseEntry,
}

impl FeatureAction for WalkAction {
    const KEYS: &'static [(Key, WalkAction)] = &[
        (Key::code(KeyCode::Enter).read_by_feature(), WalkAction::Enter),
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
    Up,
    Down,
    Left,
    Right,
}

impl ScreenDirection {
    pub const ALL: [ScreenDirection; 4] =
        [ScreenDirection::Up, ScreenDirection::Down, ScreenDirection::Left, ScreenDirection::Right];
}

/// The action of a key during a walk; other keys keep their meaning.
pub fn while_walking(input: &KeyboardInput, shift: bool) -> Option<WalkAction> {
    Some(match input.key_code {
        KeyCode::ArrowUp => WalkAction::Step(ScreenDirection::Up),
        KeyCode::ArrowDown => WalkAction::Step(ScreenDirection::Down),
        KeyCode::ArrowLeft => WalkAction::Step(ScreenDirection::Left),
        KeyCode::ArrowRight => WalkAction::Step(ScreenDirection::Right),
        KeyCode::Enter | KeyCode::NumpadEnter => WalkAction::Choose,
        KeyCode::Escape => WalkAction::Leave,
        KeyCode::Tab if shift => WalkAction::PreviousTarget,
        KeyCode::Tab => WalkAction::NextTarget,
        _ if types_character(input, 'g') => WalkAction::SwitchBoards,
        _ => return None,
    })
}

/// The only character of a text, in lower case.
pub fn only_character(text: &str) -> Option<char> {
    let mut characters = text.chars().flat_map(char::to_lowercase);
    let only = characters.next().filter(|character| !character.is_control());
    only.filter(|_| characters.next().is_none())
}
