//! Endgame tables: every position of a few pieces of international draughts or Dames 3D, solved.
//!
//! A verdict is what the rules come to without the draws by count (`rules.md` §3, *End*), but for two kings or one against
//! one king, of which there are tables played out and tables drawn at once: see [`Endings`]. What the other counts make of
//! a verdict in a game, [`Tables::verdict_in`] knows.
//!
//! Each [`Material`] has a file of its own. [`Building`] makes them, [`Tables`] looks positions up in them:
//!
//! ```
//! use dames3d::engine::Verdict;
//! use dames3d::engine::tables::{Building, Endings, Tables};
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

mod building;
mod code;
mod endings;
mod file;
mod folder;
mod in_game;
mod material;
mod numbering;
mod solving;
mod source;
mod table;

use std::io;
use std::path::{Path, PathBuf};

pub use building::{Building, Finished, Progress};
pub use endings::Endings;
pub use file::FileError;
pub use folder::default_folder;
pub(in crate::engine) use in_game::Known;
pub use material::{Force, Material, UnknownMaterial};
pub use source::Source;
pub use table::Summary;

use super::Verdict;
use super::evaluation::view::View;
use super::verdict;
use crate::rules::{Move, Ply, Position, Variant};
use table::Table;

/// The most pieces there can be tables of.
pub const MOST_PIECES: u8 = 5;

/// Why there are no tables.
#[derive(Debug, thiserror::Error)]
pub enum TablesError {
    /// A file that is there cannot be used.
    #[error("{}: {reason}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What is wrong with it.
        reason: FileError,
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
    /// A folder that was named holds none.
    #[error("{}: no tables of {variant} there; dames3d tables build makes them", folder.display())]
    NotThere {
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
pub struct Tables {
    variant: Variant,
    endings: Endings,
    /// By [`place`].
    tables: Vec<Option<Table>>,
    most_pieces: u8,
    /// Of two kings or one against one king, the longest win or loss.
    longest_few: Ply,
}

const COUNTS: usize = MOST_PIECES as usize;

/// Where the table of some material is; `None` if there can be none.
#[inline]
fn place(material: Material) -> Option<usize> {
    let Material { own, other } = material;
    let counts = [own.men, own.kings, other.men, other.kings].map(usize::from);
    let is_within = counts.into_iter().all(|count| count < COUNTS);
    is_within.then(|| {
        counts
            .into_iter()
            .fold(0, |place, count| place * COUNTS + count)
    })
}

impl Tables {
    /// No tables: nothing is known.
    pub fn none(variant: Variant, endings: Endings) -> Tables {
        Tables {
            variant,
            endings,
            tables: (0..COUNTS.pow(4)).map(|_| None).collect(),
            most_pieces: 0,
            longest_few: Ply(0),
        }
    }

    /// The tables of a variant that a folder holds; none if there is no such folder or they were never built.
    ///
    /// Fails if a file is there and cannot be read or is not the table it is named for.
    pub fn open(folder: &Path, variant: Variant, endings: Endings) -> Result<Tables, TablesError> {
        let mut tables = Tables::none(variant, endings);
        let folder = endings.folder(folder, variant);
        for material in (2..=MOST_PIECES).flat_map(Material::all) {
            let path = file::path(&folder, material);
            match file::read(&path, variant, endings, material) {
                Ok(table) => tables.insert(table),
                Err(FileError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {}
                Err(reason) => return Err(TablesError::File { path, reason }),
            }
        }
        Ok(tables)
    }

    /// What is played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// What two kings or one against one king come to.
    pub fn endings(&self) -> Endings {
        self.endings
    }

    /// All positions of so many pieces or fewer are known; 0 if there are no tables.
    pub fn most_pieces(&self) -> u8 {
        self.most_pieces
    }

    /// Whether the side to move wins, and in how many plies; `None` if no table tells.
    #[inline]
    pub fn probe(&self, position: &Position) -> Option<Verdict> {
        if position.variant() != self.variant || !Variant::PLAIN.contains(&self.variant) {
            return None;
        }
        let view = View::of(position, position.side_to_move());
        let material = Material::of_view(&view);
        if material.own.pieces() == 0 {
            return Some(Verdict::Loss(Ply(0)));
        }
        if material.other.pieces() == 0 {
            return Some(Verdict::Win(Ply(0)));
        }
        self.table(material)?.verdict(&view)
    }

    /// The moves that win soonest or, where none wins, draw or, where none does, lose latest. Empty if the game is over
    /// or no table tells.
    pub fn best_moves(&self, position: &Position) -> Vec<Move> {
        verdict::best_moves(position, |next| self.probe(next))
    }

    /// How each material that there is a table of comes out, those of fewest pieces first.
    pub fn summaries(&self) -> impl Iterator<Item = &Summary> {
        let all = (2..=MOST_PIECES).flat_map(Material::all);
        all.filter_map(|material| Some(&self.table(material)?.summary))
    }

    /// A position with this material that is of this verdict, White to move; looks at all until it finds one.
    pub fn example(&self, material: Material, verdict: Verdict) -> Option<Position> {
        let mut entries = self.table(material)?.entries();
        let (view, _) = entries.find(|&(_, found)| found == verdict)?;
        numbering::position(&view, self.variant)
    }

    #[inline]
    fn table(&self, material: Material) -> Option<&Table> {
        self.tables[place(material)?].as_ref()
    }

    fn insert(&mut self, table: Table) {
        let summary = table.summary;
        if summary.material.is_few_against_king() {
            let longest = summary.longest_win.max(summary.longest_loss);
            self.longest_few = self.longest_few.max(longest.unwrap_or_default());
        }
        if let Some(place) = place(summary.material) {
            self.tables[place] = Some(table);
        }
        let is_there = |material: Material| self.table(material).is_some();
        let has_all = |pieces: &u8| Material::all(*pieces).into_iter().all(is_there);
        let pieces = (2..=MOST_PIECES).take_while(has_all).last();
        self.most_pieces = pieces.unwrap_or(0);
    }
}
