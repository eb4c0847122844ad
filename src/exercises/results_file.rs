//! The file with a player's results.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::attempt::ExerciseResult;
use super::exercise::Exercise;
use super::progress::Progress;
use crate::platform::{data_folder, lock_folder, path_from_env, put_aside, write_file};

/// The environment variable with the path of the file.
const FILE_VARIABLE: &str = "DAMES3D_EXERCISES";
/// Maximum length of the file in bytes; two thousand results take some 30 KB.
const MAX_BYTES: u64 = 1 << 20;
/// The longest that noting a result waits for another program that is writing.
const LOCK_TIMEOUT: Duration = Duration::from_secs(1);

/// The reason why the results could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// The system could not read or write the file.
    #[error("{}: {error}", path.display())]
    Io {
        /// The path of the file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The file does not hold results. It was renamed, if that was possible.
    #[error("not a file of exercise results: {}: {error}", path.display())]
    Damaged {
        /// The path of the file.
        path: PathBuf,
        /// The new name of the file.
        moved_to: Option<PathBuf>,
        /// The reason.
        error: serde_json::Error,
    },
}

/// The file with a player's results, a JSON object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsFile {
    path: PathBuf,
}

impl ResultsFile {
    /// A file with this path; it need not exist.
    pub fn new(path: PathBuf) -> ResultsFile {
        ResultsFile { path }
    }

    /// The file of the user: the one that `DAMES3D_EXERCISES` names, or `exercises.json` in the program's data folder.
    /// `None` if the user has no home folder.
    pub fn from_system() -> Option<ResultsFile> {
        let path = path_from_env(FILE_VARIABLE)
            .or_else(|| data_folder().map(|folder| folder.join("exercises.json")));
        path.map(ResultsFile::new)
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Loads the results; there are none where there is no file.
    ///
    /// # Errors
    /// If the file cannot be read, or does not hold results; then it is renamed, with `.unread` after its name.
    pub fn load(&self) -> Result<Progress, ResultsError> {
        let io_error = |error| ResultsError::Io {
            path: self.path.clone(),
            error,
        };
        let mut text = Vec::new();
        match File::open(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Progress::default()),
            file => file
                .and_then(|file| file.take(MAX_BYTES).read_to_end(&mut text))
                .map_err(io_error)?,
        };
        match serde_json::from_slice::<Progress>(&text) {
            Ok(progress) => Ok(progress.repaired()),
            Err(error) => Err(ResultsError::Damaged {
                path: self.path.clone(),
                moved_to: put_aside(&self.path),
                error,
            }),
        }
    }

    /// Notes the result of an exercise in the file as it is then, in which another window may have noted others. Returns
    /// all results.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn note(
        &self,
        exercise: &Exercise,
        verdict: ExerciseResult,
    ) -> Result<Progress, ResultsError> {
        let io_error = |error| ResultsError::Io {
            path: self.path.clone(),
            error,
        };
        let folder = self.path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(io_error)?;
        let _lock = lock_folder(folder, LOCK_TIMEOUT);
        let mut progress = match self.load() {
            // The damaged file was put aside.
            Err(ResultsError::Damaged {
                moved_to: Some(_), ..
            }) => Progress::default(),
            loaded => loaded?,
        };
        progress.note(exercise.position().variant(), exercise, verdict);
        let text = serde_json::to_string(&progress)
            .map_err(io::Error::from)
            .map_err(io_error)?;
        write_file(&self.path, text + "\n").map_err(io_error)?;
        Ok(progress)
    }
}
