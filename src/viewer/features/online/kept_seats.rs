//! The file of the player's seats, for returning to games.

use bevy::prelude::*;

use crate::online::{Link, SavedSeats, SavedSeatsFile, Target};
use crate::rules::Variant;
use crate::viewer::features::online::seat::FriendSeat;
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::persistence::UserFolders;

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
