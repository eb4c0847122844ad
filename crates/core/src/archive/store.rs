//! The folder of games: what is in it, earlier games, and the names of files.

use std::ffi::OsStr;
use std::io;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use super::SavePlace;
use crate::game::{Game, move_count};
use crate::notation::pdn::{PdnGame, PdnReader};
use crate::platform::{data_folder, fs, open_plain_file, path_from_env, write_own_file};
use crate::rules::{BySide, Position, Variant};

const FOLDER_VARIABLE: &str = "DAMES3D_GAMES";
pub(super) const JOURNAL: &str = "journal";
/// The extension of a journal, or a part of one, that could not be read and was put aside.
pub(super) const DAMAGED: &str = "damaged";
const GAME: &str = "pdn";

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

    /// The archive of the user: the folder in `DAMES3D_GAMES` or else `games` in the program's data folder. `None` if
    /// the user has no home folder.
    pub fn from_system() -> Option<Archive> {
        let folder = path_from_env(FOLDER_VARIABLE)
            .or_else(|| data_folder().map(|folder| folder.join("games")));
        folder.map(Archive::in_folder)
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns `true` if this is a file in the folder.
    pub fn holds(&self, file: &Path) -> bool {
        file.parent() == Some(&self.folder)
    }

    /// Files a game under this name, replacing one that was filed under it before.
    pub(super) fn file(&self, name: &str, game: &PdnGame) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        write_own_file(&self.game_path(name), format!("{game}\n").as_bytes())
    }

    pub(super) fn game_path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{GAME}"))
    }

    /// The candidate paths of a new journal, of which the first free one is used: names sort by the start of the
    /// session, in milliseconds since 1970.
    pub(super) fn journal_paths(&self, time: u64) -> impl Iterator<Item = PathBuf> {
        let numbers = time..=u64::MAX;
        numbers.map(|number| self.folder.join(format!("{number:014}.{JOURNAL}")))
    }

    /// Returns `true` if a game is filed for the session of this journal, or a part of the journal was quarantined.
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
        let mut files: Vec<PathBuf> =
            paths.filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
        files.sort();
        files
    }

    /// The latest filed games, at most this number, newest first. Files without a game are skipped.
    pub fn earlier_games(&self, limit: usize) -> Vec<EarlierGame> {
        self.read_earlier_games().take(limit).collect()
    }

    /// Reads the filed games, newest first. Files without a game are skipped.
    pub fn read_earlier_games(&self) -> impl Iterator<Item = EarlierGame> + use<> {
        let mut games = self.files(GAME);
        let filed_at = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).ok();
        games.sort_by_cached_key(filed_at);
        games.into_iter().rev().filter_map(|path| EarlierGame::read(&path).ok().flatten())
    }
}

#[derive(Clone, Debug)]
pub struct EarlierGame {
    pub path: PathBuf,
    pub pdn: PdnGame,
}

impl EarlierGame {
    /// Reads the first game of a file; `None` if there is none that this program plays.
    pub fn read(path: &Path) -> io::Result<Option<EarlierGame>> {
        let mut reader = PdnReader::new(BufReader::new(open_plain_file(path)?));
        let game = reader.next_game()?.and_then(|game| game.into_game());
        Ok(game.map(|pdn| EarlierGame { path: path.to_owned(), pdn }))
    }

    pub fn variant(&self) -> Variant {
        self.pdn.tree.start().variant()
    }

    /// Number of moves of the main line, as lists of moves count them.
    pub fn moves(&self) -> usize {
        move_count(&self.pdn.tree)
    }

    pub fn last_position(&self) -> &Position {
        let tree = &self.pdn.tree;
        let last = tree.main_line().last().copied();
        tree.node(last.unwrap_or_else(|| tree.root())).position()
    }
}

/// The file names of filed games, and the names of their players.
#[derive(Clone, Debug, Default)]
pub(super) struct GameNames {
    /// The date on which the session began, as PDN writes it.
    pub(super) date: String,
    /// Number of games of each variant that were replaced.
    pub(super) replaced: [u32; Variant::ALL.len()],
    pub(super) players: [BySide<String>; Variant::ALL.len()],
    pub(super) ids: [GameId; Variant::ALL.len()],
    /// The files in which the current games are also saved.
    pub(super) saved: [Option<SavePlace>; Variant::ALL.len()],
}

impl GameNames {
    /// The name of the current game of a variant within its session.
    pub(super) fn name(&self, variant: Variant) -> String {
        let number = self.replaced[variant.index()] + 1;
        format!("{}-{number}", variant.name())
    }

    /// Returns `false` for a game without content, and for an earlier game that was opened and stays in its own file.
    pub(super) fn is_to_be_filed(&self, game: &Game, archive: &Archive) -> bool {
        let place = self.saved[game.variant().index()].as_ref();
        let is_filed = place.is_some_and(|place| archive.holds(&place.path));
        game.has_content() && !is_filed
    }

    pub(super) fn replace(&mut self, game: &Game) {
        let index = game.variant().index();
        self.replaced[index] += u32::from(game.has_content());
        self.saved[index] = None;
        self.ids[index] = GameId::default();
    }

    /// The game as PDN, with the names of its players.
    pub(super) fn pdn(&self, game: &Game) -> PdnGame {
        game.to_pdn(&self.players[game.variant().index()], &self.date)
    }
}

/// Identifies a game at a table while the program runs. It changes when another game replaces it, not as the game goes
/// on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId(u64);

impl Default for GameId {
    fn default() -> GameId {
        static GAMES: AtomicU64 = AtomicU64::new(0);
        GameId(GAMES.fetch_add(1, Ordering::Relaxed))
    }
}
