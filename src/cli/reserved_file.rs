//! A file to be written later.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

/// A file that can be written, found out before the long work that fills it begins. One that was not there
/// before is removed again unless kept.
pub(crate) struct ReservedFile {
    path: PathBuf,
    is_new: bool,
}

impl ReservedFile {
    /// Finds out; what the file holds stays as it is.
    pub(crate) fn at(path: &Path) -> anyhow::Result<ReservedFile> {
        let open = |is_new| {
            let mut options = OpenOptions::new();
            options.write(true).create_new(is_new).open(path)
        };
        let cannot = |reason: &dyn std::fmt::Display| {
            anyhow::anyhow!("{} cannot be written: {reason}", path.display())
        };
        if path.exists() && !path.is_file() {
            return Err(cannot(&"expected a file, found something else"));
        }
        let is_new = open(true).is_ok();
        if !is_new {
            open(false).map_err(|error| cannot(&error))?;
        }
        Ok(ReservedFile {
            path: path.to_owned(),
            is_new,
        })
    }

    /// The file has been written.
    #[cfg(feature = "viewer")]
    pub(crate) fn keep(mut self) {
        self.is_new = false;
    }
}

impl Drop for ReservedFile {
    fn drop(&mut self) {
        if self.is_new {
            // An empty file left behind is all that could come of it.
            let _ = fs::remove_file(&self.path);
        }
    }
}
