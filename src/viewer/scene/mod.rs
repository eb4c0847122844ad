//! What the board looks like: [`cubes`] of [`wood`] stand at their [`place`]s in the [`light`], with their
//! [`numbers`]; the [`camera`] goes round them; [`pieces`] says what men and kings look like; [`inspect`] keeps one
//! side in the light.

pub mod camera;
pub mod cubes;
pub mod geometry;
pub mod inspect;
pub mod light;
pub mod move_animation;
pub mod numbers;
pub mod pieces;
pub mod shapes;
pub mod wood_material;
pub mod wood_texture;

use bevy::prelude::*;

use crate::viewer::state::animation_clock;
use crate::viewer::ui::fonts;

/// The steps of a frame of the scene, in order. Whatever is decided in a frame is seen in that frame, or at least
/// begins to move in it: when nothing happens, there is no next one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SceneSystems {
    /// What is to be seen: which board, which side in the light, with numbers or without.
    Decide,
    /// The pyramid rises or sinks.
    Rise,
    /// Cubes and numbers follow.
    Draw,
}

/// Everything that makes the board look like one, for a window or for a picture.
pub fn plugin(app: &mut App) {
    let steps = (SceneSystems::Decide, SceneSystems::Rise, SceneSystems::Draw);
    app.configure_sets(Update, steps.chain()).add_plugins((
        animation_clock::plugin,
        fonts::plugin,
        wood_texture::plugin,
        wood_material::plugin,
        geometry::plugin,
        cubes::plugin,
        numbers::plugin,
        pieces::plugin,
        light::plugin,
        camera::plugin,
    ));
}
