//! A key of an action.
//!
//! Letters are matched by the character that the key types, so that they are the same on every keyboard layout.

use bevy::input::keyboard::{Key as LogicalKey, KeyboardInput};
use bevy::prelude::*;

use crate::i18n::{Localizer, MessageFn, Messages};
use crate::platform::{PageKey, is_page};

/// A pattern that a pressed key matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPattern {
    /// The key that types this lower-case letter or sign.
    Character(char),
    Code(KeyCode),
}

/// The keys of a task, under one heading in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyGroup {
    Play,
    View,
    Advice,
    Variations,
    Editor,
    Games,
    Learning,
    Window,
}

impl KeyGroup {
    /// All groups, in the order of the help.
    pub const ALL: [KeyGroup; 8] = [
        KeyGroup::Play,
        KeyGroup::View,
        KeyGroup::Advice,
        KeyGroup::Variations,
        KeyGroup::Editor,
        KeyGroup::Games,
        KeyGroup::Learning,
        KeyGroup::Window,
    ];

    pub const fn heading(self) -> MessageFn {
        match self {
            KeyGroup::Play => Messages::help_play,
            KeyGroup::View => Messages::tools_view,
            KeyGroup::Advice => Messages::help_advice,
            KeyGroup::Variations => Messages::help_variations,
            KeyGroup::Editor => Messages::editor_title,
            KeyGroup::Games => Messages::tools_games,
            KeyGroup::Learning => Messages::learn_title,
            KeyGroup::Window => Messages::help_window,
        }
    }
}

/// A key, with what is held beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    pub pattern: KeyPattern,
    /// `true` while Ctrl is held.
    pub ctrl: bool,
    /// `true` while Shift is held, which matters with Ctrl only.
    pub shift: bool,
    /// `true` if the feature reads the key itself where it means the action; elsewhere it may mean another.
    pub is_read_by_feature: bool,
}

impl Key {
    /// The key that types this lower-case letter or sign.
    pub const fn character(sign: char) -> Key {
        Key::of(KeyPattern::Character(sign))
    }

    pub const fn code(code: KeyCode) -> Key {
        Key::of(KeyPattern::Code(code))
    }

    /// The key that types this letter or sign, while Ctrl is held.
    pub const fn ctrl(sign: char) -> Key {
        Key::character(sign).with_ctrl()
    }

    /// This key, while Ctrl is held.
    pub const fn with_ctrl(self) -> Key {
        Key { ctrl: true, ..self }
    }

    /// This key, while Shift is held too.
    pub const fn with_shift(self) -> Key {
        Key {
            shift: true,
            ..self
        }
    }

    /// This key, which the feature reads itself.
    pub const fn read_by_feature(self) -> Key {
        Key {
            is_read_by_feature: true,
            ..self
        }
    }

    const fn of(pattern: KeyPattern) -> Key {
        Key {
            pattern,
            ctrl: false,
            shift: false,
            is_read_by_feature: false,
        }
    }

    /// Returns `true` for a key that stays the browser's own on a page: reload, a new window, and the end of the program.
    pub fn is_of_browser(&self) -> bool {
        let is_plain = |code| !self.ctrl && self.pattern == KeyPattern::Code(code);
        let is_ctrl = |sign| self.ctrl && self.pattern == KeyPattern::Character(sign);
        is_plain(KeyCode::F5) || is_ctrl('n') || is_ctrl('q')
    }

    /// Returns `true` if the window offers the key here.
    pub fn is_offered(&self) -> bool {
        !(is_page() && self.is_of_browser())
    }

    /// Returns `true` if this is the key of a page that is pressed.
    pub fn is_pressed_on_page(&self, pressed: &PageKey) -> bool {
        self.ctrl == pressed.ctrl
            && (self.shift == pressed.shift || !pressed.ctrl)
            && match self.pattern {
                // Bevy names the places of keys as browsers do.
                KeyPattern::Code(code) => format!("{code:?}") == pressed.code,
                KeyPattern::Character(sign) => types(&pressed.key, sign),
            }
    }

    /// Returns `true` if this is the key pressed.
    pub fn matches(&self, input: &KeyboardInput, ctrl: bool, shift: bool) -> bool {
        self.ctrl == ctrl
            && (self.shift == shift || !ctrl)
            && match (self.pattern, &input.logical_key) {
                (KeyPattern::Code(key), _) => key == input.key_code,
                (KeyPattern::Character(sign), LogicalKey::Character(text)) => types(text, sign),
                (KeyPattern::Character(_), _) => false,
            }
    }

    /// The name of the key, such as `Ctrl+Z`, `F2` or `Esc`.
    pub fn label(&self, localizer: &Localizer) -> String {
        let key = match self.pattern {
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

/// Returns `true` if the text is this lower-case letter or sign, small or large.
fn types(text: &str, sign: char) -> bool {
    text.chars().flat_map(char::to_lowercase).eq([sign])
}
