//! What matters just now, under the players: a capture that is due, a draw offered, how the game ended.

use bevy::prelude::*;

use super::follow::{Says, Shown};
use super::style::Look;
use super::widgets::{Kit, SIZE, button, column, row, text, title};
use crate::viewer::action::Action;
use crate::viewer::palette;

pub(super) fn line(kit: &Kit) -> impl Bundle + use<> {
    (
        Name::new("Status"),
        Node {
            flex_shrink: 0.0,
            ..column(8.0)
        },
        Shown::when(|facts| {
            facts.outcome.is_some() || facts.must_take > 0 || facts.game.draw_offer().is_some()
        }),
        Pickable::IGNORE,
        children![outcome(kit), capture_due(), draw_offered()],
    )
}

pub(super) fn card(color: Color) -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(10), px(8)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..column(6.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(color),
        Pickable::IGNORE,
    )
}

fn outcome(kit: &Kit) -> impl Bundle + use<> {
    let result = |facts: &super::follow::Facts| facts.outcome.map(|end| facts.words.result(&end));
    let reason = |facts: &super::follow::Facts| facts.outcome.map(|end| facts.words.reason(&end));
    (
        Name::new("Outcome"),
        card(palette::ACCENT),
        Shown::when(|facts| facts.outcome.is_some()),
        children![
            title(
                kit,
                "Result",
                16.0,
                palette::TEXT,
                Says::of(move |facts| result(facts).unwrap_or_default()),
            ),
            text(
                "Reason",
                13.0,
                palette::TEXT_QUIET,
                Says::of(move |facts| reason(facts).unwrap_or_default()),
            ),
        ],
    )
}

fn capture_due() -> impl Bundle {
    (
        Name::new("Capture due"),
        card(palette::CAPTURE),
        Shown::when(|facts| facts.must_take > 0),
        children![text(
            "Pieces to take",
            SIZE,
            palette::TEXT,
            Says::of(|facts| facts.words.capture_due(facts.must_take)),
        )],
    )
}

fn draw_offered() -> impl Bundle {
    let offer = Says::of(|facts| {
        facts
            .game
            .draw_offer()
            .map(|by| facts.words.draw_offered(by))
            .unwrap_or_default()
    });
    (
        Name::new("Draw offered"),
        card(palette::LAST_MOVE),
        Shown::when(|facts| facts.game.draw_offer().is_some()),
        children![
            text("Offer", SIZE, palette::TEXT, offer),
            (
                Name::new("Answers"),
                row(8.0),
                Pickable::IGNORE,
                children![
                    button(
                        "Accept",
                        Action::AnswerDraw(true),
                        Look::Bright,
                        Says::words("accept")
                    ),
                    button(
                        "Decline",
                        Action::AnswerDraw(false),
                        Look::Plain,
                        Says::words("decline")
                    ),
                ],
            ),
        ],
    )
}
