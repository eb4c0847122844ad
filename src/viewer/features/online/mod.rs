//! Online games with friends: the dialog for offering or joining one, the connection to the server, and the card with
//! the friend's presence. The server is authoritative; the board shows its state, and the player's own moves at once.
//! Other games continue in the background and are listed.

pub mod actions;
mod background_poll;
mod background_seats;
pub mod connection;
mod dialog;
mod games_dialog;
#[cfg(all(feature = "server", not(target_family = "wasm")))]
pub mod hosting;
pub mod links;
pub mod my_games;
mod notices;
mod panel;
mod presence_sounds;
mod saved_links;
mod saying;
mod seat;
pub mod showing;
pub mod state;
pub mod typed;

use actions::FriendAction;
use bevy::prelude::*;
use state::{FriendSettings, FriendView};

use crate::viewer::kernel::persistence::Persist;
use crate::viewer::kernel::registry::AddActions;

pub(super) fn plugin(app: &mut App) {
    app.persist::<FriendSettings>("friend")
        .init_resource::<FriendView>()
        .add_actions::<FriendAction>()
        .add_plugins((
            connection::plugin,
            background_poll::plugin,
            dialog::plugin,
            panel::plugin,
            my_games::plugin,
            games_dialog::plugin,
            saved_links::plugin,
            links::plugin,
            saying::plugin,
            showing::plugin,
        ));
    #[cfg(all(feature = "server", not(target_family = "wasm")))]
    app.add_plugins(hosting::plugin);
}
