//! The order of the scene's systems in a frame.

use bevy::prelude::*;

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
