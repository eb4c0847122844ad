//! The files of an index.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use super::index_error::IndexError;
use crate::platform::SystemTime;

/// A file of games in an index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// The file.
    pub path: PathBuf,
    /// Its length in bytes.
    pub bytes: u64,
    /// The nanoseconds from 1970 to its last change; 0 where the system does not know it.
    pub(super) modified: u64,
    /// Number of games.
    pub games: u32,
    /// Number of errors in the games.
    pub errors: u32,
    /// The reason why the file, or the rest of it, could not be read.
    pub problem: Option<String>,
}

/// The extension of files of games.
const EXTENSION: &str = "pdn";
/// Folders within more folders than this are left out, which ends circles of links.
const MAX_DEPTH: usize = 20;

impl SourceFile {
    fn new(path: PathBuf, metadata: &Metadata) -> SourceFile {
        let modified = metadata.modified().ok();
        let since = modified.and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        SourceFile {
            path,
            bytes: metadata.len(),
            modified: since.map_or(0, |since| since.as_nanos() as u64),
            games: 0,
            errors: 0,
            problem: None,
        }
    }

    /// Returns `true` if it is the same file and has not changed.
    pub(super) fn is_same_as(&self, other: &SourceFile) -> bool {
        let stamp = |file: &SourceFile| (file.bytes, file.modified);
        self.path == other.path && stamp(self) == stamp(other)
    }
}

/// Finds the files of these paths, each once: files as they are, of folders those whose names end in `.pdn`, with the
/// folders within, sorted by name.
pub(super) fn find(paths: &[PathBuf]) -> Result<Vec<SourceFile>, IndexError> {
    let mut files = Vec::new();
    for path in paths {
        let unreadable = |error| IndexError::Unreadable {
            path: path.clone(),
            error,
        };
        let path = fs::canonicalize(path).map_err(unreadable)?;
        let metadata = fs::metadata(&path).map_err(unreadable)?;
        match metadata.is_dir() {
            true => find_in(&path, 0, &mut files).map_err(unreadable)?,
            false => files.push(SourceFile::new(path, &metadata)),
        }
    }
    let mut known = std::collections::HashSet::new();
    files.retain(|file| known.insert(file.path.clone()));
    Ok(files)
}

/// Adds the files of a folder. What is below it and cannot be read is left out.
fn find_in(folder: &Path, depth: usize, files: &mut Vec<SourceFile>) -> io::Result<()> {
    let entries = fs::read_dir(folder)?.flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let Ok(metadata) = fs::metadata(&path) else {
            continue;
        };
        let is_game = |path: &Path| {
            let extension = path.extension();
            extension.is_some_and(|found| found.eq_ignore_ascii_case(EXTENSION))
        };
        if metadata.is_dir() && depth < MAX_DEPTH {
            let _ = find_in(&path, depth + 1, files);
        } else if metadata.is_file() && is_game(&path) {
            files.push(SourceFile::new(path, &metadata));
        }
    }
    Ok(())
}
