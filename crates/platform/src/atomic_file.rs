//! Atomically replaced files: a reader finds the old contents or the new ones, never a part, and a failed write leaves
//! the old file as it was.

use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::leftovers;
use super::plain_file::{folder_of, not_plain, sync_folder};
use super::temporary_file::TemporaryFile;
use crate::fs::{self, File, Metadata, OpenOptions};

/// A longer chain of symbolic links counts as a cycle; Linux gives up at the same number.
const MAX_LINKS: usize = 40;

/// New contents of a file, written to a temporary file beside it and moved into its place by
/// [`commit`](AtomicFile::commit). Dropped before that, the temporary file is removed.
///
/// A file that is replaced keeps its permission bits; its owner becomes the user. A symbolic link stays, and the file
/// it leads to is replaced. Only a plain file that may be written is replaced: a folder, a device or a read-only file
/// is an error when the new contents are begun.
#[derive(Debug)]
pub struct AtomicFile {
    /// The file to replace, with all symbolic links followed.
    target: PathBuf,
    temporary: TemporaryFile,
}

impl AtomicFile {
    /// Begins new contents of the file at this path. Fails with the system's reason if it cannot be written.
    pub fn create(path: &Path) -> io::Result<AtomicFile> {
        let target = follow_links(path)?;
        let old = fs::metadata(&target);
        AtomicFile::replace(target, old)
    }

    /// As [`create`](AtomicFile::create), for a file of the program's own: a symbolic link in its place is replaced,
    /// and the file it leads to stays as it is.
    pub fn create_own(path: &Path) -> io::Result<AtomicFile> {
        let old = fs::symlink_metadata(path).and_then(|old| {
            if old.is_symlink() { Err(ErrorKind::NotFound.into()) } else { Ok(old) }
        });
        AtomicFile::replace(path.to_owned(), old)
    }

    /// Begins new contents in place of the old file with this metadata.
    fn replace(target: PathBuf, old: io::Result<Metadata>) -> io::Result<AtomicFile> {
        let permissions = match old {
            Ok(metadata) if metadata.is_file() => {
                // Renaming would replace a read-only file too.
                OpenOptions::new().write(true).open(&target)?;
                Some(metadata.permissions())
            }
            Ok(metadata) if metadata.is_dir() => {
                return Err(io::Error::new(ErrorKind::IsADirectory, "it is a folder"));
            }
            Ok(_) => return Err(not_plain()),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let name = target.file_name().ok_or_else(|| {
            io::Error::new(ErrorKind::InvalidInput, "it is not the name of a file")
        })?;
        leftovers::remove_once(&target);
        let temporary = TemporaryFile::beside(&target, name)?;
        if let Some(permissions) = permissions {
            temporary.file().set_permissions(permissions)?;
        }
        Ok(AtomicFile { target, temporary })
    }

    /// Moves the new contents into place, on the disk, not only in the system's memory.
    pub fn commit(self) -> io::Result<()> {
        self.put_in_place().map(drop)
    }

    /// As [`commit`](AtomicFile::commit), over a file that is open. Returns the new file, open for writing and, where
    /// files can be locked, locked since before it had its name.
    pub fn commit_over(self, old: File) -> io::Result<File> {
        // Windows replaces no file that is open; elsewhere it stays locked until it is replaced.
        let old = (!cfg!(windows)).then_some(old);
        let new = self.put_in_place()?;
        drop(old);
        Ok(new)
    }

    fn put_in_place(self) -> io::Result<File> {
        self.temporary.file().sync_all()?;
        let file = self.temporary.put_in_place_of(&self.target)?;
        sync_folder(&self.target);
        Ok(file)
    }
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.temporary.file_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.temporary.file_mut().flush()
    }
}

impl Seek for AtomicFile {
    fn seek(&mut self, position: SeekFrom) -> io::Result<u64> {
        self.temporary.file_mut().seek(position)
    }
}

/// Replaces the contents of a file atomically, or creates it; see [`AtomicFile`].
pub fn write_file(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    let mut file = AtomicFile::create(path)?;
    file.write_all(contents.as_ref())?;
    file.commit()
}

/// Creates a file for secrets, readable only by its user, with its folder. An existing file stays as it is. Where files
/// have no such permissions, nothing is created.
pub fn create_private_file(path: &Path, contents: &str) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = OpenOptions::new();
        options.write(true).create_new(true).mode(0o600);
        match options.open(path) {
            Ok(mut file) => file.write_all(contents.as_bytes()),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
            Err(error) => Err(error),
        }
    }
    #[cfg(not(unix))]
    {
        let _ = (path, contents);
        Ok(())
    }
}

/// Replaces the contents of a file of the program's own, or creates it; see [`AtomicFile::create_own`].
pub fn write_own_file(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    let mut file = AtomicFile::create_own(path)?;
    file.write_all(contents.as_ref())?;
    file.commit()
}

/// Returns the reason why [`write_file`] would fail for this file, if there is one, and changes nothing: a check before
/// long work.
pub fn check_writable(path: &Path) -> io::Result<()> {
    AtomicFile::create(path).map(drop)
}

/// The path with the symbolic links in its last part followed. The file at the end need not exist.
pub(crate) fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&path) {
            Ok(link) => path = folder_of(&path).join(link),
            // Not a link: a file, or nothing yet.
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_in(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(folder)
            .expect("a folder")
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_created_or_replaced_and_nothing_else_is_touched() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("corner.png");
        let neighbors = ["corner.part", "corner.png.new", "corner.tmp", "corner.unfinished"];
        for name in neighbors {
            fs::write(folder.path().join(name), "precious").expect("written");
        }
        for contents in ["first", "the second, longer one"] {
            write_file(&path, contents).expect("written");
            assert_eq!(fs::read_to_string(&path).expect("read"), contents);
        }
        for name in neighbors {
            let text = fs::read_to_string(folder.path().join(name)).expect("still there");
            assert_eq!(text, "precious", "{name}");
        }
        assert_eq!(names_in(folder.path()).len(), 1 + neighbors.len());
    }

    #[test]
    fn unfinished_contents_leave_the_old_file_and_nothing_beside_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.json");
        fs::write(&path, "old").expect("written");
        let mut file = AtomicFile::create(&path).expect("begun");
        file.write_all(b"new").expect("written");
        drop(file);
        check_writable(&path).expect("writable");
        assert_eq!(fs::read_to_string(&path).expect("read"), "old");
        assert_eq!(names_in(folder.path()), ["settings.json"]);
    }

    #[test]
    fn the_reason_is_the_systems() {
        let folder = tempfile::tempdir().expect("a folder");
        let plain = folder.path().join("plain");
        fs::write(&plain, "").expect("written");
        let kind = |path: &Path| write_file(path, "").expect_err("not writable").kind();
        assert_eq!(kind(&plain.join("below-a-plain-file")), ErrorKind::NotADirectory);
        assert_eq!(kind(&folder.path().join("no/such/folder")), ErrorKind::NotFound);
        assert_eq!(kind(folder.path()), ErrorKind::IsADirectory);
        let error = check_writable(&folder.path().join("no/folder")).expect_err("no folder");
        assert!(!error.to_string().contains(".tmp"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn permission_bits_are_kept_and_new_files_have_the_usual_ones() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
        let usual = folder.path().join("usual");
        fs::write(&usual, "").expect("written");
        let path = folder.path().join("file");
        write_file(&path, "").expect("written");
        assert_eq!(mode(&path), mode(&usual));
        for bits in [0o600, 0o640] {
            fs::set_permissions(&path, fs::Permissions::from_mode(bits)).expect("set");
            write_file(&path, "more").expect("written");
            assert_eq!(mode(&path), bits);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_symbolic_link_stays_and_its_file_is_replaced() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("elsewhere")).expect("made");
        let file = folder.path().join("elsewhere/settings.json");
        let link = folder.path().join("settings.json");
        symlink("elsewhere/settings.json", &link).expect("linked");
        for contents in ["a file that was not there", "and one that was"] {
            write_file(&link, contents).expect("written");
            assert_eq!(fs::read_to_string(&file).expect("read"), contents);
            assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
        }
        let circle = folder.path().join("circle");
        symlink("circle", &circle).expect("linked");
        write_file(&circle, "").expect_err("a circle leads nowhere");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_in_place_of_a_file_of_the_program_is_replaced_and_its_target_stays() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().expect("a folder");
        let target = folder.path().join("target");
        fs::write(&target, "precious").expect("written");
        let link = folder.path().join("one.index");
        for target in [&target, Path::new("/dev/null"), Path::new("nowhere")] {
            let _ = fs::remove_file(&link);
            symlink(target, &link).expect("linked");
            write_own_file(&link, "new").expect("written");
            assert!(fs::symlink_metadata(&link).expect("there").is_file());
            assert_eq!(fs::read_to_string(&link).expect("read"), "new");
        }
        assert_eq!(fs::read_to_string(&target).expect("read"), "precious");
        write_own_file(folder.path(), "").expect_err("a folder");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_device_is_never_replaced() {
        use std::os::unix::fs::{FileTypeExt, symlink};
        let folder = tempfile::tempdir().expect("a folder");
        let link = folder.path().join("link");
        symlink("/dev/null", &link).expect("linked");
        for path in [Path::new("/dev/null"), &link] {
            let error = write_file(path, "").expect_err("a device");
            assert_eq!(error.to_string(), "it is not a plain file");
        }
        let device = fs::symlink_metadata("/dev/null").expect("there");
        assert!(device.file_type().is_char_device());
    }
}
