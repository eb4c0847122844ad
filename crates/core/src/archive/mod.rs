//! Games on disk: the journal of a session, unfinished sessions, and earlier games.
//!
//! A [`Journal`] holds every command of a session on the disk before the next one (a write-ahead log): one line each,
//! with a checksum, so a crash or a power failure costs nothing that was acknowledged. [`Archive::unfinished`] finds
//! the journals that no program is writing any more and replays them, after repairing a torn last line. Games that have
//! ended or were replaced are filed as PDN. The text board waits until each command is on the disk; the window hands
//! commands to a thread and shows their effect when they are. The same thread records the time of a running clock every
//! twentieth of a second, without forcing it to the disk: a killed program loses none of that, while a power failure
//! loses the notes since the last command. Recordings for `dames3d replay` are
//! [`game::recording`](crate::game::recording)s.
//!
//! A journal begins with the first thing worth keeping: a turn, a comment, a position that was set up. It is opened
//! without following links, locked, and compared with its path before each write; if it is gone, the session is written
//! again. A part that cannot be read is never thrown away: the journal is kept beside it.

mod collection;
mod game_file;
mod journal;
mod log_thread;
mod replayed;
mod session_log;
mod store;
mod unfinished;

pub use collection::{
    DateRange, DateRangeError, FoundGame, GameDate, GameFilter, GameIndex, IndexError, IndexLookup,
    IndexOrigin, IndexProgress, IndexedGame, NextMove, OpenedIndex, PartialIndex, PositionReport,
    ResultCounts, SourceFile,
};
pub use game_file::{
    FileContents, SaveError, SavePlace, append_game, place_of_game, read_file, replace_game,
};
pub use journal::{Damage, Entry, Journal, JournalContents, read_journal};
pub use log_thread::SharedElapsedTime;
pub use session_log::{JournalNotice, SessionLog};
pub use store::{Archive, EarlierGame, GameId};
pub use unfinished::{ArchiveCleanup, FoundSessions, Unfinished};
