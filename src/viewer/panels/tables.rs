//! The two tables, side by side: one tab each.

use bevy::prelude::*;

use super::follow::{On, Says};
use super::style::Look;
use super::tooltip::Tip;
use super::widgets::{Kit, bare, row, title};
use crate::rules::Variant;
use crate::viewer::action::Action;
use crate::viewer::palette;

pub(super) fn tabs(kit: &Kit) -> impl Bundle + use<> {
    (
        Name::new("Tables"),
        Node {
            padding: UiRect::all(px(3)),
            border_radius: BorderRadius::all(px(9)),
            flex_shrink: 0.0,
            ..row(3.0)
        },
        BackgroundColor(palette::TRACK),
        children![tab(kit, Variant::Dames3d), tab(kit, Variant::International)],
    )
}

fn tab(kit: &Kit, variant: Variant) -> impl Bundle + use<> {
    (
        bare(
            "Table",
            Action::SitAt(variant),
            Look::Quiet,
            Node {
                height: px(32),
                flex_grow: 1.0,
                flex_basis: px(0),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
        ),
        On::when(move |facts| facts.game.variant() == variant),
        Tip,
        children![title(
            kit,
            "Variant",
            14.0,
            palette::TEXT,
            Says::of(move |facts| facts.words.variant(variant)),
        )],
    )
}
