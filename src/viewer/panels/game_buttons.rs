//! What concerns the whole game: a draw, giving up, a new one, positions in and out.

use bevy::prelude::*;

use crate::viewer::input::action::Action;
use crate::viewer::ui::bindings::{BoundText, EnabledWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::HasTooltip;
use crate::viewer::ui::widgets::{UiAssets, button, column, icon_button, row};

pub(super) fn buttons(kit: &UiAssets) -> impl Bundle + use<> {
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
                row(8.0),
                Pickable::IGNORE,
                children![
                    (
                        button(
                            "Offer a draw",
                            Action::OfferDraw,
                            ButtonStyle::Normal,
                            BoundText::message("offer-draw")
                        ),
                        HasTooltip,
                        EnabledWhen::new(|facts| {
                            facts.outcome.is_none() && facts.game.draw_offer().is_none()
                        }),
                    ),
                    (
                        button(
                            "Resign",
                            Action::Resign,
                            ButtonStyle::Normal,
                            BoundText::message("resign")
                        ),
                        EnabledWhen::new(|facts| facts.outcome.is_none()),
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
                            BoundText::message("new-game")
                        ),
                        HasTooltip,
                    ),
                    (
                        icon_button(
                            kit,
                            "Copy FEN",
                            Action::CopyFen,
                            ButtonStyle::Normal,
                            Icon::Copy
                        ),
                        HasTooltip
                    ),
                    (
                        icon_button(
                            kit,
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
