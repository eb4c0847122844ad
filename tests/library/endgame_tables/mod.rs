//! Endgame tables: right, and safe on disk.

mod files;
mod verdicts;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use dames3d::engine::endgame_tables::{EndgameTables, FewKingsRule, TableBuilder};
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

pub(crate) fn building(variant: Variant, few_kings_rule: FewKingsRule, pieces: u8) -> TableBuilder {
    TableBuilder {
        variant,
        few_kings_rule,
        pieces,
        threads: 2,
    }
}

/// Tables built for these tests, and read back, played out.
fn tables_of(variant: Variant) -> &'static EndgameTables {
    tables_with(variant, FewKingsRule::PlayedOut)
}

/// The same, with two kings or one against one king drawn or not.
pub(crate) fn tables_with(
    variant: Variant,
    few_kings_rule: FewKingsRule,
) -> &'static Arc<EndgameTables> {
    static TABLES: LazyLock<Vec<Arc<EndgameTables>>> =
        LazyLock::new(|| tables_in("shared", PIECES));
    of_kind(&TABLES, variant, few_kings_rule)
}

/// Tables of four pieces, which take a release build most of a minute.
pub(crate) fn tables_of_four(
    variant: Variant,
    few_kings_rule: FewKingsRule,
) -> &'static Arc<EndgameTables> {
    static TABLES: LazyLock<Vec<Arc<EndgameTables>>> = LazyLock::new(|| tables_in("four", 4));
    of_kind(&TABLES, variant, few_kings_rule)
}

/// Every kind of tables there is.
fn every_kind() -> impl Iterator<Item = (Variant, FewKingsRule)> {
    let both = |variant| FewKingsRule::BOTH.map(|few_kings_rule| (variant, few_kings_rule));
    Variant::STANDARD.into_iter().flat_map(both)
}

fn tables_in(folder: &str, pieces: u8) -> Vec<Arc<EndgameTables>> {
    let folder = fresh_folder(folder);
    let tables = every_kind().map(|(variant, few_kings_rule)| {
        let built = building(variant, few_kings_rule, pieces).build_in(&folder, |_| ());
        built.expect("tables are built");
        Arc::new(EndgameTables::open(&folder, variant, few_kings_rule).expect("tables are opened"))
    });
    tables.collect()
}

fn of_kind(
    tables: &[Arc<EndgameTables>],
    variant: Variant,
    few_kings_rule: FewKingsRule,
) -> &Arc<EndgameTables> {
    let is_it = |tables: &&Arc<EndgameTables>| {
        (tables.variant(), tables.few_kings_rule()) == (variant, few_kings_rule)
    };
    tables.iter().find(is_it).expect("both of each variant")
}
