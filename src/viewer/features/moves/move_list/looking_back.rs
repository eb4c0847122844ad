//! The card below the list, one row high, while an earlier position is shown: the game waits, or is played on from there.

use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::bare_button;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{group_of, row, text};

/// Returns `true` if an earlier position of an unfinished game is shown. A game that was opened to be read does not wait,
/// unless a computer is to move in it.
fn is_looking_back(ui: &Tracked) -> bool {
    let waits = !ui.game().is_for_reading() || ui.players()[ui.game().side_to_move()].is_computer();
    waits && !ui.game().is_live() && ui.outcome().is_none() && ui.game().final_outcome().is_none()
}

pub(crate) fn looking_back_card() -> impl Bundle {
    let words = group_of(
        "Room of the words",
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
        children![text(
            "Words",
            LetterSize::Small,
            palette::TEXT,
            BoundText::message(Messages::looking_back)
        )],
    );
    let play_on = (
        bare_button(
            "Play on",
            GameAction::PlayOn,
            ButtonStyle::Normal,
            Node {
                height: px(28),
                padding: UiRect::horizontal(px(8)),
                border_radius: BorderRadius::all(px(6)),
                flex_shrink: 0.0,
                ..default()
            },
        ),
        children![(
            text(
                "Label",
                LetterSize::Small,
                palette::TEXT,
                BoundText::message(Messages::play_on)
            ),
            TextLayout::no_wrap(),
        )],
    );
    (
        Name::new("Looking back"),
        Node {
            flex_shrink: 0.0,
            padding: UiRect::axes(px(8), px(5)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..row(8.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(palette::LAST_MOVE),
        VisibleWhen::new(is_looking_back),
        Pickable::IGNORE,
        children![words, play_on],
    )
}
