//! The paths and folders of the file dialog: what is typed, and what a folder holds.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use crate::platform::{fs, home_folder};

/// The most entries of a folder that are listed.
const MAX_ENTRIES: usize = 5000;
/// The endings of the names of files of games, in lower case.
const EXTENSIONS: [&str; 2] = ["pdn", "fen"];

/// A row of the list.
#[derive(Clone, Debug)]
pub(super) struct FileEntry {
    pub(super) path: PathBuf,
    pub(super) is_folder: bool,
    /// The file was opened or saved lately, and is in another folder perhaps.
    pub(super) is_recent: bool,
}

impl FileEntry {
    /// The name, as it is shown and filtered.
    pub(super) fn name(&self) -> String {
        let name = if self.is_recent {
            self.path.as_os_str()
        } else {
            self.path.file_name().unwrap_or(self.path.as_os_str())
        };
        let name = name.to_string_lossy();
        if self.is_folder {
            format!("{name}{MAIN_SEPARATOR}")
        } else {
            name.into_owned()
        }
    }
}

/// The path of a folder as it is typed, with a separator at its end.
pub(super) fn folder_text(folder: &Path) -> String {
    let text = folder.display().to_string();
    if text.ends_with(MAIN_SEPARATOR) {
        text
    } else {
        format!("{text}{MAIN_SEPARATOR}")
    }
}

/// The path that is typed; `~` is the home folder.
pub(super) fn typed_path(typed: &str) -> PathBuf {
    let home = typed
        .strip_prefix("~/")
        .and_then(|rest| Some(home_folder()?.join(rest)));
    home.unwrap_or_else(|| typed.into())
}

/// The path that was meant by a typed one. A name that is not Unicode is shown, and so typed, with signs in place of the
/// letters that cannot be shown: it is found among the names in the folder shown.
pub(super) fn meant_path(typed: PathBuf, folder: &Path, entries: &[FileEntry]) -> PathBuf {
    let shown = typed.to_string_lossy().into_owned();
    if !shown.contains(char::REPLACEMENT_CHARACTER) {
        return typed;
    }
    let is_meant = |path: &Path| Path::new(&*path.to_string_lossy()) == Path::new(&shown);
    let paths = entries.iter().map(|entry| entry.path.as_path());
    if let Some(path) = paths.chain([folder]).find(|path| is_meant(path)) {
        return path.to_owned();
    }
    match typed.file_name() {
        Some(name) if is_meant(&folder.join(name)) => folder.join(name),
        _ => typed,
    }
}

/// The folder that is typed, and the beginning of a name in it.
pub(super) fn folder_and_name(typed: &str) -> (PathBuf, String) {
    let path = typed_path(typed);
    if typed.is_empty() || typed.ends_with(std::path::is_separator) {
        return (path, String::new());
    }
    let name = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    (path.parent().unwrap_or(Path::new("")).to_owned(), name)
}

/// The folders and files of games in a folder, folders first.
pub(super) fn entries_of(folder: &Path) -> Vec<FileEntry> {
    let here = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    let is_hidden = |path: &Path| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().starts_with('.')
    };
    let has_games = |path: &Path| {
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        EXTENSIONS.contains(&extension.to_lowercase().as_str())
    };
    let mut entries: Vec<_> = fs::read_dir(here)
        .into_iter()
        .flatten()
        .flatten()
        .take(MAX_ENTRIES)
        .map(|entry| FileEntry {
            is_folder: fs::is_folder(entry.path()),
            path: folder.join(entry.file_name()),
            is_recent: false,
        })
        .filter(|entry| !is_hidden(&entry.path) && (entry.is_folder || has_games(&entry.path)))
        .collect();
    entries.sort_by_cached_key(|entry| (!entry.is_folder, entry.name().to_lowercase()));
    entries
}
