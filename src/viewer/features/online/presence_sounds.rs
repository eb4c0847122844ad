//! The sounds for a friend who joins, disconnects or returns, and for the start of the game.

use crate::online::{Connection, Presence};
use crate::sound::Sound;
use crate::viewer::features::online::state::{FriendStage, FriendView};

pub(super) fn sound_of(before: &FriendView, after: &FriendView) -> Option<Sound> {
    let is_there = |view: &FriendView| {
        let presence = view.presence?;
        Some(presence == Presence::Connected)
    };
    if after.stage != FriendStage::Playing || after.connection != Some(Connection::Connected) {
        return None;
    }
    if !matches!(before.stage, FriendStage::Playing | FriendStage::Over) {
        return Some(Sound::Begins);
    }
    match (is_there(before)?, is_there(after)?) {
        (false, true) => Some(Sound::Came),
        (true, false) => Some(Sound::Gone),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn playing(presence: Presence) -> FriendView {
        FriendView {
            stage: FriendStage::Playing,
            connection: Some(Connection::Connected),
            presence: Some(presence),
            ..FriendView::default()
        }
    }

    #[test]
    fn only_a_friend_who_comes_or_goes_is_heard() {
        use Presence::{Away, Connected, Reconnecting};
        for (before, after, sound) in [
            (Connected, Reconnecting, Some(Sound::Gone)),
            (Reconnecting, Away, None),
            (Away, Connected, Some(Sound::Came)),
            (Reconnecting, Connected, Some(Sound::Came)),
            (Connected, Connected, None),
        ] {
            let heard = sound_of(&playing(before), &playing(after));
            assert_eq!(heard, sound, "{before:?}, {after:?}");
        }
    }

    #[test]
    fn a_lost_connection_says_nothing_about_the_friend() {
        let lost =
            FriendView { connection: Some(Connection::Lost), ..playing(Presence::Connected) };
        let there = playing(Presence::Connected);
        assert_eq!(sound_of(&there, &lost), None);
        assert_eq!(sound_of(&lost, &there), None);
        // Who went meanwhile is missed when the connection is back.
        let gone = playing(Presence::Away);
        assert_eq!(sound_of(&lost, &gone), Some(Sound::Gone));
    }

    #[test]
    fn the_beginning_is_heard_and_a_result_is_not() {
        let playing = playing(Presence::Connected);
        let waiting = FriendView { stage: FriendStage::Waiting, presence: None, ..playing.clone() };
        let over = FriendView {
            stage: FriendStage::Over,
            presence: Some(Presence::Away),
            ..playing.clone()
        };
        assert_eq!(sound_of(&waiting, &playing), Some(Sound::Begins));
        assert_eq!(sound_of(&playing, &over), None);
    }
}
