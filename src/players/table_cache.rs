//! The endgames the computer knows.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::Computer;
use crate::engine::endgame_tables::{EndgameTableError, EndgameTables, FewKingsRule};
use crate::game::Game;
use crate::rules::Variant;

/// What endgame tables are of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableKey {
    /// What is played.
    pub variant: Variant,
    /// Which endings are drawn at once.
    pub few_kings_rule: FewKingsRule,
}

impl TableKey {
    /// Those for a game.
    pub fn for_game(game: &Game) -> TableKey {
        TableKey {
            variant: game.variant(),
            few_kings_rule: FewKingsRule::from_draw_rules(&game.rules().draws),
        }
    }
}

/// What there is of the tables for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableStatus {
    /// All positions of so many pieces.
    Available(u8),
    /// They were never solved.
    Missing,
    /// There are some that cannot be used, and why.
    Damaged(String),
}

/// Endgame tables by what they are of, opened when first asked for.
#[derive(Clone, Debug, Default)]
pub struct TableCache {
    folder: Option<PathBuf>,
    opened: Arc<Mutex<HashMap<TableKey, (TableStatus, Option<Arc<EndgameTables>>)>>>,
}

impl TableCache {
    /// Those in a folder, if there is one to keep them in.
    pub fn in_folder(folder: Option<PathBuf>) -> TableCache {
        TableCache {
            folder,
            opened: Arc::default(),
        }
    }

    /// Where they are kept.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Opens these tables, unless they were before, which takes a while. Nothing where there could be none.
    pub fn open(&self, kind: TableKey) -> Option<(TableStatus, Option<Arc<EndgameTables>>)> {
        if !Variant::STANDARD.contains(&kind.variant) {
            return None;
        }
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        let open = || match &self.folder {
            Some(folder) => with_status(EndgameTables::open(
                folder,
                kind.variant,
                kind.few_kings_rule,
            )),
            None => (TableStatus::Missing, None),
        };
        Some(opened.entry(kind).or_insert_with(open).clone())
    }

    /// Puts tables there that have been solved.
    pub fn insert(&self, kind: TableKey, tables: EndgameTables) {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        opened.insert(kind, with_status(Ok(tables)));
    }
}

fn with_status(
    tables: Result<EndgameTables, EndgameTableError>,
) -> (TableStatus, Option<Arc<EndgameTables>>) {
    match tables {
        Ok(tables) if tables.max_pieces() == 0 => (TableStatus::Missing, None),
        Ok(tables) => (
            TableStatus::Available(tables.max_pieces()),
            Some(Arc::new(tables)),
        ),
        Err(error) => (TableStatus::Damaged(error.to_string()), None),
    }
}

impl Computer {
    /// From now on it looks into these tables in games of the variant, or into none.
    pub fn set_endgame_tables(&mut self, variant: Variant, tables: Option<Arc<EndgameTables>>) {
        let engine = self.engine(variant);
        if engine.tables().map(Arc::as_ptr) != tables.as_ref().map(Arc::as_ptr) {
            engine.set_tables(tables);
        }
    }
}
