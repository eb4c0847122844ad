//! What concerns the whole game: a draw, giving up, a new one, positions in and out.

use bevy::prelude::*;

use super::follow::{Enabled, Says};
use super::icons::Icon;
use super::style::Look;
use super::tooltip::Tip;
use super::widgets::{Kit, button, column, icon_button, row};
use crate::viewer::action::Action;

pub(super) fn buttons(kit: &Kit) -> impl Bundle + use<> {
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
                            Look::Plain,
                            Says::words("offer-draw")
                        ),
                        Tip,
                        Enabled::when(|facts| {
                            facts.outcome.is_none() && facts.game.draw_offer().is_none()
                        }),
                    ),
                    (
                        button("Resign", Action::Resign, Look::Plain, Says::words("resign")),
                        Enabled::when(|facts| facts.outcome.is_none()),
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
                            Look::Plain,
                            Says::words("new-game")
                        ),
                        Tip,
                    ),
                    (
                        icon_button(kit, "Copy FEN", Action::CopyFen, Look::Plain, Icon::Copy),
                        Tip
                    ),
                    (
                        icon_button(kit, "Paste FEN", Action::PasteFen, Look::Plain, Icon::Paste),
                        Tip
                    ),
                ],
            ),
        ],
    )
}
