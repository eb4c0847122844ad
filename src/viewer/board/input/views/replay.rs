//! Plays the last move again.

use bevy::prelude::*;

use crate::viewer::board::actions::SightAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::ReplayLastMove;

fn carry_out(mut actions: MessageReader<SightAction>, mut replays: MessageWriter<ReplayLastMove>) {
    if actions.read().count() > 0 {
        replays.write(ReplayLastMove);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out.in_set(CarryOut));
}
