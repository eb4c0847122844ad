//! The entries of the first card that begin a game.

use super::actions::SeatAction;
use crate::engine::Level;
use crate::i18n::Messages;
use crate::viewer::shell::welcome::FirstStep;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;

pub(super) fn computer() -> FirstStep {
    FirstStep {
        name: "Play the computer",
        action: SeatAction::PlayComputer.into(),
        icon: Icon::Robot,
        style: ButtonStyle::Primary,
        heading: BoundText::message(Messages::welcome_computer),
        words: BoundText::new(|ui| {
            let level = Level::default().number();
            ui.localizer().messages.welcome_computer_words(level)
        }),
        comes_back: false,
    }
}

pub(super) fn two() -> FirstStep {
    FirstStep {
        name: "Two at this screen",
        action: SeatAction::PlayTwo.into(),
        icon: Icon::Handshake,
        style: ButtonStyle::Normal,
        heading: BoundText::message(Messages::welcome_two),
        words: BoundText::message(Messages::welcome_two_words),
        comes_back: false,
    }
}
