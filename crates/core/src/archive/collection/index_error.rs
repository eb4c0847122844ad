use std::io;
use std::path::PathBuf;

/// The reason why there is no index.
#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    /// A file or folder cannot be read.
    #[error("could not read games from {}: {error}", path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        #[source]
        error: io::Error,
    },
    /// The system refused a thread.
    #[error("{0}")]
    Thread(#[source] io::Error),
    /// The work was canceled.
    #[error("the index was not finished")]
    Canceled,
    /// There are more games or positions than an index can hold.
    #[error("too many games: expected at most {} positions", u32::MAX)]
    TooLarge,
}
