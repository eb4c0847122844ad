//! Files that results are appended to, one entry at a time.

use std::io::{self, Write};
use std::path::Path;

use crate::platform::fs::{File, OpenOptions};

/// A file of whole entries: what a failed write leaves of one is cut off again.
#[derive(Debug)]
pub struct AppendedFile(File);

impl AppendedFile {
    /// Opens a file to append to, or creates it.
    pub fn open(path: &Path) -> io::Result<AppendedFile> {
        OpenOptions::new().create(true).append(true).open(path).map(AppendedFile)
    }

    /// Appends an entry of one or several lines in a single write.
    pub fn append(&mut self, entry: &str) -> io::Result<()> {
        let length = self.0.metadata()?.len();
        self.0.write_all(entry.as_bytes()).inspect_err(|_| {
            // The failed write is the error to report. A device cannot be cut.
            let _ = self.0.set_len(length);
        })
    }

    /// Cuts the file to this length in bytes.
    pub fn truncate(&self, length: usize) -> io::Result<()> {
        self.0.set_len(length as u64)
    }
}
