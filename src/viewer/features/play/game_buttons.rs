//! The buttons for the whole game: take back, offer a draw, resign, new game, set up a position, share.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::i18n::{MessageFn, Messages};
use crate::rules::Ply;
use crate::viewer::features::editor::actions::EditorAction;
use crate::viewer::features::play::actions::{NewGameAction, PlayAction};
use crate::viewer::features::share::actions::ShareAction;
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::kernel::reading::Reading;
use crate::viewer::shell::bound::action_button::{ActionButton, HasTooltip};
use crate::viewer::ui::bindings::{BoundText, EnabledWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets;
use crate::viewer::ui::widgets::{UiAssets, Wide, captioned_button, column, row};

/// Returns `true` if the game can be given up or agreed drawn: it is not over, whatever position is shown.
fn may_end(ui: &Reading) -> bool {
    ui.game().final_outcome().is_none() && ui.game().placement().is_none()
}

/// Returns `true` if there is a move to take back.
pub(crate) fn may_take_back(ui: &Reading) -> bool {
    ui.game().current_ply() > Ply(0) || ui.game().termination().is_some()
}

pub(crate) fn buttons(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Play"),
        Node {
            flex_shrink: 0.0,
            ..column(6.0)
        },
        Pickable::IGNORE,
        children![
            (
                Name::new("Ending"),
                // The second stop of Tab.
                TabGroup::new(-1),
                wrapping_row(),
                Pickable::IGNORE,
                children![
                    (
                        tool(
                            assets,
                            "Take back",
                            GameAction::Undo,
                            Icon::UndoArrow,
                            Messages::button_take_back
                        ),
                        HasTooltip,
                        EnabledWhen::new(may_take_back),
                    ),
                    (
                        tool(
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
                        tool(
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
                Pickable::IGNORE,
                children![
                    (
                        tool(
                            assets,
                            "New game",
                            NewGameAction::Open,
                            Icon::Plus,
                            Messages::new_game
                        ),
                        HasTooltip,
                    ),
                    (
                        tool(
                            assets,
                            "Set up",
                            EditorAction::Open,
                            Icon::BoardWithPiece,
                            Messages::button_set_up
                        ),
                        HasTooltip
                    ),
                    (
                        tool(
                            assets,
                            "Share",
                            ShareAction::Open,
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

/// A row whose long words take a second line.
fn wrapping_row() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(6),
        ..row(6.0)
    }
}

/// A button with an icon and a word under it.
fn tool<A: Into<AnyAction>>(
    assets: &UiAssets,
    name: &'static str,
    action: A,
    icon: Icon,
    word: MessageFn,
) -> impl Bundle + use<A> {
    let sign = widgets::icon(assets, icon, 17.0);
    (
        captioned_button(name, ButtonStyle::Normal, sign, BoundText::message(word)),
        ActionButton(action.into()),
        Wide,
    )
}
