use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::{env, fmt};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

use super::Preferences;

/// A file longer than this is none of ours.
const MAX_BYTES: u64 = 1 << 16;

/// Why preferences are not read.
#[derive(Debug, thiserror::Error)]
#[error("{}: expected the settings of Dames 3D, found {found}", path.display())]
pub struct PreferencesError {
    /// The file, which stays as it is until something else is kept; then it is put aside.
    pub path: PathBuf,
    /// What stands in the way.
    pub found: PreferencesErrorKind,
}

/// What stands in the way of reading.
#[derive(Debug, thiserror::Error)]
pub enum PreferencesErrorKind {
    /// The system does not let it.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is not what is written there; says where.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// It is far too long.
    #[error("more than {MAX_BYTES} bytes")]
    TooLong,
}

/// The file preferences are kept in.
#[derive(Clone, Debug)]
pub struct PreferencesFile {
    path: PathBuf,
    /// Whether it held something else when it was read.
    was_unreadable: bool,
}

impl PreferencesFile {
    /// A file with this path; there need not be one yet.
    pub fn new(path: PathBuf) -> PreferencesFile {
        PreferencesFile {
            path,
            was_unreadable: false,
        }
    }

    /// The usual one: the file `$DAMES3D_SETTINGS` names, or `dames3d/settings.json` where the system keeps settings,
    /// which is `$XDG_CONFIG_HOME` or `~/.config` on Linux, `~/Library/Preferences` on macOS and `%APPDATA%` on
    /// Windows. `None` if the user has no home.
    pub fn from_system() -> Option<PreferencesFile> {
        let named = env::var_os("DAMES3D_SETTINGS").filter(|name| !name.is_empty());
        let path = named.map(PathBuf::from).or_else(|| {
            let system = choose_native_strategy().ok()?;
            Some(system.config_dir().join("dames3d").join("settings.json"))
        })?;
        Some(PreferencesFile::new(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What is kept; the usual preferences where there is no file yet.
    pub fn read(&mut self) -> Result<Preferences, PreferencesError> {
        let read = self.read_file();
        self.was_unreadable = read.is_err();
        read.map_err(|found| PreferencesError {
            path: self.path.clone(),
            found,
        })
    }

    fn read_file(&self) -> Result<Preferences, PreferencesErrorKind> {
        let file = match File::open(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Preferences::default()),
            opened => opened?,
        };
        let mut text = Vec::new();
        file.take(MAX_BYTES + 1).read_to_end(&mut text)?;
        if text.len() as u64 > MAX_BYTES {
            return Err(PreferencesErrorKind::TooLong);
        }
        Ok(serde_json::from_slice(&text)?)
    }

    /// Keeps these from now on. A file that could not be read is put aside first, under its name with `.unread` after
    /// it; whoever reads meanwhile finds the one or the other, never half of it.
    pub fn write(&mut self, preferences: &Preferences) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        if self.was_unreadable {
            fs::rename(&self.path, self.beside("unread"))?;
            self.was_unreadable = false;
        }
        let text = serde_json::to_string_pretty(preferences)? + "\n";
        let new = self.beside("new");
        fs::write(&new, text)?;
        fs::rename(&new, &self.path)
    }

    fn beside(&self, ending: impl fmt::Display) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(format!(".{ending}"));
        name.into()
    }
}
