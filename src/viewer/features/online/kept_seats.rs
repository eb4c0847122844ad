//! The file with the seats of the player, by which the games are found again.

use bevy::prelude::*;

use crate::online::{Link, SavedSeats, SavedSeatsFile, Target};
use crate::rules::Variant;
use crate::viewer::features::online::seat::FriendSeat;
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::persistence::UserFolders;

/// The link to the player's own seat where that is in the game of the invitation: it was followed before.
pub(super) fn own_seat(link: Link, folders: &UserFolders) -> Link {
    let Target::Join { game, .. } = link.target else {
        return link;
    };
    let file: Option<SavedSeatsFile> = folders.file();
    let seats = file.and_then(|file| file.load().ok());
    let own = seats.and_then(|seats| seats.in_game(&link.server, game));
    own.unwrap_or(link)
}

/// Notes in the file of the player that nothing is to be played at a seat any more.
pub(super) fn note_over(seat: Option<&FriendSeat>, link: Option<Link>, folders: &UserFolders) {
    let file: Option<SavedSeatsFile> = folders.file();
    let link = link.or_else(|| seat?.own_link());
    if let (Some(file), Some(link)) = (file, link)
        && let Err(error) = file.update(|seats| seats.note_over(&link))
    {
        warn!("the seats cannot be saved: {error}");
    }
}

/// Saves the seat of the player, who comes back to the game by it.
pub(super) fn save_seat(
    seat: &FriendSeat,
    folders: &UserFolders,
    notices: &mut MessageWriter<Notice>,
) {
    if let (Some(link), Some(variant)) = (seat.own_link(), seat.variant()) {
        save_link(&link, variant, folders, notices);
    }
}

/// Saves the link to a seat.
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
        notices.write(Notice::info(move |localizer| {
            localizer.messages.friend_not_saved(&reason)
        }));
    }
}
