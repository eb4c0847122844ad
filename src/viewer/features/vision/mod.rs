//! Board vision, a timed quiz about squares and sides.

pub mod actions;
mod control;
mod judging;
mod keys;
mod marks;
pub mod panel;
pub mod state;

use actions::VisionAction;
use bevy::prelude::*;
use state::{VISION, VisionPractice, VisionScores};

use crate::i18n::Messages;
use crate::viewer::board::practice_host::AddPractice;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::learning::{AddSubject, Subject};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::vision::QuestionKind;

/// The best score on the current kind of board.
fn best_round(ui: &Tracked) -> String {
    let geometry = ui.game().variant().geometry();
    QuestionKind::all_on(geometry)
        .filter_map(|kind| ui.of::<VisionScores>().0.get(kind, geometry))
        .max()
        .map_or_else(String::new, |best| ui.localizer().messages.vision_best(best))
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<VisionAction>()
        .add_practice::<VisionPractice, _>(panel::panel)
        .fill_in_mode(BoardMode::Practice(VISION), UiSlot::Notes, "vision", panel::notes)
        .add_subject(Subject {
            name: "Seeing the boards",
            opens: VisionAction::Toggle.into(),
            icon: Icon::Eye,
            heading: Messages::vision_title,
            words: Messages::learn_vision_words,
            progress: best_round,
        })
        .add_plugins((
            state::plugin,
            control::plugin,
            judging::plugin,
            marks::plugin,
            panel::plugin,
            keys::plugin,
        ));
}
