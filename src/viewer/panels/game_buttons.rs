//! The buttons for the whole game: offer a draw, resign, new game, set up a position, share.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::i18n::{MessageFn, Messages};
use crate::viewer::game_ui::action_button::{ActionButton, HasTooltip, button};
use crate::viewer::game_ui::snapshot::{BoundText, EnabledWhen, UiSnapshot};
use crate::viewer::messages::{Action, EditorAction, ShareAction};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{self, UiAssets, captioned_button, column, row};

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
                // Long words take a second line.
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    row_gap: px(8),
                    ..row(8.0)
                },
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
                        tool(
                            assets,
                            "Set up",
                            Action::Editor(EditorAction::Open),
                            Icon::BoardWithPiece,
                            Messages::button_set_up
                        ),
                        HasTooltip
                    ),
                    (
                        tool(
                            assets,
                            "Share",
                            Action::Share(ShareAction::Open),
                            Icon::Share,
                            Messages::button_share
                        ),
                        HasTooltip
                    ),
                ],
            ),
        ],
    )
}

/// A button with an icon and a word under it.
fn tool(
    assets: &UiAssets,
    name: &'static str,
    action: Action,
    icon: Icon,
    word: MessageFn,
) -> impl Bundle + use<> {
    let sign = widgets::icon(assets, icon, 17.0);
    (
        captioned_button(name, ButtonStyle::Normal, sign, BoundText::message(word)),
        ActionButton(action),
    )
}
