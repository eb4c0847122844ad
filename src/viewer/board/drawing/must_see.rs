//! Reports to the scene what must be in sight.

use bevy::prelude::*;

use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::scene::glass::MustSee;

fn report(board: Res<ShownBoard>, mut must_see: ResMut<MustSee>) {
    must_see.set_if_neq(MustSee(board.must_see.clone()));
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShownBoard>;
    app.add_systems(Update, report.in_set(DrawBoard).run_if(changed));
}
