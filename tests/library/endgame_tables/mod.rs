//! Endgame tables: right, and safe on disk.

mod files;
mod verdicts;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use dames3d::engine::tables::{Building, Tables};
use dames3d::rules::Variant;

/// Pieces of the tables that most tests look into.
const PIECES: u8 = if cfg!(debug_assertions) { 2 } else { 3 };

/// An empty folder for one test.
fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("endgame-tables-{name}"));
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder goes");
    }
    folder
}

fn building(variant: Variant, pieces: u8) -> Building {
    Building {
        variant,
        pieces,
        threads: 2,
    }
}

/// Tables built for these tests, and read back.
fn tables_of(variant: Variant) -> &'static Tables {
    static TABLES: LazyLock<[Tables; 2]> = LazyLock::new(|| {
        let folder = fresh_folder("shared");
        Variant::PLAIN.map(|variant| {
            let built = building(variant, PIECES).into_folder(&folder, |_| ());
            built.expect("tables are built");
            Tables::open(&folder, variant).expect("tables are opened")
        })
    });
    match variant {
        Variant::International => &TABLES[0],
        _ => &TABLES[1],
    }
}
