//! Errors of opening and building tables.

use std::io;
use std::path::PathBuf;

use super::file::TableFileError;
use crate::platform::AllocationFailed;
use crate::rules::Variant;

/// The reason why tables cannot be opened or built.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EndgameTableError {
    /// A file cannot be read or used.
    #[error("{}: {reason}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        #[source]
        reason: TableFileError,
    },
    /// A file or folder cannot be written.
    #[error("{}: cannot write: {reason}", path.display())]
    Folder {
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        #[source]
        reason: io::Error,
    },
    /// The build needs more memory than is available.
    #[error(
        "endgame tables of up to {pieces} pieces need about {needed_mib} MiB of memory, \
         and {available_mib} MiB are available"
    )]
    Memory {
        /// The number of pieces.
        pieces: u8,
        /// Memory for the build, in MiB.
        needed_mib: usize,
        /// Memory available, in MiB.
        available_mib: u64,
    },
    /// Memory was not available when it was needed.
    #[error("{0}")]
    Allocation(#[from] AllocationFailed),
    /// The system refused a thread.
    #[error("{0}")]
    Thread(#[source] io::Error),
    /// Tables exist only for the two variants of `rules.md` §3.
    #[error("there are no endgame tables for {0}: expected international or dames3d")]
    Variant(Variant),
    /// A folder holds no tables.
    #[error("{}: found no endgame tables for {variant}; dames3d tables build creates them", folder.display())]
    NotFound {
        /// The folder.
        folder: PathBuf,
        /// The variant.
        variant: Variant,
    },
    /// Another program is building in the folder.
    #[error("{}: another program is building endgame tables here", .0.display())]
    Busy(PathBuf),
}
