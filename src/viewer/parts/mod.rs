//! The toolkit applied to the game: buttons that write actions, and pieces and positions seen from above. Panels and
//! dialogs are made of these, and [`slots`] are where features put them.

pub mod action_button;
pub mod board_colors;
pub mod board_picture;
pub mod piece_disc;
pub mod slots;

use bevy::prelude::*;

use crate::viewer::kernel::frame::FrameSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((action_button::plugin, board_colors::plugin, slots::plugin))
        .add_systems(
            Update,
            piece_disc::draw_animals.in_set(FrameSystems::Render),
        );
}
