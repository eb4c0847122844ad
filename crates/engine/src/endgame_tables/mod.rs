//! Endgame tables: the results of all positions with few pieces in international draughts and Dames 3D, with the plies
//! to the end (chessprogramming.org, “Endgame Tablebases”).
//!
//! Results follow the rules without the draws by count (`rules.md` §3.8), with one exception: two
//! kings or one against one king are played out in one set of tables and drawn at once in another, see
//! [`FewKingsRule`]. The five moves of the federation spoil no win on the flat board, as long as none of them has been
//! played. [`EndgameTables::probe_in_game`] takes the other counts into account. The search probes the
//! tables, and `dames3d tables` builds and prints them.
//!
//! Each [`Material`] has a file of its own. [`TableBuilder`] builds the files by retrograde analysis; [`EndgameTables`]
//! probes them:
//!
//! ```
//! use dames3d_engine::TableResult;
//! use dames3d_engine::endgame_tables::{EndgameTables, FewKingsRule, TableBuilder};
//! use dames3d_rules::notation::fen;
//! use dames3d_rules::rules::{Ply, Variant};
//!
//! # let folder = std::env::temp_dir().join(format!("dames3d-tables-{}", std::process::id()));
//! let (variant, few_kings_rule) = (Variant::Dames3d, FewKingsRule::Sheet);
//! let builder = TableBuilder { variant, few_kings_rule, pieces: 2, threads: 2 };
//! builder.build_in(&folder, |_| ())?;
//!
//! let tables = EndgameTables::open(&folder, variant, few_kings_rule)?;
//! assert_eq!(tables.max_pieces(), 2);
//! let position = fen::read_position("W:W31:B21", variant)?;
//! assert_eq!(tables.probe(&position), Some(TableResult::Win(Ply(1))));
//! assert_eq!(tables.best_moves(&position), *position.legal_moves());
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Statistics for every material are in `docs/endgames.md`.

mod builder;
mod draw_counters;
mod file;
mod material;
mod retrograde;
mod table;
mod tables;

pub use builder::{BuildProgress, FinishedTable, TableBuilder};
pub(crate) use draw_counters::TableHit;
pub use file::{EndgameTableError, TableFileError};
pub use material::{FewKingsRule, MAX_PIECES, Material, ParseMaterialError, SideMaterial};
pub use table::TableSummary;
pub use tables::{EndgameTables, TableSource, default_folder};
