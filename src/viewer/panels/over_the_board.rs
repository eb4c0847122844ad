//! What is played at the table by hand: the turn that is ended, what was irregular about it, what may be huffed, and
//! sheep and wolf to be placed.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use crate::rules::Side;
use crate::viewer::input::action::Action;
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen, UiSnapshot, VisibleWhen};
use crate::viewer::ui::card::{answers, card, pile};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{SIZE, UiAssets, button, text, title};

/// More pieces than these never overlook a capture at once, but in positions made up for it.
const MOST_HUFFED: usize = 4;

fn is_irregular(facts: &UiSnapshot) -> bool {
    !facts.game.irregularities().is_empty()
}

fn is_by_hand(facts: &UiSnapshot) -> bool {
    facts.game.table_rules().over_the_board
        && facts.game.placement().is_none()
        && facts.outcome.is_none()
        && !is_irregular(facts)
}

fn touch_binds(facts: &UiSnapshot) -> bool {
    facts.game.table_rules().touch_move
        && !facts.game.table_rules().over_the_board
        && facts.outcome.is_none()
}

fn may_huff(facts: &UiSnapshot) -> bool {
    !facts.game.huffable().is_empty() && !facts.is_computers()
}

fn is_placing(facts: &UiSnapshot) -> bool {
    facts.game.placement().is_some()
}

pub(super) fn cards(kit: &UiAssets) -> impl Bundle + use<> {
    (
        pile(
            "Manners",
            children![
                irregular(kit),
                by_hand(),
                touching(),
                huffing(kit),
                placing()
            ],
        ),
        VisibleWhen::new(|facts| {
            is_irregular(facts)
                || is_by_hand(facts)
                || touch_binds(facts)
                || may_huff(facts)
                || is_placing(facts)
        }),
    )
}

/// What the other player is asked.
fn irregular(kit: &UiAssets) -> impl Bundle + use<> {
    let asks = BoundText::new(|facts| {
        if facts.is_computers() {
            return facts.words.text("irregular-computer");
        }
        let decides = facts.words.side(!facts.game.position().side_to_move());
        facts
            .words
            .with("irregular-asks", &[("side", decides.into())])
    });
    let names = BoundText::new(|facts| {
        let found = facts.game.irregularities().iter();
        let names: Vec<_> = found.map(|one| facts.words.irregularity(one)).collect();
        names.join("\n")
    });
    let [correct, keep] = [false, true].map(Action::ResolveIrregularity);
    card(
        "Irregular",
        palette::CAPTURE,
        is_irregular,
        children![
            title(kit, "Title", 16.0, palette::TEXT, asks),
            text("Names", 13.0, palette::TEXT_QUIET, names),
            (
                answers(children![
                    button(
                        "Correct",
                        correct,
                        ButtonStyle::Primary,
                        BoundText::message("correct")
                    ),
                    button(
                        "Keep",
                        keep,
                        ButtonStyle::Normal,
                        BoundText::message("keep")
                    ),
                ]),
                VisibleWhen::new(|facts| !facts.is_computers()),
            ),
        ],
    )
}

/// That a piece must be played or, as long as none must, something else.
fn must_play(or: fn(&UiSnapshot) -> String) -> BoundText {
    BoundText::new(move |facts| match facts.game.touched_piece() {
        Some(square) => facts.words.text_for_square("must-play", square),
        None => or(facts),
    })
}

fn by_hand() -> impl Bundle {
    let has_begun = || EnabledWhen::new(|facts| !facts.game.hand_actions().is_empty());
    let says = must_play(|facts| facts.words.text("by-hand"));
    let back = BoundText::message("put-back");
    card(
        "By hand",
        palette::LAST_MOVE,
        is_by_hand,
        children![
            text("Words", 13.0, palette::TEXT_QUIET, says),
            answers(children![
                (
                    button(
                        "Done",
                        Action::EndTurn,
                        ButtonStyle::Primary,
                        BoundText::message("done")
                    ),
                    has_begun()
                ),
                (
                    button("Put back", Action::PutBack, ButtonStyle::Normal, back),
                    has_begun()
                ),
            ]),
        ],
    )
}

fn touching() -> impl Bundle {
    let says = must_play(|facts| match facts.game.is_adjusting() {
        true => facts.words.text("adjusting"),
        false => facts.words.text("touch-move"),
    });
    card(
        "Touching",
        palette::LAST_MOVE,
        touch_binds,
        children![
            text("Words", 13.0, palette::TEXT_QUIET, says),
            answers(children![(
                button(
                    "Adjust",
                    Action::Adjust,
                    ButtonStyle::Normal,
                    BoundText::message("adjust")
                ),
                CheckedWhen::new(|facts| facts.game.is_adjusting()),
                EnabledWhen::new(|facts| facts.game.touched_piece().is_none()),
            )]),
        ],
    )
}

fn huffing(kit: &UiAssets) -> impl Bundle + use<> {
    let pieces = SpawnWith(|pieces: &mut RelatedSpawner<ChildOf>| {
        for place in 0..MOST_HUFFED {
            pieces.spawn(huff(place));
        }
    });
    card(
        "Huffing",
        palette::CAPTURE,
        may_huff,
        children![
            title(
                kit,
                "Title",
                16.0,
                palette::TEXT,
                BoundText::message("huff-title")
            ),
            answers(Children::spawn(pieces)),
        ],
    )
}

fn huff(place: usize) -> impl Bundle {
    let square = move |facts: &UiSnapshot| {
        let huffable = facts.game.huffable().into_iter();
        huffable.filter(|_| !facts.is_computers()).nth(place)
    };
    let says = BoundText::new(move |facts| {
        let square = square(facts);
        square.map_or_else(String::new, |square| {
            facts.words.text_for_square("huff", square)
        })
    });
    (
        button("Huff", Action::Huff(place), ButtonStyle::Normal, says),
        VisibleWhen::new(move |facts| square(facts).is_some()),
    )
}

fn placing() -> impl Bundle {
    let says = BoundText::new(|facts| {
        let side = facts.game.placement().map(|placing| placing.side());
        facts.words.text(match side {
            Some(Side::White) => "place-sheep",
            _ => "place-wolf",
        })
    });
    let lots = BoundText::message("draw-lots");
    card(
        "Placing",
        palette::LAST_MOVE,
        is_placing,
        children![
            text("Words", SIZE, palette::TEXT, says),
            answers(children![button(
                "Draw lots",
                Action::DrawLots,
                ButtonStyle::Normal,
                lots
            )]),
        ],
    )
}
