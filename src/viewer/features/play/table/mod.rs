//! The table: buttons for the whole game, and the tabs of the pyramid, international draughts and the family games.

pub mod confirm_move;
pub mod counters;
pub mod over_the_board;
pub mod result;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::actions::{NewGameAction, PlayAction};
use crate::i18n::Messages;
use crate::rules::Variant;
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::action_button::{HasTooltip, bare_button, captioned, description};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{UiAssets, Wide, column, group_of, row, title};

/// Returns `true` if the game can be resigned or drawn: it is not over, whatever position is shown.
fn may_end(ui: &Tracked) -> bool {
    ui.game().final_outcome().is_none() && ui.game().placement().is_none()
}

fn take_back(assets: &UiAssets) -> impl Bundle + use<> {
    (
        captioned(
            assets,
            "Take back",
            GameAction::Undo,
            Icon::UndoArrow,
            Messages::button_take_back,
        ),
        HasTooltip,
        EnabledWhen::new(|ui| ui.may_take_back()),
        // A friend is asked instead.
        VisibleWhen::new(|ui| !ui.is_remote()),
    )
}

pub(crate) fn buttons(assets: &UiAssets) -> impl Bundle + use<> {
    group_of(
        "Play",
        Node { flex_shrink: 0.0, ..column(6.0) },
        children![
            (
                Name::new("Ending"),
                // The second Tab stop.
                TabGroup::new(-1),
                wrapping_row(),
                Pickable::IGNORE,
                children![
                    take_back(assets),
                    (
                        captioned(
                            assets,
                            "Offer a draw",
                            PlayAction::OfferDraw,
                            Icon::Handshake,
                            Messages::offer_draw
                        ),
                        HasTooltip,
                        VisibleWhen::new(|ui| !ui.is_looking_on()),
                        EnabledWhen::new(|ui| may_end(ui) && ui.game().draw_offer().is_none()),
                    ),
                    (
                        captioned(
                            assets,
                            "Resign",
                            PlayAction::Resign,
                            Icon::Flag,
                            Messages::resign
                        ),
                        VisibleWhen::new(|ui| !ui.is_looking_on()),
                        EnabledWhen::new(may_end),
                    ),
                ],
            ),
            (
                Name::new("Beginning"),
                wrapping_row(),
                UiSlot::StartButtons,
                // The friend's card takes their place.
                VisibleWhen::new(|ui| !ui.is_remote()),
                Pickable::IGNORE,
            ),
        ],
    )
}

fn new_game(assets: &UiAssets) -> impl Bundle + use<> {
    let open = NewGameAction::Open;
    (captioned(assets, "New game", open, Icon::Plus, Messages::new_game), HasTooltip)
}

/// A row that wraps long texts.
fn wrapping_row() -> Node {
    Node { flex_wrap: FlexWrap::Wrap, row_gap: px(6), ..row(6.0) }
}

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

/// The tooltip of a tab: a summary of the rules on the current one, otherwise the effect of a click.
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
        bare_button("Table", GameAction::Switch(variant), ButtonStyle::Flat, space()),
        CheckedWhen::new(move |ui| ui.game().variant() == variant),
        tooltip(GameAction::Switch(variant), move |current| current == variant),
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

fn is_family_game(variant: Variant) -> bool {
    !Variant::STANDARD.contains(&variant)
}

/// The tab of the family games: the current one, or a button to choose one.
fn family(assets: &UiAssets) -> impl Bundle + use<> {
    let says = BoundText::new(|ui| match ui.game().variant() {
        Variant::International | Variant::Dames3d => ui.localizer().messages.other_games(),
        Variant::Family(_) => ui.localizer().messages.rules_family(),
        Variant::Brigand(_) => ui.localizer().messages.rules_brigand(),
        Variant::WolfAndSheep => ui.localizer().messages.tab_wolf_and_sheep(),
    });
    (
        bare_button("Other games", NewGameAction::OpenFamily, ButtonStyle::Flat, space()),
        CheckedWhen::new(|ui| is_family_game(ui.game().variant())),
        tooltip(NewGameAction::OpenFamily, |_| false),
        children![title(assets, "Variant", LetterSize::Body, palette::TEXT, says)],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::StartButtons, "new game", new_game)
        .fill(UiSlot::EditorTop, "variants", tabs)
        .fill(UiSlot::CollapsedSheet, "take back", take_back)
        .fill(UiSlot::SidePanel, "game buttons", |assets| {
            (VisibleWhen::new(|ui| !ui.is_practice() && has_room(ui)), buttons(assets))
        })
        .fill(UiSlot::Moves, "over the board", over_the_board::cards)
        .fill(UiSlot::Moves, "counters", |_| counters::relevant())
        .fill(UiSlot::Navigation, "counters button", |_| (counters::button(), Wide))
        .fill(UiSlot::Navigation, "counters", |_| counters::all())
        .add_plugins((confirm_move::plugin, result::plugin));
}
