use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use super::Archive;
use super::store::GAME;
use crate::game::move_count;
use crate::notation::pdn::{PdnGame, PdnReader};
use crate::platform::{fs, open_plain_file};
use crate::rules::{Position, Variant};

impl Archive {
    /// The games filed last, at most this number, the latest first. Files that hold no game are left out.
    pub fn earlier_games(&self, limit: usize) -> Vec<EarlierGame> {
        self.read_earlier_games().take(limit).collect()
    }

    /// Reads the games that were filed, the latest first. Files that hold no game are left out.
    pub fn read_earlier_games(&self) -> impl Iterator<Item = EarlierGame> + use<> {
        let mut games = self.files(GAME);
        let filed_at = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).ok();
        games.sort_by_cached_key(filed_at);
        games
            .into_iter()
            .rev()
            .filter_map(|path| EarlierGame::read(&path).ok().flatten())
    }
}

/// A game that was filed.
#[derive(Clone, Debug)]
pub struct EarlierGame {
    /// The file.
    pub path: PathBuf,
    /// The game, as it is in the file.
    pub pdn: PdnGame,
}

impl EarlierGame {
    /// Reads the first game of a file; `None` if there is none that this program plays.
    pub fn read(path: &Path) -> io::Result<Option<EarlierGame>> {
        let mut reader = PdnReader::new(BufReader::new(open_plain_file(path)?));
        let game = reader.next_game()?.and_then(|game| game.into_game());
        Ok(game.map(|pdn| EarlierGame {
            path: path.to_owned(),
            pdn,
        }))
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.pdn.tree.start().variant()
    }

    /// Number of moves of the main line, as lists of moves count them.
    pub fn moves(&self) -> usize {
        move_count(&self.pdn.tree)
    }

    /// The last position of the main line.
    pub fn last_position(&self) -> &Position {
        let tree = &self.pdn.tree;
        let last = tree.main_line().last().copied();
        tree.node(last.unwrap_or_else(|| tree.root())).position()
    }
}
