//! Analysis of the position shown: lines with scores, endgame table results, and the evaluation bar.

pub mod actions;
mod evaluation_bar;
mod notes;
pub mod panel;

use actions::AnalysisAction;
use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use crate::viewer::ui::slots::{FillSlots, ToolGroup, UiSlot};

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<AnalysisAction>()
        .fill(UiSlot::Tools(ToolGroup::Help), "hint", actions::hint)
        .fill(UiSlot::Tools(ToolGroup::Help), "analysis", actions::analysis)
        .fill(UiSlot::Window, "evaluation bar", |_| evaluation_bar::bar())
        .fill(UiSlot::Notes, "thinking", |_| notes::thinking())
        .fill(UiSlot::Notes, "hint", |_| notes::hint())
        .fill(UiSlot::Moves, "analysis", panel::card_of)
        .fill(UiSlot::Moves, "endgames", |_| notes::endgame_card())
        .add_plugins((actions::plugin, evaluation_bar::plugin, panel::plugin));
}
