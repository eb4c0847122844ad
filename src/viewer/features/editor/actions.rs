use bevy::prelude::*;

use crate::game::setup_editor::{SetupEdit, SetupTool};
use crate::i18n::{MessageFn, Messages, Phrase};
use crate::rules::{Piece, PieceKind, Side};
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::mode::BoardMode;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// Opens the editor on the position shown.
    Open,
    /// Closes the editor without starting a game.
    Close,
    /// Selects a tool of the palette.
    Choose(SetupTool),
    Edit(SetupEdit),
    OtherSideToMove,
    Undo,
    Redo,
    /// Types a character of an entry such as `w 31 k5`.
    Type(char),
    /// Applies the tool at the cursor, or completes the entry.
    Place,
    /// Applies the tool at the cursor for the other side.
    PlaceOther,
    /// Clears the cursor's square.
    Erase,
    /// Deletes the last digit or, if none is typed, clears the cursor's square.
    Backspace,
    /// Opens the choice of players for a game from the position.
    Play,
    Analyze,
    /// Saves the position as a game.
    Save,
}

impl FeatureAction for EditorAction {
    const KEYS: &'static [(Key, EditorAction)] = &[
        (Key::ctrl('e'), EditorAction::Open),
        (Key::character('s').read_by_feature(), EditorAction::OtherSideToMove),
        (Key::code(KeyCode::Home).read_by_feature(), EditorAction::Edit(SetupEdit::Start)),
        (
            Key::code(KeyCode::Delete).with_ctrl().read_by_feature(),
            EditorAction::Edit(SetupEdit::Clear),
        ),
        (
            Key::code(KeyCode::Backspace).with_ctrl().read_by_feature(),
            EditorAction::Edit(SetupEdit::Clear),
        ),
        (Key::character('m').read_by_feature(), EditorAction::Edit(SetupEdit::Mirror)),
        (Key::character('c').read_by_feature(), EditorAction::Edit(SetupEdit::SwapSides)),
        (Key::ctrl('z').read_by_feature(), EditorAction::Undo),
        (Key::ctrl('y').read_by_feature(), EditorAction::Redo),
        (Key::code(KeyCode::Enter).read_by_feature(), EditorAction::Place),
        (Key::code(KeyCode::Delete).read_by_feature(), EditorAction::Erase),
        (Key::code(KeyCode::Escape).read_by_feature(), EditorAction::Close),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Editor;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            EditorAction::Open => Messages::editor_open,
            EditorAction::Close => Messages::editor_close,
            EditorAction::Choose(tool) => tool_message(tool),
            EditorAction::Edit(edit) => edit_message(edit),
            EditorAction::OtherSideToMove => Messages::editor_other_side,
            EditorAction::Undo => Messages::undo_edit,
            EditorAction::Redo => Messages::redo_edit,
            EditorAction::Type(_) => Messages::editor_type,
            EditorAction::Place => Messages::editor_place,
            EditorAction::PlaceOther => Messages::editor_place_other,
            EditorAction::Erase | EditorAction::Backspace => Messages::tool_erase,
            EditorAction::Play => Messages::editor_play_tip,
            EditorAction::Analyze => Messages::editor_analyze_tip,
            EditorAction::Save => Messages::editor_save_tip,
        })
    }

    fn repeats(self) -> bool {
        true
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_in(&[BoardMode::Game, BoardMode::Editor])
    }
}

const fn tool_message(tool: SetupTool) -> MessageFn {
    match tool {
        SetupTool::Erase => Messages::tool_erase,
        SetupTool::Place(Piece { side, kind }) => match (side, kind) {
            (Side::White, PieceKind::Man) => Messages::tool_white_man,
            (Side::White, PieceKind::King) => Messages::tool_white_king,
            (Side::Black, PieceKind::Man) => Messages::tool_black_man,
            (Side::Black, PieceKind::King) => Messages::tool_black_king,
        },
    }
}

const fn edit_message(edit: SetupEdit) -> MessageFn {
    match edit {
        SetupEdit::Clear => Messages::editor_clear_tip,
        SetupEdit::Start => Messages::editor_start_tip,
        SetupEdit::Mirror => Messages::editor_mirror_tip,
        SetupEdit::SwapSides => Messages::editor_swap_tip,
        SetupEdit::SideToMove(_) => Messages::editor_other_side_tip,
        SetupEdit::Put(..)
        | SetupEdit::Use(..)
        | SetupEdit::Carry { .. }
        | SetupEdit::Replace(_) => Messages::editor_open,
    }
}
