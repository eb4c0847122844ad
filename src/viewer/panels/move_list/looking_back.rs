//! The card below the list while an earlier position is shown: the game waits, or is played on from there.

use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::game_ui::action_button::button;
use crate::viewer::game_ui::snapshot::{BoundText, UiSnapshot, VisibleWhen};
use crate::viewer::messages::Action;
use crate::viewer::ui::card::{button_row, card};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::text;

/// Returns `true` if an earlier position of an unfinished game is shown.
fn is_looking_back(ui: &UiSnapshot) -> bool {
    !ui.game.is_live() && ui.outcome.is_none() && ui.game.final_outcome().is_none()
}

pub(in crate::viewer::panels) fn looking_back_card() -> impl Bundle {
    card(
        "Looking back",
        palette::LAST_MOVE,
        VisibleWhen::new(is_looking_back),
        children![
            text(
                "Words",
                LetterSize::Small,
                palette::TEXT,
                BoundText::message(Messages::looking_back)
            ),
            button_row(children![button(
                "Play on",
                Action::PlayOn,
                ButtonStyle::Normal,
                BoundText::message(Messages::play_on)
            )]),
        ],
    )
}
