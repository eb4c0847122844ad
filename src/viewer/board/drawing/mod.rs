//! Draws the board in the scene: the pieces of the position, marks, lines and previews, and the computer's advice.

mod advice;
mod annotations;
mod better_line;
mod demonstration;
mod flags;
pub(crate) mod labels;
pub mod lines;
pub mod marks;
mod past_capture;
pub(crate) mod pieces;
mod position_preview;
mod preview;
mod rim_names;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pieces::plugin,
        marks::plugin,
        lines::plugin,
        preview::plugin,
        flags::plugin,
        past_capture::plugin,
        advice::plugin,
        annotations::plugin,
        better_line::plugin,
        position_preview::plugin,
        labels::plugin,
        rim_names::plugin,
        demonstration::plugin,
    ));
}
