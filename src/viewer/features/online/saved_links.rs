//! Links to games: those of the player's seats, saved for returning, and those opened while the program runs.

use bevy::prelude::*;

use crate::online::{Link, SavedSeats, SavedSeatsFile, Target};
use crate::platform::{on_link, page_address, take_links};
use crate::rules::Variant;
use crate::viewer::features::online::seat::FriendSeat;
use crate::viewer::features::online::state::FriendSettings;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::{Notice, OnlineGameRequest};
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::waker::WindowWaker;

/// The link to the player's own seat if the invitation's game has one, because the link was followed before.
pub(super) fn own_seat(link: Link, folders: &UserFolders) -> Link {
    let Target::Join { game, .. } = link.target else {
        return link;
    };
    let file: Option<SavedSeatsFile> = folders.file();
    let seats = file.and_then(|file| file.load().ok());
    let own = seats.and_then(|seats| seats.in_game(&link.server, game));
    own.unwrap_or(link)
}

/// Marks a seat as finished in the player's file.
pub(super) fn note_over(seat: Option<&FriendSeat>, link: Option<Link>, folders: &UserFolders) {
    let file: Option<SavedSeatsFile> = folders.file();
    let link = link.or_else(|| seat?.own_link());
    if let (Some(file), Some(link)) = (file, link)
        && let Err(error) = file.update(|seats| seats.note_over(&link))
    {
        warn!("the seats cannot be saved: {error}");
    }
}

/// Saves the player's seat for returning to the game.
pub(super) fn save_seat(
    seat: &FriendSeat,
    folders: &UserFolders,
    notices: &mut MessageWriter<Notice>,
) {
    if let (Some(link), Some(variant)) = (seat.own_link(), seat.variant()) {
        save_link(&link, variant, folders, notices);
    }
}

pub(super) fn save_link(
    link: &Link,
    variant: Variant,
    folders: &UserFolders,
    notices: &mut MessageWriter<Notice>,
) {
    let file: Option<SavedSeatsFile> = folders.file();
    let Some(file) = file else { return };
    if let Err(error) = SavedSeats::save(&file, link, variant) {
        let reason = error.to_string();
        notices.write(Notice::info(move |localizer| localizer.messages.friend_not_saved(&reason)));
    }
}

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

fn follow(mut requests: MessageWriter<OnlineGameRequest>) {
    for link in take_links() {
        requests.write(OnlineGameRequest::Follow(link));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (notice, play_on_own_server))
        .add_systems(Update, follow.before(CarryOut));
}
