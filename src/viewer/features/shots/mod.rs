//! Shots to solve, on the practice board.
//!
//! `control` begins, changes and ends them, `next` chooses the next one, `moves` follows the solver and plays for the
//! opponent, `judging` has moves beside the line judged, `results` keeps the player's results with the `results_thread`, and
//! `announcements` announces and sounds what happens.

pub mod actions;
mod announcements;
mod control;
mod judging;
mod keys;
mod marks;
mod moves;
mod next;
pub mod panel;
mod results;
mod results_thread;
pub mod state;

use actions::ShotsAction;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::features::shots::state::ExerciseResults;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::slots::FillSlots;
use crate::viewer::shell::learning::{AddSubject, Subject};
use crate::viewer::ui::icons::Icon;

/// The rating with the shots of the board in use.
fn rating(ui: &Tracked) -> String {
    let results = ui.of::<ExerciseResults>().0.on(ui.game().variant());
    if results.solved() + results.missed() == 0 {
        return String::new();
    }
    let label = ui.localizer().messages.exercises_your_rating();
    format!("{label} · {}", results.rating().rounded())
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ShotsAction>()
        .add_practice_panel(panel::panel)
        .add_subject(Subject {
            name: "Shots to solve",
            opens: ShotsAction::Open.into(),
            icon: Icon::PuzzlePiece,
            heading: Messages::exercises_title,
            words: Messages::learn_shots_words,
            progress: rating,
        })
        .add_plugins((
            keys::plugin,
            state::plugin,
            control::plugin,
            moves::plugin,
            judging::plugin,
            marks::plugin,
            results::plugin,
            announcements::plugin,
        ));
}
