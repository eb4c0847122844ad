//! The trainer of board vision: its actions, its time, what the board shows, and what screen readers say.

mod control;
mod judging;
mod telling;

use bevy::prelude::*;

use super::state::demonstration::ShowDemonstration;
use super::state::frame::FrameSystems;
use super::state::session::CurrentSession;
use super::state::trainer::Trainer;
use crate::viewer::input::dispatcher::DispatchActions;

/// Run condition: the trainer is open.
fn is_open(trainer: Res<Trainer>) -> bool {
    trainer.is_open()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
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
