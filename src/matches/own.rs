use std::time::Duration;

use super::{Course, Ending, Failure, Player};
use crate::engine::{Engine, Limits, Stop};
use crate::rules::{Move, Position, Side};

/// This program's own engine as a player.
pub(super) struct OwnEngine(pub(super) Engine);

impl Player for OwnEngine {
    fn begin(&mut self, _start: &Position, _side: Side) -> Result<(), Failure> {
        self.0.forget();
        Ok(())
    }

    fn choose(
        &mut self,
        course: &Course,
        limits: Limits,
        patience: Duration,
        stop: &Stop,
    ) -> Result<Move, Failure> {
        let report = self.0.think(course.situation(), limits, stop, &mut |_| ());
        match report.best() {
            _ if stop.is_asked() => Err(Failure::Stopped),
            _ if report.time > patience => Err(Failure::Late(report.time)),
            Some(mv) => Ok(mv),
            None => Err(Failure::Resigned),
        }
    }

    fn end(&mut self, _course: &Course, _ending: &Ending) {}
}
