//! The scene: what the board looks like. [`cubes`] of wood stand in the [`light`] with their [`numbers`]; the
//! [`camera`] turns round them; [`pieces`] are men and kings, and [`move_animation`] moves them; [`inspect`] keeps one
//! side in the light.

mod animals;
pub mod camera;
pub mod cubes;
pub mod drawn_material;
pub mod floating;
pub mod geometry;
pub mod glass;
pub mod glass_outline;
pub mod inspect;
pub mod lacquer;
pub mod lettering;
pub mod light;
pub mod move_animation;
mod move_pose;
mod noise;
pub mod number_size;
pub mod numbers;
mod occupancy;
pub mod outlines;
mod painted_room;
pub mod pieces;
pub mod quality;
pub mod refinement;
mod room;
mod shadow_casters;
pub mod shapes;
pub mod sight;
mod srgb_table;
pub mod systems;
mod table_top;
mod turned_pieces;
pub mod view_settings;
pub mod wood_material;
pub mod wood_texture;

use bevy::prelude::*;
use systems::SceneSystems;

use crate::viewer::kernel::{frame, theme};
use crate::viewer::ui::fonts;

/// Adds the board and the camera, for a window or for a picture. It needs the [`messages`](super::kernel::messages).
pub fn plugin(app: &mut App) {
    let steps = (
        SceneSystems::UpdateTargets,
        SceneSystems::MoveRelief,
        SceneSystems::Draw,
    );
    app.configure_sets(Update, steps.chain()).add_plugins((
        frame::plugin,
        fonts::plugin,
        theme::plugin,
        drawn_material::plugin,
        wood_texture::plugin,
        (occupancy::plugin, wood_material::plugin),
        geometry::plugin,
        (cubes::plugin, room::plugin),
        (numbers::plugin, number_size::plugin),
        (painted_room::plugin, lacquer::plugin, pieces::plugin),
        shadow_casters::plugin,
        light::plugin,
        (quality::plugin, refinement::plugin),
        camera::plugin,
        (glass::plugin, glass_outline::plugin),
    ));
}

/// Adds what the scene does only where a game is played: moves are animated, and the camera rests when nothing changes.
pub(super) fn in_play(app: &mut App) {
    app.add_plugins((
        view_settings::plugin,
        inspect::plugin,
        move_animation::plugin,
    ));
}
