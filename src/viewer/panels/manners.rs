//! What is played at the table by hand: the turn that is ended, what was irregular about it, what may be huffed, and
//! sheep and wolf to be placed.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::follow::{Enabled, Facts, On, Says, Shown};
use super::status::card;
use super::style::Look;
use super::widgets::{Kit, SIZE, button, column, row, text, title};
use crate::rules::Side;
use crate::viewer::action::Action;
use crate::viewer::palette;

/// More pieces than these never overlook a capture at once, but in positions made up for it.
const MOST_HUFFED: usize = 4;

fn is_irregular(facts: &Facts) -> bool {
    !facts.game.irregularities().is_empty()
}

fn is_by_hand(facts: &Facts) -> bool {
    facts.game.manners().over_the_board
        && facts.game.placing().is_none()
        && facts.outcome.is_none()
        && !is_irregular(facts)
}

fn touch_binds(facts: &Facts) -> bool {
    facts.game.manners().touch_move
        && !facts.game.manners().over_the_board
        && facts.outcome.is_none()
}

fn may_huff(facts: &Facts) -> bool {
    !facts.game.huffable().is_empty()
}

pub(super) fn cards(kit: &Kit) -> impl Bundle + use<> {
    (
        Name::new("Manners"),
        Node {
            flex_shrink: 0.0,
            ..column(8.0)
        },
        Shown::when(|facts| {
            is_irregular(facts)
                || is_by_hand(facts)
                || touch_binds(facts)
                || may_huff(facts)
                || facts.game.placing().is_some()
        }),
        Pickable::IGNORE,
        children![
            irregular(kit),
            by_hand(),
            touching(),
            huffing(kit),
            placing()
        ],
    )
}

/// What the other player is asked.
fn irregular(kit: &Kit) -> impl Bundle + use<> {
    let names = Says::of(|facts| {
        let found = facts.game.irregularities().iter();
        let names: Vec<_> = found.map(|one| facts.words.irregularity(one)).collect();
        names.join("\n")
    });
    (
        Name::new("Irregular"),
        card(palette::CAPTURE),
        Shown::when(is_irregular),
        children![
            title(
                kit,
                "Title",
                16.0,
                palette::TEXT,
                Says::of(|facts| {
                    let decides = facts.words.side(!facts.game.position().side_to_move());
                    facts
                        .words
                        .with("irregular-asks", &[("side", decides.into())])
                }),
            ),
            text("Names", 13.0, palette::TEXT_QUIET, names),
            (
                Name::new("Decision"),
                row(8.0),
                Pickable::IGNORE,
                children![
                    button(
                        "Correct",
                        Action::Decide(false),
                        Look::Bright,
                        Says::words("correct")
                    ),
                    button(
                        "Keep",
                        Action::Decide(true),
                        Look::Plain,
                        Says::words("keep")
                    ),
                ],
            ),
        ],
    )
}

fn by_hand() -> impl Bundle {
    let has_begun = |facts: &Facts| !facts.game.deeds().is_empty();
    (
        Name::new("By hand"),
        card(palette::LAST_MOVE),
        Shown::when(is_by_hand),
        children![
            text(
                "Words",
                13.0,
                palette::TEXT_QUIET,
                Says::of(|facts| match facts.game.bound() {
                    Some(square) => facts.words.about_square("must-play", square),
                    None => facts.words.text("by-hand"),
                }),
            ),
            (
                Name::new("Hands"),
                row(8.0),
                Pickable::IGNORE,
                children![
                    (
                        button("Done", Action::Done, Look::Bright, Says::words("done")),
                        Enabled::when(has_begun),
                    ),
                    (
                        button(
                            "Put back",
                            Action::PutBack,
                            Look::Plain,
                            Says::words("put-back")
                        ),
                        Enabled::when(has_begun),
                    ),
                ],
            ),
        ],
    )
}

fn touching() -> impl Bundle {
    (
        Name::new("Touching"),
        card(palette::LAST_MOVE),
        Shown::when(touch_binds),
        children![
            text(
                "Words",
                13.0,
                palette::TEXT_QUIET,
                Says::of(|facts| match facts.game.bound() {
                    Some(square) => facts.words.about_square("must-play", square),
                    None if facts.game.is_adjusting() => facts.words.text("adjusting"),
                    None => facts.words.text("touch-move"),
                }),
            ),
            (
                Name::new("Straightening"),
                row(8.0),
                Pickable::IGNORE,
                children![(
                    button("Adjust", Action::Adjust, Look::Plain, Says::words("adjust")),
                    On::when(|facts| facts.game.is_adjusting()),
                    Enabled::when(|facts| facts.game.bound().is_none()),
                )],
            ),
        ],
    )
}

fn huffing(kit: &Kit) -> impl Bundle + use<> {
    (
        Name::new("Huffing"),
        card(palette::CAPTURE),
        Shown::when(may_huff),
        children![
            title(kit, "Title", 16.0, palette::TEXT, Says::words("huff-title")),
            (
                Name::new("Pieces"),
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    row_gap: px(6),
                    ..row(8.0)
                },
                Pickable::IGNORE,
                Children::spawn(SpawnWith(|pieces: &mut RelatedSpawner<ChildOf>| {
                    for place in 0..MOST_HUFFED {
                        pieces.spawn(huff(place));
                    }
                })),
            ),
        ],
    )
}

fn huff(place: usize) -> impl Bundle {
    let square = move |facts: &Facts| facts.game.huffable().into_iter().nth(place);
    (
        button(
            "Huff",
            Action::Huff(place),
            Look::Plain,
            Says::of(move |facts| {
                square(facts).map_or_else(String::new, |square| {
                    facts.words.about_square("huff", square)
                })
            }),
        ),
        Shown::when(move |facts| square(facts).is_some()),
    )
}

fn placing() -> impl Bundle {
    (
        Name::new("Placing"),
        card(palette::LAST_MOVE),
        Shown::when(|facts| facts.game.placing().is_some()),
        children![
            text(
                "Words",
                SIZE,
                palette::TEXT,
                Says::of(
                    |facts| match facts.game.placing().map(|placing| placing.side()) {
                        Some(Side::White) => facts.words.text("place-sheep"),
                        _ => facts.words.text("place-wolf"),
                    }
                ),
            ),
            (
                Name::new("Lots"),
                row(8.0),
                Pickable::IGNORE,
                children![button(
                    "Draw lots",
                    Action::DrawLots,
                    Look::Plain,
                    Says::words("draw-lots")
                )],
            ),
        ],
    )
}
