//! Links to games that are opened while the program runs, and the server in a page's address.

use bevy::prelude::*;

use crate::platform::{clear_page_link, on_link, page_address, take_links};
use crate::viewer::features::online::state::{FriendSettings, FriendStage, FriendView};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::PlayElsewhere;
use crate::viewer::kernel::waker::WindowWaker;

/// Wakes the window for each opened link.
fn notice(waker: WindowWaker) {
    on_link(waker.waker());
}

/// A page plays on the server that it comes from.
fn play_on_own_server(mut settings: ResMut<FriendSettings>) {
    if let Some(address) = page_address().filter(|_| settings.server.is_empty()) {
        settings.server = address;
    }
}

fn follow(mut requests: MessageWriter<PlayElsewhere>) {
    for link in take_links() {
        requests.write(PlayElsewhere::Follow(link));
    }
}

/// Removes the link from the page's address once the player is in the game. Until then, reloading follows it again.
fn clear(view: Res<FriendView>, mut was_in: Local<bool>) {
    let is_in =
        matches!(view.stage, FriendStage::Waiting | FriendStage::Playing | FriendStage::Over);
    if is_in && !*was_in {
        clear_page_link();
    }
    *was_in = is_in;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (notice, play_on_own_server)).add_systems(
        Update,
        (
            follow.before(CarryOut),
            clear.run_if(resource_changed::<FriendView>).in_set(FrameSystems::Render),
        ),
    );
}
