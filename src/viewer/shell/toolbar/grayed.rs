//! The conditions that gray buttons of the bar, with the reason in their tooltips.

use bevy::prelude::*;

use crate::rules::Variant;
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::description;
use crate::viewer::ui::bindings::{BoundText, EnabledWhen};
use crate::viewer::ui::tooltip::Tooltip;

/// Grays a button on a board without sides, and says why in its tooltip.
pub(super) fn for_sides(action: impl Into<AnyAction>) -> impl Bundle {
    let action = action.into();
    (
        EnabledWhen::new(|ui| ui.game().variant().has_sides()),
        Tooltip(BoundText::new(move |ui| {
            let does = description(&action, ui.localizer());
            if ui.game().variant().has_sides() {
                does
            } else {
                format!("{does}\n{}", ui.localizer().messages.no_sides_tip())
            }
        })),
    )
}

/// Grays a button on a practice board and says why in its tooltip. Otherwise a condition grays it.
pub(crate) fn in_games(
    action: impl Into<AnyAction>,
    is_enabled: fn(&Tracked) -> bool,
) -> impl Bundle {
    let action = action.into();
    (
        EnabledWhen::new(move |ui| !ui.is_practice() && is_enabled(ui)),
        Tooltip(BoundText::new(move |ui| {
            let does = description(&action, ui.localizer());
            if ui.is_practice() {
                format!("{does}\n{}", ui.localizer().messages.not_in_practice_tip())
            } else {
                does
            }
        })),
    )
}

/// Returns `true` if an engine can advise on the variant, and no position is set up.
pub(crate) fn can_advise(ui: &Tracked) -> bool {
    ui.game().variant() != Variant::WolfAndSheep && ui.mode() != BoardMode::Editor
}
