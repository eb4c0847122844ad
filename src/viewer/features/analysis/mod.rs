//! The analysis of the position shown: lines with their values, and what the endgame tables say.

pub mod actions;
mod control;
pub mod endgame_card;
pub mod panel;

use bevy::prelude::*;

use crate::viewer::kernel::registry::AddActions;
use actions::AnalysisAction;

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<AnalysisAction>()
        .add_plugins((control::plugin, panel::plugin));
}
