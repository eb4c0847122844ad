use std::time::Duration;

use super::{Course, Ending, Failure, Player};
use crate::engine::{Engine, Level, Limits, Stop};
use crate::rules::{Move, Position, Side};

/// This program's own engine as a player.
pub(super) struct OwnEngine {
    engine: Engine,
    /// The level it plays at, instead of the match's limits.
    level: Option<Level>,
    games: u64,
}

impl OwnEngine {
    pub(super) fn new(engine: Engine, level: Option<Level>) -> OwnEngine {
        OwnEngine {
            engine,
            level,
            games: 0,
        }
    }
}

impl Player for OwnEngine {
    fn begin(&mut self, _start: &Position, _side: Side) -> Result<(), Failure> {
        self.engine.forget();
        self.games += 1;
        Ok(())
    }

    fn choose(
        &mut self,
        course: &Course,
        limits: Limits,
        patience: Duration,
        stop: &Stop,
    ) -> Result<Move, Failure> {
        let situation = course.situation();
        let report = match self.level {
            Some(level) => {
                let seed = self.games;
                self.engine.play(situation, level, seed, stop, &mut |_| ())
            }
            None => self.engine.think(situation, limits, stop, &mut |_| ()),
        };
        match report.best() {
            _ if stop.is_asked() => Err(Failure::Stopped),
            _ if report.time > patience => Err(Failure::Late(report.time)),
            Some(mv) => Ok(mv),
            None => Err(Failure::Resigned),
        }
    }

    fn end(&mut self, _course: &Course, _ending: &Ending) {}
}
