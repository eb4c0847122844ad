//! The note at the foot of the list while an earlier position is shown: the game waits, or is played on from there.

use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::game_ui::action_button::button;
use crate::viewer::game_ui::snapshot::{BoundText, UiSnapshot, VisibleWhen};
use crate::viewer::messages::Action;
use crate::viewer::ui::card::button_row;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{column, text};

/// Returns `true` if an earlier position of an unfinished game is shown.
fn is_looking_back(ui: &UiSnapshot) -> bool {
    !ui.game.is_live() && ui.outcome.is_none() && ui.game.final_outcome().is_none()
}

pub(super) fn note() -> impl Bundle {
    (
        Name::new("Looking back"),
        Node {
            position_type: PositionType::Absolute,
            left: px(6),
            right: px(6),
            bottom: px(6),
            padding: UiRect::axes(px(10), px(8)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..column(6.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(palette::LAST_MOVE),
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
