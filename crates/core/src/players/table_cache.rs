//! The endgame tables on disk, opened once for all threads.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::engine::endgame_tables::{EndgameTableError, EndgameTables, FewKingsRule};
use crate::game::Game;
use crate::rules::Variant;

/// The properties of a game that select its endgame tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TableKey {
    pub variant: Variant,
    /// The draw rule for few kings, which changes the results of endgames.
    pub few_kings_rule: FewKingsRule,
}

impl TableKey {
    pub fn for_game(game: &Game) -> TableKey {
        TableKey {
            variant: game.variant(),
            few_kings_rule: FewKingsRule::from_draw_rules(&game.rules().draws),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableStatus {
    /// All positions of up to this number of pieces are solved.
    Available(u8),
    /// Not solved yet.
    Missing,
    /// There are tables that cannot be used, for this reason.
    Damaged(String),
}

/// Endgame tables by key, opened at the first use. Clones share the tables.
#[derive(Clone, Debug, Default)]
pub struct TableCache {
    folder: Option<PathBuf>,
    opened: Arc<Mutex<HashMap<TableKey, (TableStatus, Option<Arc<EndgameTables>>)>>>,
}

impl TableCache {
    /// A cache of the tables in this folder; without a folder all tables are missing.
    pub fn in_folder(folder: Option<PathBuf>) -> TableCache {
        TableCache { folder, opened: Arc::default() }
    }

    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Returns the tables of this key. The first call opens them, which takes a while. `None` for variants that have no
    /// endgame tables.
    pub fn open(&self, key: TableKey) -> Option<(TableStatus, Option<Arc<EndgameTables>>)> {
        if !Variant::STANDARD.contains(&key.variant) {
            return None;
        }
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        let open = || match &self.folder {
            Some(folder) => {
                with_status(EndgameTables::open(folder, key.variant, key.few_kings_rule))
            }
            None => (TableStatus::Missing, None),
        };
        Some(opened.entry(key).or_insert_with(open).clone())
    }

    /// Drops the tables of this key, which have just been solved: the next call opens them again.
    pub fn forget(&self, key: TableKey) {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        opened.remove(&key);
    }
}

fn with_status(
    tables: Result<EndgameTables, EndgameTableError>,
) -> (TableStatus, Option<Arc<EndgameTables>>) {
    match tables {
        Ok(tables) if tables.max_pieces() == 0 => (TableStatus::Missing, None),
        Ok(tables) => (TableStatus::Available(tables.max_pieces()), Some(Arc::new(tables))),
        Err(error) => (TableStatus::Damaged(error.to_string()), None),
    }
}
