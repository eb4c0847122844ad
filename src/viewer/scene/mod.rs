//! What the board looks like: [`cubes`] of [`wood`] stand at their [`place`]s in the [`light`], with their
//! [`numbers`]; the [`camera`] goes round them; [`pieces`] says what men and kings look like; [`inspect`] keeps one
//! side in the light.

pub mod camera;
pub mod cubes;
pub mod inspect;
pub mod light;
pub mod numbers;
pub mod pieces;
pub mod place;
pub mod shapes;
pub mod timber;
pub mod wood;

use bevy::prelude::*;

use super::{fonts, motion};

/// The steps of a frame of the scene, in order. Whatever is decided in a frame is seen in that frame, or at least
/// begins to move in it: when nothing happens, there is no next one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SceneStep {
    /// What is to be seen: which board, which side in the light, with numbers or without.
    Decide,
    /// The pyramid rises or sinks.
    Rise,
    /// Cubes and numbers follow.
    Draw,
}

/// Everything that makes the board look like one, for a window or for a picture.
pub fn plugin(app: &mut App) {
    let steps = (SceneStep::Decide, SceneStep::Rise, SceneStep::Draw);
    app.configure_sets(Update, steps.chain()).add_plugins((
        motion::plugin,
        fonts::plugin,
        wood::plugin,
        timber::plugin,
        place::plugin,
        cubes::plugin,
        numbers::plugin,
        pieces::plugin,
        light::plugin,
        camera::plugin,
    ));
}
