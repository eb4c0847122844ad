//! The scene: what the board looks like. [`cubes`] of wood stand in the [`light`] with their [`numbers`]; the
//! [`camera`] turns round them; [`pieces`] are men and kings, and [`move_animation`] moves them. Their surfaces are
//! [`materials`].

pub mod camera;
pub mod cubes;
pub mod geometry;
pub mod glass;
pub mod glass_outline;
pub mod lettering;
pub mod light;
pub mod materials;
pub mod move_animation;
pub mod move_pose;
pub mod numbers;
pub mod outlines;
pub mod pieces;
pub mod quality;
pub mod refinement;
mod room;
pub mod shapes;
pub mod sight;
mod turned_pieces;

use bevy::prelude::*;

use super::kernel::{frame, settings};
use super::ui::letter_size;

/// The three steps of the scene, in order. What is decided in a frame is drawn in that frame, or at least begins to
/// move in it: when nothing happens, no other frame follows.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SceneSystems {
    /// Decide what is shown: which board, which side in the light, with numbers or without.
    UpdateTargets,
    /// Raise or sink the pyramid.
    MoveRelief,
    /// Place the cubes, the numbers and the camera.
    Draw,
}

/// The systems that move the camera; they run before [`SceneSystems::UpdateTargets`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CameraSystems;

/// Adds the board and the camera, for a window or for a picture. It needs the [`messages`](super::kernel::messages).
pub fn plugin(app: &mut App) {
    let steps = (
        SceneSystems::UpdateTargets,
        SceneSystems::MoveRelief,
        SceneSystems::Draw,
    );
    app.configure_sets(Update, steps.chain()).add_plugins((
        frame::plugin,
        letter_size::plugin,
        settings::theme,
        materials::plugin,
        geometry::plugin,
        (cubes::plugin, room::plugin),
        (numbers::plugin, pieces::plugin),
        light::plugin,
        (quality::plugin, refinement::plugin),
        camera::plugin,
        (glass::plugin, glass_outline::plugin),
    ));
}

/// Adds what the scene does only where a game is played: it follows the settings, a side can be inspected, and moves are
/// animated.
pub(super) fn in_play(app: &mut App) {
    app.add_plugins((quality::in_play, cubes::in_play, move_animation::plugin));
}
