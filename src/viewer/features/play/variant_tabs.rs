//! The tabs of the variants: the pyramid, international draughts, and the family games.

use bevy::prelude::*;

use crate::rules::Variant;
use crate::viewer::features::play::actions::NewGameAction;
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::parts::action_button::{bare_button, description};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{UiAssets, row, title};

pub(crate) fn tabs(assets: &UiAssets) -> impl Bundle + use<> {
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
            tab(assets, Variant::Dames3d),
            tab(assets, Variant::International),
            family(assets),
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

/// The tooltip of a tab: its rules in short while it is the current one, and else what a click does.
fn tooltip(
    action: impl Into<AnyAction>,
    is_current: impl Fn(Variant) -> bool + Send + Sync + 'static,
) -> Tooltip {
    let action = action.into();
    Tooltip(BoundText::new(move |ui| {
        let variant = ui.game().variant();
        if !is_current(variant) {
            return description(&action, ui.localizer());
        }
        ui.localizer().variant_in_short(variant)
    }))
}

fn tab(assets: &UiAssets, variant: Variant) -> impl Bundle + use<> {
    (
        bare_button(
            "Table",
            GameAction::Switch(variant),
            ButtonStyle::Flat,
            space(),
        ),
        CheckedWhen::new(move |ui| ui.game().variant() == variant),
        tooltip(GameAction::Switch(variant), move |current| {
            current == variant
        }),
        children![title(
            assets,
            "Variant",
            LetterSize::Body,
            palette::TEXT,
            BoundText::new(move |ui| match variant {
                Variant::International => ui.localizer().messages.tab_international(),
                _ => ui.localizer().variant(variant),
            }),
        )],
    )
}

/// Returns `true` if the variant is one of the family games.
fn is_family_game(variant: Variant) -> bool {
    !Variant::STANDARD.contains(&variant)
}

/// The tab of the family games: the current one, or the way to choose one.
fn family(assets: &UiAssets) -> impl Bundle + use<> {
    let says = BoundText::new(|ui| match ui.game().variant() {
        Variant::International | Variant::Dames3d => ui.localizer().messages.other_games(),
        Variant::Family(_) => ui.localizer().messages.rules_family(),
        Variant::Brigand(_) => ui.localizer().messages.rules_brigand(),
        Variant::WolfAndSheep => ui.localizer().messages.tab_wolf_and_sheep(),
    });
    (
        bare_button(
            "Other games",
            NewGameAction::OpenFamily,
            ButtonStyle::Flat,
            space(),
        ),
        CheckedWhen::new(|ui| is_family_game(ui.game().variant())),
        tooltip(NewGameAction::OpenFamily, |_| false),
        children![title(
            assets,
            "Variant",
            LetterSize::Body,
            palette::TEXT,
            says
        )],
    )
}
