//! The keys of a page: those that the game has no use for stay the browser's own.

use bevy::prelude::*;

use crate::platform::{PageKey, is_page, take_keys_from_browser};
use crate::viewer::kernel::registry::{KeyBinding, Keys};

/// Keys without Ctrl that dialogs, lists, text fields and modes read.
const READ_ANYWHERE: [&str; 17] = [
    "AltGraph",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "Backspace",
    "Control",
    "Dead",
    "Delete",
    "End",
    "Enter",
    "Escape",
    "Home",
    "PageDown",
    "PageUp",
    "Shift",
    "Tab",
];

/// What text fields and the position editor read with Ctrl; the letters without Shift.
const READ_WITH_CTRL: [&str; 13] = [
    "ArrowLeft",
    "ArrowRight",
    "Backspace",
    "Control",
    "Delete",
    "End",
    "Home",
    "Shift",
    "a",
    "c",
    "v",
    "x",
    "z",
];

/// Returns `true` if the game may have a use for the key.
fn is_used(pressed: &PageKey, keys: &[KeyBinding]) -> bool {
    if pressed.other {
        return false;
    }
    let is_sign = pressed.key.chars().count() == 1;
    let is_read = if pressed.ctrl {
        let mut read = READ_WITH_CTRL.iter();
        read.any(|read| read.eq_ignore_ascii_case(&pressed.key)) && !(is_sign && pressed.shift)
    } else {
        is_sign || READ_ANYWHERE.contains(&pressed.key.as_str())
    };
    let mut keys = keys.iter();
    is_read || keys.any(|binding| binding.key.is_pressed_on_page(pressed))
}

fn leave_others_to_browser(keys: Res<Keys>) {
    let keys = keys.all().to_vec();
    take_keys_from_browser(move |pressed| is_used(pressed, &keys));
}

pub(super) fn plugin(app: &mut App) {
    if is_page() {
        app.add_systems(Startup, leave_others_to_browser);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::viewer::kernel::keys::{Key, KeyGroup};
    use crate::viewer::shell::actions::ShellAction;

    fn pressed(chord: &str) -> PageKey {
        let (held, key) = chord.rsplit_once(' ').unwrap_or(("", chord));
        PageKey {
            code: key.to_owned(),
            key: key.to_owned(),
            ctrl: held.contains("Ctrl"),
            shift: held.contains("Shift"),
            other: held.contains("Alt") || held.contains("Meta"),
        }
    }

    #[test]
    fn the_browser_keeps_every_key_that_the_game_does_not_read() {
        let bound = [
            Key::code(KeyCode::F1),
            Key::code(KeyCode::F11),
            Key::ctrl('s').with_shift(),
            Key::ctrl('y'),
            Key::character('?'),
        ];
        let bound = bound.map(|key| KeyBinding {
            key,
            action: ShellAction::Cancel.into(),
            group: KeyGroup::Window,
        });
        let is_used = |chord: &str| is_used(&pressed(chord), &bound);
        let of_game = [
            "F1",
            "F11",
            "3",
            "x",
            "é",
            "?",
            "Shift A",
            "Enter",
            "Escape",
            "Tab",
            "Shift Tab",
            "ArrowLeft",
            "Home",
            "Control",
            "Ctrl c",
            "Ctrl Shift ArrowLeft",
            "Ctrl V",
            "Ctrl y",
            "Ctrl Shift S",
            "Ctrl Backspace",
            "Ctrl ArrowLeft",
        ];
        for chord in of_game {
            assert!(is_used(chord), "{chord} is the game's");
        }
        let of_browser = [
            "F5",
            "F12",
            "Ctrl r",
            "Ctrl R",
            "Ctrl Shift R",
            "Ctrl Shift C",
            "Ctrl f",
            "Ctrl p",
            "Ctrl +",
            "Ctrl -",
            "Ctrl 0",
            "Ctrl s",
            "Ctrl Tab",
            "Ctrl n",
            "Ctrl t",
            "Ctrl w",
            "Alt ArrowLeft",
            "Alt Home",
            "Meta c",
            "Meta r",
            "Alt",
            "BrowserBack",
            "MediaPlayPause",
            "PrintScreen",
            "ContextMenu",
        ];
        for chord in of_browser {
            assert!(!is_used(chord), "{chord} is the browser's");
        }
    }

    #[test]
    fn reload_a_new_window_and_the_end_are_no_keys_of_a_page() {
        let of_browser = [Key::code(KeyCode::F5), Key::ctrl('n'), Key::ctrl('q')];
        assert!(of_browser.iter().all(Key::is_of_browser));
        let of_game = [Key::code(KeyCode::F4), Key::character('n'), Key::ctrl('o')];
        assert!(!of_game.iter().any(Key::is_of_browser));
        // A window has all of them.
        assert!(of_browser.iter().all(Key::is_offered));
    }
}
