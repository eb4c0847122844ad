//! The buttons for the whole game: take back, offer a draw, resign, new game, set up a position, share.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::features::play::actions::{NewGameAction, PlayAction};
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::{HasTooltip, captioned};
use crate::viewer::parts::slots::UiSlot;
use crate::viewer::ui::bindings::EnabledWhen;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row};

/// Returns `true` if the game can be given up or agreed drawn: it is not over, whatever position is shown.
fn may_end(ui: &Tracked) -> bool {
    ui.game().final_outcome().is_none() && ui.game().placement().is_none()
}

/// The button that takes a move back.
pub(super) fn take_back(assets: &UiAssets) -> impl Bundle + use<> {
    (
        captioned(
            assets,
            "Take back",
            GameAction::Undo,
            Icon::UndoArrow,
            Messages::button_take_back,
        ),
        HasTooltip,
        EnabledWhen::new(|ui| ui.may_take_back()),
    )
}

pub(crate) fn buttons(assets: &UiAssets) -> impl Bundle + use<> {
    group_of(
        "Play",
        Node {
            flex_shrink: 0.0,
            ..column(6.0)
        },
        children![
            (
                Name::new("Ending"),
                // The second stop of Tab.
                TabGroup::new(-1),
                wrapping_row(),
                Pickable::IGNORE,
                children![
                    take_back(assets),
                    (
                        captioned(
                            assets,
                            "Offer a draw",
                            PlayAction::OfferDraw,
                            Icon::Handshake,
                            Messages::offer_draw
                        ),
                        HasTooltip,
                        EnabledWhen::new(|ui| may_end(ui) && ui.game().draw_offer().is_none()),
                    ),
                    (
                        captioned(
                            assets,
                            "Resign",
                            PlayAction::Resign,
                            Icon::Flag,
                            Messages::resign
                        ),
                        EnabledWhen::new(may_end),
                    ),
                ],
            ),
            (
                Name::new("Beginning"),
                wrapping_row(),
                UiSlot::Beginnings,
                Pickable::IGNORE,
            ),
        ],
    )
}

pub(super) fn new_game(assets: &UiAssets) -> impl Bundle + use<> {
    let open = NewGameAction::Open;
    (
        captioned(assets, "New game", open, Icon::Plus, Messages::new_game),
        HasTooltip,
    )
}

/// A row whose long words take a second line.
fn wrapping_row() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(6),
        ..row(6.0)
    }
}
