//! The scene, the look of the board. [`cubes`] of wood stand in the [`light`] with their [`numbers`]; the [`camera`]
//! orbits them; [`pieces`] are men and kings, moved by [`move_animation`]. Their surfaces are [`materials`].

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

/// The three phases of the scene, in order. Targets set in a frame are drawn, or start to animate, in that frame:
/// without events no further frame follows.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SceneSystems {
    /// Decides what to show: relief, inspected side, numbers.
    UpdateTargets,
    /// Raises or sinks the pyramid.
    MoveRelief,
    /// Places the cubes, the numbers and the camera.
    Draw,
}

/// The systems that move the camera, before [`SceneSystems::UpdateTargets`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CameraSystems;

/// Adds the board and the camera, for a window or a picture. Requires the [`messages`](super::kernel::messages).
pub fn plugin(app: &mut App) {
    let steps = (SceneSystems::UpdateTargets, SceneSystems::MoveRelief, SceneSystems::Draw);
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

/// Adds the parts for playing: view settings, inspected sides, move animations.
pub(super) fn in_play(app: &mut App) {
    app.add_plugins((quality::in_play, cubes::in_play, move_animation::plugin));
}
