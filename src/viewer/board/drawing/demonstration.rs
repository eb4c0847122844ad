//! Draws and plays the demonstration on the board.

use bevy::prelude::*;

use super::pieces::set_out;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::layers::{ComposeBoard, ShownBoard};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::messages::AnimateMove;
use crate::viewer::scene::SceneSystems;
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::pieces::{BoardPiece, PieceAssets};

/// Pause before an example's move, with its lines shown, in seconds.
const LOOKING: f32 = 1.8;
/// Maximum share of that pause per frame, in seconds.
const MAX_PAUSE_STEP: f32 = 0.6;

/// Sets out the pieces when the position shown, the game or the editor's draft replaces another.
fn show(
    mut commands: Commands,
    demonstration: Res<Demonstration>,
    board: Res<ShownBoard>,
    looks: Res<PieceAssets>,
    relief: Res<Relief>,
    mut animation: ResMut<MoveAnimation>,
    pieces: Query<Entity, With<BoardPiece>>,
    mut is_played: Local<bool>,
) {
    // The played move is animated from the current pieces.
    let was_played = std::mem::replace(&mut *is_played, demonstration.is_played());
    if *is_played && !was_played {
        return;
    }
    *animation = MoveAnimation::default();
    pieces.iter().for_each(|piece| commands.entity(piece).despawn());
    set_out(&mut commands, &board.setup, &looks, *relief);
}

/// Plays an example's move after the pause.
fn play(
    mut demonstration: ResMut<Demonstration>,
    time: Res<Time<Real>>,
    mut motion: ResMut<Motion>,
    mut moves: MessageWriter<AnimateMove>,
) {
    // A pause, not a motion: slow machines take no longer but show each position for several frames.
    let step = if motion.instant { 1.0 } else { time.delta_secs().min(MAX_PAUSE_STEP) / LOOKING };
    let demonstration = &mut demonstration;
    match demonstration.bypass_change_detection().advance(step) {
        Some((route, after)) => {
            demonstration.set_changed();
            moves.write(AnimateMove { route, after });
        }
        None => motion.request_frame(),
    }
}

pub(super) fn plugin(app: &mut App) {
    let has_changed =
        resource_changed::<Demonstration>.and_then(not(resource_added::<Demonstration>));
    app.add_systems(
        Update,
        (
            play.run_if(|demonstration: Res<Demonstration>| demonstration.is_pausing())
                .after(CarryOut)
                .before(FrameSystems::Input),
            show.run_if(has_changed)
                .in_set(SceneSystems::UpdateTargets)
                .after(ComposeBoard::ForTargets),
        ),
    );
}
