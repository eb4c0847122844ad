//! The buttons of the toolbar that ask the computer.

use bevy::prelude::*;

use super::actions::AnalysisAction;
use crate::i18n::Messages;
use crate::viewer::shell::toolbar::grayed::{can_advise, in_games};
use crate::viewer::shell::toolbar::groups::bare_tool;
use crate::viewer::ui::bindings::CheckedWhen;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::widgets::UiAssets;

pub(super) fn hint(assets: &UiAssets) -> impl Bundle + use<> {
    let hint = AnalysisAction::Hint;
    (
        bare_tool(assets, "Hint", hint, Icon::LightBulb, Messages::tool_hint),
        in_games(hint, |ui| can_advise(ui) && ui.outcome().is_none()),
    )
}

pub(super) fn analysis(assets: &UiAssets) -> impl Bundle + use<> {
    let cycle = AnalysisAction::Cycle;
    (
        bare_tool(
            assets,
            "Analysis",
            cycle,
            Icon::BarChart,
            Messages::tool_analysis,
        ),
        CheckedWhen::new(|ui| ui.settings().analysis),
        in_games(cycle, can_advise),
    )
}
