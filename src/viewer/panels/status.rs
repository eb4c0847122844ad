//! What matters just now, under the players: a capture that is due, a draw offered, how the game ended.

use bevy::prelude::*;

use super::card::{answers, card, pile};
use super::follow::{Facts, Says, Shown};
use super::style::Look;
use super::widgets::{Kit, SIZE, button, text, title};
use crate::viewer::action::Action;
use crate::viewer::palette;

pub(super) fn line(kit: &Kit) -> impl Bundle + use<> {
    (
        pile(
            "Status",
            children![outcome(kit), capture_due(), draw_offered()],
        ),
        Shown::when(|facts| has_ended(facts) || is_capture_due(facts) || is_draw_offered(facts)),
    )
}

const fn has_ended(facts: &Facts) -> bool {
    facts.outcome.is_some()
}

const fn is_capture_due(facts: &Facts) -> bool {
    facts.must_take > 0
}

fn is_draw_offered(facts: &Facts) -> bool {
    facts.game.draw_offer().is_some()
}

fn outcome(kit: &Kit) -> impl Bundle + use<> {
    card(
        "Outcome",
        palette::ACCENT,
        has_ended,
        children![
            title(kit, "Result", 16.0, palette::TEXT, Says::the_result()),
            text("Reason", 13.0, palette::TEXT_QUIET, Says::the_reason()),
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
            Says::of(|facts| facts.words.capture_due(facts.must_take)),
        )],
    )
}

fn draw_offered() -> impl Bundle {
    let offer = Says::of(|facts| {
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
                    button("Accept", accept, Look::Bright, Says::words("accept")),
                    button("Decline", decline, Look::Plain, Says::words("decline")),
                ]),
                Shown::when(|facts| !facts.is_computers()),
            ),
        ],
    )
}
