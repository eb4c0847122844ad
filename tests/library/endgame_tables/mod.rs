//! Endgame tables: right, and safe on disk.

mod files;
mod verdicts;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use dames3d::engine::endgame_tables::{Building, Endings, Tables};
use dames3d::rules::Variant;

/// Pieces of the tables that most tests look into.
pub(crate) const PIECES: u8 = if cfg!(debug_assertions) { 2 } else { 3 };

/// An empty folder for one test.
pub(crate) fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("endgame-tables-{name}"));
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder goes");
    }
    folder
}

pub(crate) fn building(variant: Variant, endings: Endings, pieces: u8) -> Building {
    Building {
        variant,
        endings,
        pieces,
        threads: 2,
    }
}

/// Tables built for these tests, and read back, played out.
fn tables_of(variant: Variant) -> &'static Tables {
    tables_with(variant, Endings::PlayedOut)
}

/// The same, with two kings or one against one king drawn or not.
pub(crate) fn tables_with(variant: Variant, endings: Endings) -> &'static Arc<Tables> {
    static TABLES: LazyLock<Vec<Arc<Tables>>> = LazyLock::new(|| tables_in("shared", PIECES));
    of_kind(&TABLES, variant, endings)
}

/// Tables of four pieces, which take a release build most of a minute.
pub(crate) fn tables_of_four(variant: Variant, endings: Endings) -> &'static Arc<Tables> {
    static TABLES: LazyLock<Vec<Arc<Tables>>> = LazyLock::new(|| tables_in("four", 4));
    of_kind(&TABLES, variant, endings)
}

/// Every kind of tables there is.
fn every_kind() -> impl Iterator<Item = (Variant, Endings)> {
    let both = |variant| Endings::BOTH.map(|endings| (variant, endings));
    Variant::PLAIN.into_iter().flat_map(both)
}

fn tables_in(folder: &str, pieces: u8) -> Vec<Arc<Tables>> {
    let folder = fresh_folder(folder);
    let tables = every_kind().map(|(variant, endings)| {
        let built = building(variant, endings, pieces).into_folder(&folder, |_| ());
        built.expect("tables are built");
        Arc::new(Tables::open(&folder, variant, endings).expect("tables are opened"))
    });
    tables.collect()
}

fn of_kind(tables: &[Arc<Tables>], variant: Variant, endings: Endings) -> &Arc<Tables> {
    let is_it = |tables: &&Arc<Tables>| (tables.variant(), tables.endings()) == (variant, endings);
    tables.iter().find(is_it).expect("both of each variant")
}
