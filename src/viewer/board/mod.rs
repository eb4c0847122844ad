//! Playing on the board: what the pointer touches becomes a move, and the pieces carry it out.
//!
//! [`mod@pointer`] tells which square is hovered, clicked, dragged; the [`hand`] holds the piece chosen and asks for
//! the move; [`pieces`](board) stand where the game says and [`travel`] hop by hop; [`marks`], [`lines`] and
//! [`preview`] show what can be done, [`advice`] what the computer would do.

pub mod advice;
pub mod labels;
pub mod lines;
pub mod marks;
pub mod pieces;
pub mod preview;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        crate::viewer::input::pointer::plugin,
        crate::viewer::input::selection::plugin,
        pieces::plugin,
        crate::viewer::scene::move_animation::plugin,
        marks::plugin,
        lines::plugin,
        preview::plugin,
        advice::plugin,
        labels::plugin,
    ));
}
