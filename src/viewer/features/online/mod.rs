//! Playing a friend elsewhere: the dialog that offers a game or joins one, the connection to the server, and the card that
//! says who is there. The server decides; the board shows what it says, and the own move at once.

pub mod actions;
pub mod connection;
mod dialog;
#[cfg(all(feature = "server", not(target_family = "wasm")))]
pub mod hosting;
mod links;
mod notices;
mod panel;
mod presence_sounds;
mod requests;
mod saying;
mod seat;
mod square_code;
pub mod state;

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
            dialog::plugin,
            links::plugin,
            panel::plugin,
            saying::plugin,
        ));
    #[cfg(all(feature = "server", not(target_family = "wasm")))]
    app.add_plugins(hosting::plugin);
}
