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
pub struct Kind {
    /// What is played.
    pub variant: Variant,
    /// Which endings are drawn at once.
    pub few_kings_rule: FewKingsRule,
}

impl Kind {
    /// Those for a game.
    pub fn at(game: &Game) -> Kind {
        Kind {
            variant: game.variant(),
            few_kings_rule: FewKingsRule::from_draw_rules(&game.rules().draws),
        }
    }
}

/// What there is of the tables for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// All positions of so many pieces.
    Pieces(u8),
    /// They were never solved.
    Nothing,
    /// There are some that cannot be used, and why.
    Damaged(String),
}

/// Endgame tables by what they are of, opened when first asked for.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    folder: Option<PathBuf>,
    opened: Arc<Mutex<HashMap<Kind, (Kept, Option<Arc<EndgameTables>>)>>>,
}

impl Shelf {
    /// Those in a folder, if there is one to keep them in.
    pub fn in_folder(folder: Option<PathBuf>) -> Shelf {
        Shelf {
            folder,
            opened: Arc::default(),
        }
    }

    /// Where they are kept.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Opens these tables, unless they were before, which takes a while. Nothing where there could be none.
    pub fn open(&self, kind: Kind) -> Option<(Kept, Option<Arc<EndgameTables>>)> {
        if !Variant::STANDARD.contains(&kind.variant) {
            return None;
        }
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        let open = || match &self.folder {
            Some(folder) => kept(EndgameTables::open(
                folder,
                kind.variant,
                kind.few_kings_rule,
            )),
            None => (Kept::Nothing, None),
        };
        Some(opened.entry(kind).or_insert_with(open).clone())
    }

    /// Puts tables there that have been solved.
    pub fn put(&self, kind: Kind, tables: EndgameTables) {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        opened.insert(kind, kept(Ok(tables)));
    }
}

fn kept(tables: Result<EndgameTables, EndgameTableError>) -> (Kept, Option<Arc<EndgameTables>>) {
    match tables {
        Ok(tables) if tables.max_pieces() == 0 => (Kept::Nothing, None),
        Ok(tables) => (Kept::Pieces(tables.max_pieces()), Some(Arc::new(tables))),
        Err(error) => (Kept::Damaged(error.to_string()), None),
    }
}

impl Computer {
    /// From now on it looks into these tables in games of the variant, or into none.
    pub fn look_into(&mut self, variant: Variant, tables: Option<Arc<EndgameTables>>) {
        let engine = self.engine(variant);
        if engine.tables().map(Arc::as_ptr) != tables.as_ref().map(Arc::as_ptr) {
            engine.set_tables(tables);
        }
    }
}
