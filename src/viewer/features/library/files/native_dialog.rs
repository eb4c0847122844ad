//! The system's file dialogs; the built-in dialog is the fallback.

use std::path::PathBuf;
use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};
use bevy::winit::WinitPlugin;

use super::opening::RecentFiles;
use super::saving::{GameToSave, SavableGames, SaveGameIn};
use crate::platform::Instant;
use crate::platform::dialogs::{
    self, choose_files, choose_new_file, has_dialogs, on_drop, take_dropped,
};
use crate::viewer::kernel::dialogs::{FILES, FileDialog, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::OpenFiles;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::waker::WindowWaker;

/// A dialog that closes sooner never appeared: nobody cancels that fast.
const FASTEST_ANSWER: Duration = Duration::from_millis(400);

/// File extensions of games and positions; some systems distinguish case.
const TO_OPEN: &[&str] = &["pdn", "PDN", "fen", "FEN"];
const TO_SAVE: &[&str] = &["pdn", "PDN"];

/// A request to choose files with the system's dialog.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChooseFiles {
    ToOpen,
    /// The file to save the current game in.
    ToSave,
}

#[derive(Resource, Default)]
pub(super) struct NativeDialogs {
    /// `true` if a dialog failed to appear.
    have_failed: bool,
    open: Option<OpenDialog>,
}

struct OpenDialog {
    purpose: ChooseFiles,
    /// The game to save; another may replace it while the dialog is open.
    game: Option<GameToSave>,
    opened_at: Instant,
    answer: Task<Option<Vec<PathBuf>>>,
}

impl NativeDialogs {
    /// Returns `true` if the system may have dialogs.
    pub(super) fn is_available(&self) -> bool {
        !self.have_failed && has_dialogs()
    }
}

/// Opens the dialog, on the main thread as macOS requires.
fn open(
    mut requests: MessageReader<ChooseFiles>,
    mut native: ResMut<NativeDialogs>,
    localization: Res<Localization>,
    recent: Res<RecentFiles>,
    games: SavableGames,
    waker: WindowWaker,
    _main_thread: NonSendMarker,
) {
    for &purpose in requests.read() {
        if native.open.is_some() {
            continue;
        }
        let messages = &localization.messages;
        let dialog = dialogs::FileDialog {
            title: match purpose {
                ChooseFiles::ToOpen => messages.file_open(),
                ChooseFiles::ToSave => messages.file_save_as(),
            },
            filter: match purpose {
                ChooseFiles::ToOpen => ("PDN, FEN", TO_OPEN),
                ChooseFiles::ToSave => ("PDN", TO_SAVE),
            },
            folder: recent.paths().first().and_then(|path| Some(path.parent()?.to_owned())),
            file_name: games.current().file_name(&localization),
        };
        let wake = waker.waker();
        let answer = match purpose {
            ChooseFiles::ToOpen => {
                let chosen = choose_files(dialog);
                IoTaskPool::get().spawn(async move {
                    let files = chosen.await;
                    wake();
                    files
                })
            }
            ChooseFiles::ToSave => {
                let chosen = choose_new_file(dialog);
                IoTaskPool::get().spawn(async move {
                    let file = chosen.await.map(|file| vec![file]);
                    wake();
                    file
                })
            }
        };
        native.open = Some(OpenDialog {
            purpose,
            game: (purpose == ChooseFiles::ToSave).then(|| games.current()),
            opened_at: Instant::now(),
            answer,
        });
    }
}

fn receive(
    mut native: ResMut<NativeDialogs>,
    mut dialogs: ResMut<OpenDialogs>,
    mut opened: MessageWriter<OpenFiles>,
    mut saved: MessageWriter<SaveGameIn>,
) {
    let Some(mut dialog) = native.bypass_change_detection().open.take() else {
        return;
    };
    let Some(answer) = check_ready(&mut dialog.answer) else {
        native.bypass_change_detection().open = Some(dialog);
        return;
    };
    match (answer, dialog.purpose) {
        (None, purpose) if dialog.opened_at.elapsed() < FASTEST_ANSWER => {
            native.have_failed = true;
            dialogs.open(
                FILES,
                match purpose {
                    ChooseFiles::ToOpen => FileDialog::Open,
                    ChooseFiles::ToSave => FileDialog::Save,
                },
            );
        }
        (None, _) => {}
        (Some(files), ChooseFiles::ToOpen) => {
            opened.write(OpenFiles(files));
        }
        (Some(files), ChooseFiles::ToSave) => {
            let game = dialog.game.into_iter();
            saved.write_batch(game.zip(files).map(|(game, path)| SaveGameIn { path, game }));
        }
    }
}

/// Opens files dropped on a page. A window gets its own events.
fn open_dropped(mut opened: MessageWriter<OpenFiles>) {
    let dropped = take_dropped();
    if !dropped.is_empty() {
        opened.write(OpenFiles(dropped));
    }
}

fn notice_dropped(waker: WindowWaker) {
    on_drop(waker.waker());
}

pub(super) fn plugin(app: &mut App) {
    if app.is_plugin_added::<WinitPlugin>() {
        app.init_resource::<NativeDialogs>();
    }
    app.add_systems(Startup, notice_dropped);
    app.add_message::<ChooseFiles>().add_systems(
        Update,
        (open, receive, open_dropped)
            .chain()
            .run_if(resource_exists::<NativeDialogs>)
            .before(FrameSystems::Input),
    );
}
