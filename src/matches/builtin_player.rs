use std::time::Duration;

use super::{Course, MatchGameEnd, MatchPlayer, PlayerFailure};
use crate::engine::{Engine, Level, Limits, SearchInfo, StopFlag};
use crate::rules::{Move, Position, Side};

/// This program's own engine as a player.
pub(super) struct BuiltinPlayer {
    engine: Engine,
    level: Option<Level>,
    /// Games begun: what a weak player doubts differs from game to game.
    games: u64,
}

impl BuiltinPlayer {
    /// Without a level it plays as strong as it can.
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
    fn begin(&mut self, _start: &Position, _side: Side) -> Result<(), PlayerFailure> {
        self.engine.clear_hash();
        self.games += 1;
        Ok(())
    }

    fn choose(
        &mut self,
        course: &Course,
        limits: Limits,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<Move, PlayerFailure> {
        let tell = &mut |_: &SearchInfo| ();
        let situation = course.situation();
        let report = match self.level {
            None => self.engine.search(situation, limits, stop, tell),
            Some(level) => self
                .engine
                .search_at_level(situation, level, self.games, stop, tell),
        };
        match report.best_move() {
            _ if stop.is_set() => Err(PlayerFailure::Stopped),
            _ if report.time > timeout => Err(PlayerFailure::TimedOut(report.time)),
            Some(mv) => Ok(mv),
            None => Err(PlayerFailure::Resigned),
        }
    }

    fn end(&mut self, _course: &Course, _ending: &MatchGameEnd) {}
}
