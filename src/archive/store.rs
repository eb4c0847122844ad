use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::notation::pdn::PdnGame;
use crate::platform::{data_folder, path_from_env, unix_milliseconds, write_file};

/// The environment variable with the folder of the games.
const FOLDER_VARIABLE: &str = "DAMES3D_GAMES";
/// The extension of a journal.
pub(super) const JOURNAL: &str = "journal";
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
        write_file(&self.game_path(name), format!("{game}\n").as_bytes())
    }

    /// The path of the game filed under this name.
    pub(super) fn game_path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{GAME}"))
    }

    /// The path of a new journal. Names sort by time.
    pub(super) fn new_journal_path(&self) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let time = unix_milliseconds();
        let names = (0..1000).map(|n| self.folder.join(format!("{:014}.{JOURNAL}", time + n)));
        let mut free = names.into_iter().filter(|path| !path.exists());
        free.next().ok_or_else(|| ErrorKind::AlreadyExists.into())
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
