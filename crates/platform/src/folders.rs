//! The folders of a user's files, and their locks.

use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[cfg(not(target_family = "wasm"))]
pub use desktop::{data_folder, home_folder, is_download, pictures_folder, settings_folder};
#[cfg(target_family = "wasm")]
pub use page::{data_folder, home_folder, is_download, pictures_folder, settings_folder};

use super::clock::Instant;
use super::thread;
use crate::fs::{File, TryLockError};

/// Returns the path in an environment variable, if the variable is set and not empty.
pub fn path_from_env(variable: &str) -> Option<PathBuf> {
    let path = env::var_os(variable).filter(|path| !path.is_empty())?;
    Some(path.into())
}

/// A folder that no other program has locked; released when it is dropped.
#[derive(Debug)]
pub struct FolderLock {
    /// The lock lasts as long as the file is open.
    _file: Option<File>,
}

/// Waits until no other program holds this folder, at most `patience`.
///
/// A folder that cannot be locked (on Windows none can) counts as locked: the lock only keeps two programs from
/// changing a file in the same moment.
pub(super) fn lock_folder(folder: &Path, patience: Duration) -> FolderLock {
    let is_locked = |file: &File| {
        let locked = lock_file(file, patience);
        !matches!(locked, Err(TryLockError::WouldBlock))
    };
    FolderLock { _file: File::open(folder).ok().filter(is_locked) }
}

/// Locks a file, waiting at most `patience` for another program that holds it. A child process that is just starting
/// holds this program's locks, too, until it runs.
///
/// # Errors
///
/// If another program still holds it, or if it cannot be locked.
pub fn lock_file(file: &File, patience: Duration) -> Result<(), TryLockError> {
    let deadline = Instant::now() + patience;
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if Instant::now() < deadline => {
                thread::sleep(Duration::from_millis(5));
            }
            result => return result,
        }
    }
}

#[cfg(not(target_family = "wasm"))]
mod desktop {
    //! The folders where the system keeps a user's files.

    use std::path::{Path, PathBuf};

    use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

    use crate::fs;

    const PROGRAM: &str = "dames3d";

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

    /// Returns the folder for pictures: the one that `user-dirs.dirs` names on Linux, else `Pictures` in the home
    /// folder if there is one, else the home folder. `None` if the user has no home folder.
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

    /// Returns `false`: a file is written where its path says.
    pub fn is_download(_: &Path) -> bool {
        false
    }
}

#[cfg(target_family = "wasm")]
mod page {
    //! The folders of a page, among the files in memory.

    use std::path::{Path, PathBuf};

    use crate::fs;

    /// The folder whose files are downloaded.
    const DOWNLOADS: &str = "/downloads";

    pub fn home_folder() -> Option<PathBuf> {
        Some(PathBuf::from("/"))
    }

    pub fn settings_folder() -> Option<PathBuf> {
        Some(PathBuf::from("/settings"))
    }

    pub fn data_folder() -> Option<PathBuf> {
        Some(PathBuf::from("/data"))
    }

    /// Returns the folder for pictures, that of the downloads.
    pub fn pictures_folder() -> Option<PathBuf> {
        fs::create_dir_all(DOWNLOADS).ok()?;
        Some(PathBuf::from(DOWNLOADS))
    }

    /// Returns `true` if a file of this path is downloaded when it is written, and not there afterward.
    pub fn is_download(path: &Path) -> bool {
        path.starts_with(DOWNLOADS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_waited_for_as_long_as_patience_lasts() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.journal");
        let held = File::create(&path).expect("a file");
        held.lock().expect("locked");
        let wanted = File::open(&path).expect("a file");
        let refused = lock_file(&wanted, Duration::ZERO);
        assert!(matches!(refused, Err(TryLockError::WouldBlock)));
        let holder = std::thread::spawn(move || {
            thread::sleep(Duration::from_millis(20));
            drop(held);
        });
        lock_file(&wanted, Duration::from_secs(600)).expect("locked");
        holder.join().expect("released");
    }
}
