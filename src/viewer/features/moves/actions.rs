//! Actions that edit the game and its annotations, and the keys of dialogs with text fields.

use bevy::prelude::*;

use crate::game::CommentPlace;
use crate::game_tree::{MoveSign, NodeId};
use crate::i18n::{Messages, Phrase};
use crate::viewer::kernel::actions::{AnyAction, FeatureAction, Situation};
use crate::viewer::kernel::dialogs::{
    CONFIRMATION, DialogHeight, DialogId, FILES, FileDialog, Modality, OpenDialogs,
};
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::shell::actions::ShellAction;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommentDraft {
    /// The annotated turn.
    pub node: NodeId,
    /// Before or after the turn.
    pub place: CommentPlace,
}

pub const COMMENT: DialogId<CommentDraft> =
    DialogId::new("comment", Modality::Form, DialogHeight::Dialog);

/// The game information dialog.
pub const ABOUT: DialogId<()> = DialogId::new("about", Modality::Form, DialogHeight::Dialog);

/// An edit of variations or annotations at the turn shown.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditAction {
    Promote,
    Demote,
    MakeMainLine,
    /// Deletes the turn and everything after it.
    Delete,
    ToggleSign(MoveSign),
    /// Cycles the sign of the move.
    NextSign,
    Comment,
    Undo,
    Redo,
    /// Shows or hides the editing tools.
    ToggleTools,
}

impl FeatureAction for EditAction {
    const KEYS: &'static [(Key, EditAction)] = &[
        (Key::character('+'), EditAction::Promote),
        (Key::character('-'), EditAction::Demote),
        (Key::character('s'), EditAction::NextSign),
        (Key::character('k'), EditAction::Comment),
        (Key::character('u'), EditAction::Undo),
        (Key::ctrl('u'), EditAction::Redo),
        (Key::character('e'), EditAction::ToggleTools),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Variations;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            EditAction::Promote => Messages::promote,
            EditAction::Demote => Messages::demote,
            EditAction::MakeMainLine => Messages::make_main_line,
            EditAction::Delete => Messages::delete_line,
            EditAction::ToggleSign(MoveSign::Good) => Messages::sign_good,
            EditAction::ToggleSign(MoveSign::Mistake) => Messages::sign_mistake,
            EditAction::ToggleSign(MoveSign::Brilliant) => Messages::sign_brilliant,
            EditAction::ToggleSign(MoveSign::Blunder) => Messages::sign_blunder,
            EditAction::ToggleSign(MoveSign::Interesting) => Messages::sign_interesting,
            EditAction::ToggleSign(MoveSign::Dubious) => Messages::sign_dubious,
            EditAction::NextSign => Messages::next_sign,
            EditAction::Comment => Messages::comment,
            EditAction::Undo => Messages::undo_edit,
            EditAction::Redo => Messages::redo_edit,
            EditAction::ToggleTools => Messages::edit_tools,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_own_game()
    }
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentAction {
    Save,
    /// Edits the comment at this place beside the turn.
    ChoosePlace(CommentPlace),
}

impl FeatureAction for CommentAction {
    fn phrase(self) -> Phrase {
        Phrase(match self {
            CommentAction::Save => Messages::save,
            CommentAction::ChoosePlace(CommentPlace::Before) => Messages::comment_before,
            CommentAction::ChoosePlace(CommentPlace::After) => Messages::comment_after,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.dialogs.has(COMMENT)
    }
}

/// An action of the game information dialog.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AboutAction {
    Open,
    Save,
}

impl FeatureAction for AboutAction {
    const KEYS: &'static [(Key, AboutAction)] = &[(Key::ctrl('i'), AboutAction::Open)];

    const KEY_GROUP: KeyGroup = KeyGroup::Variations;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            AboutAction::Open => Messages::about_open,
            AboutAction::Save => Messages::save,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        let dialogs = now.dialogs;
        match self {
            AboutAction::Save => dialogs.has(ABOUT),
            // The game information can be edited while choosing a file.
            AboutAction::Open
                if dialogs.get(FILES) == Some(&FileDialog::Save) && !dialogs.has(CONFIRMATION) =>
            {
                !dialogs.has(ABOUT)
            }
            AboutAction::Open => now.is_own_game(),
        }
    }
}

/// The action that saves the text of the topmost dialog.
fn save(dialogs: &OpenDialogs) -> Option<AnyAction> {
    if dialogs.has(COMMENT) {
        return Some(CommentAction::Save.into());
    }
    dialogs.has(ABOUT).then(|| AboutAction::Save.into())
}

/// Handles the keys that the field leaves.
fn read(In(press): In<KeyPress>, dialogs: Res<OpenDialogs>) -> Option<KeyUse> {
    let save = save(&dialogs).filter(|_| !press.on_button)?;
    Some(match press.code() {
        KeyCode::Enter | KeyCode::NumpadEnter => KeyUse::Ask(save),
        KeyCode::Escape => KeyUse::ask(ShellAction::Cancel),
        KeyCode::Tab => KeyUse::Focus(FocusStep::Go(press.tab())),
        _ => KeyUse::ReadElsewhere,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_key_layer(LayerOrder::Dialog, read);
}
