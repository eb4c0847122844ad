//! All tables of a variant: opening and probing them, and the choice of tables for an engine.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, io};

use super::file::{self, EndgameTableError, TableFileError};
use super::material;
use super::material::{FewKingsRule, MAX_PIECES, Material};
use super::table::{EndgameTable, TableSummary};
use crate::evaluation::features::Perspective;
use crate::platform::{data_folder, path_from_env};
use crate::rules::{DrawRules, Move, Ply, Position, Variant};
use crate::table_result::{self, TableResult};

/// The endgame tables of one variant under one [`FewKingsRule`]. Threads may share them.
///
/// The files are kept compressed in memory. A block of 64 KiB, one byte for each position, is decompressed when it is
/// first probed, and stays decompressed.
#[derive(Debug)]
pub struct EndgameTables {
    variant: Variant,
    few_kings_rule: FewKingsRule,
    /// By [`table_index`].
    tables: Vec<Option<EndgameTable>>,
    pub(super) max_pieces: u8,
    /// The longest win or loss with two pieces or one against a king, of those whose moves are counted.
    pub(super) longest_few_kings_result: Ply,
}

/// A side has less than this number of pieces of one kind, as its opponent has at least one piece.
const COUNT_LIMIT: usize = MAX_PIECES as usize;

/// The index of a material in [`EndgameTables`]; `None` if it has too many pieces.
#[inline]
fn table_index(material: Material) -> Option<usize> {
    let counts = material.counts().map(usize::from);
    let is_within = counts.into_iter().all(|count| count < COUNT_LIMIT);
    is_within.then(|| counts.into_iter().fold(0, |index, count| index * COUNT_LIMIT + count))
}

impl EndgameTables {
    /// Tables without any position.
    pub fn empty(variant: Variant, few_kings_rule: FewKingsRule) -> EndgameTables {
        EndgameTables {
            variant,
            few_kings_rule,
            tables: (0..COUNT_LIMIT.pow(4)).map(|_| None).collect(),
            max_pieces: 0,
            longest_few_kings_result: Ply(0),
        }
    }

    /// Opens the tables of a variant in a folder; empty if the folder does not exist or holds none.
    ///
    /// # Errors
    /// If a file cannot be read, is damaged, or does not match its name.
    pub fn open(
        folder: &Path,
        variant: Variant,
        few_kings_rule: FewKingsRule,
    ) -> Result<EndgameTables, EndgameTableError> {
        let mut tables = EndgameTables::empty(variant, few_kings_rule);
        let folder = few_kings_rule.folder(folder, variant);
        for material in (2..=MAX_PIECES).flat_map(Material::with_pieces) {
            let path = file::path(&folder, material);
            match file::read(&path, variant, few_kings_rule, material) {
                Ok(table) => tables.insert(table),
                Err(TableFileError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {}
                Err(reason) => return Err(EndgameTableError::File { path, reason }),
            }
        }
        Ok(tables)
    }

    /// The variant of the tables.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The rule for two kings or one against one king.
    pub fn few_kings_rule(&self) -> FewKingsRule {
        self.few_kings_rule
    }

    /// The number of pieces up to which all positions are known; 0 if there are no tables.
    pub fn max_pieces(&self) -> u8 {
        self.max_pieces
    }

    /// The result for the side to move, without draws by count; `None` if no table covers the position.
    #[inline]
    pub fn probe(&self, position: &Position) -> Option<TableResult> {
        if position.variant() != self.variant || !Variant::STANDARD.contains(&self.variant) {
            return None;
        }
        let perspective = Perspective::from_position(position, position.side_to_move());
        let material = Material::from_perspective(&perspective);
        if material.own.pieces() == 0 {
            return Some(TableResult::Loss(Ply(0)));
        }
        if material.opponent.pieces() == 0 {
            return Some(TableResult::Win(Ply(0)));
        }
        self.table(material)?.probe(&perspective)
    }

    /// The moves that win soonest; if none wins, those that draw; if none draws, those that lose latest. Empty if the
    /// game is over or no table covers a move's position.
    pub fn best_moves(&self, position: &Position) -> Vec<Move> {
        table_result::best_moves(position, |next| self.probe(next))
    }

    /// The statistics of each table, those with fewest pieces first.
    pub fn summaries(&self) -> impl Iterator<Item = &TableSummary> {
        let all = (2..=MAX_PIECES).flat_map(Material::with_pieces);
        all.filter_map(|material| Some(&self.table(material)?.summary))
    }

    /// Returns a position with this material and result, White to move. Searches the whole table if necessary.
    pub fn example(&self, material: Material, result: TableResult) -> Option<Position> {
        let mut entries = self.table(material)?.entries();
        let (perspective, _) = entries.find(|&(_, found)| found == result)?;
        material::position_at(&perspective, self.variant)
    }

    #[inline]
    pub(super) fn table(&self, material: Material) -> Option<&EndgameTable> {
        self.tables[table_index(material)?].as_ref()
    }

    pub(super) fn insert(&mut self, table: EndgameTable) {
        let summary = table.summary;
        if summary.material.is_few_against_king() {
            let longest = summary.longest_win.max(summary.longest_loss);
            self.longest_few_kings_result =
                self.longest_few_kings_result.max(longest.unwrap_or_default());
        }
        if let Some(index) = table_index(summary.material) {
            self.tables[index] = Some(table);
        }
        let is_there = |material: Material| self.table(material).is_some();
        let has_all = |pieces: &u8| Material::with_pieces(*pieces).into_iter().all(is_there);
        let pieces = (2..=MAX_PIECES).take_while(has_all).last();
        self.max_pieces = pieces.unwrap_or(0);
    }
}

/// Returns the folder of the endgame tables: the one `$DAMES3D_TABLES` names, or `tables` in the program's
/// [`data_folder`]. `None` if the user has no home folder.
pub fn default_folder() -> Option<PathBuf> {
    path_from_env("DAMES3D_TABLES").or_else(|| Some(data_folder()?.join("tables")))
}

/// The source of an engine's tables. Written as `default`, `none` or a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TableSource {
    /// The [`default_folder`], which may hold none.
    #[default]
    Default,
    /// No tables.
    Disabled,
    /// A folder, which must hold tables.
    Folder(PathBuf),
}

impl TableSource {
    /// Opens the tables for games of this variant under these draw rules. Returns `None` if the source is disabled, if
    /// the default folder holds no tables, or if none exist for the variant.
    ///
    /// # Errors
    /// If a file is damaged, or a folder given by name holds no tables.
    pub fn open(
        &self,
        variant: Variant,
        draws: &DrawRules,
    ) -> Result<Option<Arc<EndgameTables>>, EndgameTableError> {
        let folder = match self {
            TableSource::Disabled => None,
            TableSource::Default => default_folder(),
            TableSource::Folder(folder) => Some(folder.clone()),
        };
        let Some(folder) = folder.filter(|_| Variant::STANDARD.contains(&variant)) else {
            return Ok(None);
        };
        let rule = FewKingsRule::from_draw_rules(draws);
        let tables = EndgameTables::open(&folder, variant, rule)?;
        match (tables.max_pieces(), self) {
            (0, TableSource::Folder(_)) => Err(EndgameTableError::NotFound { folder, variant }),
            (0, _) => Ok(None),
            _ => Ok(Some(Arc::new(tables))),
        }
    }
}

impl fmt::Display for TableSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableSource::Default => f.pad("default"),
            TableSource::Disabled => f.pad("none"),
            TableSource::Folder(folder) => folder.display().fmt(f),
        }
    }
}

/// The name of a folder, which need not be UTF-8, or `default` or `none`.
impl From<OsString> for TableSource {
    fn from(text: OsString) -> TableSource {
        match text.to_str() {
            Some("default") => TableSource::Default,
            Some("none") => TableSource::Disabled,
            _ => TableSource::Folder(text.into()),
        }
    }
}
