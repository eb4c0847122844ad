//! Sharing: copies the position or the game, and makes pictures and animations in a thread of its own.

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

/// The look of a shared picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShareLook {
    /// The scene as it is seen in the window.
    Scene,
    /// A flat diagram.
    Diagram,
}

impl ShareLook {
    /// Returns `true` if a scene can be drawn beside that of the window. On a page that would wait for the window.
    pub fn has_scene() -> bool {
        !is_page()
    }
}

impl Default for ShareLook {
    fn default() -> ShareLook {
        if ShareLook::has_scene() {
            ShareLook::Scene
        } else {
            ShareLook::Diagram
        }
    }
}

/// The result of the last action of the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareOutcome {
    /// The position was copied as FEN.
    CopiedFen,
    /// The game was copied as PDN.
    CopiedPdn,
    /// A link to the game was copied.
    CopiedLink,
    /// The clipboard cannot be accessed.
    NotCopied,
    /// A file was saved here.
    Saved(PathBuf),
    /// A file could not be made.
    Failed(String),
}

impl ShareOutcome {
    /// The result in words.
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

/// The state of the share dialog.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Sharing {
    /// The look of the next picture.
    pub look: ShareLook,
    /// The share of the file that is done, from 0 to 1, while one is being made.
    pub progress: Option<f32>,
    /// The result of the last action.
    pub outcome: Option<ShareOutcome>,
}

/// The folder in which pictures are saved; `None` if the user has no folder.
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
        (
            captioned(assets, "Share", open, Icon::Share, word),
            HasTooltip,
        )
    };
    let small = |assets: &UiAssets| {
        let (open, style) = (ShareAction::Open, ButtonStyle::Normal);
        (
            icon_button(assets, "Share", open, style, Icon::Share),
            HasTooltip,
        )
    };
    app.add_actions::<ShareAction>()
        .fill(UiSlot::Beginnings, "share", share)
        .fill(UiSlot::EditorEndings, "share", small)
        .add_plugins((control::plugin, dialog::plugin));
}
