//! The trainer of board vision: its questions, its time, what the board shows, and what screen readers say.

pub mod actions;
mod announcements;
mod control;
mod judging;
mod keys;
mod marks;
pub mod panel;
pub mod state;

use actions::VisionAction;
use bevy::prelude::*;
use state::Trainer;

use crate::i18n::Messages;
use crate::viewer::board::practice_host::practice_has_ended;
use crate::viewer::features::vision::state::VisionScores;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::slots::{FillSlots, UiSlot};
use crate::viewer::shell::learning::{AddSubject, Subject};
use crate::viewer::ui::icons::Icon;
use crate::vision::QuestionKind;

/// Run condition: the trainer is open.
fn is_open(trainer: Res<Trainer>) -> bool {
    trainer.is_open()
}

/// The best round on the board in use.
fn best_round(ui: &Tracked) -> String {
    let geometry = ui.game().variant().geometry();
    QuestionKind::all_on(geometry)
        .filter_map(|kind| ui.of::<VisionScores>().0.get(kind, geometry))
        .max()
        .map_or_else(String::new, |best| {
            ui.localizer().messages.trainer_best(best)
        })
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<VisionAction>()
        .add_practice_panel(panel::panel)
        .fill(UiSlot::Notes, "vision", panel::notes)
        .add_subject(Subject {
            name: "Seeing the boards",
            opens: VisionAction::Toggle.into(),
            icon: Icon::Eye,
            heading: Messages::trainer_title,
            words: Messages::learn_trainer_words,
            progress: best_round,
        })
        .add_plugins((state::plugin, marks::plugin, panel::plugin, keys::plugin))
        .add_systems(
            Update,
            (
                control::close.run_if(practice_has_ended),
                control::carry_out,
                control::pass_time,
                control::follow.run_if(resource_changed::<Trainer>),
            )
                .chain()
                .after(CarryOut)
                .before(FrameSystems::Input),
        )
        .add_systems(
            Update,
            judging::judge_clicks
                .run_if(is_open)
                .in_set(FrameSystems::Input),
        );
}
