//! Metadata of files and folders.

#[cfg(any(unix, windows))]
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::SystemTime;
use crate::fs::Metadata;

/// A fingerprint that changes when a file is written or replaced, even by one of the same length and time of change, as
/// far as the system knows: its time of change, the time its entry changed, and its inode number.
pub fn change_stamp(metadata: &Metadata) -> [u64; 3] {
    let modified = metadata.modified().ok();
    let since = modified.and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
    let modified = since.map_or(0, |since| since.as_nanos() as u64);
    let [changed, number] = entry_stamp(metadata);
    [modified, changed, number]
}

#[cfg(unix)]
fn entry_stamp(metadata: &Metadata) -> [u64; 2] {
    use std::os::unix::fs::MetadataExt;
    let seconds = metadata.ctime().wrapping_mul(1_000_000_000);
    [seconds.wrapping_add(metadata.ctime_nsec()) as u64, metadata.ino()]
}

#[cfg(not(unix))]
fn entry_stamp(_: &Metadata) -> [u64; 2] {
    [0, 0]
}

/// Returns `true` for a folder of system state, such as `/proc` and `/sys`. Its files are not the player's, and its
/// links lead everywhere.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "the standard library does not know kinds of file systems")]
#[allow(clippy::unnecessary_cast, reason = "the types differ between machines")]
pub fn is_system_folder(path: &Path) -> bool {
    use std::ffi::CString;
    use std::mem::MaybeUninit;
    use std::os::unix::ffi::OsStrExt;
    const KINDS: [i64; 8] = [
        libc::PROC_SUPER_MAGIC as i64,
        libc::SYSFS_MAGIC as i64,
        libc::CGROUP_SUPER_MAGIC as i64,
        libc::CGROUP2_SUPER_MAGIC as i64,
        libc::DEBUGFS_MAGIC as i64,
        libc::TRACEFS_MAGIC as i64,
        libc::SECURITYFS_MAGIC as i64,
        libc::DEVPTS_SUPER_MAGIC as i64,
    ];
    let Ok(path) = CString::new(path.as_os_str().as_bytes()) else {
        return false;
    };
    let mut found = MaybeUninit::<libc::statfs>::uninit();
    // SAFETY: a path that ends with a zero, and room for what the system writes, which is read only if it was.
    let kind = unsafe {
        (libc::statfs(path.as_ptr(), found.as_mut_ptr()) == 0).then(|| found.assume_init().f_type)
    };
    kind.is_some_and(|kind| KINDS.contains(&(kind as i64)))
}

/// Returns `true` for a folder of system state; only Linux has such.
#[cfg(not(target_os = "linux"))]
pub fn is_system_folder(_: &Path) -> bool {
    false
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn folders_of_the_system_are_known() {
        for path in ["/proc", "/proc/self/task", "/sys"] {
            assert!(is_system_folder(Path::new(path)), "{path}");
        }
        let folder = tempfile::tempdir().expect("a folder");
        for path in [folder.path(), Path::new("/"), Path::new("/no/such/folder")] {
            assert!(!is_system_folder(path), "{}", path.display());
        }
    }
}

/// A path that is serialized exactly, whatever the system allows in one.
///
/// Elsewhere than on Unix and Windows a path is Unicode, and written as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ExactPath(Written);

#[cfg(any(unix, windows))]
type Written = OsString;
#[cfg(not(any(unix, windows)))]
type Written = String;

impl From<PathBuf> for ExactPath {
    fn from(path: PathBuf) -> ExactPath {
        let name = path.into_os_string();
        #[cfg(not(any(unix, windows)))]
        let name = name.to_string_lossy().into_owned();
        ExactPath(name)
    }
}

impl From<ExactPath> for PathBuf {
    fn from(ExactPath(name): ExactPath) -> PathBuf {
        name.into()
    }
}
