//! The dialogs: confirmation, new game, help, and the result of a game.

mod about;
mod comment;
mod confirmation;
mod earlier_games;
mod file_dialog;
mod games;
mod help;
mod list_keys;
mod new_game;
mod result;
mod scaffold;
mod settings;
mod share;
mod unfinished;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        result::plugin,
        confirmation::plugin,
        about::plugin,
        comment::plugin,
        games::plugin,
        new_game::plugin,
        help::plugin,
        list_keys::plugin,
        unfinished::plugin,
        earlier_games::plugin,
        file_dialog::plugin,
        share::plugin,
        settings::plugin,
    ));
}
