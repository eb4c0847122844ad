use std::io;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::Preferences;
use super::sections::apply_change;
use crate::platform::{
    JsonFile, JsonFileError, JsonFileErrorKind, path_from_env, settings_folder, write_file,
};

/// Maximum length of a settings file in bytes; ours have a few hundred.
const MAX_BYTES: u64 = 1 << 16;

#[derive(Debug, thiserror::Error)]
#[error("not a Dames 3D settings file: {}: {kind}", path.display())]
pub struct PreferencesError {
    pub path: PathBuf,
    /// The new name of the old file; `None` if it could not be renamed, or is no plain file, and was left as it is.
    pub moved_to: Option<PathBuf>,
    pub kind: JsonFileErrorKind,
}

/// The file with a player's preferences, a JSON object.
///
/// Only changes are saved, into the file as it is then: values of newer programs stay, and so does what another window
/// has saved in the meantime.
#[derive(Clone, Debug)]
pub struct PreferencesFile {
    file: JsonFile,
    /// The sections as they were last saved, with which the next ones are compared.
    last: Option<Map<String, Value>>,
}

impl PreferencesFile {
    /// A file with this path; it need not exist.
    pub fn new(path: PathBuf) -> PreferencesFile {
        PreferencesFile { file: JsonFile::new(path).with_max_bytes(MAX_BYTES), last: None }
    }

    /// The player's own settings file: the one `$DAMES3D_SETTINGS` names, or `settings.json` in the program's
    /// [`settings_folder`]. `None` if the user has no home folder.
    pub fn from_system() -> Option<PreferencesFile> {
        let path = path_from_env("DAMES3D_SETTINGS")
            .or_else(|| Some(settings_folder()?.join("settings.json")))?;
        Some(PreferencesFile::new(path))
    }

    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// Loads the preferences. Where there is no file, they are empty.
    ///
    /// A plain file that is no JSON object is renamed, with `.unread` after its name, so that a new one can be saved.
    /// After an error the session starts with the defaults.
    pub fn load(&mut self) -> Result<Preferences, PreferencesError> {
        self.last = None;
        let fields = self.file.fields().map_err(|kind| self.file.quarantine(kind))?;
        Ok(Preferences::loaded(fields))
    }

    /// Saves what has changed since the preferences were loaded or last saved.
    ///
    /// The file is replaced atomically: a concurrent reader finds the old contents or the new ones.
    pub fn save(&mut self, preferences: &Preferences) -> io::Result<()> {
        let _lock = self.file.lock()?;
        let (fields, damage) = self.file.fields_to_change().map_err(|error| match error.kind {
            JsonFileErrorKind::Io(error) => error,
            kind => io::Error::other(kind),
        })?;
        // A damaged file is replaced with everything that this program knows.
        let before = match damage {
            Some(_) => Map::new(),
            None => self.last.clone().unwrap_or_else(|| preferences.before.clone()),
        };
        let mut after = preferences.now.clone();
        preferences.merge_records(&before, &mut after, &fields);
        let mut contents = Value::Object(fields.clone());
        apply_change(&Value::Object(before), &Value::Object(after), &mut contents);
        if contents != Value::Object(fields) || damage.is_some() {
            let text = serde_json::to_string_pretty(&contents)? + "\n";
            write_file(self.file.path(), text)?;
        }
        self.last = Some(preferences.now.clone());
        Ok(())
    }
}

impl From<JsonFileError> for PreferencesError {
    fn from(error: JsonFileError) -> PreferencesError {
        let JsonFileError { path, moved_to, kind } = error;
        PreferencesError { path, moved_to, kind }
    }
}
