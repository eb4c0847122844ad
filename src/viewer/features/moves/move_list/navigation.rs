//! The buttons that step through the game, and the one that shows the tools to edit it.

use bevy::prelude::*;

use crate::rules::Ply;
use crate::viewer::features::moves::actions::EditAction;
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::parts::action_button::{HasTooltip, icon_button};
use crate::viewer::parts::slots::Slot;
use crate::viewer::ui::bindings::{CheckedWhen, EnabledWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, Wide, row};

/// First position, undo, redo, last position, and the tools to edit the game.
pub(crate) fn navigation_buttons(assets: &UiAssets) -> impl Bundle + use<> {
    let step = |name, action: AnyAction, icon| {
        (
            icon_button(assets, name, action, ButtonStyle::Normal, icon),
            HasTooltip,
        )
    };
    let back = || EnabledWhen::new(|ui| ui.may_take_back());
    let forward = || EnabledWhen::new(|ui| ui.game().current_ply() < ui.game().last_ply());
    (
        Name::new("Steps"),
        Node {
            flex_shrink: 0.0,
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.0)
        },
        Pickable::IGNORE,
        Slot::Steps,
        children![
            (
                step("First", GameAction::ShowFirst.into(), Icon::SkipToStart),
                EnabledWhen::new(|ui| ui.game().current_ply() > Ply(0)),
                Wide
            ),
            (
                step("Undo", GameAction::Undo.into(), Icon::ChevronLeft),
                back(),
                Wide
            ),
            (
                step("Redo", GameAction::Redo.into(), Icon::ChevronRight),
                forward(),
                Wide
            ),
            (
                step("Last", GameAction::ShowLast.into(), Icon::SkipToEnd),
                forward(),
                Wide
            ),
            (
                step("Edit", EditAction::ToggleTools.into(), Icon::Pencil),
                CheckedWhen::new(|ui| ui.dialogs().edit_tools),
                Wide
            ),
        ],
    )
}
