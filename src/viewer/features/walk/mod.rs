//! The keyboard on the board: a walk over the squares, and moves and questions that are typed.

pub mod directions;
mod entry;
mod entry_line;
mod keys;
mod walking;

use bevy::prelude::*;

pub use walking::WalkedBoard;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        keys::plugin,
        walking::plugin,
        entry::plugin,
        entry_line::plugin,
    ));
}
