//! The pages that explain the game: the rules, and what there is to learn. They stand beside the board until something else is done, and so does the
//! card of the first start.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::kernel::actions::{ActionTaken, CarryOut};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{BoardInput, CommandApplied, PracticeCommand};
use crate::viewer::shell::actions::{HELP, LEARNING, PageAction, RULES};
use crate::viewer::shell::welcome::WELCOME;

/// Closes the pages with any other action, and the card of the first start then or for an explanation.
fn close_for_another(mut actions: MessageReader<ActionTaken>, mut dialogs: ResMut<OpenDialogs>) {
    for ActionTaken(action) in actions.read() {
        let closes = !action.leaves_pages_open();
        if dialogs.has(WELCOME) && (closes || action.is_of::<PageAction>()) {
            dialogs.close(WELCOME);
        }
        if closes && (dialogs.has(RULES) || dialogs.has(LEARNING)) {
            dialogs.close(RULES);
            dialogs.close(LEARNING);
        }
    }
}

/// Opens the rules or the page of what there is to learn, one in place of the other, or closes it.
fn carry_out(
    mut actions: MessageReader<PageAction>,
    mut dialogs: ResMut<OpenDialogs>,
    mut preview: ResMut<LinePreview>,
) {
    for action in actions.read() {
        // The board shows something else.
        if preview.held().is_some() {
            preview.close();
        }
        let (rules, learning) = match action {
            PageAction::ToggleRules => (!dialogs.has(RULES), false),
            PageAction::ToggleLearning => (false, !dialogs.has(LEARNING)),
        };
        dialogs.set(RULES, rules.then_some(()));
        dialogs.set(LEARNING, learning.then_some(()));
        if rules || learning {
            dialogs.close(HELP);
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
    let is_closed = board.read().filter(|input| is_click(input)).count()
        + applied.read().filter(|applied| applied.is_change()).count()
        + practice.read().count()
        > 0;
    if (dialogs.has(RULES) || dialogs.has(WELCOME)) && is_closed {
        dialogs.close(RULES);
        dialogs.close(WELCOME);
        redraw.write(RequestRedraw);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (close_for_another, carry_out).chain().in_set(CarryOut),
            // The click itself still belongs to the demonstration.
            close_from_outside.after(FrameSystems::Apply),
        ),
    );
}
