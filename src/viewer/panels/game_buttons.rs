//! The buttons for the whole game: offer a draw, resign, new game, copy and paste a position.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::game_ui::action_button::{HasTooltip, button, icon_button};
use crate::viewer::game_ui::snapshot::{BoundText, EnabledWhen, UiSnapshot};
use crate::viewer::messages::{Action, EditorAction, ShareAction};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, row};

/// Returns `true` if the game can be given up or agreed drawn: it is not over, whatever position is shown.
fn may_end(ui: &UiSnapshot) -> bool {
    ui.game.final_outcome().is_none() && ui.game.placement().is_none()
}

pub(super) fn buttons(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Play"),
        Node {
            flex_shrink: 0.0,
            ..column(8.0)
        },
        Pickable::IGNORE,
        children![
            (
                Name::new("Ending"),
                // The second stop of Tab.
                TabGroup::new(-1),
                row(8.0),
                Pickable::IGNORE,
                children![
                    (
                        button(
                            "Offer a draw",
                            Action::OfferDraw,
                            ButtonStyle::Normal,
                            BoundText::message(Messages::offer_draw)
                        ),
                        HasTooltip,
                        EnabledWhen::new(|ui| { may_end(ui) && ui.game.draw_offer().is_none() }),
                    ),
                    (
                        button(
                            "Resign",
                            Action::Resign,
                            ButtonStyle::Normal,
                            BoundText::message(Messages::resign)
                        ),
                        EnabledWhen::new(may_end),
                    ),
                ],
            ),
            (
                Name::new("Beginning"),
                row(8.0),
                Pickable::IGNORE,
                children![
                    (
                        button(
                            "New game",
                            Action::NewGame,
                            ButtonStyle::Normal,
                            BoundText::message(Messages::new_game)
                        ),
                        HasTooltip,
                    ),
                    (
                        icon_button(
                            assets,
                            "Set up",
                            Action::Editor(EditorAction::Open),
                            ButtonStyle::Normal,
                            Icon::BoardWithPiece
                        ),
                        HasTooltip
                    ),
                    (
                        icon_button(
                            assets,
                            "Share",
                            Action::Share(ShareAction::Open),
                            ButtonStyle::Normal,
                            Icon::Share
                        ),
                        HasTooltip
                    ),
                    (
                        icon_button(
                            assets,
                            "Copy FEN",
                            Action::CopyFen,
                            ButtonStyle::Normal,
                            Icon::Copy
                        ),
                        HasTooltip
                    ),
                    (
                        icon_button(
                            assets,
                            "Paste FEN",
                            Action::PasteFen,
                            ButtonStyle::Normal,
                            Icon::Paste
                        ),
                        HasTooltip
                    ),
                ],
            ),
        ],
    )
}
