//! The folders where the system keeps a user's files.

use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

use crate::fs;

/// The program's folder in each of these places.
const PROGRAM: &str = "dames3d";

/// Returns the user's home folder, if there is one.
pub fn home_folder() -> Option<PathBuf> {
    etcetera::home_dir().ok()
}

/// Returns the folder of the program's settings: `dames3d` in `$XDG_CONFIG_HOME` or `~/.config` on Linux, in
/// `~/Library/Preferences` on macOS, in `%APPDATA%` on Windows. `None` if the user has no home folder.
pub fn settings_folder() -> Option<PathBuf> {
    Some(choose_native_strategy().ok()?.config_dir().join(PROGRAM))
}

/// Returns the folder of the program's data: `dames3d` in `$XDG_DATA_HOME` or `~/.local/share` on Linux, in
/// `~/Library/Application Support` on macOS, in `%APPDATA%` on Windows. `None` if the user has no home folder.
pub fn data_folder() -> Option<PathBuf> {
    Some(choose_native_strategy().ok()?.data_dir().join(PROGRAM))
}

/// Returns the folder for pictures: the one that `user-dirs.dirs` names on Linux, else `Pictures` in the home folder if
/// there is one, else the home folder. `None` if the user has no home folder.
pub fn pictures_folder() -> Option<PathBuf> {
    let strategy = choose_native_strategy().ok()?;
    let home = strategy.home_dir();
    let named = || {
        let text = fs::read_to_string(strategy.config_dir().join("user-dirs.dirs")).ok()?;
        pictures_entry(&text, home)
    };
    let usual = || Some(home.join("Pictures"));
    let folders = [named(), usual()].into_iter().flatten();
    let existing = folders.into_iter().find(|folder| fs::is_folder(folder));
    Some(existing.unwrap_or_else(|| home.to_owned()))
}

/// The folder of pictures in the text of `user-dirs.dirs`, such as `XDG_PICTURES_DIR="$HOME/Bilder"`.
fn pictures_entry(text: &str, home: &Path) -> Option<PathBuf> {
    let value = text
        .lines()
        .find_map(|line| line.trim().strip_prefix("XDG_PICTURES_DIR="))?
        .trim_matches('"');
    match value.strip_prefix("$HOME/") {
        Some(below) => Some(home.join(below)),
        None => Some(PathBuf::from(value)).filter(|path| path.is_absolute()),
    }
}

/// Returns `false`: a file is written where it is to be.
pub fn is_download(_: &Path) -> bool {
    false
}
