//! Endgame tables: correct results and safe files.

mod files;
mod five_moves;
mod results;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use dames3d::engine::endgame_tables::{EndgameTables, FewKingsRule, TableBuilder};
use dames3d::rules::Variant;

/// Number of pieces of the tables that most tests probe.
pub(crate) const PIECES: u8 = if cfg!(debug_assertions) { 2 } else { 3 };

/// An empty folder for one test.
pub(crate) fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("endgame-tables-{name}"));
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder is removed");
    }
    folder
}

pub(crate) fn builder(variant: Variant, few_kings_rule: FewKingsRule, pieces: u8) -> TableBuilder {
    TableBuilder { variant, few_kings_rule, pieces, threads: 2 }
}

/// Tables built for these tests and opened again; two kings or one against one king are played out.
fn tables_of(variant: Variant) -> &'static EndgameTables {
    tables_with(variant, FewKingsRule::PlayedOut)
}

/// Tables under this rule.
pub(crate) fn tables_with(
    variant: Variant,
    few_kings_rule: FewKingsRule,
) -> &'static Arc<EndgameTables> {
    static TABLES: LazyLock<Vec<Arc<EndgameTables>>> =
        LazyLock::new(|| tables_in("shared", PIECES));
    of_kind(&TABLES, variant, few_kings_rule)
}

/// Tables of two pieces, in every build.
pub(crate) fn tables_of_two(
    variant: Variant,
    few_kings_rule: FewKingsRule,
) -> &'static Arc<EndgameTables> {
    static TABLES: LazyLock<Vec<Arc<EndgameTables>>> = LazyLock::new(|| tables_in("two", 2));
    of_kind(&TABLES, variant, few_kings_rule)
}

/// Tables of four pieces. A release build takes most of a minute for them.
pub(crate) fn tables_of_four(
    variant: Variant,
    few_kings_rule: FewKingsRule,
) -> &'static Arc<EndgameTables> {
    static TABLES: LazyLock<Vec<Arc<EndgameTables>>> = LazyLock::new(|| tables_in("four", 4));
    of_kind(&TABLES, variant, few_kings_rule)
}

/// All variants and rules of tables.
fn every_kind() -> impl Iterator<Item = (Variant, FewKingsRule)> {
    let both = |variant| FewKingsRule::BOTH.map(|few_kings_rule| (variant, few_kings_rule));
    Variant::STANDARD.into_iter().flat_map(both)
}

fn tables_in(folder: &str, pieces: u8) -> Vec<Arc<EndgameTables>> {
    let folder = fresh_folder(folder);
    let tables = every_kind().map(|(variant, few_kings_rule)| {
        let built = builder(variant, few_kings_rule, pieces).build_in(&folder, |_| ());
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
