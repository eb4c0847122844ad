//! The interface of match players: moves, time, the end of a game, and failures.

use std::error::Error;
use std::ops::AddAssign;
use std::time::Duration;
use std::{fmt, io};

use crate::engine::{Limits, StopFlag};
use crate::notation::pdn::GameResult;
use crate::notation::printable;
use crate::rules::{GameHistory, Move, Outcome, Position, Side};

/// A player of matches: plays games one after another.
pub trait MatchPlayer: Send {
    /// Begins a game from this position on this side and discards the previous one.
    ///
    /// # Errors
    /// If the player is not ready in time, or broke down since its last game.
    fn begin(&mut self, start: &Position, side: Side, stop: &StopFlag)
    -> Result<(), PlayerFailure>;

    /// Chooses a move. The game is not over and this player is to move. When stopped, it returns soon, with any move or
    /// [`PlayerFailure::Stopped`].
    ///
    /// # Errors
    /// If there is no legal move after `timeout`.
    fn choose(
        &mut self,
        history: &GameHistory,
        limits: Limits,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<Move, PlayerFailure>;

    /// Ends the game, and soon when stopped. An error is reported at the start of the next game.
    fn end(&mut self, history: &GameHistory, ending: &MatchGameEnd, stop: &StopFlag);
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeUsage {
    pub moves: u32,
    /// Total time of all moves.
    pub total: Duration,
    pub longest: Duration,
}

impl TimeUsage {
    pub(super) fn add_move(&mut self, time: Duration) {
        *self += TimeUsage { moves: 1, total: time, longest: time };
    }
}

impl AddAssign for TimeUsage {
    fn add_assign(&mut self, other: TimeUsage) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// `0.498 s a move, 0.612 s at most`
impl fmt::Display for TimeUsage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.total.as_secs_f64() / f64::from(self.moves.max(1));
        let longest = self.longest.as_secs_f64();
        write!(f, "{mean:.3} s a move, {longest:.3} s at most")
    }
}

#[derive(Debug)]
pub enum MatchGameEnd {
    ByRules(Outcome),
    /// A player failed to move and lost.
    Forfeit {
        loser: Side,
        failure: PlayerFailure,
    },
    /// A player broke down, and the game has no result.
    BrokenOff {
        side: Side,
        failure: PlayerFailure,
    },
    /// The game reached the maximum number of plies and counts as a draw.
    PlyLimit,
    Stopped,
}

impl MatchGameEnd {
    /// The side that failed, if one did, and its failure.
    pub fn failure(&self) -> Option<(Side, &PlayerFailure)> {
        match self {
            MatchGameEnd::Forfeit { loser, failure } => Some((*loser, failure)),
            MatchGameEnd::BrokenOff { side, failure } => Some((*side, failure)),
            MatchGameEnd::ByRules(_) | MatchGameEnd::PlyLimit | MatchGameEnd::Stopped => None,
        }
    }

    pub fn result(&self) -> GameResult {
        match *self {
            MatchGameEnd::ByRules(Outcome::Win { winner, .. }) => GameResult::Won(winner),
            MatchGameEnd::Forfeit { loser, .. } => GameResult::Won(!loser),
            MatchGameEnd::ByRules(Outcome::Draw(_)) | MatchGameEnd::PlyLimit => GameResult::Drawn,
            MatchGameEnd::BrokenOff { .. } | MatchGameEnd::Stopped => GameResult::Unfinished,
        }
    }
}

/// The end as the PDN tag `Termination` gives it.
impl fmt::Display for MatchGameEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchGameEnd::ByRules(Outcome::Win { winner, reason }) => {
                write!(f, "{winner} wins: {reason:?}")
            }
            MatchGameEnd::ByRules(Outcome::Draw(reason)) => write!(f, "draw: {reason:?}"),
            MatchGameEnd::Forfeit { loser, failure } => write!(f, "{loser} loses: it {failure}"),
            MatchGameEnd::BrokenOff { side, failure } => write!(f, "broken off: {side} {failure}"),
            MatchGameEnd::PlyLimit => write!(f, "draw: ply limit reached"),
            MatchGameEnd::Stopped => write!(f, "stopped"),
        }
    }
}

/// Maximum number of characters shown of a reason from another program.
const MAX_REASON_CHARS: usize = 500;

/// The reason why a player has no move and loses the game. The message continues “it …”; text of other programs is
/// escaped and cut.
#[derive(Debug, thiserror::Error)]
pub enum PlayerFailure {
    #[error("played {}: {}", shown_reason(text), shown_reason(reason))]
    IllegalMove { text: String, reason: String },
    #[error("had not moved after {:.2} s", .0.as_secs_f64())]
    TimedOut(Duration),
    /// The player did not accept the game. The text is its action instead, such as “declined the game”.
    #[error("{}", shown_reason(.0))]
    NoGame(String),
    /// The player did not answer a request other than to move in time.
    #[error("did not answer {request} within {:.0} s", .after.as_secs_f64())]
    NoAnswer { request: &'static str, after: Duration },
    /// The player ended, or sent something unreadable.
    #[error("failed: {}", shown_reason(&.0.to_string()))]
    Broken(#[source] Box<dyn Error + Send + Sync>),
    /// The system refused a thread for the search of the built-in engine; neither side lost.
    #[error("{0}")]
    NoThread(#[source] io::Error),
    #[error("resigned")]
    Resigned,
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

    /// Returns `true` if the player can play the next game as it is. Otherwise it must be restarted.
    pub fn can_continue(&self) -> bool {
        matches!(self, PlayerFailure::Resigned | PlayerFailure::QuitGame | PlayerFailure::Stopped)
    }
}

/// Returns another program's reason in a form that is safe to show or log.
pub(super) fn shown_reason(text: &str) -> String {
    printable(text, MAX_REASON_CHARS)
}
