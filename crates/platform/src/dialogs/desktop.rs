use std::future::Future;
use std::path::{Path, PathBuf};

use rfd::{AsyncFileDialog, FileHandle};

use super::FileDialog;

/// Returns `true` if this may be a desktop with file dialogs.
pub fn has_dialogs() -> bool {
    #[cfg(any(target_os = "linux", target_os = "freebsd"))]
    {
        use crate::path_from_env;
        let has_bus = |folder: PathBuf| folder.join("bus").exists();
        path_from_env("DBUS_SESSION_BUS_ADDRESS").is_some()
            || path_from_env("XDG_RUNTIME_DIR").is_some_and(has_bus)
    }
    #[cfg(not(any(target_os = "linux", target_os = "freebsd")))]
    true
}

/// Lets the user choose files to open. On macOS, call it on the main thread. The answer is `None` if the user cancels.
pub fn choose_files(
    dialog: FileDialog,
) -> impl Future<Output = Option<Vec<PathBuf>>> + Send + 'static {
    let chosen = prepared(dialog).pick_files();
    async { Some(chosen.await?.iter().map(path).collect()) }
}

/// Lets the user choose the name of a new file. On macOS, call it on the main thread. The answer is `None` if the user
/// cancels.
pub fn choose_new_file(
    dialog: FileDialog,
) -> impl Future<Output = Option<PathBuf>> + Send + 'static {
    let name = dialog.file_name.clone();
    let chosen = prepared(dialog).set_file_name(name).save_file();
    async { chosen.await.as_ref().map(path) }
}

/// No-op: the window receives dropped files itself.
pub fn on_drop(_: impl Fn() + Send + 'static) {}

/// Returns none: the window receives dropped files itself.
pub fn take_dropped() -> Vec<PathBuf> {
    Vec::new()
}

/// No-op: files are opened where they are, without copies.
pub fn remove_opened(_: impl Fn(&Path) -> bool) {}

fn prepared(dialog: FileDialog) -> AsyncFileDialog {
    let (kind, endings) = dialog.filter;
    let prepared = AsyncFileDialog::new().set_title(dialog.title).add_filter(kind, endings);
    match dialog.folder {
        Some(folder) => prepared.set_directory(folder),
        None => prepared,
    }
}

fn path(file: &FileHandle) -> PathBuf {
    Path::new(file.path()).to_owned()
}
