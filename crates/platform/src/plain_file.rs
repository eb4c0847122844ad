//! Plain files, opened without waiting: a pipe, a device or a folder in place of a file is refused, and for the
//! program's own files a symbolic link too, so that nothing elsewhere is cut, overwritten or renamed.

use crate::fs::{self, File, Metadata, OpenOptions};
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Opens a plain file for reading, or the plain file that a symbolic link leads to.
pub fn open_plain_file(path: &Path) -> io::Result<File> {
    require_plain(&fs::metadata(path)?)?;
    open(path, OpenOptions::new().read(true), 0)
}

/// Opens a plain file of the program's own with these options. A symbolic link is refused.
pub fn open_own_file(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    // Opening a device may already do something.
    require_plain(&fs::symlink_metadata(path)?)?;
    open(path, options, NO_LINK)
}

#[cfg(unix)]
const NO_LINK: i32 = libc::O_NOFOLLOW;
/// `FILE_FLAG_OPEN_REPARSE_POINT`: a link is opened itself, and is no plain file.
#[cfg(windows)]
const NO_LINK: u32 = 0x0020_0000;
/// A platform without files opens none.
#[cfg(not(any(unix, windows)))]
const NO_LINK: u32 = 0;

/// Opens a file that was plain a moment ago, and checks that it still is.
#[cfg(unix)]
fn open(path: &Path, options: &mut OpenOptions, flags: i32) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    // Without O_NONBLOCK, opening a pipe waits for its other end.
    options.custom_flags(flags | libc::O_NONBLOCK | libc::O_NOCTTY);
    opened(options.open(path)?)
}

#[cfg(windows)]
fn open(path: &Path, options: &mut OpenOptions, flags: u32) -> io::Result<File> {
    use std::os::windows::fs::OpenOptionsExt;
    options.custom_flags(flags);
    opened(options.open(path)?)
}

#[cfg(not(any(unix, windows)))]
fn open(path: &Path, options: &mut OpenOptions, _: u32) -> io::Result<File> {
    opened(options.open(path)?)
}

fn opened(file: File) -> io::Result<File> {
    require_plain(&file.metadata()?)?;
    Ok(file)
}

fn require_plain(metadata: &Metadata) -> io::Result<()> {
    if metadata.is_file() { Ok(()) } else { Err(not_plain()) }
}

/// The error of a folder, a device, a pipe or a symbolic link in place of a file.
pub(super) fn not_plain() -> io::Error {
    io::Error::other("it is not a plain file")
}

/// Returns `true` if this path, without following a symbolic link, still leads to the open file.
#[cfg(unix)]
pub fn is_still_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let open = file.metadata()?;
    match fs::symlink_metadata(path) {
        Ok(found) => Ok((found.dev(), found.ino()) == (open.dev(), open.ino())),
        Err(error) if is_missing(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Returns `true` if this path still leads to the open file.
#[cfg(target_family = "wasm")]
pub fn is_still_at(file: &File, path: &Path) -> io::Result<bool> {
    Ok(fs::is_at(file, path))
}

/// Returns `true` if this path, without following a symbolic link, still leads to the open file, as far as the standard
/// library can tell.
#[cfg(not(any(unix, target_family = "wasm")))]
pub fn is_still_at(file: &File, path: &Path) -> io::Result<bool> {
    let open = file.metadata()?;
    match fs::symlink_metadata(path) {
        Ok(found) => {
            let stamp = |file: &Metadata| (file.is_file(), file.len(), file.created().ok());
            Ok(stamp(&found) == stamp(&open))
        }
        Err(error) if is_missing(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(not(target_family = "wasm"))]
fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// Renames a plain file with unusable contents, with `.unread` after its name, so that a new one can be written.
/// Returns its new path, or `None` if it is no plain file or could not be renamed; a symbolic link and its target stay.
pub(super) fn quarantine(path: &Path) -> Option<PathBuf> {
    quarantine_as(path, &unread(path)).ok()
}

/// The new path of the file that [`quarantine`] renamed last; `None` if there is none.
pub(super) fn last_quarantined(path: &Path) -> Option<PathBuf> {
    let is_there = |path: &PathBuf| fs::symlink_metadata(path).is_ok();
    names(&unread(path)).take_while(is_there).last()
}

/// The first candidate path for a quarantined file.
fn unread(path: &Path) -> PathBuf {
    let mut aside = OsString::from(path);
    aside.push(".unread");
    aside.into()
}

/// Renames a plain file to `aside` or, if that exists, to it with `-2`, `-3` … after it. Returns the new path.
pub fn quarantine_as(path: &Path, aside: &Path) -> io::Result<PathBuf> {
    require_plain(&fs::symlink_metadata(path)?)?;
    // The name is taken first, so that a file that appears there meanwhile is not replaced.
    let taken =
        with_free_name(aside, |name| OpenOptions::new().write(true).create_new(true).open(name))?;
    match fs::rename(path, &taken) {
        Ok(()) => Ok(taken),
        Err(error) => {
            let _ = fs::remove_file(&taken);
            Err(error)
        }
    }
}

/// Keeps a second name for the contents of a plain file: `aside` or, if that exists, it with `-2`, `-3` … after it.
/// Returns the new path. With hard links nothing is copied: both are one file until either is replaced, and must not be
/// written.
pub fn backup_copy(path: &Path, aside: &Path) -> io::Result<PathBuf> {
    require_plain(&fs::symlink_metadata(path)?)?;
    let is_taken = |error: &io::Error| error.kind() == ErrorKind::AlreadyExists;
    match with_free_name(aside, |name| fs::hard_link(path, name)) {
        Err(error) if !is_taken(&error) => {}
        linked => return linked,
    }
    with_free_name(aside, |name| {
        let mut original = open_own_file(path, OpenOptions::new().read(true))?;
        let mut copy = OpenOptions::new().write(true).create_new(true).open(name)?;
        let copied = io::copy(&mut original, &mut copy).and_then(|_| copy.sync_all());
        copied.inspect_err(|_| {
            let _ = fs::remove_file(name);
        })
    })
}

/// Syncs the folder of a new file, so that its name is on the disk. Not every system and folder can do that, and the
/// file is whole either way.
pub fn sync_folder(path: &Path) {
    if let Ok(folder) = File::open(folder_of(path)) {
        let _ = folder.sync_all();
    }
}

/// The folder a file is in; the current one for a bare name.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Tries names until one is free: this one, then with `-2`, `-3` … after it.
fn with_free_name<T>(
    name: &Path,
    mut create: impl FnMut(&Path) -> io::Result<T>,
) -> io::Result<PathBuf> {
    for next in names(name) {
        match create(&next) {
            Ok(_) => return Ok(next),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// This name, then with `-2`, `-3` … after it.
fn names(name: &Path) -> impl Iterator<Item = PathBuf> {
    (1..=u32::MAX).map(move |number| {
        let mut next = OsString::from(name);
        if number > 1 {
            next.push(format!("-{number}"));
        }
        next.into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: &Path) -> String {
        fs::read_to_string(path).expect("readable")
    }

    #[test]
    fn a_quarantined_file_gets_a_name_that_is_free() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.json");
        for (contents, name) in [("a", "results.json.unread"), ("b", "results.json.unread-2")] {
            fs::write(&path, contents).expect("written");
            let aside = quarantine(&path).expect("renamed");
            assert_eq!(aside, folder.path().join(name));
            assert_eq!(read(&aside), contents);
            assert!(!path.exists());
        }
        assert_eq!(quarantine(&path), None, "there is nothing");
        assert_eq!(fs::read_dir(folder.path()).expect("there").count(), 2);
    }

    #[test]
    fn a_backup_copy_stays_when_the_file_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("one.journal");
        let aside = folder.path().join("one.damaged");
        for (contents, name) in [("a", "one.damaged"), ("b", "one.damaged-2")] {
            super::super::write_file(&path, contents).expect("written");
            let kept = backup_copy(&path, &aside).expect("kept");
            assert_eq!(kept, folder.path().join(name));
            super::super::write_file(&path, "new").expect("written");
            assert_eq!(read(&kept), contents);
        }
    }

    #[test]
    fn an_open_file_is_known_by_its_path_until_another_one_is_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let file = File::create(&path).expect("created");
        assert!(is_still_at(&file, &path).expect("known"));
        #[cfg(unix)]
        {
            fs::rename(&path, folder.path().join("moved")).expect("renamed");
            assert!(!is_still_at(&file, &path).expect("known"), "moved");
            fs::write(&path, "").expect("written");
            assert!(!is_still_at(&file, &path).expect("known"), "another file");
            let below = path.join("below");
            assert!(!is_still_at(&file, &below).expect("known"), "no folder");
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_pipes_devices_and_folders_are_no_files_of_the_program() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().expect("a folder");
        let target = folder.path().join("target");
        fs::write(&target, "precious").expect("written");
        let link = folder.path().join("link");
        symlink(&target, &link).expect("linked");
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo").success());
        let others = [&link, &pipe, folder.path(), Path::new("/dev/null")];
        for path in others {
            let read = open_own_file(path, OpenOptions::new().read(true));
            let error = read.expect_err("no plain file").to_string();
            assert_eq!(error, "it is not a plain file", "{}", path.display());
            open_own_file(path, OpenOptions::new().read(true).write(true)).expect_err("to write");
            assert_eq!(quarantine(path), None, "{}", path.display());
            backup_copy(path, &folder.path().join("aside")).expect_err("no plain file");
        }
        for path in &others[1..] {
            open_plain_file(path).expect_err("no plain file");
        }
        open_plain_file(&link).expect("a link to a plain file");
        assert_eq!(read(&target), "precious");
        assert_eq!(fs::read_dir(folder.path()).expect("there").count(), 3);
    }
}
