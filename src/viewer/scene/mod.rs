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

/// Everything that makes the board look like one, for a window or for a picture.
pub fn plugin(app: &mut App) {
    app.add_plugins((
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
