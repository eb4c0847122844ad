//! Screen reader support: names and roles for controls, the board as a grid, a live region that announces moves, and
//! requests from assistive technology.
//!
//! The tree is built only on demand. A page has none and announces focus changes instead.

mod announcements;
mod board_grid;
mod controls;
mod requests;

use bevy::a11y::{AccessibilityRequested, AccessibilitySystems};
use bevy::prelude::*;
use bevy::ui::UiSystems;

pub use announcements::LiveRegion;
pub use board_grid::BoardCell;

/// Run condition: assistive technology is listening.
fn is_listening(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// The systems that write the tree, between layout and sending.
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
