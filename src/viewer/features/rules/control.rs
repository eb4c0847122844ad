//! The actions that explain the game. The rules stand beside the board until something else is done, and so does the
//! card of the first start.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::game::Command;
use crate::i18n::{MessageFn, Messages};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    Action, BoardInput, CommandApplied, ExplainAction, PracticeCommand,
};
use crate::viewer::shell::dispatcher::DispatchActions;

impl ExplainAction {
    /// The message that describes the action.
    pub(crate) const fn message(self) -> MessageFn {
        match self {
            ExplainAction::ToggleRules => Messages::rules_open,
            ExplainAction::ToggleLearning => Messages::learn_title,
            ExplainAction::CloseRuleCard => Messages::close,
            ExplainAction::Play(_) => Messages::rules_play,
        }
    }
}

/// Returns `true` if the rules, or what there is to learn, stay open beside what the action does.
const fn leaves_pages_open(action: &Action) -> bool {
    matches!(
        action,
        // Esc closes them in the order of all dialogs.
        Action::Cancel
            | Action::Explain(_)
            | Action::GoToView(_)
            | Action::ToggleRelief
            | Action::ToggleNumbers
            | Action::ToggleLines
            | Action::ToggleProjection
            | Action::Net(_)
            | Action::Settings(_)
            | Action::FocusButtons
            | Action::Quit
    )
}

fn carry_out(mut actions: MessageReader<Action>, mut dialogs: ResMut<OpenDialogs>) {
    for action in actions.read() {
        let is_closing = matches!(action, Action::Explain(_)) || !leaves_pages_open(action);
        if dialogs.welcome && is_closing {
            dialogs.welcome = false;
        }
        let leaves_open = leaves_pages_open(action);
        let (rules, learning) = match action {
            Action::Explain(_) if dialogs.is_modal() => continue,
            Action::Explain(ExplainAction::ToggleRules) => (!dialogs.rules, false),
            Action::Explain(ExplainAction::ToggleLearning) => (false, !dialogs.learning),
            _ => (
                dialogs.rules && leaves_open,
                dialogs.learning && leaves_open,
            ),
        };
        if (dialogs.rules, dialogs.learning) != (rules, learning) {
            dialogs.rules = rules;
            dialogs.learning = learning;
            dialogs.help &= !rules && !learning;
        }
    }
}

/// Closes the rules and the card of the first start by a click on the board, and when the game changes without a player.
fn close_from_outside(
    mut board: MessageReader<BoardInput>,
    mut applied: MessageReader<CommandApplied>,
    mut practice: MessageReader<PracticeCommand>,
    mut dialogs: ResMut<OpenDialogs>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_click = |input: &BoardInput| matches!(input, BoardInput::Click(_) | BoardInput::Cancel);
    let is_change = |CommandApplied(command): &CommandApplied| !matches!(command, Command::Wait(_));
    let is_closed = board.read().filter(|input| is_click(input)).count()
        + applied.read().filter(|applied| is_change(applied)).count()
        + practice.read().count()
        > 0;
    if (dialogs.rules || dialogs.welcome) && is_closed {
        dialogs.rules = false;
        dialogs.welcome = false;
        redraw.write(RequestRedraw);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            carry_out.in_set(DispatchActions),
            // The click itself still belongs to the demonstration.
            close_from_outside.after(FrameSystems::Apply),
        ),
    );
}
