//! Sharing: copies the position or game, and saves pictures and animations.

pub mod control;
pub mod dialog;

use std::path::PathBuf;

use bevy::prelude::*;

use crate::i18n::{Localizer, Messages, Phrase};
use crate::platform::is_page;
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::dialogs::{DialogHeight, DialogId, Modality};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::ui::action_button::{HasTooltip, captioned, icon_button};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::UiAssets;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareAction {
    Open,
    /// Copies the position as FEN.
    CopyFen,
    /// Copies the game as PDN.
    CopyPdn,
    /// Copies a link that opens the game on the page.
    CopyLink,
    /// Selects the style of pictures.
    Look(ShareLook),
    SavePicture,
    /// Saves an animation of the line shown.
    SaveAnimation,
    /// Cancels rendering.
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

/// The style of a shared picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShareLook {
    /// The scene as seen in the window.
    Scene,
    Diagram,
}

impl ShareLook {
    /// Returns `true` if 3D pictures can be rendered in the background. A page has only the window's renderer.
    pub fn has_scene() -> bool {
        !is_page()
    }
}

impl Default for ShareLook {
    fn default() -> ShareLook {
        if ShareLook::has_scene() { ShareLook::Scene } else { ShareLook::Diagram }
    }
}

/// The result of the dialog's last action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareOutcome {
    CopiedFen,
    CopiedPdn,
    CopiedLink,
    /// The clipboard is inaccessible.
    NotCopied,
    Saved(PathBuf),
    Failed(String),
}

impl ShareOutcome {
    pub fn words(&self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            ShareOutcome::CopiedFen => messages.share_copied_fen(),
            ShareOutcome::CopiedPdn => messages.share_copied_pdn(),
            ShareOutcome::CopiedLink => messages.share_copied_link(),
            ShareOutcome::NotCopied => messages.not_copied(),
            ShareOutcome::Saved(path) => messages.share_saved(path.display().to_string()),
            ShareOutcome::Failed(reason) => messages.share_failed(reason),
        }
    }
}

pub const SHARE: DialogId<()> = DialogId::new("share", Modality::Modal, DialogHeight::Dialog);

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Sharing {
    /// The style of the next picture.
    pub look: ShareLook,
    /// The progress of the current file, from 0 to 1.
    pub progress: Option<f32>,
    /// The result of the last action.
    pub outcome: Option<ShareOutcome>,
}

/// The folder for saved pictures; `None` if the user has none.
#[derive(Resource, Clone, Debug)]
pub struct ShareFolder(pub Option<PathBuf>);

impl FromWorld for ShareFolder {
    fn from_world(world: &mut World) -> ShareFolder {
        ShareFolder(world.resource::<UserFolders>().pictures())
    }
}

pub(super) fn plugin(app: &mut App) {
    let share = |assets: &UiAssets| {
        let (open, word) = (ShareAction::Open, Messages::button_share);
        (captioned(assets, "Share", open, Icon::Share, word), HasTooltip)
    };
    let small = |assets: &UiAssets| {
        let (open, style) = (ShareAction::Open, ButtonStyle::Normal);
        (icon_button(assets, "Share", open, style, Icon::Share), HasTooltip)
    };
    app.add_actions::<ShareAction>()
        .fill(UiSlot::StartButtons, "share", share)
        .fill(UiSlot::EditorEndings, "share", small)
        .add_plugins((control::plugin, dialog::plugin));
}
