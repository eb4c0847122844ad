//! The table of actions: the message that names each action, and its keys.
//!
//! Letters are matched by the character that the key types, so that they are the same on every keyboard layout.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::i18n::Localizer;
use crate::viewer::messages::{Action, View};

impl Action {
    /// The key of the message that describes the action.
    pub const fn message_key(self) -> &'static str {
        match self {
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::ShowFirst => "first",
            Action::ShowLast => "last",
            Action::ShowPly(_) => "show",
            Action::PlayOnlyMove => "play-only",
            Action::SwitchGame(_) | Action::SwitchToOtherGame => "other-table",
            Action::OfferDraw => "offer-draw",
            Action::AnswerDraw(true) => "accept",
            Action::AnswerDraw(false) => "decline",
            Action::Resign => "resign",
            Action::NewGame => "new-game",
            Action::Choose(_) => "new-game",
            Action::StartGame => "begin",
            Action::ChooseFamilyGame => "other-games-tip",
            Action::Confirm(true) => "yes",
            Action::Confirm(false) => "no",
            Action::ToggleFederationRule => "federation",
            Action::CyclePlayer(_) => "seat",
            Action::SwapSides => "change-sides",
            Action::MoveNow => "move-now",
            Action::Hint => "hint",
            Action::SolveEndgames => "endgames-solve",
            Action::CycleAnalysis => "analysis",
            Action::CopyFen => "copy-fen",
            Action::PasteFen => "paste-fen",
            Action::GoToView(View::Home) => "view-home",
            Action::GoToView(View::Top) => "view-top",
            Action::GoToView(View::SouthWest) => "view-south-west",
            Action::GoToView(View::SouthEast) => "view-south-east",
            Action::GoToView(View::NorthEast) => "view-north-east",
            Action::GoToView(View::NorthWest) => "view-north-west",
            Action::GoToView(View::OtherSide) => "view-other-side",
            Action::ToggleRelief => "sink",
            Action::ToggleNumbers => "numbers",
            Action::ToggleLines => "lines",
            Action::CycleAnimationSpeed => "pace",
            Action::ToggleProjection => "lens",
            Action::CycleLanguage => "language",
            Action::ToggleCounters => "counters",
            Action::ToggleHelp => "help",
            Action::CloseResult => "review",
            Action::FocusButtons => "focus",
            Action::EndTurn => "done",
            Action::PutBack => "put-back",
            Action::RemovePiece => "take-off",
            Action::ResolveIrregularity(true) => "keep",
            Action::ResolveIrregularity(false) => "correct",
            Action::Adjust => "adjust",
            Action::Huff(_) => "huff-title",
            Action::DrawLots => "draw-lots",
            Action::Cancel => "cancel",
            Action::Quit => "quit",
        }
    }
}

/// A pattern that a pressed key matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPattern {
    /// The key that types this lower-case letter or sign.
    Character(char),
    /// The key with this code.
    Code(KeyCode),
}

/// A key and its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyBinding {
    /// The key.
    pub key: KeyPattern,
    /// Whether Ctrl is held.
    pub ctrl: bool,
    /// The action.
    pub action: Action,
}

const fn character(sign: char, action: Action) -> KeyBinding {
    KeyBinding {
        key: KeyPattern::Character(sign),
        ctrl: false,
        action,
    }
}

const fn ctrl(sign: char, action: Action) -> KeyBinding {
    KeyBinding {
        key: KeyPattern::Character(sign),
        ctrl: true,
        action,
    }
}

const fn code(key: KeyCode, action: Action) -> KeyBinding {
    KeyBinding {
        key: KeyPattern::Code(key),
        ctrl: false,
        action,
    }
}

/// All keys, in the order of the help. Tooltips name the first key of an action.
pub const KEY_BINDINGS: &[KeyBinding] = &[
    code(KeyCode::F1, Action::ToggleHelp),
    character('?', Action::ToggleHelp),
    code(KeyCode::ArrowLeft, Action::Undo),
    ctrl('z', Action::Undo),
    code(KeyCode::ArrowRight, Action::Redo),
    ctrl('y', Action::Redo),
    code(KeyCode::ArrowUp, Action::ShowFirst),
    code(KeyCode::Home, Action::ShowFirst),
    code(KeyCode::ArrowDown, Action::ShowLast),
    code(KeyCode::End, Action::ShowLast),
    code(KeyCode::Space, Action::PlayOnlyMove),
    code(KeyCode::Escape, Action::Cancel),
    code(KeyCode::Tab, Action::SwitchToOtherGame),
    character('d', Action::OfferDraw),
    code(KeyCode::Enter, Action::EndTurn),
    code(KeyCode::Delete, Action::RemovePiece),
    code(KeyCode::Backspace, Action::PutBack),
    character('i', Action::Hint),
    character('a', Action::CycleAnalysis),
    character('m', Action::MoveNow),
    character('c', Action::SwapSides),
    ctrl('n', Action::NewGame),
    ctrl('c', Action::CopyFen),
    ctrl('v', Action::PasteFen),
    character('h', Action::GoToView(View::Home)),
    code(KeyCode::Numpad0, Action::GoToView(View::Home)),
    character('t', Action::GoToView(View::Top)),
    code(KeyCode::F6, Action::GoToView(View::Top)),
    code(KeyCode::Numpad5, Action::GoToView(View::Top)),
    code(KeyCode::F2, Action::GoToView(View::SouthWest)),
    code(KeyCode::Numpad1, Action::GoToView(View::SouthWest)),
    code(KeyCode::F3, Action::GoToView(View::SouthEast)),
    code(KeyCode::Numpad3, Action::GoToView(View::SouthEast)),
    code(KeyCode::F4, Action::GoToView(View::NorthEast)),
    code(KeyCode::Numpad9, Action::GoToView(View::NorthEast)),
    code(KeyCode::F5, Action::GoToView(View::NorthWest)),
    code(KeyCode::Numpad7, Action::GoToView(View::NorthWest)),
    character('f', Action::GoToView(View::OtherSide)),
    character('b', Action::ToggleRelief),
    character('p', Action::ToggleProjection),
    character('n', Action::ToggleNumbers),
    character('l', Action::ToggleLines),
    code(KeyCode::F10, Action::FocusButtons),
    ctrl('q', Action::Quit),
];

impl KeyBinding {
    /// Reports whether this is the key pressed.
    pub(super) fn matches(&self, input: &KeyboardInput, ctrl: bool) -> bool {
        self.ctrl == ctrl
            && match (self.key, &input.logical_key) {
                (KeyPattern::Code(key), _) => key == input.key_code,
                (KeyPattern::Character(sign), Key::Character(text)) => {
                    text.chars().flat_map(char::to_lowercase).eq([sign])
                }
                (KeyPattern::Character(_), _) => false,
            }
    }

    /// The name of the key, such as `Ctrl+Z`, `F2` or `Esc`.
    pub fn label(&self, localizer: &Localizer) -> String {
        let key = match self.key {
            KeyPattern::Character(sign) => sign.to_uppercase().to_string(),
            KeyPattern::Code(KeyCode::ArrowLeft) => "←".into(),
            KeyPattern::Code(KeyCode::ArrowRight) => "→".into(),
            KeyPattern::Code(KeyCode::ArrowUp) => "↑".into(),
            KeyPattern::Code(KeyCode::ArrowDown) => "↓".into(),
            KeyPattern::Code(KeyCode::Space) => localizer.text("key-space"),
            KeyPattern::Code(KeyCode::Escape) => localizer.text("key-escape"),
            KeyPattern::Code(KeyCode::Tab) => localizer.text("key-tab"),
            KeyPattern::Code(KeyCode::Enter) => localizer.text("key-enter"),
            KeyPattern::Code(KeyCode::Delete) => localizer.text("key-delete"),
            KeyPattern::Code(KeyCode::Backspace) => localizer.text("key-backspace"),
            KeyPattern::Code(KeyCode::Home) => localizer.text("key-home"),
            KeyPattern::Code(KeyCode::End) => localizer.text("key-end"),
            KeyPattern::Code(other) => {
                let name = format!("{other:?}");
                match name.strip_prefix("Numpad") {
                    Some(digit) => localizer.with("key-pad", &[("key", digit.to_owned().into())]),
                    None => name,
                }
            }
        };
        if self.ctrl {
            format!("Ctrl+{key}")
        } else {
            key
        }
    }
}

/// The name of the first key of an action.
pub fn key_label(action: Action, localizer: &Localizer) -> Option<String> {
    KEY_BINDINGS
        .iter()
        .find(|binding| binding.action == action)
        .map(|binding| binding.label(localizer))
}
