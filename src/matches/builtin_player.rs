use std::time::Duration;

use super::{MatchGameEnd, MatchPlayer, PlayerFailure};
use crate::engine::{Engine, Level, Limits, SearchInfo, SearchPosition, StopFlag};
use crate::rules::{GameHistory, Move, Position, Side};

/// The built-in engine as a player of matches.
pub(super) struct BuiltinPlayer {
    engine: Engine,
    level: Option<Level>,
    /// Number of games begun, the seed of a weak level's evaluation noise.
    games: u64,
}

impl BuiltinPlayer {
    /// A player at this level, or at full strength.
    pub(super) fn new(engine: Engine, level: Option<Level>) -> BuiltinPlayer {
        let games = 0;
        BuiltinPlayer {
            engine,
            level,
            games,
        }
    }
}

impl MatchPlayer for BuiltinPlayer {
    fn begin(
        &mut self,
        _start: &Position,
        _side: Side,
        _stop: &StopFlag,
    ) -> Result<(), PlayerFailure> {
        self.engine.clear_hash();
        self.games += 1;
        Ok(())
    }

    fn choose(
        &mut self,
        history: &GameHistory,
        limits: Limits,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<Move, PlayerFailure> {
        let ignore = &mut |_: &SearchInfo| ();
        let position = &SearchPosition::with_history(history.clone());
        let info = match self.level {
            None => self.engine.search(position, limits, stop, ignore),
            Some(level) => self
                .engine
                .search_at_level(position, level, self.games, stop, ignore),
        };
        match info.best_move() {
            _ if stop.is_set() => Err(PlayerFailure::Stopped),
            _ if info.time > timeout => Err(PlayerFailure::TimedOut(info.time)),
            Some(mv) => Ok(mv),
            None => Err(PlayerFailure::Resigned),
        }
    }

    fn end(&mut self, _history: &GameHistory, _ending: &MatchGameEnd, _stop: &StopFlag) {}
}
