//! The 3D scene: [`cubes`] of [wood](wood_material) placed by their [`geometry`] in the [`light`], with their [`numbers`];
//! the orbiting [`camera`]; the models of [`pieces`] and the [animation](move_animation) of their moves; [`inspect`], which
//! fades all but one side.
//!
//! The window and the rendered pictures both add [`plugin`].

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

/// The steps of a frame of the scene, in order. A change is drawn, or begins to be animated, in the frame in which it is
/// decided: an idle window draws no further frame that would show it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SceneSystems {
    /// Choose what is visible: the board, the inspected side, the numbers.
    Decide,
    /// Raise or sink the pyramid.
    Rise,
    /// Move cubes and numbers accordingly.
    Draw,
}

/// The scene of a window or a picture.
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
