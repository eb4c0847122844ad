//! The pieces and the moves of a demonstration on the board.

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

/// The time before the move of an example, in which its lines are seen, in seconds.
const LOOKING: f32 = 1.8;
/// The part of that time that one frame takes at most, in seconds.
const MAX_PAUSE_STEP: f32 = 0.6;

/// Sets out the pieces when another position is shown, or the game or the draft of the editor is on the board again.
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
    // The played move is animated from where its pieces stand.
    let was_played = std::mem::replace(&mut *is_played, demonstration.is_played());
    if *is_played && !was_played {
        return;
    }
    *animation = MoveAnimation::default();
    pieces
        .iter()
        .for_each(|piece| commands.entity(piece).despawn());
    set_out(&mut commands, &board.setup, &looks, *relief);
}

/// Plays the move of an example after a while.
fn play(
    mut demonstration: ResMut<Demonstration>,
    time: Res<Time<Real>>,
    mut motion: ResMut<Motion>,
    mut moves: MessageWriter<AnimateMove>,
) {
    // A pause and no motion: on a slow machine it takes no longer, but each position is seen for some frames.
    let step = if motion.instant {
        1.0
    } else {
        time.delta_secs().min(MAX_PAUSE_STEP) / LOOKING
    };
    let demonstration = &mut demonstration;
    match demonstration.bypass_change_detection().look_on(step) {
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
            play.run_if(|demonstration: Res<Demonstration>| demonstration.is_looking())
                .after(CarryOut)
                .before(FrameSystems::Input),
            show.run_if(has_changed)
                .in_set(SceneSystems::UpdateTargets)
                .after(ComposeBoard::ForTargets),
        ),
    );
}
