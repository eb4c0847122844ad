//! Endgame tables: every position of a few pieces of international draughts or Dames 3D, solved.
//!
//! A verdict is what the rules come to without the draws by count (`rules.md` §3, *End*), but for two kings or one
//! against one king, of which there are tables played out and tables drawn at once: see [`FewKingsRule`]. What the other
//! counts make of a verdict in a game, [`EndgameTables::probe_in_game`] knows.
//!
//! Each [`Material`] has a file of its own. [`TableBuilder`] makes them, [`EndgameTables`] looks positions up in them:
//!
//! ```
//! use dames3d::engine::Verdict;
//! use dames3d::engine::endgame_tables::{Building, Endings, Tables};
//! use dames3d::notation::fen;
//! use dames3d::rules::{Ply, Variant};
//!
//! # let folder = std::env::temp_dir().join(format!("dames3d-tables-{}", std::process::id()));
//! let (variant, endings) = (Variant::Dames3d, Endings::Drawn);
//! let building = Building { variant, endings, pieces: 2, threads: 2 };
//! building.into_folder(&folder, |_| ())?;
//!
//! let tables = Tables::open(&folder, variant, endings)?;
//! assert_eq!(tables.most_pieces(), 2);
//! let position = fen::read_position("W:W31:B21", Variant::Dames3d)?;
//! assert_eq!(tables.probe(&position), Some(Verdict::Win(Ply(1))));
//! assert_eq!(tables.best_moves(&position), *position.legal_moves());
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What endgames come to
//!
//! Positions of each kind, played out, those with something to capture included, in per cent, the side named first to
//! move, and the longest win in moves (K a king, M a man); on the left the flat board, on the right the pyramid:
//!
//! | | won | drawn | lost | longest | won | drawn | lost | longest |
//! |---|---:|---:|---:|---:|---:|---:|---:|---:|
//! | K – K | 17.3 | 82.6 | 0.1 | 2 | 24.2 | 75.8 | 0 | 1 |
//! | K – M | 87.3 | 12.7 | 0 | 4 | 94.9 | 5.1 | 0 | 3 |
//! | M – M | 37.1 | 40.3 | 22.7 | 9 | 42.9 | 33.1 | 24.0 | 10 |
//! | KK – K | 33.0 | 67.0 | 0 | 4 | 99.5 | 0.5 | 0 | 7 |
//! | KM – K | 23.0 | 77.0 | < 0.1 | 5 | 63.5 | 36.5 | 0 | 21 |
//! | MM – K | 11.1 | 65.1 | 23.8 | 4 | 25.5 | 24.2 | 50.3 | 20 |
//! | KK – M | 96.4 | 3.6 | 0 | 5 | 100 | 0 | 0 | 6 |
//! | KM – M | 89.7 | 10.3 | < 0.1 | 6 | 98.9 | 1.1 | 0 | 21 |
//! | MM – M | 66.5 | 32.1 | 1.3 | 12 | 79.1 | 15.1 | 5.8 | 25 |
//! | KKK – K | 52.8 | 47.2 | 0 | 8 | > 99.9 | < 0.1 | 0 | 7 |
//! | KKM – K | 41.6 | 58.4 | 0 | 16 | 99.7 | 0.3 | 0 | 22 |
//! | KMM – K | 29.8 | 70.2 | < 0.1 | 15 | 95.2 | 4.8 | < 0.1 | 27 |
//! | MMM – K | 17.5 | 80.6 | 2.0 | 7 | 48.2 | 19.8 | 32.1 | 27 |
//! | KKK – M | 99.1 | 0.9 | 0 | 9 | 100 | 0 | 0 | 4 |
//! | KKM – M | 97.5 | 2.5 | 0 | 10 | > 99.9 | < 0.1 | 0 | 6 |
//! | KMM – M | 92.4 | 7.6 | < 0.1 | 11 | > 99.9 | < 0.1 | 0 | 26 |
//! | MMM – M | 77.5 | 22.5 | < 0.1 | 12 | 94.8 | 3.5 | 1.7 | 28 |
//! | KK – KK | 10.6 | 89.1 | 0.2 | 5 | 62.7 | 34.9 | 2.4 | 10 |
//! | KK – KM | 31.8 | 68.0 | 0.1 | 10 | 93.3 | 6.0 | 0.8 | 15 |
//! | KK – MM | 86.4 | 13.6 | < 0.1 | 13 | 99.7 | 0.2 | 0.1 | 12 |
//! | KM – KM | 19.7 | 79.7 | 0.6 | 10 | 48.9 | 46.4 | 4.7 | 24 |
//! | KM – MM | 72.4 | 27.5 | 0.1 | 14 | 94.0 | 5.6 | 0.4 | 26 |
//! | MM – MM | 30.6 | 58.8 | 10.7 | 20 | 48.9 | 30.7 | 20.4 | 32 |
//! | KKKK – K | 99.8 | 0.2 | 0 | 8 | > 99.9 | < 0.1 | 0 | 7 |
//! | KKKM – K | 99.4 | 0.6 | 0 | 16 | > 99.9 | < 0.1 | 0 | 21 |
//! | KKMM – K | 98.2 | 1.8 | < 0.1 | 25 | 99.8 | 0.2 | < 0.1 | 26 |
//! | KMMM – K | 94.0 | 6.0 | < 0.1 | 37 | 98.1 | 1.9 | < 0.1 | 34 |
//! | MMMM – K | 67.6 | 32.3 | 0.1 | 42 | 67.2 | 14.4 | 18.4 | 35 |
//! | KKKK – M | 100 | 0 | 0 | 6 | 100 | 0 | 0 | 4 |
//! | KKKM – M | 100 | 0 | 0 | 9 | 100 | 0 | 0 | 5 |
//! | KKMM – M | > 99.9 | < 0.1 | < 0.1 | 16 | 100 | 0 | 0 | 17 |
//! | KMMM – M | > 99.9 | < 0.1 | < 0.1 | 30 | > 99.9 | < 0.1 | 0 | 24 |
//! | MMMM – M | 98.6 | 1.4 | < 0.1 | 39 | 98.5 | 1.0 | 0.5 | 34 |
//! | KKK – KK | 17.6 | 82.4 | 0.1 | 9 | 91.9 | 7.1 | 1.1 | 14 |
//! | KKM – KK | 12.0 | 87.6 | 0.4 | 17 | 76.4 | 20.3 | 3.3 | 29 |
//! | KMM – KK | 6.7 | 92.0 | 1.3 | 16 | 47.1 | 31.5 | 21.4 | 28 |
//! | MMM – KK | 1.6 | 61.9 | 36.5 | 8 | 10.3 | 13.3 | 76.4 | 27 |
//! | KKK – KM | 48.3 | 51.7 | < 0.1 | 15 | 97.2 | 2.3 | 0.6 | 14 |
//! | KKM – KM | 37.4 | 62.4 | 0.2 | 20 | 94.5 | 4.2 | 1.4 | 26 |
//! | KMM – KM | 24.9 | 74.4 | 0.7 | 18 | 75.1 | 21.1 | 3.8 | 46 |
//! | MMM – KM | 11.3 | 70.1 | 18.5 | 13 | 32.5 | 21.6 | 45.9 | 42 |
//! | KKK – MM | 94.4 | 5.6 | < 0.1 | 15 | 99.9 | < 0.1 | < 0.1 | 8 |
//! | KKM – MM | 90.0 | 10.0 | < 0.1 | 17 | 99.8 | 0.1 | 0.1 | 22 |
//! | KMM – MM | 79.2 | 20.8 | < 0.1 | 19 | 98.7 | 1.1 | 0.2 | 39 |
//! | MMM – MM | 53.0 | 45.4 | 1.6 | 21 | 80.0 | 13.1 | 7.0 | 47 |

mod builder;
mod draw_counters;
mod few_kings_rule;
mod file;
mod folder;
mod material;
mod packed_result;
mod position_index;
mod retrograde;
mod source;
mod table;
mod threads;

use std::io;
use std::path::{Path, PathBuf};

pub use builder::{BuildProgress, FinishedTable, TableBuilder};
pub(in crate::engine) use draw_counters::TableHit;
pub use few_kings_rule::FewKingsRule;
pub use file::TableFileError;
pub use folder::default_folder;
pub use material::{Material, ParseMaterialError, SideMaterial};
pub use source::TableSource;
pub use table::TableSummary;

use super::TableResult;
use super::evaluation::perspective::Perspective;
use super::table_result;
use crate::rules::{Move, Ply, Position, Variant};
use table::EndgameTable;

/// The most pieces there can be tables of.
pub const MAX_PIECES: u8 = 5;

/// Why there are no tables.
#[derive(Debug, thiserror::Error)]
pub enum EndgameTableError {
    /// A file that is there cannot be used.
    #[error("{}: {reason}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What is wrong with it.
        reason: TableFileError,
    },
    /// Files cannot be written there.
    #[error("{}: cannot be written: {reason}", path.display())]
    Folder {
        /// Where.
        path: PathBuf,
        /// Why.
        reason: io::Error,
    },
    /// Only the two games of `rules.md` §3 have tables.
    #[error("there are no tables of {0}: expected international or dames3d")]
    Variant(Variant),
    /// A folder holds none.
    #[error("{}: no tables of {variant} there; dames3d tables build makes them", folder.display())]
    NotFound {
        /// Which one.
        folder: PathBuf,
        /// Of what.
        variant: Variant,
    },
    /// Another program is building there.
    #[error("{}: tables are being built there already", .0.display())]
    Busy(PathBuf),
}

/// The endgame tables of one variant. Threads may share them.
///
/// The files are kept in memory as they are; what is looked up is unpacked, a byte a position, in blocks of 64 KiB, and
/// stays unpacked.
#[derive(Debug)]
pub struct EndgameTables {
    variant: Variant,
    few_kings_rule: FewKingsRule,
    /// By [`table_index`].
    tables: Vec<Option<EndgameTable>>,
    max_pieces: u8,
    /// Of two kings or one against one king, the longest win or loss.
    longest_few_kings_result: Ply,
}

const COUNT_LIMIT: usize = MAX_PIECES as usize;

/// Where the table of some material is; `None` if there can be none.
#[inline]
fn table_index(material: Material) -> Option<usize> {
    let Material { own, other } = material;
    let counts = [own.men, own.kings, other.men, other.kings].map(usize::from);
    let is_within = counts.into_iter().all(|count| count < COUNT_LIMIT);
    is_within.then(|| {
        counts
            .into_iter()
            .fold(0, |index, count| index * COUNT_LIMIT + count)
    })
}

impl EndgameTables {
    /// No tables: nothing is known.
    pub fn empty(variant: Variant, few_kings_rule: FewKingsRule) -> EndgameTables {
        EndgameTables {
            variant,
            few_kings_rule,
            tables: (0..COUNT_LIMIT.pow(4)).map(|_| None).collect(),
            max_pieces: 0,
            longest_few_kings_result: Ply(0),
        }
    }

    /// The tables of a variant that a folder holds; none if there is no such folder or they were never built.
    ///
    /// Fails if a file is there and cannot be read or is not the table it is named for.
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

    /// What is played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// What two kings or one against one king come to.
    pub fn few_kings_rule(&self) -> FewKingsRule {
        self.few_kings_rule
    }

    /// All positions of so many pieces or fewer are known; 0 if there are no tables.
    pub fn max_pieces(&self) -> u8 {
        self.max_pieces
    }

    /// Whether the side to move wins, and in how many plies; `None` if no table tells.
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
        if material.other.pieces() == 0 {
            return Some(TableResult::Win(Ply(0)));
        }
        self.table(material)?.probe(&perspective)
    }

    /// The moves that win soonest or, where none wins, draw or, where none does, lose latest. Empty if the game is over
    /// or no table tells.
    pub fn best_moves(&self, position: &Position) -> Vec<Move> {
        table_result::best_moves(position, |next| self.probe(next))
    }

    /// How each material that there is a table of comes out, those of fewest pieces first.
    pub fn summaries(&self) -> impl Iterator<Item = &TableSummary> {
        let all = (2..=MAX_PIECES).flat_map(Material::with_pieces);
        all.filter_map(|material| Some(&self.table(material)?.summary))
    }

    /// A position with this material that is of this verdict, White to move; looks at all until it finds one.
    pub fn example(&self, material: Material, verdict: TableResult) -> Option<Position> {
        let mut entries = self.table(material)?.entries();
        let (perspective, _) = entries.find(|&(_, found)| found == verdict)?;
        position_index::position(&perspective, self.variant)
    }

    #[inline]
    fn table(&self, material: Material) -> Option<&EndgameTable> {
        self.tables[table_index(material)?].as_ref()
    }

    fn insert(&mut self, table: EndgameTable) {
        let summary = table.summary;
        if summary.material.is_few_against_king() {
            let longest = summary.longest_win.max(summary.longest_loss);
            self.longest_few_kings_result = self
                .longest_few_kings_result
                .max(longest.unwrap_or_default());
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
