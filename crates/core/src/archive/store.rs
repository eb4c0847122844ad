use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

use crate::notation::pdn::PdnGame;
use crate::platform::{data_folder, fs, path_from_env, write_own_file};

/// The environment variable with the folder of the games.
const FOLDER_VARIABLE: &str = "DAMES3D_GAMES";
/// The extension of a journal.
pub(super) const JOURNAL: &str = "journal";
/// The extension of a journal, or a part of one, that could not be read and was put aside.
pub(super) const DAMAGED: &str = "damaged";
/// The extension of a filed game.
pub(super) const GAME: &str = "pdn";

/// The folder in which games are kept: journals of sessions, and filed games as PDN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archive {
    folder: PathBuf,
}

impl Archive {
    /// The archive in this folder, which is created with the first game.
    pub fn in_folder(folder: PathBuf) -> Archive {
        Archive { folder }
    }

    /// The archive of the user: the folder in `DAMES3D_GAMES` or else `games` in the program's data folder. `None` if the
    /// user has no home folder.
    pub fn from_system() -> Option<Archive> {
        let folder = path_from_env(FOLDER_VARIABLE)
            .or_else(|| data_folder().map(|folder| folder.join("games")));
        folder.map(Archive::in_folder)
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Files a game under this name; a game filed under it before is replaced.
    pub(super) fn file(&self, name: &str, game: &PdnGame) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        write_own_file(&self.game_path(name), format!("{game}\n").as_bytes())
    }

    /// The path of the game filed under this name.
    pub(super) fn game_path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{GAME}"))
    }

    /// The paths for a new journal, the first free one of which is to be taken: names sort by the time at which the session
    /// begins, in milliseconds since 1970.
    pub(super) fn journal_paths(&self, time: u64) -> impl Iterator<Item = PathBuf> {
        let numbers = time..=u64::MAX;
        numbers.map(|number| self.folder.join(format!("{number:014}.{JOURNAL}")))
    }

    /// Returns `true` if there is a game filed for the session with this journal, or a part of the journal put aside.
    pub(super) fn has_games_of(&self, journal: &Path) -> io::Result<bool> {
        let session = journal.file_stem().unwrap_or_default().as_encoded_bytes();
        let is_of_session = |name: &OsStr| {
            let rest = name.as_encoded_bytes().strip_prefix(session);
            rest.is_some_and(|rest| rest.starts_with(b"-") || rest.starts_with(b".damaged"))
        };
        let mut entries = fs::read_dir(&self.folder)?.flatten();
        Ok(entries.any(|entry| is_of_session(&entry.file_name())))
    }

    /// The files with this extension, sorted by name.
    pub(super) fn files(&self, extension: &str) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path());
        let mut files: Vec<PathBuf> = paths
            .filter(|path| path.extension().is_some_and(|found| found == extension))
            .collect();
        files.sort();
        files
    }
}
