//! The dialogs: confirmation, new game, help, and the result of a game.

mod comment;
mod confirmation;
mod help;
mod new_game;
mod result;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        result::plugin,
        confirmation::plugin,
        comment::plugin,
        new_game::plugin,
        help::plugin,
    ));
}
