//! Sharing: the look of pictures, and the file that is being made.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::platform::is_page;
use crate::viewer::kernel::dialogs::{DialogHeight, DialogId, Modality};
use crate::viewer::kernel::user_folders::UserFolders;

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

/// The share dialog.
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
