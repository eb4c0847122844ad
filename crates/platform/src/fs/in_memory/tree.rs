//! The folders and files, their kinds, lengths and times, and the entries of folders.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{SystemTime, time_of_day};

static TREE: Mutex<Tree> = Mutex::new(Tree::new());

/// The folders and files, and what has changed in them.
pub(super) struct Tree {
    pub(super) nodes: BTreeMap<PathBuf, Node>,
    pub(super) changed: BTreeSet<PathBuf>,
    /// Called at the first change after the changes were taken.
    pub(super) on_change: Option<Box<dyn Fn() + Send>>,
    /// The reason why the page cannot store changes; `None` as long as it can.
    pub(super) failure: Option<String>,
    /// Called when the page fails to store changes.
    pub(super) on_failure: Option<Box<dyn Fn() + Send>>,
}

#[derive(Clone)]
pub(super) enum Node {
    Folder,
    File(Arc<Mutex<Contents>>),
}

/// The bytes of a file, which open files share.
pub(super) struct Contents {
    pub(super) bytes: Vec<u8>,
    pub(super) modified: SystemTime,
    /// `None` once the file is removed or replaced.
    pub(super) path: Option<PathBuf>,
}

impl std::fmt::Debug for Contents {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Contents")
            .field("path", &self.path)
            .field("length", &self.bytes.len())
            .finish_non_exhaustive()
    }
}

pub(super) fn tree() -> MutexGuard<'static, Tree> {
    TREE.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(super) fn lock(contents: &Mutex<Contents>) -> MutexGuard<'_, Contents> {
    contents.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(super) fn new_file(path: PathBuf, bytes: Vec<u8>) -> Node {
    Node::File(Arc::new(Mutex::new(Contents { bytes, modified: time_of_day(), path: Some(path) })))
}

/// The path from the root, without `.` and `..`.
pub(super) fn normal(path: &Path) -> PathBuf {
    let mut normal = PathBuf::from("/");
    for part in path.components() {
        match part {
            Component::Normal(name) => normal.push(name),
            Component::ParentDir => {
                normal.pop();
            }
            Component::Prefix(_) | Component::RootDir | Component::CurDir => {}
        }
    }
    normal
}

impl Tree {
    const fn new() -> Tree {
        Tree {
            nodes: BTreeMap::new(),
            changed: BTreeSet::new(),
            on_change: None,
            failure: None,
            on_failure: None,
        }
    }

    /// The node with this path. A path that continues below a file leads nowhere.
    pub(super) fn find(&self, path: &Path) -> io::Result<Node> {
        if path.parent().is_none() {
            return Ok(Node::Folder);
        }
        if let Some(found) = self.nodes.get(path) {
            return Ok(found.clone());
        }
        match path.parent().map(|folder| self.find(folder)) {
            Some(Ok(Node::File(_))) => Err(ErrorKind::NotADirectory.into()),
            Some(Err(error)) => Err(error),
            _ => Err(ErrorKind::NotFound.into()),
        }
    }

    /// Fails unless a new file or folder may have this path.
    pub(super) fn require_folder_of(&self, path: &Path) -> io::Result<()> {
        match path.parent().map(|folder| self.find(folder)) {
            Some(Ok(Node::Folder)) => Ok(()),
            Some(Ok(Node::File(_))) => Err(ErrorKind::NotADirectory.into()),
            Some(Err(error)) => Err(error),
            None => Err(ErrorKind::AlreadyExists.into()),
        }
    }

    pub(super) fn create_folders(&mut self, path: &Path) -> io::Result<()> {
        match self.find(path) {
            Ok(Node::Folder) => return Ok(()),
            Ok(Node::File(_)) => return Err(ErrorKind::AlreadyExists.into()),
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        if let Some(folder) = path.parent() {
            self.create_folders(folder)?;
        }
        self.nodes.insert(path.to_owned(), Node::Folder);
        Ok(())
    }

    pub(super) fn below(&self, folder: &Path) -> Vec<PathBuf> {
        let paths = self.nodes.keys();
        let below = paths.filter(|path| path.starts_with(folder) && *path != folder);
        below.cloned().collect()
    }

    pub(super) fn note_change(&mut self, path: PathBuf) {
        let is_first = self.changed.is_empty();
        self.changed.insert(path);
        if let (true, Some(on_change)) = (is_first, &self.on_change) {
            on_change();
        }
    }

    pub(super) fn remove(&mut self, path: &Path) {
        if let Some(Node::File(contents)) = self.nodes.remove(path) {
            lock(&contents).path = None;
            self.note_change(path.to_owned());
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metadata {
    /// `None` for a folder.
    length: Option<u64>,
    modified: Option<SystemTime>,
}

/// The permissions of a file: everything is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions;

pub type FileType = Metadata;

impl Metadata {
    pub(super) const FOLDER: Metadata = Metadata { length: None, modified: None };

    pub(super) fn of_file(contents: &Contents) -> Metadata {
        Metadata { length: Some(contents.bytes.len() as u64), modified: Some(contents.modified) }
    }

    pub fn file_type(&self) -> FileType {
        *self
    }

    pub fn is_file(&self) -> bool {
        self.length.is_some()
    }

    pub fn is_dir(&self) -> bool {
        self.length.is_none()
    }

    pub fn is_symlink(&self) -> bool {
        false
    }

    #[allow(clippy::len_without_is_empty, reason = "as in the standard library")]
    pub fn len(&self) -> u64 {
        self.length.unwrap_or_default()
    }

    pub fn permissions(&self) -> Permissions {
        Permissions
    }

    pub fn modified(&self) -> io::Result<SystemTime> {
        self.modified.ok_or_else(|| ErrorKind::Unsupported.into())
    }

    /// Not known.
    pub fn created(&self) -> io::Result<SystemTime> {
        Err(ErrorKind::Unsupported.into())
    }
}

#[derive(Debug)]
pub struct ReadDir(pub(super) std::vec::IntoIter<DirEntry>);

impl Iterator for ReadDir {
    type Item = io::Result<DirEntry>;

    fn next(&mut self) -> Option<io::Result<DirEntry>> {
        self.0.next().map(Ok)
    }
}

#[derive(Clone, Debug)]
pub struct DirEntry {
    pub(super) path: PathBuf,
    pub(super) metadata: Metadata,
}

impl DirEntry {
    pub fn path(&self) -> PathBuf {
        self.path.clone()
    }

    pub fn file_name(&self) -> OsString {
        self.path.file_name().unwrap_or_default().to_owned()
    }

    pub fn metadata(&self) -> io::Result<Metadata> {
        Ok(self.metadata)
    }

    pub fn file_type(&self) -> io::Result<FileType> {
        Ok(self.metadata)
    }
}
