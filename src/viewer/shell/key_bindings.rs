//! The key of each action.
//!
//! Letters are matched by the character that the key types, so that they are the same on every keyboard layout.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::i18n::Localizer;
use crate::viewer::kernel::messages::{
    AboutAction, Action, ClockAction, EditAction, EditorAction, ExplainAction, FileAction,
    GamesAction, NetAction, ReviewAction, SettingsAction, ShareAction, SightAction, TrainerAction,
    View, WalkAction,
};

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
    /// `true` while Ctrl is held.
    pub ctrl: bool,
    /// `true` while Shift is held, which matters with Ctrl only.
    pub shift: bool,
    /// The action.
    pub action: Action,
}

const fn character(sign: char, action: Action) -> KeyBinding {
    KeyBinding {
        key: KeyPattern::Character(sign),
        ctrl: false,
        shift: false,
        action,
    }
}

const fn ctrl(sign: char, action: Action) -> KeyBinding {
    KeyBinding {
        key: KeyPattern::Character(sign),
        ctrl: true,
        shift: false,
        action,
    }
}

const fn code(key: KeyCode, action: Action) -> KeyBinding {
    KeyBinding {
        key: KeyPattern::Code(key),
        ctrl: false,
        shift: false,
        action,
    }
}

/// All keys, in the order of the help. Tooltips name the first key of an action.
pub const KEY_BINDINGS: &[KeyBinding] = &[
    code(KeyCode::F1, Action::ToggleHelp),
    character('?', Action::ToggleHelp),
    code(KeyCode::F9, Action::Explain(ExplainAction::ToggleRules)),
    character('q', Action::Explain(ExplainAction::ToggleLearning)),
    character('v', Action::Trainer(TrainerAction::Toggle)),
    code(KeyCode::ArrowLeft, Action::Undo),
    ctrl('z', Action::Undo),
    code(KeyCode::ArrowRight, Action::Redo),
    ctrl('y', Action::Redo),
    code(KeyCode::Home, Action::ShowFirst),
    code(KeyCode::End, Action::ShowLast),
    code(KeyCode::ArrowUp, Action::PreviousVariation),
    code(KeyCode::ArrowDown, Action::NextVariation),
    character('e', Action::ToggleEditTools),
    character('+', Action::Edit(EditAction::Promote)),
    character('-', Action::Edit(EditAction::Demote)),
    character('s', Action::Edit(EditAction::NextSign)),
    character('k', Action::Edit(EditAction::Comment)),
    character('u', Action::Edit(EditAction::Undo)),
    ctrl('u', Action::Edit(EditAction::Redo)),
    character('r', Action::Sight(SightAction::ReplayLastMove)),
    character('j', Action::Review(ReviewAction::Toggle)),
    character('y', Action::Review(ReviewAction::Retry(None))),
    character('w', Action::Clock(ClockAction::TogglePause)),
    code(KeyCode::Pause, Action::Clock(ClockAction::TogglePause)),
    code(KeyCode::Space, Action::PlayOnlyMove),
    code(KeyCode::Escape, Action::Cancel),
    code(KeyCode::Tab, Action::SwitchToOtherGame),
    character('d', Action::OfferDraw),
    code(KeyCode::Enter, Action::EndTurn),
    code(KeyCode::NumpadEnter, Action::EndTurn),
    // The keyboard itself tells when Enter begins a walk, and when it ends a turn.
    code(KeyCode::Enter, Action::Walk(WalkAction::Enter)),
    character('/', Action::Walk(WalkAction::OpenEntry)),
    code(KeyCode::Delete, Action::RemovePiece),
    code(KeyCode::Backspace, Action::PutBack),
    character('i', Action::Hint),
    character('a', Action::CycleAnalysis),
    character('m', Action::MoveNow),
    character('c', Action::SwapSides),
    ctrl('n', Action::NewGame),
    ctrl('o', Action::File(FileAction::Open)),
    ctrl('s', Action::File(FileAction::Save)),
    KeyBinding {
        shift: true,
        ..ctrl('s', Action::File(FileAction::SaveAs))
    },
    ctrl('g', Action::File(FileAction::EarlierGames)),
    ctrl('e', Action::Editor(EditorAction::Open)),
    ctrl('i', Action::About(AboutAction::Open)),
    character('x', Action::Share(ShareAction::Open)),
    ctrl('l', Action::Games(GamesAction::Browse)),
    character('o', Action::Games(GamesAction::ToggleExplorer)),
    ctrl('c', Action::CopyFen),
    ctrl('v', Action::PasteFen),
    character('h', Action::GoToView(View::Home)),
    code(KeyCode::Numpad0, Action::GoToView(View::Home)),
    character('t', Action::GoToView(View::Top)),
    code(KeyCode::F6, Action::GoToView(View::Top)),
    code(KeyCode::Numpad5, Action::GoToView(View::Top)),
    character('z', Action::GoToView(View::ThreeQuarter)),
    code(KeyCode::Numpad2, Action::GoToView(View::ThreeQuarter)),
    code(KeyCode::F2, Action::GoToView(View::SouthWest)),
    code(KeyCode::Numpad1, Action::GoToView(View::SouthWest)),
    code(KeyCode::F3, Action::GoToView(View::SouthEast)),
    code(KeyCode::Numpad3, Action::GoToView(View::SouthEast)),
    code(KeyCode::F4, Action::GoToView(View::NorthEast)),
    code(KeyCode::Numpad9, Action::GoToView(View::NorthEast)),
    code(KeyCode::F5, Action::GoToView(View::NorthWest)),
    code(KeyCode::Numpad7, Action::GoToView(View::NorthWest)),
    code(KeyCode::F7, Action::Net(NetAction::Toggle)),
    code(KeyCode::F8, Action::Net(NetAction::TogglePlace)),
    character('f', Action::GoToView(View::OtherSide)),
    character('b', Action::ToggleRelief),
    character('p', Action::ToggleProjection),
    character('n', Action::ToggleNumbers),
    character('l', Action::ToggleLines),
    ctrl(',', Action::Settings(SettingsAction::Open)),
    code(
        KeyCode::F11,
        Action::Settings(SettingsAction::ToggleFullScreen),
    ),
    code(KeyCode::F10, Action::FocusButtons),
    ctrl('q', Action::Quit),
];

impl KeyBinding {
    /// Returns `true` if this is the key pressed.
    pub(super) fn matches(&self, input: &KeyboardInput, ctrl: bool, shift: bool) -> bool {
        self.ctrl == ctrl
            && (self.shift == shift || !ctrl)
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
            KeyPattern::Code(KeyCode::Space) => localizer.messages.key_space(),
            KeyPattern::Code(KeyCode::Escape) => localizer.messages.key_escape(),
            KeyPattern::Code(KeyCode::Tab) => localizer.messages.key_tab(),
            KeyPattern::Code(KeyCode::Enter) => localizer.messages.key_enter(),
            KeyPattern::Code(KeyCode::NumpadEnter) => {
                localizer.messages.key_pad(localizer.messages.key_enter())
            }
            KeyPattern::Code(KeyCode::Delete) => localizer.messages.key_delete(),
            KeyPattern::Code(KeyCode::Backspace) => localizer.messages.key_backspace(),
            KeyPattern::Code(KeyCode::Home) => localizer.messages.key_home(),
            KeyPattern::Code(KeyCode::End) => localizer.messages.key_end(),
            KeyPattern::Code(other) => {
                let name = format!("{other:?}");
                match name.strip_prefix("Numpad") {
                    Some(digit) => localizer.messages.key_pad(digit),
                    None => name,
                }
            }
        };
        match (self.ctrl, self.shift) {
            (true, true) => format!("Ctrl+{}+{key}", localizer.messages.key_shift()),
            (true, false) => format!("Ctrl+{key}"),
            (false, _) => key,
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
