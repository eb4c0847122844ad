use std::fmt;

use super::PlayerFailure;
use crate::notation::pdn::GameResult;
use crate::rules::{Outcome, Side};

/// The end of a game in a match.
#[derive(Debug)]
pub enum MatchGameEnd {
    /// An end by the rules.
    ByRules(Outcome),
    /// A player failed to move and lost.
    Forfeit {
        /// The side that failed.
        loser: Side,
        /// The reason.
        failure: PlayerFailure,
    },
    /// A player broke down, and the game has no result.
    BrokenOff {
        /// The side that failed.
        side: Side,
        /// The reason.
        failure: PlayerFailure,
    },
    /// The game reached the maximum number of plies and counts as a draw.
    PlyLimit,
    /// The match was stopped.
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

    /// The result of the game.
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
