//! Carries out the actions of the frame: closing, confirming, help, and the end of the program.

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use crate::rules::Variant;
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::actions::{ActionRequest, CarryOut, PassActions};
use crate::viewer::kernel::dialogs::{CONFIRMATION, Confirmation, OpenDialogs, RESULT};
use crate::viewer::kernel::keeping::GamesAtRisk;
use crate::viewer::kernel::messages::{BoardInput, GameCommand, PracticeCommand, any_read};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::shell::actions::{HELP, ShellAction, TOOLS};
use crate::viewer::ui::modal::ClickedOutside;

/// Closes what is on top: a dialog, a line that is previewed, a practice; or deselects the piece.
fn cancel(
    mut actions: MessageReader<ShellAction>,
    session: Res<CurrentSession>,
    selection: Res<Selection>,
    mut dialogs: ResMut<OpenDialogs>,
    mut preview: ResMut<LinePreview>,
    mut board: MessageWriter<BoardInput>,
    mut practice: MessageWriter<PracticeCommand>,
) {
    let cancels = |action: &&ShellAction| **action == ShellAction::Cancel;
    for _ in actions.read().filter(cancels) {
        let is_closed = dialogs.close_topmost() || (preview.held().is_some() && preview.close());
        if is_closed {
            continue;
        }
        if session.is_practicing() && !selection.has_piece() {
            practice.write(PracticeCommand::End);
        } else {
            board.write(BoardInput::Cancel);
        }
    }
}

fn carry_out(
    mut actions: MessageReader<ShellAction>,
    at_risk: GamesAtRisk,
    mut dialogs: ResMut<OpenDialogs>,
    mut commands: MessageWriter<GameCommand>,
    mut practice: MessageWriter<PracticeCommand>,
    mut exits: MessageWriter<AppExit>,
) {
    for &action in actions.read() {
        match action {
            // The keyboard gives the focus to the buttons, and the sheet follows its handle.
            ShellAction::Cancel | ShellAction::ToggleSheet | ShellAction::FocusButtons => {}
            ShellAction::Confirm(yes) => {
                let confirmed = dialogs.close(CONFIRMATION).filter(|_| yes);
                match confirmed {
                    Some(Confirmation::Quit) => drop(exits.write(AppExit::Success)),
                    Some(Confirmation::LeaveLesson) => {
                        practice.write(PracticeCommand::End);
                    }
                    _ => {}
                }
                let command = confirmed.and_then(Confirmation::command);
                commands.write_batch(command.map(GameCommand));
            }
            ShellAction::ToggleHelp => dialogs.toggle(HELP),
            ShellAction::ToggleTools(group) => {
                let is_open = dialogs.get(TOOLS) == Some(&group);
                dialogs.set(TOOLS, (!is_open).then_some(group));
            }
            // After a question if a game would be lost: one in progress that is not on disk.
            ShellAction::Quit => {
                let mut variants = Variant::ALL.into_iter();
                if variants.any(|variant| at_risk.contains(variant)) {
                    dialogs.open(CONFIRMATION, Confirmation::Quit);
                } else {
                    exits.write(AppExit::Success);
                }
            }
        }
    }
}

/// The window's close button does the same as the key.
fn quit_on_close_request(
    mut requests: MessageReader<WindowCloseRequested>,
    mut actions: MessageWriter<ActionRequest>,
) {
    if requests.read().count() > 0 {
        actions.write(ActionRequest::new(ShellAction::Quit));
    }
}

/// Closes a dialog that was clicked outside, like Esc, except where a text that was written would be lost; and the
/// card of the result by a click on the board.
fn close_from_outside(
    mut outside: MessageReader<ClickedOutside>,
    mut board: MessageReader<BoardInput>,
    mut dialogs: ResMut<OpenDialogs>,
    mut actions: MessageWriter<ActionRequest>,
) {
    if outside.read().count() > 0 && !dialogs.has_form() {
        actions.write(ActionRequest::new(ShellAction::Cancel));
    }
    let is_click = |input: &BoardInput| matches!(input, BoardInput::Click(_) | BoardInput::Cancel);
    if any_read(&mut board, is_click) && dialogs.has(RESULT) && !dialogs.is_modal() {
        dialogs.close(RESULT);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            quit_on_close_request.before(PassActions),
            (cancel, carry_out).chain().in_set(CarryOut),
            close_from_outside,
        ),
    );
}
