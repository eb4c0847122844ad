use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::online::{Claim, Greeting, Offer};
use crate::viewer::features::online::state::{FRIEND, FriendPlace, SAY};
use crate::viewer::kernel::actions::{ButtonRole, FeatureAction, Situation};
use crate::viewer::kernel::dialogs::CONFIRMATION;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendAction {
    /// Selects where the game is played.
    Place(FriendPlace),
    /// Selects the days per move for a game without clocks; `None` for no limit.
    Days(Option<u8>),
    /// Offers the game and shows its link.
    Invite,
    /// Copies the invitation's link.
    CopyLink,
    /// Looks up the game of the typed link or code, or accepts the invitation.
    Join,
    /// Pastes the link or code from the clipboard.
    Paste,
    ShowInvitation,
    /// Cancels the offered game or the attempt to connect.
    CancelInvitation,
    /// Puts the game on the board.
    Return,
    /// Forgets the game of an earlier session.
    Forget,
    Reconnect,
    /// Reloads the page in its server's version.
    ReloadPage,
    Offer(Offer),
    /// Withdraws the player's own offer.
    Withdraw(Offer),
    /// Answers the other player's offer.
    Answer(Offer, bool),
    /// Claims the result from an absent player.
    Claim(Claim),
    GiveTime,
    /// Opens the choice of greetings.
    Talk,
    Greet(Greeting),
}

impl FeatureAction for FriendAction {
    fn phrase(self) -> Phrase {
        Phrase(match self {
            FriendAction::Place(FriendPlace::Link) => Messages::friend_by_link,
            FriendAction::Place(FriendPlace::Room) => Messages::friend_in_room,
            FriendAction::Days(_) => Messages::friend_days,
            FriendAction::Invite => Messages::friend_invite,
            FriendAction::CopyLink => Messages::friend_copy,
            FriendAction::Join => Messages::friend_join_button,
            FriendAction::Paste => Messages::friend_paste,
            FriendAction::ShowInvitation => Messages::friend_show_invitation,
            FriendAction::CancelInvitation => Messages::friend_cancel,
            FriendAction::Return => Messages::friend_return,
            FriendAction::Forget => Messages::friend_forget,
            FriendAction::Reconnect => Messages::friend_reconnect,
            FriendAction::ReloadPage => Messages::friend_reload,
            FriendAction::Offer(Offer::Draw) => Messages::offer_draw,
            FriendAction::Offer(Offer::Takeback) => Messages::friend_ask_takeback,
            FriendAction::Offer(Offer::Pause) => Messages::clock_pause,
            FriendAction::Offer(Offer::Rematch) => Messages::friend_rematch,
            FriendAction::Withdraw(_) => Messages::friend_withdraw,
            FriendAction::Answer(_, true) => Messages::accept,
            FriendAction::Answer(_, false) => Messages::decline,
            FriendAction::Claim(Claim::Win) => Messages::friend_claim_win,
            FriendAction::Claim(Claim::Draw) => Messages::friend_claim_draw,
            FriendAction::GiveTime => Messages::friend_give_time,
            FriendAction::Talk => Messages::friend_say,
            FriendAction::Greet(greeting) => greeting.words(),
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            FriendAction::Place(_)
            | FriendAction::Days(_)
            | FriendAction::Invite
            | FriendAction::CopyLink
            | FriendAction::Join
            | FriendAction::Paste => now.dialogs.is_on_top(FRIEND),
            FriendAction::CancelInvitation | FriendAction::ReloadPage => {
                !now.dialogs.has(CONFIRMATION) && (now.is_free() || now.dialogs.is_on_top(FRIEND))
            }
            FriendAction::Greet(_) => now.is_free() || now.dialogs.is_on_top(SAY),
            _ => now.is_free(),
        }
    }

    fn role(self) -> ButtonRole {
        match self {
            FriendAction::Place(_) | FriendAction::Days(_) => ButtonRole::Choice,
            _ => ButtonRole::Button,
        }
    }
}
