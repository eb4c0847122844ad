use std::error::Error;
use std::io;
use std::time::Duration;

use crate::notation::printable;

/// Maximum number of characters shown of a text that another program sent.
const MAX_FOREIGN_CHARS: usize = 500;

/// The reason why a player has no move and loses the game. The text continues “it …”; texts of other programs in it are
/// escaped and cut.
#[derive(Debug, thiserror::Error)]
pub enum PlayerFailure {
    /// The move is not legal.
    #[error("played {}: {}", shown(text), shown(reason))]
    IllegalMove {
        /// The move as the player sent it.
        text: String,
        /// The reason why it is not legal.
        reason: String,
    },
    /// The player did not move in time.
    #[error("had not moved after {:.2} s", .0.as_secs_f64())]
    TimedOut(Duration),
    /// The player did not accept the game. The text says what it did instead, as “declined the game”.
    #[error("{}", shown(.0))]
    NoGame(String),
    /// The player did not answer something other than its turn in time.
    #[error("did not answer {request} within {:.0} s", .after.as_secs_f64())]
    NoAnswer {
        /// The request.
        request: &'static str,
        /// The time allowed.
        after: Duration,
    },
    /// The player ended, or sent something that cannot be read.
    #[error("failed: {}", shown(&.0.to_string()))]
    Broken(#[source] Box<dyn Error + Send + Sync>),
    /// The system refused a thread for the search of the built-in engine; neither side lost.
    #[error("{0}")]
    NoThread(#[source] io::Error),
    /// The player resigned.
    #[error("resigned")]
    Resigned,
    /// The player ended a game that is not over by the rules.
    #[error("ended a game that is not over")]
    QuitGame,
    /// The match was stopped during the player's turn; neither side lost.
    #[error("was stopped")]
    Stopped,
}

impl PlayerFailure {
    /// Returns `true` unless the player gave the game up.
    pub(super) fn is_breakdown(&self) -> bool {
        !matches!(self, PlayerFailure::Resigned | PlayerFailure::Stopped)
    }

    /// Returns `true` if the player can play the next game as it is. Otherwise it must be started again.
    pub fn can_continue(&self) -> bool {
        matches!(
            self,
            PlayerFailure::Resigned | PlayerFailure::QuitGame | PlayerFailure::Stopped
        )
    }
}

fn shown(text: &str) -> String {
    printable(text, MAX_FOREIGN_CHARS)
}
