use std::time::Duration;

use super::{MatchGameEnd, PlayerFailure};
use crate::engine::{Limits, StopFlag};
use crate::rules::{GameHistory, Move, Position, Side};

/// A player of matches: plays games one after the other.
pub trait MatchPlayer: Send {
    /// Begins a game from this position on this side and forgets the previous one.
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

    /// Ends the game, and soon when stopped. An error is reported when the next game begins.
    fn end(&mut self, history: &GameHistory, ending: &MatchGameEnd, stop: &StopFlag);
}
