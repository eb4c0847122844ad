//! The clipboard: copies the position as FEN, and sets up a pasted FEN, after a confirmation if turns were played.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;

use super::actions::ClipboardAction;
use crate::game::{Command, CommandError};
use crate::i18n::{Localizer, Messages};
use crate::notation::fen;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::kernel::dialogs::{CONFIRMATION, Confirmation, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{GameCommand, Notice, NoticeKind, Notices};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::paste::{PasteFrames, PendingPaste};
use crate::viewer::kernel::session::CurrentSession;

#[derive(Resource, Default)]
struct PastedFen(PendingPaste);

/// A text pasted while a position is set up.
#[derive(Message, Clone, Debug)]
pub struct PastedSetup(pub String);

fn carry_out(
    mut actions: MessageReader<ClipboardAction>,
    mut clipboard: ResMut<Clipboard>,
    mut pending: ResMut<PastedFen>,
    session: Res<CurrentSession>,
    mode: Res<State<BoardMode>>,
    board: Res<ShownBoard>,
    mut notices: Notices,
) {
    for action in actions.read() {
        match action {
            ClipboardAction::CopyFen => {
                let fen = match mode.get() {
                    BoardMode::Editor => fen::write(&board.setup),
                    _ => fen::write(&session.game().position().setup()),
                };
                let is_copied = clipboard.set_text(fen.clone()).is_ok();
                notices.write(NoticeKind::Info, move |messages| {
                    if is_copied { messages.copied(&fen) } else { messages.not_copied() }
                });
            }
            ClipboardAction::PasteFen => pending.0.begin(&mut clipboard),
        }
    }
}

fn receive_paste(
    mut pending: ResMut<PastedFen>,
    mut frames: PasteFrames,
    session: Res<CurrentSession>,
    mode: Res<State<BoardMode>>,
    mut pasted: MessageWriter<PastedSetup>,
    mut dialogs: ResMut<OpenDialogs>,
    mut commands: MessageWriter<GameCommand>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(received) = pending.0.take(&mut frames) else {
        return;
    };
    let Ok(text) = received else {
        notices.write(Notice::info(|localizer| localizer.messages.nothing_to_paste()));
        return;
    };
    if *mode == BoardMode::Editor {
        pasted.write(PastedSetup(text));
        return;
    }
    match fen::read_start(&fen::typed(&text), session.game().variant()) {
        Err(error) => {
            let (error, position) = (CommandError::Fen(error), *session.game().position());
            notices.write(Notice::refusal(move |localizer| {
                localizer.command_error_in(&error, &position)
            }));
        }
        Ok((position, counters)) => {
            // Rewritten, because the text may have any length.
            let fen = fen::write_start(&position, counters);
            if session.game().has_changes() {
                let words = |localizer: &Localizer| localizer.messages.ask_paste();
                let set_up = GameCommand(Command::SetUp(fen));
                dialogs.open(CONFIRMATION, Confirmation::new(words, Messages::yes_paste, set_up));
            } else {
                commands.write(GameCommand(Command::SetUp(fen)));
            }
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Clipboard>()
        .init_resource::<PastedFen>()
        .add_message::<PastedSetup>()
        .add_systems(
            Update,
            (carry_out, receive_paste.run_if(|pending: Res<PastedFen>| pending.0.is_pending()))
                .chain()
                .in_set(FrameSystems::Input),
        );
}
