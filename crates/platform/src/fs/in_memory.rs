//! A tree of files in memory, with the functions and types of the standard library that the program uses.
//!
//! Paths are absolute or from the root, and `..` leaves a folder whether or not it is there. There are no links and no permissions, and a lock is always free: a page is the
//! only program that has its files. What changes is noted, so that the page can keep it; see [`take_changes`].

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use std::fs::TryLockError;

use crate::{SystemTime, time_of_day};

static TREE: Mutex<Tree> = Mutex::new(Tree::new());

/// The folders and files, and what has changed in them.
struct Tree {
    nodes: BTreeMap<PathBuf, Node>,
    changed: BTreeSet<PathBuf>,
    /// Called when something changes after [`take_changes`].
    on_change: Option<Box<dyn Fn() + Send>>,
}

#[derive(Clone)]
enum Node {
    Folder,
    File(Arc<Mutex<Contents>>),
}

/// The bytes of a file, which open files share.
struct Contents {
    bytes: Vec<u8>,
    modified: SystemTime,
    /// `None` once the file is removed or replaced.
    path: Option<PathBuf>,
}

/// A file that has changed, or is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedFile {
    /// Its path.
    pub path: PathBuf,
    /// Its bytes; `None` if it is gone.
    pub bytes: Option<Vec<u8>>,
}

/// Puts back files that were kept, with the folders they are in. They do not count as changed.
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

/// Has this called when files change, once until the changes are taken.
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

fn tree() -> MutexGuard<'static, Tree> {
    TREE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn lock(contents: &Mutex<Contents>) -> MutexGuard<'_, Contents> {
    contents.lock().unwrap_or_else(PoisonError::into_inner)
}

fn new_file(path: PathBuf, bytes: Vec<u8>) -> Node {
    Node::File(Arc::new(Mutex::new(Contents {
        bytes,
        modified: time_of_day(),
        path: Some(path),
    })))
}

/// The path from the root, without `.` and `..`.
fn normal(path: &Path) -> PathBuf {
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
        }
    }

    /// The node with this path. A path that goes on below a file leads nowhere.
    fn find(&self, path: &Path) -> io::Result<Node> {
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

    /// Fails unless something new may have this path.
    fn require_folder_of(&self, path: &Path) -> io::Result<()> {
        match path.parent().map(|folder| self.find(folder)) {
            Some(Ok(Node::Folder)) => Ok(()),
            Some(Ok(Node::File(_))) => Err(ErrorKind::NotADirectory.into()),
            Some(Err(error)) => Err(error),
            None => Err(ErrorKind::AlreadyExists.into()),
        }
    }

    fn create_folders(&mut self, path: &Path) -> io::Result<()> {
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

    /// Everything below a folder.
    fn below(&self, folder: &Path) -> Vec<PathBuf> {
        let paths = self.nodes.keys();
        let below = paths.filter(|path| path.starts_with(folder) && *path != folder);
        below.cloned().collect()
    }

    fn note_change(&mut self, path: PathBuf) {
        let is_first = self.changed.is_empty();
        self.changed.insert(path);
        if let (true, Some(on_change)) = (is_first, &self.on_change) {
            on_change();
        }
    }

    fn remove(&mut self, path: &Path) {
        if let Some(Node::File(contents)) = self.nodes.remove(path) {
            lock(&contents).path = None;
            self.note_change(path.to_owned());
        }
    }

    fn open(&mut self, path: &Path, options: &OpenOptions) -> io::Result<File> {
        let writes = options.write || options.append;
        if !writes && (!options.read || options.create_new || options.create) {
            return Err(ErrorKind::InvalidInput.into());
        }
        if options.truncate && (!options.write || options.append && !options.create_new) {
            return Err(ErrorKind::InvalidInput.into());
        }
        let contents = match self.find(path) {
            Ok(_) if options.create_new => return Err(ErrorKind::AlreadyExists.into()),
            Ok(Node::Folder) if writes => return Err(ErrorKind::IsADirectory.into()),
            Ok(Node::Folder) => None,
            Ok(Node::File(contents)) => Some(contents),
            Err(error)
                if error.kind() == ErrorKind::NotFound
                    && (options.create || options.create_new) =>
            {
                self.require_folder_of(path)?;
                let created = new_file(path.to_owned(), Vec::new());
                self.nodes.insert(path.to_owned(), created.clone());
                self.note_change(path.to_owned());
                match created {
                    Node::File(contents) => Some(contents),
                    Node::Folder => None,
                }
            }
            Err(error) => return Err(error),
        };
        if let (true, Some(contents)) = (options.truncate, &contents) {
            lock(contents).bytes.clear();
            self.note_change(path.to_owned());
        }
        Ok(File {
            contents,
            position: Mutex::new(0),
            reads: options.read,
            writes,
            appends: options.append,
        })
    }
}

/// An open file, or a folder opened to read.
#[derive(Debug)]
pub struct File {
    contents: Option<Arc<Mutex<Contents>>>,
    position: Mutex<u64>,
    reads: bool,
    writes: bool,
    appends: bool,
}

impl std::fmt::Debug for Contents {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Contents")
            .field("path", &self.path)
            .field("length", &self.bytes.len())
            .finish_non_exhaustive()
    }
}

impl File {
    /// Opens a file to read.
    pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
        OpenOptions::new().read(true).open(path)
    }

    /// Opens an empty file to write, in place of one that is there.
    pub fn create(path: impl AsRef<Path>) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true).open(path)
    }

    /// Opens a new file to read and write.
    pub fn create_new(path: impl AsRef<Path>) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true).open(path)
    }

    /// Says what the file is.
    pub fn metadata(&self) -> io::Result<Metadata> {
        Ok(match &self.contents {
            Some(contents) => Metadata::of_file(&lock(contents)),
            None => Metadata::FOLDER,
        })
    }

    /// Cuts the file to this length, or fills it with zeros.
    pub fn set_len(&self, length: u64) -> io::Result<()> {
        self.change(|bytes| {
            bytes.resize(length as usize, 0);
            Ok(())
        })
    }

    /// Sets the time the file was last written.
    pub fn set_modified(&self, time: SystemTime) -> io::Result<()> {
        if let Some(contents) = &self.contents {
            lock(contents).modified = time;
        }
        Ok(())
    }

    /// Does nothing: there are no permissions.
    pub fn set_permissions(&self, _: Permissions) -> io::Result<()> {
        Ok(())
    }

    /// Does nothing: the page keeps each change.
    pub fn sync_all(&self) -> io::Result<()> {
        Ok(())
    }

    /// Does nothing: the page keeps each change.
    pub fn sync_data(&self) -> io::Result<()> {
        Ok(())
    }

    /// Succeeds: no other program has the files of a page.
    pub fn lock(&self) -> io::Result<()> {
        Ok(())
    }

    /// Succeeds: no other program has the files of a page.
    pub fn try_lock(&self) -> Result<(), TryLockError> {
        Ok(())
    }

    fn change<T>(&self, change: impl FnOnce(&mut Vec<u8>) -> io::Result<T>) -> io::Result<T> {
        let contents = self.contents.as_ref().filter(|_| self.writes);
        let contents = contents.ok_or_else(|| io::Error::other("it is not open to write"))?;
        let mut locked = lock(contents);
        let changed = change(&mut locked.bytes)?;
        locked.modified = time_of_day();
        let path = locked.path.clone();
        drop(locked);
        if let Some(path) = path {
            tree().note_change(path);
        }
        Ok(changed)
    }

    fn position(&self) -> MutexGuard<'_, u64> {
        self.position.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Read for &File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if !self.reads {
            return Err(io::Error::other("it is not open to read"));
        }
        let contents = self.contents.as_ref().ok_or(ErrorKind::IsADirectory)?;
        let mut position = self.position();
        let contents = lock(contents);
        let rest = contents.bytes.get(*position as usize..).unwrap_or_default();
        let read = rest.len().min(buffer.len());
        buffer[..read].copy_from_slice(&rest[..read]);
        *position += read as u64;
        Ok(read)
    }
}

impl Write for &File {
    fn write(&mut self, new: &[u8]) -> io::Result<usize> {
        let mut position = self.position();
        self.change(|bytes| {
            let start = match self.appends {
                true => bytes.len(),
                false => *position as usize,
            };
            let end = start + new.len();
            if bytes.len() < end {
                bytes.resize(end, 0);
            }
            bytes[start..end].copy_from_slice(new);
            *position = end as u64;
            Ok(new.len())
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for &File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let contents = self.contents.as_ref().ok_or(ErrorKind::IsADirectory)?;
        let length = lock(contents).bytes.len() as u64;
        let mut position = self.position();
        let sought = match to {
            SeekFrom::Start(offset) => Some(offset),
            SeekFrom::End(offset) => length.checked_add_signed(offset),
            SeekFrom::Current(offset) => position.checked_add_signed(offset),
        };
        *position = sought.ok_or(ErrorKind::InvalidInput)?;
        Ok(*position)
    }
}

impl Read for File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        (&*self).read(buffer)
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (&*self).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        (&*self).seek(to)
    }
}

/// The options with which a file is opened.
#[derive(Clone, Debug, Default)]
pub struct OpenOptions {
    read: bool,
    write: bool,
    append: bool,
    truncate: bool,
    create: bool,
    create_new: bool,
}

macro_rules! options {
    ($($name:ident: $meaning:literal),*) => {$(
        #[doc = $meaning]
        pub fn $name(&mut self, $name: bool) -> &mut OpenOptions {
            self.$name = $name;
            self
        }
    )*};
}

impl OpenOptions {
    /// No options.
    pub fn new() -> OpenOptions {
        OpenOptions::default()
    }

    options!(
        read: "To read.",
        write: "To write.",
        append: "To write at its end.",
        truncate: "Emptied.",
        create: "Created unless it is there.",
        create_new: "Created; one that is there is an error."
    );

    /// Opens a file.
    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        let path = normal(path.as_ref());
        tree().open(&path, self)
    }
}

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
    const FOLDER: Metadata = Metadata {
        length: None,
        modified: None,
    };

    fn of_file(contents: &Contents) -> Metadata {
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
pub struct ReadDir(std::vec::IntoIter<DirEntry>);

impl Iterator for ReadDir {
    type Item = io::Result<DirEntry>;

    fn next(&mut self) -> Option<io::Result<DirEntry>> {
        self.0.next().map(Ok)
    }
}

/// Something in a folder.
#[derive(Clone, Debug)]
pub struct DirEntry {
    path: PathBuf,
    metadata: Metadata,
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

/// Says what a path leads to.
pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    Ok(match tree().find(&normal(path.as_ref()))? {
        Node::Folder => Metadata::FOLDER,
        Node::File(contents) => Metadata::of_file(&lock(&contents)),
    })
}

/// Says what a path leads to; there are no links.
pub fn symlink_metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    metadata(path)
}

/// Fails: there are no links.
pub fn read_link(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    metadata(path)?;
    Err(ErrorKind::InvalidInput.into())
}

/// The path from the root, of something that is there.
pub fn canonicalize(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    metadata(&path)?;
    Ok(normal(path.as_ref()))
}

/// The bytes of a file.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    match tree().find(&normal(path.as_ref()))? {
        Node::File(contents) => Ok(lock(&contents).bytes.clone()),
        Node::Folder => Err(ErrorKind::IsADirectory.into()),
    }
}

/// The text of a file.
pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|_| ErrorKind::InvalidData.into())
}

/// Writes a file, in place of one that is there.
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

/// Creates a folder.
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

/// Creates a folder and those it is in, unless they are there.
pub fn create_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    tree().create_folders(&normal(path.as_ref()))
}

/// Removes a file.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    let path = normal(path.as_ref());
    let mut tree = tree();
    match tree.find(&path)? {
        Node::File(_) => tree.remove(&path),
        Node::Folder => return Err(ErrorKind::IsADirectory.into()),
    }
    Ok(())
}

/// Removes an empty folder.
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

/// Removes a folder with everything in it.
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
        let new = match below.as_os_str().is_empty() {
            true => to.clone(),
            false => to.join(below),
        };
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
    match exists(to)? {
        true => Err(ErrorKind::AlreadyExists.into()),
        false => Err(ErrorKind::Unsupported.into()),
    }
}

/// Returns `true` if this file still has a path, and it is this one.
pub(crate) fn is_at(file: &File, path: &Path) -> bool {
    let contents = file.contents.as_ref();
    contents.is_some_and(|contents| lock(contents).path.as_deref() == Some(&normal(path)))
}

/// Returns `true` if there is something with this path.
pub fn exists(path: impl AsRef<Path>) -> io::Result<bool> {
    match metadata(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests;
