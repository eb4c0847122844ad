//! The actions that are possible while a position is set up.

use crate::viewer::messages::{Action, GamesAction};

/// Returns `true` for the actions that are possible while a position is set up: those of the view, the choice of the
/// rules, and those about files.
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
