//! The buttons that step through the game, and the one that shows the tools to edit it.

use bevy::prelude::*;

use crate::rules::Ply;
use crate::viewer::features::moves::actions::EditAction;
use crate::viewer::features::moves::edit_tools::EDIT_TOOLS;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::{HasTooltip, icon_button};
use crate::viewer::parts::slots::{FillSlots, UiSlot};
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::bindings::{CheckedWhen, EnabledWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, Wide, row};

/// The row of the buttons.
pub(crate) fn navigation_buttons() -> impl Bundle {
    (
        VisibleWhen::new(has_room),
        Name::new("Steps"),
        Node {
            flex_shrink: 0.0,
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.0)
        },
        Pickable::IGNORE,
        UiSlot::Steps,
    )
}

/// A button that shows another position, while there is one.
fn step(
    assets: &UiAssets,
    name: &'static str,
    action: GameAction,
    icon: Icon,
    is_possible: fn(&Tracked) -> bool,
) -> impl Bundle + use<> {
    (
        icon_button(assets, name, action, ButtonStyle::Normal, icon),
        HasTooltip,
        EnabledWhen::new(is_possible),
        Wide,
    )
}

fn edit_button(assets: &UiAssets) -> impl Bundle + use<> {
    let (tools, style) = (EditAction::ToggleTools, ButtonStyle::Normal);
    (
        icon_button(assets, "Edit", tools, style, Icon::Pencil),
        HasTooltip,
        CheckedWhen::new(|ui| ui.dialogs().has(EDIT_TOOLS)),
        Wide,
    )
}

/// Returns `true` if a later position can be shown.
fn may_go_on(ui: &Tracked) -> bool {
    ui.game().current_ply() < ui.game().last_ply()
}

fn redo(assets: &UiAssets) -> impl Bundle + use<> {
    let redo = GameAction::Redo;
    step(assets, "Redo", redo, Icon::ChevronRight, may_go_on)
}

/// First position, undo, redo, last position, and the tools to edit the game.
pub(in crate::viewer::features::moves) fn plugin(app: &mut App) {
    app.fill(UiSlot::Steps, "first", |assets| {
        let may = |ui: &Tracked| ui.game().current_ply() > Ply(0);
        step(
            assets,
            "First",
            GameAction::ShowFirst,
            Icon::SkipToStart,
            may,
        )
    })
    .fill(UiSlot::Steps, "undo", |assets| {
        let may = |ui: &Tracked| ui.may_take_back();
        step(assets, "Undo", GameAction::Undo, Icon::ChevronLeft, may)
    })
    .fill(UiSlot::Steps, "redo", redo)
    .fill(UiSlot::Steps, "last", |assets| {
        let last = GameAction::ShowLast;
        step(assets, "Last", last, Icon::SkipToEnd, may_go_on)
    })
    .fill(UiSlot::Steps, "edit", edit_button)
    .fill(UiSlot::InReach, "redo", redo);
}
