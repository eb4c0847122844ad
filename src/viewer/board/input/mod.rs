//! Mouse and touch input on the board, and move entry.

pub mod annotate;
mod entering;
pub mod gesture;
pub mod pointed_squares;
pub mod pointer;
pub mod pointer_steps;
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
        views::plugin,
    ));
}
