//! Positions on the system's clipboard, as FEN.

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;

use crate::game::{Command, CommandError};
use crate::notation::fen;
use crate::viewer::panels::Notice;
use crate::viewer::state::dialogs::{Confirmation, OpenDialogs, is_in_progress};
use crate::viewer::state::session::{CurrentSession, FrameSystems, GameCommand};

/// Ask for the clipboard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClipboardRequest {
    /// Put the position shown on it.
    Copy,
    /// Set up the position on it.
    Paste,
}

/// A text on its way from the clipboard; on the web it takes a while.
#[derive(Resource, Default)]
struct Awaited(Option<ClipboardRead>);

fn copy_and_paste(
    mut clips: MessageReader<ClipboardRequest>,
    mut clipboard: ResMut<Clipboard>,
    mut awaited: ResMut<Awaited>,
    session: Res<CurrentSession>,
    mut notices: MessageWriter<Notice>,
) {
    for clip in clips.read() {
        match clip {
            ClipboardRequest::Copy => {
                let fen = fen::write(&session.game().position().setup());
                notices.write(match clipboard.set_text(fen.clone()) {
                    Ok(()) => Notice::Copied(fen),
                    Err(_) => Notice::Text("not-copied"),
                });
            }
            ClipboardRequest::Paste => awaited.0 = Some(clipboard.fetch_text()),
        }
    }
}

fn arrive(
    mut awaited: ResMut<Awaited>,
    session: Res<CurrentSession>,
    mut open: ResMut<OpenDialogs>,
    mut commands: MessageWriter<GameCommand>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(arrived) = awaited.0.as_mut().and_then(ClipboardRead::poll_result) else {
        return;
    };
    awaited.0 = None;
    let Ok(text) = arrived else {
        notices.write(Notice::Text("nothing-to-paste"));
        return;
    };
    match fen::read_position(&text, session.game().variant()) {
        Err(error) => {
            notices.write(Notice::Refused(CommandError::Fen(error)));
        }
        Ok(position) => {
            // Written anew: the text may have been of any length.
            let fen = fen::write(&position.setup());
            if is_in_progress(session.game()) {
                open.confirmation = Some(Confirmation::SetUp(fen));
            } else {
                commands.write(GameCommand(Command::SetUp(fen)));
            }
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Clipboard>()
        .init_resource::<Awaited>()
        .add_message::<ClipboardRequest>()
        .add_systems(
            Update,
            (
                copy_and_paste,
                arrive.run_if(|awaited: Res<Awaited>| awaited.0.is_some()),
            )
                .chain()
                .in_set(FrameSystems::Input),
        );
}
