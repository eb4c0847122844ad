//! The folders where the system keeps a user's files.

use std::env;
use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

/// The program's folder in each of these places.
const PROGRAM: &str = "dames3d";

/// Returns the path in an environment variable, if the variable is set and not empty.
pub fn path_from_env(variable: &str) -> Option<PathBuf> {
    let path = env::var_os(variable).filter(|path| !path.is_empty())?;
    Some(path.into())
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
