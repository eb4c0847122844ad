//! The data folder, which one process opens at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::store::StoreError;

const LOCK: &str = "dames3d.lock";
const DATABASE: &str = "games.sqlite";

/// A data folder that this process holds, until it is dropped.
#[derive(Debug)]
pub(super) struct DataFolder {
    path: PathBuf,
    /// Locked while it is open.
    _lock: File,
}

impl DataFolder {
    /// Creates the folder if necessary, and locks it.
    pub(super) fn open(path: &Path) -> Result<DataFolder, StoreError> {
        let shown = path.display();
        let failed = |error| StoreError(format!("data folder {shown}: {error}"));
        create(path).map_err(failed)?;
        let mut lock = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path.join(LOCK))
            .map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let holder = holder(&mut lock);
                return Err(StoreError(format!(
                    "data folder {shown}: expected a folder that no other server uses, found it in use by {holder}"
                )));
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let noted = lock.set_len(0).and_then(|()| {
            let process = std::process::id();
            writeln!(lock, "process {process}")
        });
        noted.map_err(failed)?;
        Ok(DataFolder { path: path.to_owned(), _lock: lock })
    }

    /// Returns an error unless a server has stored games in this folder.
    pub(super) fn require(path: &Path) -> Result<(), StoreError> {
        if path.join(DATABASE).is_file() {
            return Ok(());
        }
        Err(StoreError(format!(
            "data folder {}: expected the games of a server, found none",
            path.display()
        )))
    }

    pub(super) fn database(&self) -> PathBuf {
        self.path.join(DATABASE)
    }
}

/// The process that has locked the folder. On some systems other processes cannot read a locked file.
fn holder(lock: &mut File) -> String {
    let mut text = String::new();
    let read = lock.take(100).read_to_string(&mut text);
    let text = text.trim();
    if read.is_err() || text.is_empty() {
        return "another process".to_owned();
    }
    text.to_owned()
}

/// Creates a folder that survives a power cut as its files do, and is private to its owner.
fn create(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    #[cfg(unix)]
    if let Some(parent) = path.canonicalize()?.parent() {
        File::open(parent)?.sync_all()?;
    }
    Ok(())
}
