use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Entry;

/// The journal of a session, written as the session goes on. No other program touches it while it is open.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    /// Locked, so that other programs leave it alone.
    file: File,
    /// Length of the whole lines in the file, in bytes.
    length: u64,
    /// Lines that could not be written yet.
    pending: String,
}

impl Journal {
    /// Creates the file, which must not exist.
    pub fn create(path: &Path) -> io::Result<Journal> {
        let file = OpenOptions::new()
            .append(true)
            .read(true)
            .create_new(true)
            .open(path)?;
        // Where files cannot be locked, the journal is still written.
        let _ = file.try_lock();
        Ok(Journal::resume(path, file, 0))
    }

    /// Goes on with a file that holds whole lines of this length, in bytes.
    pub(super) fn resume(path: &Path, file: File, length: u64) -> Journal {
        Journal {
            path: path.to_owned(),
            file,
            length,
            pending: String::new(),
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes an entry; see [`append_all`](Journal::append_all).
    pub fn append(&mut self, entry: &Entry) -> io::Result<()> {
        self.append_all(std::slice::from_ref(entry))
    }

    /// Writes entries. When this returns, they are on the disk and not only in the system's memory, unless they only say
    /// that time has passed.
    ///
    /// After an error the file holds the lines that it held before; these entries are written together with the next
    /// ones.
    pub fn append_all(&mut self, entries: &[Entry]) -> io::Result<()> {
        self.pending.extend(entries.iter().map(Entry::to_line));
        if let Err(error) = self.file.write_all(self.pending.as_bytes()) {
            // A part of the lines may have been written; if it cannot be cut off, the reader does so.
            let _ = self.file.set_len(self.length);
            return Err(error);
        }
        self.length += self.pending.len() as u64;
        self.pending.clear();
        match entries.iter().all(Entry::is_passing_time) {
            true => Ok(()),
            false => self.file.sync_data(),
        }
    }

    /// Removes the file, when all that it holds is kept elsewhere.
    pub fn remove(self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}
