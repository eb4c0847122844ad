//! Playing on the board: what the pointer touches becomes a move, and the pieces carry it out.
//!
//! [`mod@pointer`] tells which square is hovered, clicked, dragged; the [`hand`] holds the piece chosen and asks for
//! the move; [`pieces`](board) stand where the game says and [`travel`] hop by hop; [`marks`], [`lines`] and
//! [`preview`] show what can be done, [`advice`] what the computer would do.

pub mod advice;
pub mod board;
mod free_hand;
pub mod hand;
pub mod labels;
pub mod lines;
pub mod marks;
pub mod pointer;
pub mod preview;
pub mod travel;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pointer::plugin,
        hand::plugin,
        board::plugin,
        travel::plugin,
        marks::plugin,
        lines::plugin,
        preview::plugin,
        advice::plugin,
        labels::plugin,
    ));
}
