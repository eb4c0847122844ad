use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use std::fs::TryLockError;

use super::check_storage;
use super::tree::{Contents, Metadata, Node, Permissions, lock, new_file, normal, tree};
use crate::{SystemTime, is_download, time_of_day};

/// An open file, or a folder opened to read.
#[derive(Debug)]
pub struct File {
    pub(super) contents: Option<Arc<Mutex<Contents>>>,
    position: Mutex<u64>,
    reads: bool,
    writes: bool,
    appends: bool,
}

impl File {
    pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
        OpenOptions::new().read(true).open(path)
    }

    pub fn create(path: impl AsRef<Path>) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true).open(path)
    }

    pub fn create_new(path: impl AsRef<Path>) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true).open(path)
    }

    pub fn metadata(&self) -> io::Result<Metadata> {
        Ok(match &self.contents {
            Some(contents) => Metadata::of_file(&lock(contents)),
            None => Metadata::FOLDER,
        })
    }

    pub fn set_len(&self, length: u64) -> io::Result<()> {
        self.change(|bytes| {
            bytes.resize(length as usize, 0);
            Ok(())
        })
    }

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

    /// Fails if the page cannot store changes. A file that is downloaded is not stored.
    pub fn sync_all(&self) -> io::Result<()> {
        let contents = self.contents.as_ref();
        let path = contents.and_then(|contents| lock(contents).path.clone());
        match path {
            Some(path) if !is_download(&path) => check_storage(),
            _ => Ok(()),
        }
    }

    pub fn sync_data(&self) -> io::Result<()> {
        self.sync_all()
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
            let start = if self.appends { bytes.len() } else { *position as usize };
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

    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        let path = normal(path.as_ref());
        let mut tree = tree();
        let writes = self.write || self.append;
        if !writes && (!self.read || self.create_new || self.create) {
            return Err(ErrorKind::InvalidInput.into());
        }
        if self.truncate && (!self.write || self.append && !self.create_new) {
            return Err(ErrorKind::InvalidInput.into());
        }
        let contents = match tree.find(&path) {
            Ok(_) if self.create_new => return Err(ErrorKind::AlreadyExists.into()),
            Ok(Node::Folder) if writes => return Err(ErrorKind::IsADirectory.into()),
            Ok(Node::Folder) => None,
            Ok(Node::File(contents)) => Some(contents),
            Err(error)
                if error.kind() == ErrorKind::NotFound && (self.create || self.create_new) =>
            {
                tree.require_folder_of(&path)?;
                let created = new_file(path.clone(), Vec::new());
                tree.nodes.insert(path.clone(), created.clone());
                tree.note_change(path.clone());
                match created {
                    Node::File(contents) => Some(contents),
                    Node::Folder => None,
                }
            }
            Err(error) => return Err(error),
        };
        if let (true, Some(contents)) = (self.truncate, &contents) {
            lock(contents).bytes.clear();
            tree.note_change(path.clone());
        }
        Ok(File {
            contents,
            position: Mutex::new(0),
            reads: self.read,
            writes,
            appends: self.append,
        })
    }
}
