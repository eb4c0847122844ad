//! Sharing: copies the position or the game, and makes pictures and animations in a thread of its own.

pub mod actions;
pub mod control;
pub mod dialog;
mod order;
pub mod state;

use actions::ShareAction;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::parts::action_button::{HasTooltip, captioned, icon_button};
use crate::viewer::parts::slots::{FillSlots, UiSlot};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::UiAssets;

pub(super) fn plugin(app: &mut App) {
    let share = |assets: &UiAssets| {
        let (open, word) = (ShareAction::Open, Messages::button_share);
        (
            captioned(assets, "Share", open, Icon::Share, word),
            HasTooltip,
        )
    };
    let small = |assets: &UiAssets| {
        let (open, style) = (ShareAction::Open, ButtonStyle::Normal);
        (
            icon_button(assets, "Share", open, style, Icon::Share),
            HasTooltip,
        )
    };
    app.add_actions::<ShareAction>()
        .fill(UiSlot::Beginnings, "share", share)
        .fill(UiSlot::EditorEndings, "share", small)
        .add_plugins((control::plugin, dialog::plugin));
}
