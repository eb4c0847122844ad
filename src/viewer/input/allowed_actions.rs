//! The actions that are possible while dialogs are open, and while a position is set up.

use crate::viewer::messages::{AboutAction, Action, GamesAction, ShareAction};
use crate::viewer::state::dialogs::{FileDialog, OpenDialogs};

/// Returns `true` if the open dialogs allow this action: a modal dialog allows only its own.
pub(super) fn is_allowed(action: Action, dialogs: &OpenDialogs, is_setting_up: bool) -> bool {
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
        _ => !is_setting_up || is_allowed_in_editor(action),
    }
}

/// Returns `true` for the actions that are possible while a position is set up: those of the view, the choice of the
/// rules, those that explain them, and those about files.
pub(super) const fn is_allowed_in_editor(action: Action) -> bool {
    matches!(
        action,
        Action::Editor(_)
            | Action::SwitchGame(_)
            | Action::File(_)
            | Action::Games(GamesAction::Browse)
            | Action::Share(_)
            | Action::Cancel
            | Action::Quit
            | Action::FocusButtons
            | Action::Settings(_)
            | Action::Net(_)
            | Action::Explain(_)
            | Action::ChooseFamilyGame
            | Action::CopyFen
            | Action::PasteFen
            | Action::GoToView(_)
            | Action::ToggleRelief
            | Action::ToggleNumbers
            | Action::ToggleLines
            | Action::ToggleProjection
            | Action::ToggleHelp
    )
}
