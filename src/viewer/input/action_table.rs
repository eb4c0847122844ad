//! The table of actions: the message that names each action, and its keys.
//!
//! Letters are matched by the character that the key types, so that they are the same on every keyboard layout.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::game::CommentPlace;
use crate::game::setup_editor::{SetupEdit, SetupTool};
use crate::game_tree::MoveSign;
use crate::i18n::{Localizer, MessageFn, Messages, Phrase};
use crate::rules::{Piece, PieceKind, Side};
use crate::viewer::messages::{
    AboutAction, Action, Choice, ClockAction, EditAction, EditorAction, ExplainAction, FileAction,
    GamesAction, NetAction, ReviewAction, SettingsAction, ShareAction, SightAction, View,
    WalkAction,
};

impl Action {
    /// The message that describes the action.
    pub const fn phrase(self) -> Phrase {
        Phrase(match self {
            Action::Undo => Messages::undo,
            Action::Redo => Messages::redo,
            Action::ShowFirst => Messages::first,
            Action::ShowLast => Messages::last,
            Action::ShowNode(_) => Messages::show_ply,
            Action::PreviousVariation => Messages::previous_variation,
            Action::NextVariation => Messages::next_variation,
            Action::ToggleEditTools => Messages::edit_tools,
            Action::Edit(edit) => edit.message(),
            Action::Clock(action) => action.message(),
            Action::Review(action) => action.message(),
            Action::Editor(action) => action.message(),
            Action::About(AboutAction::Open) => Messages::about_open,
            Action::About(AboutAction::Save) => Messages::save,
            Action::Share(action) => action.message(),
            Action::Games(action) => action.message(),
            Action::Net(NetAction::Toggle) => Messages::net_toggle,
            Action::Net(NetAction::TogglePlace) => Messages::net_move,
            Action::Sight(SightAction::ReplayLastMove) => Messages::replay_last_move,
            Action::Walk(action) => action.message(),
            Action::Settings(action) => action.message(),
            Action::Explain(action) => action.message(),
            Action::SaveComment => Messages::save,
            Action::ChooseCommentPlace(CommentPlace::Before) => Messages::comment_before,
            Action::ChooseCommentPlace(CommentPlace::After) => Messages::comment_after,
            Action::PlayOnlyMove => Messages::play_only,
            Action::SwitchGame(_) | Action::SwitchToOtherGame => Messages::other_table,
            Action::PlayOn => Messages::play_on,
            Action::OfferDraw => Messages::offer_draw,
            Action::AnswerDraw(true) => Messages::accept,
            Action::AnswerDraw(false) => Messages::decline,
            Action::Resign => Messages::resign,
            Action::NewGame => Messages::new_game,
            Action::Choose(Choice::Weaker(_)) => Messages::weaker,
            Action::Choose(Choice::Stronger(_)) => Messages::stronger,
            Action::Choose(_) => Messages::new_game,
            Action::StartGame => Messages::begin,
            Action::ChooseFamilyGame => Messages::other_games_tip,
            Action::Confirm(true) => Messages::yes,
            Action::Confirm(false) => Messages::no,
            Action::ToggleFederationRule => Messages::federation,
            Action::CyclePlayer(_) => Messages::seat,
            Action::SwapSides => Messages::change_sides,
            Action::MoveNow => Messages::move_now,
            Action::Hint => Messages::hint,
            Action::SolveEndgames => Messages::endgames_solve,
            Action::CycleAnalysis => Messages::analysis,
            Action::CopyFen => Messages::copy_fen,
            Action::PasteFen => Messages::paste_fen,
            Action::GoToView(View::Home) => Messages::view_home,
            Action::GoToView(View::Top) => Messages::view_top,
            Action::GoToView(View::SouthWest) => Messages::view_south_west,
            Action::GoToView(View::SouthEast) => Messages::view_south_east,
            Action::GoToView(View::NorthEast) => Messages::view_north_east,
            Action::GoToView(View::NorthWest) => Messages::view_north_west,
            Action::GoToView(View::OtherSide) => Messages::view_other_side,
            Action::ToggleRelief => Messages::sink,
            Action::ToggleNumbers => Messages::numbers,
            Action::ToggleLines => Messages::lines,
            Action::ToggleProjection => Messages::lens,
            Action::ToggleCounters => Messages::counters,
            Action::Line(action) => action.message(),
            Action::ToggleTools(_) => Messages::tools_open,
            Action::ToggleHelp => Messages::help,
            Action::CloseResult => Messages::close,
            Action::FocusButtons => Messages::focus,
            Action::EndTurn => Messages::done,
            Action::PutBack => Messages::put_back,
            Action::RemovePiece => Messages::take_off,
            Action::ResolveIrregularity(true) => Messages::keep,
            Action::ResolveIrregularity(false) => Messages::correct,
            Action::Adjust => Messages::adjust,
            Action::Huff(_) => Messages::huff_title,
            Action::DrawLots => Messages::draw_lots,
            Action::File(file) => file.message(),
            Action::Cancel => Messages::cancel,
            Action::Quit => Messages::quit,
        })
    }
}

impl ShareAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            ShareAction::Open => Messages::share_open,
            ShareAction::CopyFen => Messages::share_copy_fen,
            ShareAction::CopyPdn => Messages::share_copy_pdn,
            ShareAction::Look(_) => Messages::share_look,
            ShareAction::SavePicture => Messages::share_picture,
            ShareAction::SaveAnimation => Messages::share_animation,
            ShareAction::Stop => Messages::share_stop,
        }
    }
}

impl WalkAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            WalkAction::Enter | WalkAction::Leave => Messages::walk_enter,
            WalkAction::Step(_) | WalkAction::Choose => Messages::walk_enter,
            WalkAction::NextTarget | WalkAction::PreviousTarget => Messages::walk_next,
            WalkAction::SwitchBoards => Messages::walk_boards,
            WalkAction::OpenEntry | WalkAction::Type(_) | WalkAction::Erase => Messages::entry_open,
            WalkAction::Complete | WalkAction::Confirm | WalkAction::CloseEntry => {
                Messages::entry_open
            }
        }
    }
}

impl EditorAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
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
            EditorAction::Analyse => Messages::editor_analyse_tip,
            EditorAction::Save => Messages::editor_save_tip,
        }
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

impl EditAction {
    /// The message that describes the edit.
    const fn message(self) -> MessageFn {
        match self {
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
        }
    }
}

impl ClockAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            ClockAction::TogglePause => Messages::clock_toggle,
            ClockAction::AddMinute(_) => Messages::clock_add_minute,
        }
    }
}

impl ReviewAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            ReviewAction::Toggle => Messages::review_run,
            ReviewAction::NextJudge => Messages::review_next_judge,
            ReviewAction::NextError => Messages::review_next_error,
            ReviewAction::PreviousError => Messages::review_previous_error,
            ReviewAction::Retry(None) => Messages::retry_begin,
            ReviewAction::Retry(Some(Side::White)) => Messages::retry_begin_white,
            ReviewAction::Retry(Some(Side::Black)) => Messages::retry_begin_black,
            ReviewAction::Hint => Messages::retry_hint_button,
            ReviewAction::ShowSolution => Messages::retry_show_button,
            ReviewAction::NextRetry => Messages::retry_next_button,
            ReviewAction::EndRetries => Messages::retry_end_button,
        }
    }
}

impl FileAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            FileAction::Open | FileAction::Confirm => Messages::file_open,
            FileAction::Save => Messages::file_save,
            FileAction::SaveAs => Messages::file_save_as,
            FileAction::EarlierGames => Messages::earlier_games,
            FileAction::Unfinished => Messages::unfinished_games,
            FileAction::Resume(_) => Messages::unfinished_continue,
            FileAction::Home => Messages::folder_home,
            FileAction::ParentFolder => Messages::folder_above,
        }
    }
}

impl GamesAction {
    /// The message that describes the action.
    const fn message(self) -> MessageFn {
        match self {
            GamesAction::Browse => Messages::games_browse,
            GamesAction::BrowsePosition => Messages::games_browse_position,
            GamesAction::ToggleExplorer => Messages::explorer_toggle,
            GamesAction::ToggleMirrored => Messages::explorer_mirrored_tip,
            GamesAction::NextResult => Messages::games_column_result,
            GamesAction::NextVariant => Messages::games_column_variant,
            GamesAction::ToggleDuplicates => Messages::games_duplicates,
            GamesAction::TogglePosition => Messages::games_by_position,
            GamesAction::SortBy(_) => Messages::games_sort,
            GamesAction::Select(_) | GamesAction::Step(_) => Messages::games_title,
            GamesAction::OpenSelected | GamesAction::Open(_) => Messages::games_open,
            GamesAction::Play(_) => Messages::explorer_play,
        }
    }
}

/// A pattern that a pressed key matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPattern {
    /// The key that types this lower-case letter or sign.
    Character(char),
    /// The key with this code.
    Code(KeyCode),
}

/// A key and its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyBinding {
    /// The key.
    pub key: KeyPattern,
    /// `true` while Ctrl is held.
    pub ctrl: bool,
    /// `true` while Shift is held, which matters with Ctrl only.
    pub shift: bool,
    /// The action.
    pub action: Action,
}

const fn character(sign: char, action: Action) -> KeyBinding {
    KeyBinding {
        key: KeyPattern::Character(sign),
        ctrl: false,
        shift: false,
        action,
    }
}

const fn ctrl(sign: char, action: Action) -> KeyBinding {
    KeyBinding {
        key: KeyPattern::Character(sign),
        ctrl: true,
        shift: false,
        action,
    }
}

const fn code(key: KeyCode, action: Action) -> KeyBinding {
    KeyBinding {
        key: KeyPattern::Code(key),
        ctrl: false,
        shift: false,
        action,
    }
}

/// All keys, in the order of the help. Tooltips name the first key of an action.
pub const KEY_BINDINGS: &[KeyBinding] = &[
    code(KeyCode::F1, Action::ToggleHelp),
    character('?', Action::ToggleHelp),
    code(KeyCode::F9, Action::Explain(ExplainAction::ToggleRules)),
    code(KeyCode::ArrowLeft, Action::Undo),
    ctrl('z', Action::Undo),
    code(KeyCode::ArrowRight, Action::Redo),
    ctrl('y', Action::Redo),
    code(KeyCode::Home, Action::ShowFirst),
    code(KeyCode::End, Action::ShowLast),
    code(KeyCode::ArrowUp, Action::PreviousVariation),
    code(KeyCode::ArrowDown, Action::NextVariation),
    character('e', Action::ToggleEditTools),
    character('+', Action::Edit(EditAction::Promote)),
    character('-', Action::Edit(EditAction::Demote)),
    character('s', Action::Edit(EditAction::NextSign)),
    character('k', Action::Edit(EditAction::Comment)),
    character('u', Action::Edit(EditAction::Undo)),
    ctrl('u', Action::Edit(EditAction::Redo)),
    character('r', Action::Sight(SightAction::ReplayLastMove)),
    character('j', Action::Review(ReviewAction::Toggle)),
    character('y', Action::Review(ReviewAction::Retry(None))),
    character('w', Action::Clock(ClockAction::TogglePause)),
    code(KeyCode::Pause, Action::Clock(ClockAction::TogglePause)),
    code(KeyCode::Space, Action::PlayOnlyMove),
    code(KeyCode::Escape, Action::Cancel),
    code(KeyCode::Tab, Action::SwitchToOtherGame),
    character('d', Action::OfferDraw),
    code(KeyCode::Enter, Action::EndTurn),
    code(KeyCode::NumpadEnter, Action::EndTurn),
    // The keyboard itself tells when Enter begins a walk, and when it ends a turn.
    code(KeyCode::Enter, Action::Walk(WalkAction::Enter)),
    character('/', Action::Walk(WalkAction::OpenEntry)),
    code(KeyCode::Delete, Action::RemovePiece),
    code(KeyCode::Backspace, Action::PutBack),
    character('i', Action::Hint),
    character('a', Action::CycleAnalysis),
    character('m', Action::MoveNow),
    character('c', Action::SwapSides),
    ctrl('n', Action::NewGame),
    ctrl('o', Action::File(FileAction::Open)),
    ctrl('s', Action::File(FileAction::Save)),
    KeyBinding {
        shift: true,
        ..ctrl('s', Action::File(FileAction::SaveAs))
    },
    ctrl('g', Action::File(FileAction::EarlierGames)),
    ctrl('e', Action::Editor(EditorAction::Open)),
    ctrl('i', Action::About(AboutAction::Open)),
    character('x', Action::Share(ShareAction::Open)),
    ctrl('l', Action::Games(GamesAction::Browse)),
    character('o', Action::Games(GamesAction::ToggleExplorer)),
    ctrl('c', Action::CopyFen),
    ctrl('v', Action::PasteFen),
    character('h', Action::GoToView(View::Home)),
    code(KeyCode::Numpad0, Action::GoToView(View::Home)),
    character('t', Action::GoToView(View::Top)),
    code(KeyCode::F6, Action::GoToView(View::Top)),
    code(KeyCode::Numpad5, Action::GoToView(View::Top)),
    code(KeyCode::F2, Action::GoToView(View::SouthWest)),
    code(KeyCode::Numpad1, Action::GoToView(View::SouthWest)),
    code(KeyCode::F3, Action::GoToView(View::SouthEast)),
    code(KeyCode::Numpad3, Action::GoToView(View::SouthEast)),
    code(KeyCode::F4, Action::GoToView(View::NorthEast)),
    code(KeyCode::Numpad9, Action::GoToView(View::NorthEast)),
    code(KeyCode::F5, Action::GoToView(View::NorthWest)),
    code(KeyCode::Numpad7, Action::GoToView(View::NorthWest)),
    code(KeyCode::F7, Action::Net(NetAction::Toggle)),
    code(KeyCode::F8, Action::Net(NetAction::TogglePlace)),
    character('f', Action::GoToView(View::OtherSide)),
    character('b', Action::ToggleRelief),
    character('p', Action::ToggleProjection),
    character('n', Action::ToggleNumbers),
    character('l', Action::ToggleLines),
    ctrl(',', Action::Settings(SettingsAction::Open)),
    code(
        KeyCode::F11,
        Action::Settings(SettingsAction::ToggleFullScreen),
    ),
    code(KeyCode::F10, Action::FocusButtons),
    ctrl('q', Action::Quit),
];

impl KeyBinding {
    /// Returns `true` if this is the key pressed.
    pub(super) fn matches(&self, input: &KeyboardInput, ctrl: bool, shift: bool) -> bool {
        self.ctrl == ctrl
            && (self.shift == shift || !ctrl)
            && match (self.key, &input.logical_key) {
                (KeyPattern::Code(key), _) => key == input.key_code,
                (KeyPattern::Character(sign), Key::Character(text)) => {
                    text.chars().flat_map(char::to_lowercase).eq([sign])
                }
                (KeyPattern::Character(_), _) => false,
            }
    }

    /// The name of the key, such as `Ctrl+Z`, `F2` or `Esc`.
    pub fn label(&self, localizer: &Localizer) -> String {
        let key = match self.key {
            KeyPattern::Character(sign) => sign.to_uppercase().to_string(),
            KeyPattern::Code(KeyCode::ArrowLeft) => "←".into(),
            KeyPattern::Code(KeyCode::ArrowRight) => "→".into(),
            KeyPattern::Code(KeyCode::ArrowUp) => "↑".into(),
            KeyPattern::Code(KeyCode::ArrowDown) => "↓".into(),
            KeyPattern::Code(KeyCode::Space) => localizer.messages.key_space(),
            KeyPattern::Code(KeyCode::Escape) => localizer.messages.key_escape(),
            KeyPattern::Code(KeyCode::Tab) => localizer.messages.key_tab(),
            KeyPattern::Code(KeyCode::Enter) => localizer.messages.key_enter(),
            KeyPattern::Code(KeyCode::NumpadEnter) => {
                localizer.messages.key_pad(localizer.messages.key_enter())
            }
            KeyPattern::Code(KeyCode::Delete) => localizer.messages.key_delete(),
            KeyPattern::Code(KeyCode::Backspace) => localizer.messages.key_backspace(),
            KeyPattern::Code(KeyCode::Home) => localizer.messages.key_home(),
            KeyPattern::Code(KeyCode::End) => localizer.messages.key_end(),
            KeyPattern::Code(other) => {
                let name = format!("{other:?}");
                match name.strip_prefix("Numpad") {
                    Some(digit) => localizer.messages.key_pad(digit),
                    None => name,
                }
            }
        };
        match (self.ctrl, self.shift) {
            (true, true) => format!("Ctrl+{}+{key}", localizer.messages.key_shift()),
            (true, false) => format!("Ctrl+{key}"),
            (false, _) => key,
        }
    }
}

/// The name of the first key of an action.
pub fn key_label(action: Action, localizer: &Localizer) -> Option<String> {
    KEY_BINDINGS
        .iter()
        .find(|binding| binding.action == action)
        .map(|binding| binding.label(localizer))
}
