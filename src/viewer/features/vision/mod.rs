//! The trainer of board vision: its questions, its time, what the board shows, and what screen readers say.

mod control;
mod judging;
pub mod keys;
pub mod marks;
pub mod panel;
pub mod scores;
pub mod state;
mod telling;

use bevy::prelude::*;

use self::state::Trainer;
use crate::viewer::board::demonstration::ShowDemonstration;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::shell::dispatcher::DispatchActions;

/// Run condition: the trainer is open.
fn is_open(trainer: Res<Trainer>) -> bool {
    trainer.is_open()
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((state::plugin, panel::plugin))
        .add_systems(
            Update,
            (
                control::end_with_practice.run_if(resource_changed::<CurrentSession>),
                control::carry_out,
                control::pass_time,
                control::follow.run_if(resource_changed::<Trainer>),
            )
                .chain()
                .after(DispatchActions)
                .before(ShowDemonstration),
        )
        .add_systems(
            Update,
            judging::judge_clicks
                .run_if(is_open)
                .in_set(FrameSystems::Input),
        );
}
