//! The file with a player's results.

use std::path::{Path, PathBuf};

use super::attempt::ExerciseResult;
use super::exercise::Exercise;
use super::progress::Progress;
use crate::platform::{JsonFile, JsonFileError, data_folder, path_from_env};

/// The environment variable with the path of the file.
const FILE_VARIABLE: &str = "DAMES3D_EXERCISES";

/// The file with a player's results, a JSON object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsFile(JsonFile);

impl ResultsFile {
    /// A file with this path; it need not exist.
    pub fn new(path: PathBuf) -> ResultsFile {
        ResultsFile(JsonFile::new(path))
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
        self.0.path()
    }

    /// Loads the results; there are none where there is no file.
    ///
    /// # Errors
    /// If the file cannot be read, or does not hold results; then it is renamed, with `.unread` after its name, and the
    /// error comes back until a result is noted.
    pub fn load(&self) -> Result<Progress, JsonFileError> {
        self.0.load().map(Progress::repaired)
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
    ) -> Result<Progress, JsonFileError> {
        self.0.update(|progress: &mut Progress| {
            *progress = std::mem::take(progress).repaired();
            progress.note(exercise.position().variant(), exercise, verdict);
        })
    }
}
