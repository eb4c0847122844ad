//! Temporary files left behind by programs that were killed while writing: `.NAME.XXXXXX.tmp`, see
//! [`AtomicFile`](super::AtomicFile).

use crate::fs::{self, DirEntry, OpenOptions};
use std::collections::HashSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::clock::time_of_day;
use super::plain_file::{folder_of, open_own_file};

/// The end of a temporary file's name.
pub(super) const SUFFIX: &str = ".tmp";
/// Number of random letters and digits before it.
pub(super) const RANDOM_CHARACTERS: usize = 6;
/// A temporary file that has not been written for this time is left over, unless it is locked. Programs before 0.3 do
/// not lock theirs.
const AGE: Duration = Duration::from_secs(60 * 60);

/// The files whose leftovers this program has looked for.
static LOOKED_FOR: Mutex<Option<HashSet<PathBuf>>> = Mutex::new(None);

/// Removes the leftovers of this file, the first time that it is written.
pub(super) fn remove_once(target: &Path) {
    let mut looked_for = LOOKED_FOR.lock().unwrap_or_else(PoisonError::into_inner);
    let is_new = looked_for.get_or_insert_default().insert(target.to_owned());
    drop(looked_for);
    if is_new {
        let name = target.file_name().unwrap_or_default();
        remove(folder_of(target), |target| target == name.as_encoded_bytes());
    }
}

/// Removes all leftovers in a folder of the program's own.
pub fn remove_leftovers(folder: &Path) {
    remove(folder, |_| true);
}

/// Removes the leftovers of files with these names. A file that cannot be removed stays.
fn remove(folder: &Path, is_meant: impl Fn(&[u8]) -> bool) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let leftovers = entries.filter(|entry| {
        target_name(&entry.file_name()).is_some_and(&is_meant) && is_abandoned(entry)
    });
    for entry in leftovers {
        let _ = fs::remove_file(entry.path());
    }
}

/// The name of the file for which a temporary file was made; `None` for the name of another file.
fn target_name(name: &OsStr) -> Option<&[u8]> {
    let name = name.as_encoded_bytes();
    let name = name.strip_prefix(b".")?.strip_suffix(SUFFIX.as_bytes())?;
    let (name, random) = name.split_at_checked(name.len().checked_sub(RANDOM_CHARACTERS)?)?;
    let is_random = random.iter().all(u8::is_ascii_alphanumeric);
    name.strip_suffix(b".").filter(|name| is_random && !name.is_empty())
}

/// Returns `true` if no program is writing this file any more.
fn is_abandoned(entry: &DirEntry) -> bool {
    let is_old = || {
        let written = entry.metadata().ok()?.modified().ok()?;
        Some(time_of_day().duration_since(written).ok()? >= AGE)
    };
    let is_free = || {
        let file = open_own_file(&entry.path(), OpenOptions::new().read(true).write(true));
        file.is_ok_and(|file| file.try_lock().is_ok())
    };
    is_old().unwrap_or(false) && is_free()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::write_file;
    use std::fs::File;

    /// Creates a file that was last written two hours ago.
    fn old_file(path: &Path) -> File {
        let file = File::create(path).expect("created");
        let time = time_of_day() - 2 * AGE;
        file.set_modified(time).expect("changed");
        file
    }

    fn names_in(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder").flatten();
        let mut names: Vec<_> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn only_files_of_killed_writes_are_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = |name: &str| folder.path().join(name);
        let kept = [
            ".00001-dames3d-1.pdn.a1B2c.tmp",
            ".00001-dames3d-1.pdn.a1B2c-.tmp",
            ".00001-dames3d-1.pdna1B2c3.tmp",
            "..a1B2c3.tmp",
            "00001-dames3d-1.pdn.a1B2c3.tmp",
            "00001-dames3d-1.pdn",
            ".hidden",
        ];
        for name in kept.iter().chain(&[".00001-dames3d-1.pdn.a1B2c3.tmp"]) {
            old_file(&place(name));
        }
        let being_written = old_file(&place(".x.pdn.locked.tmp"));
        being_written.try_lock().expect("locked");
        File::create(place(".x.pdn.recent.tmp")).expect("created");
        fs::create_dir(place(".x.pdn.folder.tmp")).expect("created");
        remove_leftovers(folder.path());
        let more = [".x.pdn.locked.tmp", ".x.pdn.recent.tmp", ".x.pdn.folder.tmp"];
        let mut expected = [&kept[..], &more].concat();
        expected.sort_unstable();
        assert_eq!(names_in(folder.path()), expected);
    }

    #[test]
    fn a_file_that_is_written_loses_its_own_leftovers_only() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in [".mine.pdn.a1B2c3.tmp", ".yours.pdn.a1B2c3.tmp"] {
            old_file(&folder.path().join(name));
        }
        write_file(&folder.path().join("mine.pdn"), "").expect("written");
        assert_eq!(names_in(folder.path()), [".yours.pdn.a1B2c3.tmp", "mine.pdn"]);
    }
}
