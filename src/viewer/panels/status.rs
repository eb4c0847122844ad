//! What matters just now, under the players: a capture that is due, a draw offered, how the game ended.

use bevy::prelude::*;

use crate::viewer::input::action::Action;
use crate::viewer::ui::bindings::{BoundText, UiSnapshot, VisibleWhen};
use crate::viewer::ui::card::{answers, card, pile};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{SIZE, UiAssets, button, text, title};

pub(super) fn line(kit: &UiAssets) -> impl Bundle + use<> {
    (
        pile(
            "Status",
            children![outcome(kit), capture_due(), draw_offered()],
        ),
        VisibleWhen::new(|facts| {
            has_ended(facts) || is_capture_due(facts) || is_draw_offered(facts)
        }),
    )
}

const fn has_ended(facts: &UiSnapshot) -> bool {
    facts.outcome.is_some()
}

const fn is_capture_due(facts: &UiSnapshot) -> bool {
    facts.must_take > 0
}

fn is_draw_offered(facts: &UiSnapshot) -> bool {
    facts.game.draw_offer().is_some()
}

fn outcome(kit: &UiAssets) -> impl Bundle + use<> {
    card(
        "Outcome",
        palette::ACCENT,
        has_ended,
        children![
            title(kit, "Result", 16.0, palette::TEXT, BoundText::result()),
            text("Reason", 13.0, palette::TEXT_QUIET, BoundText::reason()),
        ],
    )
}

fn capture_due() -> impl Bundle {
    card(
        "Capture due",
        palette::CAPTURE,
        is_capture_due,
        children![text(
            "Pieces to take",
            SIZE,
            palette::TEXT,
            BoundText::new(|facts| facts.words.capture_due(facts.must_take)),
        )],
    )
}

fn draw_offered() -> impl Bundle {
    let offer = BoundText::new(|facts| {
        let by = facts.game.draw_offer();
        by.map(|by| facts.words.draw_offered(by))
            .unwrap_or_default()
    });
    let [accept, decline] = [true, false].map(Action::AnswerDraw);
    card(
        "Draw offered",
        palette::LAST_MOVE,
        is_draw_offered,
        children![
            text("Offer", SIZE, palette::TEXT, offer),
            (
                answers(children![
                    button(
                        "Accept",
                        accept,
                        ButtonStyle::Primary,
                        BoundText::message("accept")
                    ),
                    button(
                        "Decline",
                        decline,
                        ButtonStyle::Normal,
                        BoundText::message("decline")
                    ),
                ]),
                VisibleWhen::new(|facts| !facts.is_computers()),
            ),
        ],
    )
}
