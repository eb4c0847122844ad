//! The tables, side by side: a tab for each of the two grown-up games, and one for the family games.

use bevy::prelude::*;

use crate::rules::Variant;
use crate::viewer::input::action::Action;
use crate::viewer::ui::bindings::{BoundText, CheckedWhen};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::HasTooltip;
use crate::viewer::ui::widgets::{UiAssets, bare_button, row, title};

pub(super) fn tabs(kit: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Tables"),
        Node {
            padding: UiRect::all(px(3)),
            border_radius: BorderRadius::all(px(9)),
            flex_shrink: 0.0,
            ..row(3.0)
        },
        BackgroundColor(palette::TRACK),
        children![
            tab(kit, Variant::Dames3d),
            tab(kit, Variant::International),
            family(kit),
        ],
    )
}

fn space() -> Node {
    Node {
        height: px(32),
        padding: UiRect::horizontal(px(6)),
        flex_grow: 1.0,
        border_radius: BorderRadius::all(px(7)),
        ..default()
    }
}

fn tab(kit: &UiAssets, variant: Variant) -> impl Bundle + use<> {
    (
        bare_button(
            "Table",
            Action::SwitchGame(variant),
            ButtonStyle::Flat,
            space(),
        ),
        CheckedWhen::new(move |facts| facts.game.variant() == variant),
        HasTooltip,
        children![title(
            kit,
            "Variant",
            14.0,
            palette::TEXT,
            BoundText::new(move |facts| facts.words.variant(variant)),
        )],
    )
}

/// Whether the players sit at neither of the two.
fn is_of_the_family(variant: Variant) -> bool {
    !Variant::STANDARD.contains(&variant)
}

/// The family game on the table or, if there is none, a way to choose one.
fn family(kit: &UiAssets) -> impl Bundle + use<> {
    let says = BoundText::new(|facts| match facts.game.variant() {
        Variant::International | Variant::Dames3d => facts.words.text("other-games"),
        Variant::Family(_) => facts.words.text("rules-family"),
        Variant::Brigand(_) => facts.words.text("rules-brigand"),
        Variant::WolfAndSheep => facts.words.text("rules-wolf-and-sheep"),
    });
    (
        bare_button(
            "Other games",
            Action::ChooseFamilyGame,
            ButtonStyle::Flat,
            space(),
        ),
        CheckedWhen::new(|facts| is_of_the_family(facts.game.variant())),
        HasTooltip,
        children![title(kit, "Variant", 14.0, palette::TEXT, says)],
    )
}
