//! Shot exercises on the practice board.
//!
//! `control` handles input and records the results, `state` judges the solver's moves and replies, for the practice
//! host, `judging` judges moves that are not in the line.

pub mod actions;
mod control;
mod judging;
pub mod panel;
pub mod state;

use actions::ShotsAction;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::board::practice_host::AddPractice;
use crate::viewer::features::shots::state::{ExerciseResults, ShotsPractice};
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::learning::{AddSubject, Subject};
use crate::viewer::ui::icons::Icon;

/// The rating for the current kind of board.
fn rating(ui: &Tracked) -> String {
    let results = ui.of::<ExerciseResults>().get().on(ui.game().variant());
    if results.solved() + results.missed() == 0 {
        return String::new();
    }
    let label = ui.localizer().messages.shots_your_rating();
    format!("{label} · {}", results.rating().rounded())
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<ShotsAction>()
        .add_practice::<ShotsPractice, _>(panel::panel)
        .add_subject(Subject {
            name: "Shots to solve",
            opens: ShotsAction::Open.into(),
            icon: Icon::PuzzlePiece,
            heading: Messages::shots_title,
            words: Messages::learn_shots_words,
            progress: rating,
        })
        .add_plugins((state::plugin, control::plugin, judging::plugin));
}
