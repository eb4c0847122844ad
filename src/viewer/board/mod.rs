//! Drawings on the board: the [`pieces`] of the shown position, [`marks`] on squares, [`lines`] of the boards, the
//! [`preview`] of a capture, the computer's [`advice`], and [`labels`].
//!
//! Each plugin redraws when the session, the selection or the analysis changes.

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
