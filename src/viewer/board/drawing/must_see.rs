//! Reports to the scene what must be in sight.

use bevy::prelude::*;

use crate::viewer::board::marking::board_state::BoardState;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::scene::glass::MustSee;

fn report(state: BoardState, mut must_see: ResMut<MustSee>) {
    if state.has_changed() {
        must_see.set_if_neq(MustSee(state.must_see()));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, report.in_set(FrameSystems::Render));
}
