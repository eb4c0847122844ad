//! The actions of those who play a friend elsewhere.

use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::online::{Claim, Greeting, Offer};
use crate::viewer::features::online::state::{FRIEND, FriendPlace, SAY};
use crate::viewer::kernel::actions::{ButtonRole, FeatureAction, Situation};
use crate::viewer::kernel::dialogs::CONFIRMATION;

/// An action of a player who plays a friend elsewhere.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendAction {
    /// Choose where the game is played.
    Place(FriendPlace),
    /// Choose the days for a move, where there is no clock; `None` for as many as the players like.
    Days(Option<u8>),
    /// Offer the game, and show its link.
    Invite,
    /// Copy the link of the invitation.
    CopyLink,
    /// Ask for the game of the link or code that was typed, or join the one to which one is invited.
    Join,
    /// Take the link or code from the clipboard.
    Paste,
    /// Show the invitation again.
    ShowInvitation,
    /// Give up the game that was offered, or the way to it.
    CancelInvitation,
    /// Put the game on the board.
    Return,
    /// Forget the game of an earlier session.
    Forget,
    /// Connect at once.
    Reconnect,
    /// Load the page in the version of its server.
    ReloadPage,
    /// Ask for something.
    Offer(Offer),
    /// Take an own offer back.
    Withdraw(Offer),
    /// Answer an offer of the other player.
    Answer(Offer, bool),
    /// Claim the result from a player who is away.
    Claim(Claim),
    /// Give the friend time.
    GiveTime,
    /// Choose what to say.
    Talk,
    /// Say something.
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
