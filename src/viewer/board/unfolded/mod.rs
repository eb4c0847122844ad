//! The unfolded boards: the top board surrounded by the sides, each as seen from its corner. They accept moves like the
//! scene and show the same marks.
//!
//! [`place`] chooses their place in the window, [`dock`] builds their panel, [`view`] fits the boards into it.
//! [`boards`] draws the empty boards, [`pieces`] the pieces, [`overlay`] marks and lines.

pub mod boards;
pub mod dock;
pub mod overlay;
pub mod pieces;
pub mod place;
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
