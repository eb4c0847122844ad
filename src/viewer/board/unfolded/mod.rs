//! The five boards side by side: the top board in the middle and the sides round it, each as seen from its corner. They
//! are played on like the scene, and show the same marks.
//!
//! [`place`] decides where they stand in the window, [`dock`] builds their panel, [`view`] fits the boards into it.
//! [`boards`] draws the empty boards, [`pieces`] what stands on them, [`overlay`] marks and lines.

pub mod boards;
pub mod dock;
pub mod overlay;
pub mod pieces;
pub mod place;
mod square_marks;
pub mod view;

use bevy::prelude::*;

pub(crate) use dock::in_panel;
pub(crate) use place::slot;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        place::plugin,
        dock::plugin,
        view::plugin,
        boards::plugin,
        pieces::plugin,
        overlay::plugin,
    ));
}
