use crate::notation::ParseError;
use crate::protocol::ProcessError;
use crate::rules::Variant;

/// A failure of a Hub engine. What the engine sent is quoted as [`printable`](crate::notation::printable) text.
#[derive(Debug, thiserror::Error)]
pub enum HubError {
    /// It ended, hangs or could not be started.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// It did not do as asked, and had sent an error message.
    #[error("{error}; the engine reported: {message}")]
    Reported {
        /// The failure.
        error: ProcessError,
        /// The engine's message.
        message: String,
    },
    /// A parameter the engine does not have.
    #[error("unknown parameter “{name}”: expected {}", list_or_none(expected))]
    UnknownParam {
        /// The parameter to be set.
        name: String,
        /// The parameters the engine has.
        expected: Vec<String>,
    },
    /// A variant the engine does not play.
    #[error("expected an engine that plays {0}, found one that does not")]
    UnsupportedVariant(Variant),
    /// A node limit for an engine of version 1.
    #[error("version 1 of the protocol has no limit of nodes")]
    UnsupportedNodeLimit,
    /// An answer that is not a line of the protocol.
    #[error("cannot read “{line}”: {error}")]
    InvalidLine {
        /// The line.
        line: String,
        /// The first mistake in it.
        error: ParseError,
    },
    /// A move that is not legal.
    #[error("played {text}: {reason}")]
    IllegalMove {
        /// The move.
        text: String,
        /// The reason why it is not legal.
        reason: String,
    },
    /// This program was stopped while it waited.
    #[error("stopped")]
    Stopped,
    /// An answer without a move.
    #[error("expected a move, found an answer without one")]
    NoMove,
}

fn list_or_none(names: &[String]) -> String {
    match names {
        [] => "none".to_owned(),
        names => names.join(", "),
    }
}
