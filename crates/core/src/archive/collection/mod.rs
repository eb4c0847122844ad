//! Files of many games: an index that lists them, filters them, and finds positions.
//!
//! [`Archive::open_index`](super::Archive::open_index) opens the index of files and folders. It is built once, on all
//! processors, and kept with the games until a file changes. [`GameIndex::filter`] lists games by player, event, date,
//! result and variant; [`GameIndex::search`] finds those that reach a position, and how each move played in it scored.
//! The games stay in their files: the index knows where, and [`GameIndex::read_game`] reads one.

mod builder;
mod bytes;
mod chunks;
mod filter;
mod game_date;
mod game_entry;
mod index;
mod index_error;
mod kept;
mod move_code;
mod names;
mod positions;
mod progress;
mod scan;
mod search;
mod source;

pub use builder::IndexReading;
pub use filter::GameFilter;
pub use game_date::{DateRange, DateRangeError, GameDate};
pub use index::{GameIndex, IndexedGame};
pub use index_error::IndexError;
pub use kept::{BegunIndex, IndexOrigin, OpenedIndex};
pub use progress::IndexProgress;
pub use search::{FoundGame, NextMove, PositionReport, ResultCounts};
pub use source::SourceFile;
