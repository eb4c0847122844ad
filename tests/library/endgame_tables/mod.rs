//! Endgame tables: right, and safe on disk.

mod files;
mod verdicts;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use dames3d::engine::tables::{Building, Endings, Tables};
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
    static TABLES: LazyLock<[Arc<Tables>; 4]> = LazyLock::new(|| {
        let folder = fresh_folder("shared");
        let [flat, pyramid] = Variant::PLAIN;
        let [played_out, drawn] = Endings::BOTH;
        [
            (flat, played_out),
            (flat, drawn),
            (pyramid, played_out),
            (pyramid, drawn),
        ]
        .map(|(variant, endings)| {
            let built = building(variant, endings, PIECES).into_folder(&folder, |_| ());
            built.expect("tables are built");
            Arc::new(Tables::open(&folder, variant, endings).expect("tables are opened"))
        })
    });
    let is_it = |tables: &&Arc<Tables>| (tables.variant(), tables.endings()) == (variant, endings);
    TABLES.iter().find(is_it).expect("both of each variant")
}
