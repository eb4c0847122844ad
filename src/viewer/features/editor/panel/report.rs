//! The position's problems, square by square, or the unusual features of a legal position.

use bevy::prelude::*;

use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{UiAssets, card, card_stack, text, title};

/// Maximum number of problems listed; more would add nothing.
const MOST_LISTED: usize = 8;

pub(super) fn card_of(assets: &UiAssets) -> impl Bundle + use<> {
    card_stack("Report", children![problems(assets), remarks()])
}

fn has_problems(ui: &Tracked<'_>) -> bool {
    ui.get::<PositionEditor>().is_some_and(|state| state.draft.position().is_none())
}

fn problems(assets: &UiAssets) -> impl Bundle + use<> {
    let heading = BoundText::new(|ui| {
        let problems = ui.get::<PositionEditor>().map(|state| state.draft.problems().len());
        ui.localizer().messages.editor_problems(problems.unwrap_or_default())
    });
    let listed = BoundText::new(|ui| {
        let problems = ui.get::<PositionEditor>().map(|state| state.draft.problems());
        let problems = problems.unwrap_or_default();
        let listed = problems.iter().take(MOST_LISTED);
        let mut lines: Vec<_> =
            listed.map(|problem| ui.localizer().setup_problem(problem)).collect();
        if problems.len() > MOST_LISTED {
            lines.push("…".to_owned());
        }
        lines.join("\n")
    });
    card(
        "Problems",
        palette::CAPTURE,
        VisibleWhen::new(has_problems),
        children![
            title(assets, "Heading", LetterSize::Body, palette::TEXT, heading),
            text("List", LetterSize::Small, palette::TEXT, listed),
        ],
    )
}

fn remarks() -> impl Bundle {
    let says = BoundText::new(|ui| {
        let Some(state) = ui.get::<PositionEditor>() else {
            return String::new();
        };
        let remarks = state.draft.remarks();
        let remarks = remarks.iter().map(|remark| ui.localizer().setup_remark(remark));
        [ui.localizer().setup_counts(state.draft.variant(), state.draft.setup())]
            .into_iter()
            .chain(remarks)
            .collect::<Vec<_>>()
            .join("\n")
    });
    card(
        "Legal",
        palette::DESTINATION,
        VisibleWhen::new(|ui| !has_problems(ui)),
        children![text("Remarks", LetterSize::Small, palette::TEXT, says)],
    )
}
