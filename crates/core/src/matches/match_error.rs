use std::error::Error;
use std::io;
use std::path::PathBuf;

/// The reason why a match could not be played to its end.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// The weights of the evaluation could not be read.
    #[error("{}: {reason}", path.display())]
    Weights {
        /// The weights file.
        path: PathBuf,
        /// The error found in it.
        reason: String,
    },
    /// A player could not be started.
    #[error("{name}: {reason}")]
    Start {
        /// The name of the player.
        name: String,
        /// The reason.
        reason: String,
    },
    /// The built-in engine could not be set up.
    #[error("{name}: {error}")]
    Engine {
        /// The name of the player.
        name: String,
        /// The reason.
        #[source]
        error: Box<dyn Error + Send + Sync>,
    },
    /// The system refused a thread.
    #[error("{0}")]
    Thread(#[source] io::Error),
    /// A player accepted no game.
    #[error("{name} {action}")]
    NoGame {
        /// The name of the player.
        name: String,
        /// Its action instead, safe to print.
        action: String,
    },
    /// There are no more balanced openings.
    #[error("expected a balanced opening, found none")]
    NoOpening,
}
