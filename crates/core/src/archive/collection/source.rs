//! The files of an index, and the progress and errors of reading them.

use std::collections::HashSet;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::notation::pdn::CodePage;
use crate::platform::fs::{self, Metadata};
use crate::platform::{change_stamp, is_system_folder, open_plain_file};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    pub path: PathBuf,
    pub bytes: u64,
    /// A fingerprint that changes with the file.
    pub(super) stamp: [u64; 3],
    /// Its encoding; `None` for UTF-8 and Windows-1252.
    pub(super) code_page: Option<Arc<CodePage>>,
    pub games: u32,
    pub errors: u32,
    /// The reason why the file, or the rest of it, could not be read.
    pub problem: Option<String>,
}

const EXTENSION: &str = "pdn";

impl SourceFile {
    fn new(path: PathBuf, metadata: &Metadata, code_page: Option<Arc<CodePage>>) -> SourceFile {
        SourceFile {
            path,
            bytes: metadata.len(),
            stamp: change_stamp(metadata),
            code_page,
            games: 0,
            errors: 0,
            problem: None,
        }
    }

    /// Returns `true` if it is the same file and has not changed.
    pub(super) fn is_same_as(&self, other: &SourceFile) -> bool {
        let stamp = |file: &SourceFile| (file.bytes, file.stamp);
        self.path == other.path && stamp(self) == stamp(other)
    }
}

/// Finds the files of these paths, each once: files as given, and `.pdn` files in folders, recursively, sorted by name.
/// Links are followed, each target once, so cycles end. System folders such as `/proc`, whose links lead everywhere,
/// are skipped.
///
/// `on_progress` is called for each folder entry and may cancel.
pub(super) fn find(
    paths: &[PathBuf],
    code_page: Option<&CodePage>,
    on_progress: &mut dyn FnMut(IndexProgress) -> ControlFlow<()>,
) -> Result<Vec<SourceFile>, IndexError> {
    let mut found =
        FoundFiles { code_page: code_page.cloned().map(Arc::new), ..FoundFiles::default() };
    for path in paths {
        let unreadable = |error| IndexError::Unreadable { path: path.clone(), error };
        let path = fs::canonicalize(path).map_err(unreadable)?;
        let metadata = fs::metadata(&path).map_err(unreadable)?;
        if metadata.is_dir() {
            let entries = entries_of(&path).map_err(unreadable)?;
            found.add_below(path, entries, on_progress)?;
        } else {
            open_plain_file(&path).map_err(unreadable)?;
            found.add_file(path, &metadata);
        }
    }
    Ok(found.files)
}

#[derive(Default)]
struct FoundFiles {
    files: Vec<SourceFile>,
    /// The real paths of the files found and of the folders looked through.
    known: HashSet<PathBuf>,
    code_page: Option<Arc<CodePage>>,
}

impl FoundFiles {
    fn add_file(&mut self, path: PathBuf, metadata: &Metadata) {
        if self.known.insert(path.clone()) {
            let code_page = self.code_page.clone();
            self.files.push(SourceFile::new(path, metadata, code_page));
        }
    }

    /// Adds the files in and below a folder with these entries, the last first. What cannot be read is left out.
    fn add_below(
        &mut self,
        folder: PathBuf,
        mut entries: Vec<PathBuf>,
        on_progress: &mut dyn FnMut(IndexProgress) -> ControlFlow<()>,
    ) -> Result<(), IndexError> {
        if is_system_folder(&folder) || !self.known.insert(folder) {
            return Ok(());
        }
        while let Some(path) = entries.pop() {
            if let Ok(metadata) = fs::metadata(&path) {
                self.add_entry(path, &metadata, &mut entries);
            }
            let progress = IndexProgress { files: self.files.len(), ..IndexProgress::default() };
            if on_progress(progress).is_break() {
                return Err(IndexError::Canceled);
            }
        }
        Ok(())
    }

    /// Adds a file of games, or queues the entries of a folder.
    fn add_entry(&mut self, path: PathBuf, metadata: &Metadata, entries: &mut Vec<PathBuf>) {
        let extension = path.extension();
        let is_game = extension.is_some_and(|found| found.eq_ignore_ascii_case(EXTENSION));
        let is_folder = metadata.is_dir();
        let is_listed = is_folder || (metadata.is_file() && is_game);
        if !is_listed {
            return;
        }
        let Ok(path) = fs::canonicalize(&path) else {
            return;
        };
        if !is_folder {
            self.add_file(path, metadata);
        } else if !is_system_folder(&path) && self.known.insert(path.clone()) {
            entries.extend(entries_of(&path).unwrap_or_default());
        }
    }
}

/// The entries of a folder, in descending order.
fn entries_of(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort_unstable_by(|one, other| other.cmp(one));
    Ok(paths)
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IndexProgress {
    pub files: usize,
    /// Bytes of the files that have been read.
    pub bytes: u64,
    /// Bytes of all files; 0 during the search for files.
    pub all_bytes: u64,
    pub games: usize,
}

#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    #[error("could not read games from {}: {error}", path.display())]
    Unreadable {
        path: PathBuf,
        #[source]
        error: io::Error,
    },
    /// The system refused a thread.
    #[error("{0}")]
    Thread(#[source] io::Error),
    #[error("the index was not finished")]
    Canceled,
    #[error("too many games: expected at most {} positions", u32::MAX)]
    TooLarge,
}
