//! The pointer and the fingers on the board, and the move that is being entered.

pub mod annotate;
pub mod drop_target;
mod entering;
pub(super) mod free_hand;
pub mod gesture;
pub mod line_steps;
pub mod near_squares;
pub mod pointer;
pub mod pointer_steps;
pub mod square_entities;
pub mod touch;
pub mod views;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        touch::plugin,
        pointer_steps::plugin,
        gesture::plugin,
        pointer::plugin,
        annotate::plugin,
        entering::plugin,
        line_steps::plugin,
        views::plugin,
    ));
}
