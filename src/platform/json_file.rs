//! A JSON file of the program's own, which several programs may change.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{lock_folder, put_aside, write_file};

/// Maximum length of a file in bytes.
const MAX_BYTES: u64 = 1 << 20;
/// The longest that a change waits for another program that is writing.
const LOCK_TIMEOUT: Duration = Duration::from_secs(1);

/// The reason why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum JsonFileError {
    /// The system could not read or write the file.
    #[error("{}: {error}", path.display())]
    Io {
        /// The path of the file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The file does not hold what it should. It was renamed, if that was possible.
    #[error("not a file of results: {}: {error}", path.display())]
    Damaged {
        /// The path of the file.
        path: PathBuf,
        /// The new name of the file.
        moved_to: Option<PathBuf>,
        /// The reason.
        error: serde_json::Error,
    },
}

/// A file with a JSON object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonFile {
    path: PathBuf,
}

impl JsonFile {
    /// A file with this path; it need not exist.
    pub fn new(path: PathBuf) -> JsonFile {
        JsonFile { path }
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Loads the value; the default where there is no file.
    ///
    /// # Errors
    /// If the file cannot be read, or does not hold such a value; then it is renamed, with `.unread` after its name.
    pub fn load<T: DeserializeOwned + Default>(&self) -> Result<T, JsonFileError> {
        let mut text = Vec::new();
        match File::open(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(T::default()),
            file => file
                .and_then(|file| file.take(MAX_BYTES).read_to_end(&mut text))
                .map_err(|error| self.io_error(error))?,
        };
        serde_json::from_slice(&text).map_err(|error| JsonFileError::Damaged {
            path: self.path.clone(),
            moved_to: put_aside(&self.path),
            error,
        })
    }

    /// Changes the value in the file as it is then, in which another program may have changed it. Returns the new value.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn update<T: DeserializeOwned + Serialize + Default>(
        &self,
        change: impl FnOnce(&mut T),
    ) -> Result<T, JsonFileError> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(|error| self.io_error(error))?;
        let _lock = lock_folder(folder, LOCK_TIMEOUT);
        let mut value = match self.load() {
            // The damaged file was put aside.
            Err(JsonFileError::Damaged {
                moved_to: Some(_), ..
            }) => T::default(),
            loaded => loaded?,
        };
        change(&mut value);
        serde_json::to_string(&value)
            .map_err(io::Error::from)
            .and_then(|text| write_file(&self.path, text + "\n"))
            .map_err(|error| self.io_error(error))?;
        Ok(value)
    }

    fn io_error(&self, error: io::Error) -> JsonFileError {
        JsonFileError::Io {
            path: self.path.clone(),
            error,
        }
    }
}
