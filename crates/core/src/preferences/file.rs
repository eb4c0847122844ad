use std::cell::RefCell;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::Preferences;
use crate::platform::{
    JsonFile, JsonFileError, JsonFileErrorKind, path_from_env, settings_folder, write_file,
};
use crate::players::EngineId;

/// Maximum length of a settings file in bytes; ours have a few hundred.
const MAX_BYTES: u64 = 1 << 16;

/// The depth to which two sets of preferences are compared: the fields, and the tables under `seats`, whose two players
/// count as one value.
const COMPARED_DEPTH: usize = 2;

/// The reason why a file gives no preferences.
#[derive(Debug, thiserror::Error)]
#[error("not a Dames 3D settings file: {}: {kind}", path.display())]
pub struct PreferencesError {
    /// The path of the settings file.
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
    /// The preferences as they were last loaded or saved, with which the next ones are compared.
    last: Preferences,
    ignored: Vec<String>,
}

impl PreferencesFile {
    /// A file with this path; it need not exist.
    pub fn new(path: PathBuf) -> PreferencesFile {
        PreferencesFile {
            file: JsonFile::new(path).with_max_bytes(MAX_BYTES),
            last: Preferences::default(),
            ignored: Vec::new(),
        }
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

    /// The values of the last [`load`](PreferencesFile::load) that this program does not know, each with the default in
    /// its place, by their names such as `pace` or `seats.dames3d`.
    pub fn ignored_values(&self) -> &[String] {
        &self.ignored
    }

    /// Loads the preferences for a session with these other engines; see [`Preferences::with_programs`]. Where there is
    /// no file, they are the defaults.
    ///
    /// A plain file that is no JSON object is renamed, with `.unread` after its name, so that a new one can be saved. After an
    /// error the session starts with the defaults.
    pub fn load(&mut self, programs: &[String]) -> Result<Preferences, PreferencesError> {
        let (preferences, ignored, error) = match self.file.fields() {
            Ok(fields) => {
                let (preferences, ignored) = Preferences::from_fields(fields);
                (preferences, ignored, None)
            }
            Err(kind) => {
                let error = self.file.put_aside(kind).into();
                (Preferences::default(), Vec::new(), Some(error))
            }
        };
        self.ignored = ignored;
        self.last = preferences.with_programs(programs.to_vec());
        match error {
            None => Ok(self.last.clone()),
            Some(error) => Err(error),
        }
    }

    /// Saves what has changed since the preferences were last loaded or saved.
    ///
    /// The file is replaced as a whole: who reads it at that moment finds the old contents or the new ones.
    pub fn save(&mut self, preferences: &Preferences) -> io::Result<()> {
        let _lock = self.file.lock()?;
        let (fields, damage) = self
            .file
            .fields_to_change()
            .map_err(|error| match error.kind {
                JsonFileErrorKind::Io(error) => error,
                kind => io::Error::other(kind),
            })?;
        let mut programs = names_in(&fields);
        let known_programs = programs.len();
        // In place of a file that has been damaged, everything is written that this program knows.
        let last = match damage {
            Some(_) => Preferences::default(),
            None => self.last.clone(),
        };
        let before = last.with_indices_in(&mut programs);
        let after = preferences.clone().with_indices_in(&mut programs);
        let change = change(&to_value(before)?, &to_value(after)?, COMPARED_DEPTH);
        if let Some(change) = change {
            let mut value = Value::Object(fields);
            apply(change, &mut value, COMPARED_DEPTH);
            if let Value::Object(merged) = &mut value
                && programs.len() > known_programs
            {
                merged.insert("programs".to_owned(), programs.into());
            }
            write_file(
                self.file.path(),
                serde_json::to_string_pretty(&value)? + "\n",
            )?;
        }
        self.last = preferences.clone();
        Ok(())
    }
}

impl From<JsonFileError> for PreferencesError {
    fn from(error: JsonFileError) -> PreferencesError {
        let JsonFileError {
            path,
            moved_to,
            kind,
        } = error;
        PreferencesError {
            path,
            moved_to,
            kind,
        }
    }
}

impl Preferences {
    /// The preferences in the fields of a file, and the names of the values that are unknown.
    fn from_fields(fields: Map<String, Value>) -> (Preferences, Vec<String>) {
        let mut ignored = Vec::new();
        let mut known = Map::new();
        for (name, value) in fields {
            if is_known(&name, &value) {
                known.insert(name, value);
                continue;
            }
            let Value::Object(entries) = value else {
                ignored.push(name);
                continue;
            };
            // Of an object, such as the players at all tables, the known entries are of use.
            let (good, bad): (Map<_, _>, Map<_, _>) =
                entries.into_iter().partition(|(entry, value)| {
                    let alone = Map::from_iter([(entry.clone(), value.clone())]);
                    is_known(&name, &Value::Object(alone))
                });
            ignored.extend(bad.keys().map(|entry| format!("{name}.{entry}")));
            if !good.is_empty() {
                known.insert(name, Value::Object(good));
            }
        }
        let preferences = serde_json::from_value(Value::Object(known)).unwrap_or_default();
        (preferences, ignored)
    }

    /// The same preferences with the engines' indices in this list of names, to which missing names are added.
    fn with_indices_in(mut self, names: &mut Vec<String>) -> Preferences {
        let own = std::mem::take(&mut self.programs);
        let names = RefCell::new(names);
        let index = |EngineId(index): EngineId| {
            let name = own.get(index)?;
            let mut names = names.borrow_mut();
            let known = names.iter().position(|known| known == name);
            Some(EngineId(known.unwrap_or_else(|| {
                names.push(name.clone());
                names.len() - 1
            })))
        };
        self.seats.replace_engines(index);
        self.analyst = self.analyst.and_then(index);
        self
    }
}

/// Returns `true` if a file with only this field can be read.
fn is_known(name: &str, value: &Value) -> bool {
    let fields = Map::from_iter([(name.to_owned(), value.clone())]);
    serde_json::from_value::<Preferences>(Value::Object(fields)).is_ok()
}

/// The names of other engines in the fields of a file, to which its indices refer.
fn names_in(fields: &Map<String, Value>) -> Vec<String> {
    let names = fields.get("programs").cloned().unwrap_or_default();
    serde_json::from_value(names).unwrap_or_default()
}

fn to_value(preferences: Preferences) -> serde_json::Result<Value> {
    let mut value = serde_json::to_value(preferences)?;
    if let Value::Object(fields) = &mut value {
        fields.remove("programs");
    }
    Ok(value)
}

/// Returns the change from one value to the other, as a JSON merge patch (RFC 7396): `null` removes a field. `None` if
/// the values are equal. Objects below `depth` levels are replaced as a whole.
fn change(before: &Value, after: &Value, depth: usize) -> Option<Value> {
    match (before, after) {
        _ if before == after => None,
        (Value::Object(before), Value::Object(after)) if depth > 0 => {
            let removed = before.keys().filter(|name| !after.contains_key(*name));
            let removed = removed.map(|name| (name.clone(), Value::Null));
            let changed = after.iter().filter_map(|(name, value)| {
                let before = before.get(name).unwrap_or(&Value::Null);
                Some((name.clone(), change(before, value, depth - 1)?))
            });
            Some(Value::Object(removed.chain(changed).collect()))
        }
        _ => Some(after.clone()),
    }
}

/// Applies a change that [`change`] returned to an object.
fn apply(change: Value, target: &mut Value, depth: usize) {
    let Value::Object(changes) = change else {
        *target = change;
        return;
    };
    if depth == 0 {
        *target = Value::Object(changes);
        return;
    }
    if !target.is_object() {
        *target = Value::Object(Map::new());
    }
    let Some(fields) = target.as_object_mut() else {
        return;
    };
    for (name, change) in changes {
        if change.is_null() {
            fields.remove(&name);
        } else {
            apply(change, fields.entry(name).or_insert(Value::Null), depth - 1);
        }
    }
}
