//! The analysis of the position shown: lines with their values, and what the endgame tables say.

pub mod actions;
mod control;
pub mod endgame_card;
pub mod panel;
mod thinking_note;
mod tools;

use actions::AnalysisAction;
use bevy::prelude::*;

use crate::viewer::kernel::dialogs::ToolGroup;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::parts::slots::{FillSlots, UiSlot};

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<AnalysisAction>()
        .fill(UiSlot::Tools(ToolGroup::Help), 10, tools::hint)
        .fill(UiSlot::Tools(ToolGroup::Help), 20, tools::analysis)
        .fill(UiSlot::Notes, 20, |_| thinking_note::note())
        .fill(UiSlot::Course, 40, panel::card_of)
        .fill(UiSlot::Course, 50, |_| endgame_card::card_of())
        .add_plugins((control::plugin, panel::plugin));
}
