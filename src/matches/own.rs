use std::time::Duration;

use super::{Course, Ending, Failure, Player};
use crate::engine::{Engine, Level, Limits, SearchInfo, StopFlag};
use crate::rules::{Move, Position, Side};

/// This program's own engine as a player.
pub(super) struct OwnEngine {
    engine: Engine,
    level: Option<Level>,
    /// Games begun: what a weak player doubts differs from game to game.
    games: u64,
}

impl OwnEngine {
    /// Without a level it plays as strong as it can.
    pub(super) fn new(engine: Engine, level: Option<Level>) -> OwnEngine {
        let games = 0;
        OwnEngine {
            engine,
            level,
            games,
        }
    }
}

impl Player for OwnEngine {
    fn begin(&mut self, _start: &Position, _side: Side) -> Result<(), Failure> {
        self.engine.clear_hash();
        self.games += 1;
        Ok(())
    }

    fn choose(
        &mut self,
        course: &Course,
        limits: Limits,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<Move, Failure> {
        let tell = &mut |_: &SearchInfo| ();
        let situation = course.situation();
        let report = match self.level {
            None => self.engine.search(situation, limits, stop, tell),
            Some(level) => self
                .engine
                .search_at_level(situation, level, self.games, stop, tell),
        };
        match report.best_move() {
            _ if stop.is_set() => Err(Failure::Stopped),
            _ if report.time > patience => Err(Failure::Late(report.time)),
            Some(mv) => Ok(mv),
            None => Err(Failure::Resigned),
        }
    }

    fn end(&mut self, _course: &Course, _ending: &Ending) {}
}
