//! Opening and saving game files, with the system's dialogs where available.

pub mod dialog;
pub mod native_dialog;
pub mod opening;
pub mod saving;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use crate::online::Link;
use crate::platform::{clear_page_link, page_link};
use crate::viewer::features::library::actions::FileAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::autosave::Autosave;
use crate::viewer::kernel::dialogs::{CONFIRMATION, FILES, FileDialog, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{AskWhereToSave, OpenFiles, ResumeSession, SaveSetUp};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use saving::SaveRequest;

use native_dialog::NativeDialogs;

/// Opens the dialogs of the library, and resumes unfinished sessions.
fn open_dialogs(
    mut actions: MessageReader<FileAction>,
    mut asked: MessageReader<AskWhereToSave>,
    mut set_up: MessageWriter<SaveSetUp>,
    mut dialogs: ResMut<OpenDialogs>,
    autosave: Option<Res<Autosave>>,
    mode: Res<State<BoardMode>>,
    mut resumed: MessageWriter<ResumeSession>,
    mut saves: MessageWriter<SaveRequest>,
    native: Option<ResMut<NativeDialogs>>,
    mut requests: MessageWriter<native_dialog::ChooseFiles>,
) {
    let has_native = native.is_some_and(|native| native.is_available());
    let asked = asked.read().map(|_| FileAction::SaveAs);
    for action in actions.read().copied().chain(asked) {
        let is_free = !dialogs.is_modal() || dialogs.has(FILES);
        if !is_free || dialogs.has(CONFIRMATION) {
            continue;
        }
        // In the editor the board has a position, not a game.
        if *mode == BoardMode::Editor && matches!(action, FileAction::Save | FileAction::SaveAs) {
            set_up.write(SaveSetUp);
            continue;
        }
        let dialog = match action {
            FileAction::Open if has_native => {
                dialogs.close(FILES);
                requests.write(native_dialog::ChooseFiles::ToOpen);
                continue;
            }
            FileAction::Open => FileDialog::Open,
            FileAction::Save => {
                saves.write(SaveRequest);
                continue;
            }
            FileAction::SaveAs if has_native => {
                dialogs.close(FILES);
                requests.write(native_dialog::ChooseFiles::ToSave);
                continue;
            }
            FileAction::SaveAs => FileDialog::Save,
            FileAction::EarlierGames => FileDialog::EarlierGames,
            FileAction::Unfinished => FileDialog::Unfinished,
            FileAction::Resume(session, table) => {
                dialogs.close(FILES);
                resumed.write(ResumeSession { session, table });
                continue;
            }
            FileAction::Confirm | FileAction::Home | FileAction::ParentFolder => continue,
        };
        let has_unfinished =
            autosave.as_ref().is_some_and(|autosave| !autosave.unfinished().is_empty());
        if dialog != FileDialog::Unfinished || has_unfinished {
            dialogs.open(FILES, dialog);
        }
    }
}

/// Offers the unfinished sessions at startup, unless files are opened.
fn offer_unfinished(
    autosave: Option<Res<Autosave>>,
    opened: Res<Messages<OpenFiles>>,
    mut dialogs: ResMut<OpenDialogs>,
) {
    if opened.is_empty() && autosave.is_some_and(|autosave| !autosave.unfinished().is_empty()) {
        dialogs.open(FILES, FileDialog::Unfinished);
    }
}

/// Removes the link to a position or a game from the page's address once a game has changed: reloading then resumes
/// that. Until then, reloading opens the link again.
fn clear_link(session: Res<CurrentSession>) {
    let is_to_game = |link: String| link.parse::<Link>().is_err();
    if page_link().is_some_and(is_to_game) && session.game().has_changes() {
        clear_page_link();
    }
}

fn open_dropped(mut drops: MessageReader<FileDragAndDrop>, mut opened: MessageWriter<OpenFiles>) {
    let paths: Vec<_> = drops
        .read()
        .filter_map(|drop| match drop {
            FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
            _ => None,
        })
        .collect();
    if !paths.is_empty() {
        opened.write(OpenFiles(paths));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .add_plugins((opening::plugin, native_dialog::plugin, saving::plugin, dialog::plugin))
        .add_systems(Startup, offer_unfinished)
        .add_systems(
            Update,
            (
                open_dropped.before(FrameSystems::Input),
                open_dialogs.after(CarryOut).before(FrameSystems::Input),
                clear_link.run_if(resource_changed::<CurrentSession>).in_set(FrameSystems::Render),
            ),
        );
}
