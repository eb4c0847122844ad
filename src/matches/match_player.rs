use std::error::Error;
use std::time::Duration;

use super::{Course, MatchGameEnd};
use crate::engine::{Limits, StopFlag};
use crate::rules::{Move, Position, Side};

/// Someone who plays games, one after the other.
pub trait MatchPlayer: Send {
    /// Sits down on this side for a game that begins here, and forgets the one before.
    fn begin(&mut self, start: &Position, side: Side) -> Result<(), PlayerFailure>;

    /// Chooses a move. The game is not over, and it is this player's turn. Asked to stop, it answers soon, with any
    /// move or [`PlayerFailure::Stopped`]. It is given up when `timeout` has passed.
    fn choose(
        &mut self,
        course: &Course,
        limits: Limits,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<Move, PlayerFailure>;

    /// Hears how the game ended. Whatever goes wrong now shows when the next game begins.
    fn end(&mut self, course: &Course, ending: &MatchGameEnd);
}

/// Why a player has no move, which loses the game.
#[derive(Debug, thiserror::Error)]
pub enum PlayerFailure {
    /// A move that is not legal.
    #[error("played {text}: {reason}")]
    IllegalMove {
        /// What was played.
        text: String,
        /// What speaks against it.
        reason: String,
    },
    /// It took too long.
    #[error("had not moved after {:.2} s", .0.as_secs_f64())]
    TimedOut(Duration),
    /// It died, hangs or cannot be understood.
    #[error("failed: {0}")]
    Broken(#[source] Box<dyn Error + Send + Sync>),
    /// It resigned.
    #[error("resigned")]
    Resigned,
    /// It ended a game that goes on by the rules.
    #[error("ended a game that is not over")]
    QuitGame,
    /// The match was stopped while it thought; nobody lost.
    #[error("was stopped")]
    Stopped,
}

impl PlayerFailure {
    /// Whether the player can go on with the next game as it is; else it has to be started anew.
    pub fn can_continue(&self) -> bool {
        matches!(
            self,
            PlayerFailure::Resigned | PlayerFailure::QuitGame | PlayerFailure::Stopped
        )
    }
}
