//! The actions that are possible while dialogs are open, while a position is set up, and on a practice board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::kernel::dialogs::{FileDialog, OpenDialogs};
use crate::viewer::kernel::messages::{
    AboutAction, Action, ExplainAction, GamesAction, ShareAction,
};
use crate::viewer::kernel::session::CurrentSession;

/// The use of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardUse {
    /// The games of the session.
    Games,
    /// A position is set up.
    Editor,
    /// A practice game stands in for the current game.
    Practice,
}

impl BoardUse {
    /// Returns `true` if the use of the board allows this action.
    pub(super) const fn allows(self, action: Action) -> bool {
        match self {
            BoardUse::Games => true,
            BoardUse::Editor => is_allowed_in_editor(action),
            BoardUse::Practice => is_allowed_in_practice(action),
        }
    }
}

/// The resources that decide the use of the board.
#[derive(SystemParam)]
pub(super) struct BoardUser<'w> {
    session: Res<'w, CurrentSession>,
    editor: Res<'w, PositionEditor>,
}

impl BoardUser<'_> {
    /// The use of the board in this frame.
    pub(super) fn current(&self) -> BoardUse {
        match (self.editor.is_open(), self.session.is_practising()) {
            (true, _) => BoardUse::Editor,
            (false, true) => BoardUse::Practice,
            (false, false) => BoardUse::Games,
        }
    }
}

/// Returns `true` if the open dialogs allow this action: a modal dialog allows only its own.
pub(super) fn is_allowed(action: Action, dialogs: &OpenDialogs, board_use: BoardUse) -> bool {
    match action {
        Action::Confirm(_) => dialogs.confirmation.is_some(),
        Action::SaveComment | Action::ChooseCommentPlace(_) => dialogs.comment.is_some(),
        Action::Choose(_) | Action::StartGame => {
            dialogs.confirmation.is_none() && dialogs.new_game.is_some()
        }
        Action::File(_) if dialogs.files.is_some() => true,
        Action::About(AboutAction::Save) => dialogs.about,
        Action::About(AboutAction::Open)
            if dialogs.files == Some(FileDialog::Save) && dialogs.confirmation.is_none() =>
        {
            !dialogs.about
        }
        Action::Share(action) if action != ShareAction::Open => dialogs.share,
        Action::Settings(action) => action.is_allowed(dialogs),
        Action::Cancel | Action::FocusButtons | Action::Quit => true,
        _ if dialogs.is_modal() => false,
        _ => board_use.allows(action),
    }
}

/// Returns `true` for the actions that are possible while a position is set up: those of the view, the choice of the
/// rules, those that explain them, and those about files.
const fn is_allowed_in_editor(action: Action) -> bool {
    is_of_view(action)
        || matches!(
            action,
            Action::Editor(_)
                | Action::SwitchGame(_)
                | Action::File(_)
                | Action::Games(GamesAction::Browse)
                | Action::Share(_)
                | Action::Explain(
                    ExplainAction::ToggleRules
                        | ExplainAction::CloseRuleCard
                        | ExplainAction::Play(_)
                )
                | Action::ChooseFamilyGame
                | Action::CopyFen
                | Action::PasteFen
        )
}

/// Returns `true` for the actions that are possible on a practice board: those of the view and those that play.
const fn is_allowed_in_practice(action: Action) -> bool {
    is_of_view(action)
        || matches!(
            action,
            Action::Lesson(_)
                | Action::Exercises(_)
                | Action::Endgame(_)
                | Action::SolveEndgames
                | Action::Walk(_)
                | Action::Sight(_)
                | Action::PlayOnlyMove
                | Action::EndTurn
                | Action::ToggleTools(_)
                | Action::Trainer(_)
        )
}

/// Returns `true` for the actions that change how the window shows the board.
const fn is_of_view(action: Action) -> bool {
    matches!(
        action,
        Action::Cancel
            | Action::Quit
            | Action::FocusButtons
            | Action::Settings(_)
            | Action::Net(_)
            | Action::GoToView(_)
            | Action::ToggleRelief
            | Action::ToggleNumbers
            | Action::ToggleLines
            | Action::ToggleProjection
            | Action::ToggleHelp
    )
}
