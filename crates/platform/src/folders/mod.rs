//! The folders of a user's files, and their locks.

#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod page;

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
    FolderLock {
        _file: File::open(folder).ok().filter(is_locked),
    }
}

/// Locks a file, waiting at most `patience` for another program that holds it. A program that this one is just starting
/// holds its locks, too, until it runs.
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
