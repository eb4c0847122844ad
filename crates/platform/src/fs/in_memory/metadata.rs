//! The kinds, lengths and times of files, and the entries of folders.

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

use super::tree::Contents;
use crate::SystemTime;

/// The kind, length and time of a file or folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metadata {
    /// `None` for a folder.
    length: Option<u64>,
    modified: Option<SystemTime>,
}

/// The permissions of a file: a page may do everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions;

/// A file or a folder.
pub type FileType = Metadata;

impl Metadata {
    pub(super) const FOLDER: Metadata = Metadata {
        length: None,
        modified: None,
    };

    pub(super) fn of_file(contents: &Contents) -> Metadata {
        Metadata {
            length: Some(contents.bytes.len() as u64),
            modified: Some(contents.modified),
        }
    }

    /// The same.
    pub fn file_type(&self) -> FileType {
        *self
    }

    /// Returns `true` for a file.
    pub fn is_file(&self) -> bool {
        self.length.is_some()
    }

    /// Returns `true` for a folder.
    pub fn is_dir(&self) -> bool {
        self.length.is_none()
    }

    /// Returns `false`.
    pub fn is_symlink(&self) -> bool {
        false
    }

    /// The length of a file in bytes.
    #[allow(clippy::len_without_is_empty, reason = "as in the standard library")]
    pub fn len(&self) -> u64 {
        self.length.unwrap_or_default()
    }

    /// The permissions.
    pub fn permissions(&self) -> Permissions {
        Permissions
    }

    /// The time a file was last written.
    pub fn modified(&self) -> io::Result<SystemTime> {
        self.modified.ok_or_else(|| ErrorKind::Unsupported.into())
    }

    /// Not known.
    pub fn created(&self) -> io::Result<SystemTime> {
        Err(ErrorKind::Unsupported.into())
    }
}

/// The entries of a folder.
#[derive(Debug)]
pub struct ReadDir(pub(super) std::vec::IntoIter<DirEntry>);

impl Iterator for ReadDir {
    type Item = io::Result<DirEntry>;

    fn next(&mut self) -> Option<io::Result<DirEntry>> {
        self.0.next().map(Ok)
    }
}

/// Something in a folder.
#[derive(Clone, Debug)]
pub struct DirEntry {
    pub(super) path: PathBuf,
    pub(super) metadata: Metadata,
}

impl DirEntry {
    /// The path.
    pub fn path(&self) -> PathBuf {
        self.path.clone()
    }

    /// The name in the folder.
    pub fn file_name(&self) -> OsString {
        self.path.file_name().unwrap_or_default().to_owned()
    }

    /// Says what it is.
    pub fn metadata(&self) -> io::Result<Metadata> {
        Ok(self.metadata)
    }

    /// A file or a folder.
    pub fn file_type(&self) -> io::Result<FileType> {
        Ok(self.metadata)
    }
}
