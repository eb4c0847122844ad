//! The actions that share a position or a game.

use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::viewer::features::share::state::{SHARE, ShareLook};
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::mode::BoardMode;

/// An action of the share dialog.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareAction {
    /// Open the dialog.
    Open,
    /// Copy the position as FEN.
    CopyFen,
    /// Copy the game as PDN.
    CopyPdn,
    /// Copy a link that opens the game on the page.
    CopyLink,
    /// Choose the look of pictures.
    Look(ShareLook),
    /// Save a picture of the position.
    SavePicture,
    /// Save an animation of the line shown.
    SaveAnimation,
    /// Stop making the file.
    Stop,
}

impl FeatureAction for ShareAction {
    const KEYS: &'static [(Key, ShareAction)] = &[(Key::character('x'), ShareAction::Open)];

    const KEY_GROUP: KeyGroup = KeyGroup::Games;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ShareAction::Open => Messages::share_open,
            ShareAction::CopyFen => Messages::share_copy_fen,
            ShareAction::CopyPdn => Messages::share_copy_pdn,
            ShareAction::CopyLink => Messages::share_copy_link,
            ShareAction::Look(_) => Messages::share_look,
            ShareAction::SavePicture => Messages::share_picture,
            ShareAction::SaveAnimation => Messages::share_animation,
            ShareAction::Stop => Messages::share_stop,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            ShareAction::Open => now.is_in(&[BoardMode::Game, BoardMode::Editor]),
            _ => now.dialogs.has(SHARE),
        }
    }
}
