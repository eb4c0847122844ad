//! The keys of actions.
//!
//! Letters match the typed character, so that they are the same on every keyboard layout. Where a layout types no Latin
//! letters, they match the place of the key on an English keyboard.

use bevy::input::keyboard::{Key as LogicalKey, KeyboardInput};
use bevy::prelude::*;

use crate::i18n::{Localizer, MessageFn, Messages};
use crate::platform::{PageKey, is_page};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPattern {
    /// The key that types this lower-case letter or sign.
    Character(char),
    Code(KeyCode),
}

/// Keys for one purpose, under one heading in the help.
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
    /// All groups, in help order.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    pub pattern: KeyPattern,
    pub ctrl: bool,
    /// `true` while Shift is held, checked only with Ctrl.
    pub shift: bool,
    /// `true` if the feature reads the key itself; elsewhere the key may have another meaning.
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

    /// The key that types this letter or sign, with Ctrl.
    pub const fn ctrl(sign: char) -> Key {
        Key::character(sign).with_ctrl()
    }

    pub const fn with_ctrl(self) -> Key {
        Key { ctrl: true, ..self }
    }

    pub const fn with_shift(self) -> Key {
        Key { shift: true, ..self }
    }

    /// Marks a key that the feature reads itself.
    pub const fn read_by_feature(self) -> Key {
        Key { is_read_by_feature: true, ..self }
    }

    const fn of(pattern: KeyPattern) -> Key {
        Key { pattern, ctrl: false, shift: false, is_read_by_feature: false }
    }

    /// Returns `true` for keys reserved by browsers: reload, new window, quit.
    pub fn is_of_browser(&self) -> bool {
        let is_plain = |code| !self.ctrl && self.pattern == KeyPattern::Code(code);
        let is_ctrl = |sign| self.ctrl && self.pattern == KeyPattern::Character(sign);
        is_plain(KeyCode::F5) || is_ctrl('n') || is_ctrl('q')
    }

    /// Returns `true` if the key is available here.
    pub fn is_offered(&self) -> bool {
        !(is_page() && self.is_of_browser())
    }

    /// Returns `true` if this is the key pressed on a page.
    pub fn is_pressed_on_page(&self, pressed: &PageKey) -> bool {
        self.ctrl == pressed.ctrl
            && (self.shift == pressed.shift || !pressed.ctrl)
            && match self.pattern {
                // Bevy uses the browsers' names of key codes.
                KeyPattern::Code(code) => format!("{code:?}") == pressed.code,
                KeyPattern::Character(sign) => types(&pressed.key, &pressed.code, sign),
            }
    }

    /// Returns `true` if this key was pressed.
    pub fn matches(&self, input: &KeyboardInput, ctrl: bool, shift: bool) -> bool {
        self.ctrl == ctrl
            && (self.shift == shift || !ctrl)
            && match self.pattern {
                KeyPattern::Code(key) => key == input.key_code,
                KeyPattern::Character(sign) => types_character(input, sign),
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

/// Returns `true` if the key types this lower-case letter or sign or, on a layout without Latin letters, is where an
/// English keyboard has it.
pub fn types_character(input: &KeyboardInput, sign: char) -> bool {
    match &input.logical_key {
        // Bevy uses the browsers' names of key codes.
        LogicalKey::Character(text) => types(text, &format!("{:?}", input.key_code), sign),
        _ => false,
    }
}

/// The same, by the text and the code of a key.
fn types(text: &str, code: &str, sign: char) -> bool {
    let is_foreign = text.chars().all(|letter| letter.is_alphabetic() && !is_latin(letter));
    let is_there = || code.strip_prefix("Key") == Some(&sign.to_uppercase().to_string());
    text.chars().flat_map(char::to_lowercase).eq([sign]) || is_foreign && is_there()
}

/// Returns `true` for letters up to those with accents, the last of them in the block Latin Extended-B.
fn is_latin(letter: char) -> bool {
    letter < '\u{250}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_where_they_are_typed_or_where_an_english_keyboard_has_them() {
        for (text, code, sign, expected) in [
            ("z", "KeyZ", 'z', true),
            // German and French keyboards.
            ("z", "KeyY", 'z', true),
            ("w", "KeyZ", 'z', false),
            ("é", "Digit2", '2', false),
            ("ö", "Semicolon", ';', false),
            // Russian and Greek ones.
            ("я", "KeyZ", 'z', true),
            ("Я", "KeyZ", 'z', true),
            ("я", "KeyZ", 'y', false),
            ("ζ", "KeyZ", 'z', true),
            ("5", "Digit5", '5', true),
        ] {
            assert_eq!(types(text, code, sign), expected, "{text} on {code}");
        }
    }
}
