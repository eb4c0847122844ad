//! Temporary files with the names that [`leftovers`](super::leftovers) knows.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::Path;

use super::leftovers::{RANDOM_CHARACTERS, SUFFIX};
use super::plain_file::folder_of;
use crate::fs::{File, OpenOptions};

/// A temporary file beside another one. Dropped, it is removed.
#[derive(Debug)]
pub(super) struct TemporaryFile(platform::Temporary);

impl TemporaryFile {
    /// Creates one for the file of this path and name, and locks it where files can be locked.
    pub(super) fn beside(target: &Path, name: &OsStr) -> io::Result<TemporaryFile> {
        let mut prefix = OsString::from(".");
        prefix.push(name);
        prefix.push(".");
        // Created here, with the permissions of any new file, which the user's mask decides.
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        let open = |path: &Path| {
            let file = options.open(path)?;
            // Where files cannot be locked, the age of the file protects it.
            let _ = file.try_lock();
            Ok(file)
        };
        platform::create(folder_of(target), &prefix, open).map(TemporaryFile)
    }

    pub(super) fn file(&self) -> &File {
        self.0.as_file()
    }

    pub(super) fn file_mut(&mut self) -> &mut File {
        self.0.as_file_mut()
    }

    /// Renames it to another file, which is replaced.
    pub(super) fn put_in_place_of(self, target: &Path) -> io::Result<File> {
        platform::persist(self.0, target)
    }
}

#[cfg(not(target_family = "wasm"))]
mod platform {
    use std::ffi::OsStr;
    use std::io;
    use std::path::Path;

    use tempfile::{Builder, NamedTempFile};

    use super::{File, RANDOM_CHARACTERS, SUFFIX};

    pub(super) type Temporary = NamedTempFile;

    /// The error is the system's reason, which `tempfile` hides behind the temporary name.
    pub(super) fn create(
        folder: &Path,
        prefix: &OsStr,
        open: impl Fn(&Path) -> io::Result<File>,
    ) -> io::Result<Temporary> {
        let mut reason = None;
        Builder::new()
            .prefix(prefix)
            .rand_bytes(RANDOM_CHARACTERS)
            .suffix(SUFFIX)
            .make_in(folder, |path| open(path).inspect_err(|error| reason = error.raw_os_error()))
            .map_err(|error| reason.map_or(error, io::Error::from_raw_os_error))
    }

    pub(super) fn persist(temporary: Temporary, target: &Path) -> io::Result<File> {
        temporary.persist(target).map_err(|failed| failed.error)
    }
}

#[cfg(target_family = "wasm")]
mod platform {
    use std::ffi::OsStr;
    use std::io;
    use std::iter;
    use std::path::{Path, PathBuf};

    use super::{File, RANDOM_CHARACTERS, SUFFIX};
    use crate::fs;

    #[derive(Debug)]
    pub(super) struct Temporary {
        file: Option<File>,
        path: PathBuf,
    }

    impl Temporary {
        pub(super) fn as_file(&self) -> &File {
            self.file.as_ref().expect("a file until it is put in place")
        }

        pub(super) fn as_file_mut(&mut self) -> &mut File {
            self.file.as_mut().expect("a file until it is put in place")
        }
    }

    impl Drop for Temporary {
        fn drop(&mut self) {
            if self.file.is_some() {
                let _ = fs::remove_file(&self.path);
            }
        }
    }

    pub(super) fn create(
        folder: &Path,
        prefix: &OsStr,
        open: impl Fn(&Path) -> io::Result<File>,
    ) -> io::Result<Temporary> {
        let mut name = prefix.to_owned();
        let random = iter::repeat_with(fastrand::alphanumeric).take(RANDOM_CHARACTERS);
        name.push(random.collect::<String>());
        name.push(SUFFIX);
        let path = folder.join(name);
        let file = Some(open(&path)?);
        Ok(Temporary { file, path })
    }

    pub(super) fn persist(mut temporary: Temporary, target: &Path) -> io::Result<File> {
        fs::rename(&temporary.path, target)?;
        let file = temporary.file.take();
        file.ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}
