//! Files of many games: an index that lists them, filters them, and finds positions.
//!
//! [`Archive::open_index`](super::Archive::open_index) opens the index of files and folders. It is built once, on all
//! processors, and cached until a file changes. [`GameIndex::filter`] lists games by player, event, date, result and
//! variant; [`GameIndex::search`] finds those that reach a position, and how each move played in it scored. The games
//! stay in their files, from which [`GameIndex::read_game`] reads one.

mod builder;
mod cache;
mod encoding;
mod game_entry;
mod index;
mod positions;
mod scan;
mod search;
mod source;

pub use builder::PartialIndex;
pub use cache::{IndexLookup, IndexOrigin, OpenedIndex};
pub use game_entry::{DateRange, DateRangeError, GameDate};
pub use index::{GameFilter, GameIndex, IndexedGame};
pub use search::{FoundGame, NextMove, PositionReport, ResultCounts};
pub use source::{IndexError, IndexProgress, SourceFile};
