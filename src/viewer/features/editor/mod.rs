//! The position editor: draft, tools, validation and keys.

pub mod actions;
pub mod control;
mod drawing;
mod keys;
pub mod panel;
pub mod state;

use actions::EditorAction;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::ui::action_button::{HasTooltip, captioned};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::widgets::UiAssets;

pub(super) fn plugin(app: &mut App) {
    let set_up = |assets: &UiAssets| {
        let (open, word) = (EditorAction::Open, Messages::button_set_up);
        (captioned(assets, "Set up", open, Icon::BoardWithPiece, word), HasTooltip)
    };
    app.fill(UiSlot::StartButtons, "set up", set_up);
    app.add_actions::<EditorAction>().add_plugins((
        state::plugin,
        keys::plugin,
        control::plugin,
        panel::plugin,
        drawing::plugin,
    ));
}
