//! A tree of files in memory, with the functions and types of the standard library that the program uses.
//!
//! Paths are absolute or from the root, and `..` leaves a folder whether or not it exists. There are no links and no
//! permissions, and a lock is always free, because only the page has its files. Changes are recorded, so that the page
//! can store them; see [`take_changes`]. While the page cannot, [syncing](File::sync_all) a file fails, as on a disk.

mod file;
mod tree;

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tree::{Node, lock, new_file, normal, tree};

pub use file::{File, OpenOptions, TryLockError};
pub use tree::{DirEntry, FileType, Metadata, Permissions, ReadDir};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedFile {
    pub path: PathBuf,
    /// Its bytes; `None` if it was removed.
    pub bytes: Option<Vec<u8>>,
}

/// Restores stored files, with their folders. They do not count as changed.
pub fn restore(files: impl IntoIterator<Item = (PathBuf, Vec<u8>)>) {
    let mut tree = tree();
    for (path, bytes) in files {
        let path = normal(&path);
        if let Some(folder) = path.parent() {
            let _ = tree.create_folders(folder);
        }
        tree.nodes.insert(path.clone(), new_file(path, bytes));
    }
}

/// Sets the function called when files change, once until the changes are taken.
pub fn notice_changes(on_change: impl Fn() + Send + 'static) {
    tree().on_change = Some(Box::new(on_change));
}

/// Takes the files that have changed since the last call, as they are now.
pub fn take_changes() -> Vec<ChangedFile> {
    let mut tree = tree();
    let changed = std::mem::take(&mut tree.changed);
    let changed = changed.into_iter().map(|path| ChangedFile {
        bytes: match tree.nodes.get(&path) {
            Some(Node::File(contents)) => Some(lock(contents).bytes.clone()),
            _ => None,
        },
        path,
    });
    changed.collect()
}

/// Marks every file as changed: the page has lost the stored ones.
pub fn change_all() {
    let mut tree = tree();
    let nodes = tree.nodes.iter();
    let files = nodes.filter(|(_, node)| matches!(node, Node::File(_)));
    let paths: Vec<PathBuf> = files.map(|(path, _)| path.clone()).collect();
    paths.into_iter().for_each(|path| tree.note_change(path));
}

/// Records why the page cannot store changes; `None` once it can again.
pub fn note_failure(reason: Option<String>) {
    let mut locked = tree();
    let on_failure = match &reason {
        Some(_) => locked.on_failure.take(),
        None => None,
    };
    locked.failure = reason;
    // The callback may run a frame at once, which reads files.
    drop(locked);
    if let Some(on_failure) = on_failure {
        on_failure();
        tree().on_failure.get_or_insert(on_failure);
    }
}

/// Sets the function called when the page fails to store changes.
pub fn on_storage_failure(on_failure: impl Fn() + Send + 'static) {
    tree().on_failure = Some(Box::new(on_failure));
}

/// Returns the error of the page's storage, if it cannot store changes.
pub fn check_storage() -> io::Result<()> {
    match &tree().failure {
        Some(reason) => Err(io::Error::other(reason.clone())),
        None => Ok(()),
    }
}

pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    Ok(match tree().find(&normal(path.as_ref()))? {
        Node::Folder => Metadata::FOLDER,
        Node::File(contents) => Metadata::of_file(&lock(&contents)),
    })
}

pub fn symlink_metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    metadata(path)
}

/// Fails: there are no links.
pub fn read_link(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    metadata(path)?;
    Err(ErrorKind::InvalidInput.into())
}

/// The path from the root, which must exist.
pub fn canonicalize(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    metadata(&path)?;
    Ok(normal(path.as_ref()))
}

pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    match tree().find(&normal(path.as_ref()))? {
        Node::File(contents) => Ok(lock(&contents).bytes.clone()),
        Node::Folder => Err(ErrorKind::IsADirectory.into()),
    }
}

pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|_| ErrorKind::InvalidData.into())
}

pub fn write(path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    File::create(path)?.write_all(bytes.as_ref())
}

/// The entries of a folder, in the order of the names.
pub fn read_dir(path: impl AsRef<Path>) -> io::Result<ReadDir> {
    let folder = normal(path.as_ref());
    let tree = tree();
    match tree.find(&folder)? {
        Node::Folder => {}
        Node::File(_) => return Err(ErrorKind::NotADirectory.into()),
    }
    let inside = tree.nodes.iter();
    let inside = inside.filter(|(path, _)| path.parent() == Some(&folder));
    let entries: Vec<DirEntry> = inside
        .map(|(path, node)| DirEntry {
            path: path.clone(),
            metadata: match node {
                Node::Folder => Metadata::FOLDER,
                Node::File(contents) => Metadata::of_file(&lock(contents)),
            },
        })
        .collect();
    Ok(ReadDir(entries.into_iter()))
}

pub fn create_dir(path: impl AsRef<Path>) -> io::Result<()> {
    let path = normal(path.as_ref());
    let mut tree = tree();
    if tree.find(&path).is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    tree.require_folder_of(&path)?;
    tree.nodes.insert(path, Node::Folder);
    Ok(())
}

pub fn create_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    tree().create_folders(&normal(path.as_ref()))
}

pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    let path = normal(path.as_ref());
    let mut tree = tree();
    match tree.find(&path)? {
        Node::File(_) => tree.remove(&path),
        Node::Folder => return Err(ErrorKind::IsADirectory.into()),
    }
    Ok(())
}

pub fn remove_dir(path: impl AsRef<Path>) -> io::Result<()> {
    let path = normal(path.as_ref());
    let mut tree = tree();
    match tree.find(&path)? {
        Node::Folder if tree.below(&path).is_empty() => {
            tree.nodes.remove(&path);
            Ok(())
        }
        Node::Folder => Err(ErrorKind::DirectoryNotEmpty.into()),
        Node::File(_) => Err(ErrorKind::NotADirectory.into()),
    }
}

pub fn remove_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    let path = normal(path.as_ref());
    let mut tree = tree();
    match tree.find(&path)? {
        Node::Folder => {}
        Node::File(_) => return Err(ErrorKind::NotADirectory.into()),
    }
    for below in tree.below(&path).iter().chain([&path]) {
        match tree.nodes.get(below) {
            Some(Node::File(_)) => tree.remove(below),
            _ => drop(tree.nodes.remove(below)),
        }
    }
    Ok(())
}

/// Gives a file or a folder another name. A file that has it is replaced.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    let (from, to) = (normal(from.as_ref()), normal(to.as_ref()));
    let mut tree = tree();
    tree.require_folder_of(&from)?;
    tree.require_folder_of(&to)?;
    let moved = tree.find(&from)?;
    if from == to {
        return Ok(());
    }
    if to.starts_with(&from) {
        return Err(ErrorKind::InvalidInput.into());
    }
    match (&moved, tree.find(&to)) {
        (_, Err(_)) => {}
        (Node::File(_), Ok(Node::File(_))) => tree.remove(&to),
        (Node::File(_), Ok(Node::Folder)) => return Err(ErrorKind::IsADirectory.into()),
        (Node::Folder, Ok(Node::File(_))) => return Err(ErrorKind::NotADirectory.into()),
        (Node::Folder, Ok(Node::Folder)) if tree.below(&to).is_empty() => {}
        (Node::Folder, Ok(Node::Folder)) => return Err(ErrorKind::DirectoryNotEmpty.into()),
    }
    let all = tree.below(&from);
    for old in all.into_iter().chain([from.clone()]) {
        let Some(node) = tree.nodes.remove(&old) else {
            continue;
        };
        let below = old.strip_prefix(&from).unwrap_or(Path::new(""));
        let new = if below.as_os_str().is_empty() { to.clone() } else { to.join(below) };
        if let Node::File(contents) = &node {
            lock(contents).path = Some(new.clone());
            tree.note_change(old);
            tree.note_change(new.clone());
        }
        tree.nodes.insert(new, node);
    }
    Ok(())
}

/// Fails: a file has one name.
pub fn hard_link(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    metadata(from)?;
    if exists(to)? {
        Err(ErrorKind::AlreadyExists.into())
    } else {
        Err(ErrorKind::Unsupported.into())
    }
}

/// Returns `true` if this file still has a path, and it is this one.
pub(crate) fn is_at(file: &File, path: &Path) -> bool {
    let contents = file.contents.as_ref();
    contents.is_some_and(|contents| lock(contents).path.as_deref() == Some(&normal(path)))
}

pub fn exists(path: impl AsRef<Path>) -> io::Result<bool> {
    match metadata(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests;
