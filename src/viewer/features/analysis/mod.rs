//! The analysis of the position shown: lines with their values, what the endgame tables say, and the evaluation bar beside
//! the board, which shows what a review says, too.

pub mod actions;
mod control;
pub mod endgame_card;
mod evaluation_bar;
mod hint_note;
pub mod panel;
mod thinking_note;
mod tools;

use actions::AnalysisAction;
use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use crate::viewer::parts::slots::{FillSlots, ToolGroup, UiSlot};

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<AnalysisAction>()
        .fill(UiSlot::Tools(ToolGroup::Help), "hint", tools::hint)
        .fill(UiSlot::Tools(ToolGroup::Help), "analysis", tools::analysis)
        .fill(UiSlot::Window, "evaluation bar", |_| evaluation_bar::bar())
        .fill(UiSlot::Notes, "thinking", |_| thinking_note::note())
        .fill(UiSlot::Notes, "hint", |_| hint_note::note())
        .fill(UiSlot::Course, "analysis", panel::card_of)
        .fill(UiSlot::Course, "endgames", |_| endgame_card::card_of())
        .add_plugins((control::plugin, evaluation_bar::plugin, panel::plugin));
}
