//! The window for players who listen: names and roles for every control, the board as a grid of cells, a live region
//! that announces moves, and the requests of screen readers.
//!
//! The tree is built only while assistive technology asks for it. A page has none: it announces what the keyboard comes to.

mod announcements;
mod board_grid;
mod controls;
mod requests;

use bevy::a11y::{AccessibilityRequested, AccessibilitySystems};
use bevy::prelude::*;
use bevy::ui::UiSystems;

pub use announcements::LiveRegion;
pub use board_grid::BoardCell;

/// Run condition: assistive technology listens.
fn is_listening(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// The systems that write the tree, after the layout and before it is sent.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct TreeSystems;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        TreeSystems
            .run_if(is_listening.or_eager(announcements::is_due))
            .after(UiSystems::PostLayout)
            .before(AccessibilitySystems::Update),
    )
    .add_plugins((
        announcements::plugin,
        board_grid::plugin,
        controls::plugin,
        requests::plugin,
    ));
}
