//! A JSON file of the program's own, which several programs may change: settings, results, records.
//!
//! Fields and values of a newer version of the program stay in the file. An unreadable file is never overwritten; a
//! plain one is renamed, so that a new one can be written.

use crate::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::folders::FolderLock;
use super::json_merge::{known_part, merge};
use super::plain_file::{last_quarantined, quarantine};
use super::{data_folder, lock_folder, path_from_env, write_file};

/// Maximum length of a file in bytes, unless it has its own.
const MAX_BYTES: u64 = 1 << 20;
/// Maximum wait of a change for another program that is writing.
const LOCK_TIMEOUT: Duration = Duration::from_secs(1);

#[derive(Debug, thiserror::Error)]
#[error("{}: {kind}", path.display())]
pub struct JsonFileError {
    pub path: PathBuf,
    /// The new name of the old file; `None` if it could not be renamed, or is no plain file, and was left as it is.
    pub moved_to: Option<PathBuf>,
    pub kind: JsonFileErrorKind,
}

#[derive(Debug, thiserror::Error)]
pub enum JsonFileErrorKind {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    #[error("expected at most {most} bytes")]
    TooLong { most: u64 },
    #[error("expected a plain file")]
    NotPlain,
    /// An earlier session could not read it and renamed it.
    #[error("it could not be read and was renamed")]
    PutAside,
    /// It was damaged since this program read it, and was renamed. A new one was written with the last known value.
    #[error("it could not be read and was written again")]
    WrittenAgain,
}

impl JsonFileErrorKind {
    /// Returns `true` if the contents of the file cannot be used, so that a new file may be written once it is renamed.
    fn is_damage(&self) -> bool {
        matches!(self, JsonFileErrorKind::Json(_) | JsonFileErrorKind::TooLong { .. })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonFile {
    path: PathBuf,
    max_bytes: u64,
}

impl JsonFile {
    /// A file with this path; it need not exist.
    pub fn new(path: PathBuf) -> JsonFile {
        JsonFile { path, max_bytes: MAX_BYTES }
    }

    /// The same file, of at most this many bytes.
    #[must_use]
    pub fn with_max_bytes(self, max_bytes: u64) -> JsonFile {
        JsonFile { max_bytes, ..self }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the fields; none if there is no file. Only a plain file, or a link to one, is opened.
    pub fn fields(&self) -> Result<Map<String, Value>, JsonFileErrorKind> {
        match fs::metadata(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Map::new()),
            // Reading a pipe would wait for its writer.
            Ok(metadata) if !metadata.is_file() => return Err(JsonFileErrorKind::NotPlain),
            metadata => metadata?,
        };
        let mut text = Vec::new();
        let file = File::open(&self.path)?;
        file.take(self.max_bytes + 1).read_to_end(&mut text)?;
        if text.len() as u64 > self.max_bytes {
            let most = self.max_bytes;
            return Err(JsonFileErrorKind::TooLong { most });
        }
        Ok(serde_json::from_slice(&text)?)
    }

    /// The error of this kind. A plain file with unusable contents is renamed, with `.unread` after its name.
    pub fn quarantine(&self, kind: JsonFileErrorKind) -> JsonFileError {
        JsonFileError {
            path: self.path.clone(),
            moved_to: kind.is_damage().then(|| quarantine(&self.path)).flatten(),
            kind,
        }
    }

    /// Reads the fields for a change. If the file had to be renamed, there are none, but an error.
    pub fn fields_to_change(
        &self,
    ) -> Result<(Map<String, Value>, Option<JsonFileError>), JsonFileError> {
        match self.fields() {
            Ok(fields) => Ok((fields, None)),
            Err(kind) => match self.quarantine(kind) {
                error if error.moved_to.is_some() => Ok((Map::new(), Some(error))),
                error => Err(error),
            },
        }
    }

    /// Waits until no other program changes the file, and creates its folder.
    pub fn lock(&self) -> io::Result<FolderLock> {
        let folder = match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        fs::create_dir_all(folder)?;
        Ok(lock_folder(folder, LOCK_TIMEOUT))
    }

    fn io_error(&self, error: io::Error) -> JsonFileError {
        JsonFileError { path: self.path.clone(), moved_to: None, kind: error.into() }
    }
}

/// The content of a file of the user, such as results or records.
pub trait UserData: Clone + DeserializeOwned + Serialize + Default {
    /// The environment variable with the path of the file.
    const VARIABLE: &'static str;
    /// The name of the file in the program's data folder.
    const FILE_NAME: &'static str;

    /// Replaces values that a damaged file may hold and the program cannot use.
    #[must_use]
    fn repaired(self) -> Self {
        self
    }
}

/// A file of the user that holds a `T`, a JSON object.
#[derive(Debug)]
pub struct UserFile<T> {
    file: JsonFile,
    /// The value as this program, with all clones of this, last read or wrote it.
    known: Arc<Mutex<Option<T>>>,
}

impl<T> Clone for UserFile<T> {
    fn clone(&self) -> UserFile<T> {
        UserFile { file: self.file.clone(), known: self.known.clone() }
    }
}

impl<T: UserData> UserFile<T> {
    /// A file with this path; it need not exist.
    pub fn new(path: PathBuf) -> UserFile<T> {
        UserFile { file: JsonFile::new(path), known: Arc::default() }
    }

    /// The file that [`UserData::VARIABLE`] names, or [`UserData::FILE_NAME`] in the program's data folder. `None` if
    /// the user has no home folder.
    pub fn from_system() -> Option<UserFile<T>> {
        let path = path_from_env(T::VARIABLE)
            .or_else(|| data_folder().map(|folder| folder.join(T::FILE_NAME)));
        path.map(UserFile::new)
    }

    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// Loads the value; the default where there is no file. Fields and values that this program does not know are
    /// ignored.
    ///
    /// # Errors
    /// If the file cannot be read, or is no JSON object; then it is renamed, with `.unread` after its name. The error
    /// comes back with each start until a new file is written.
    pub fn load(&self) -> Result<T, JsonFileError> {
        let file = &self.file;
        let fields = file.fields().map_err(|kind| file.quarantine(kind))?;
        if fields.is_empty()
            && let Err(error) = fs::symlink_metadata(&file.path)
            && error.kind() == ErrorKind::NotFound
            && let Some(aside) = last_quarantined(&file.path)
        {
            return Err(JsonFileError {
                path: file.path.clone(),
                moved_to: Some(aside),
                kind: JsonFileErrorKind::PutAside,
            });
        }
        let value = known_value::<T>(&Value::Object(fields)).unwrap_or_default().repaired();
        *self.known() = Some(value.clone());
        Ok(value)
    }

    /// Changes the value in the file as it is then, in which another program may have changed it. Returns the new
    /// value. Unknown fields and values stay in the file.
    ///
    /// # Errors
    /// If the file cannot be read or written. A file that has been damaged is renamed, with `.unread` after its name;
    /// if the error says so, a new one was written, with the value that this program last knew and the change.
    pub fn update(&self, change: impl FnOnce(&mut T)) -> Result<T, JsonFileError> {
        let file = &self.file;
        let _lock = file.lock().map_err(|error| file.io_error(error))?;
        let (fields, mut damage) = file.fields_to_change()?;
        let mut contents = Value::Object(fields);
        let known = self.known().clone().filter(|_| damage.is_some());
        let (before, value) = match known {
            Some(known) => {
                damage = damage
                    .map(|error| JsonFileError { kind: JsonFileErrorKind::WrittenAgain, ..error });
                (Ok(Value::Object(Map::new())), known)
            }
            None => {
                let value: T = known_value(&contents).unwrap_or_default();
                (serde_json::to_value(&value), value)
            }
        };
        let mut value = value.repaired();
        change(&mut value);
        before
            .and_then(|before| {
                merge(&before, &serde_json::to_value(&value)?, &mut contents);
                serde_json::to_string(&contents)
            })
            .map_err(io::Error::from)
            .and_then(|text| write_file(&file.path, text + "\n"))
            .map_err(|error| file.io_error(error))?;
        *self.known() = Some(value.clone());
        damage.map_or(Ok(value), Err)
    }

    fn known(&self) -> MutexGuard<'_, Option<T>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A JSON value as far as this program knows it; `None` if nothing in it is known.
pub fn known_value<T: DeserializeOwned>(json: &Value) -> Option<T> {
    let fits = |value: &Value| T::deserialize(value).is_ok();
    T::deserialize(known_part(json, &fits)?).ok()
}
