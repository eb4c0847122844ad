use std::time::Duration;

use super::{Course, Ending, Failure, Player};
use crate::engine::{Limits, StopFlag};
use crate::protocol::ProcessError;
use crate::protocol::hub::{HubClient, HubError, HubSearch, SearchMode};
use crate::rules::{Move, Position, Side};

/// A Hub engine as a player.
pub(super) struct HubPlayer(pub(super) HubClient);

impl Player for HubPlayer {
    fn begin(&mut self, _start: &Position, _side: Side) -> Result<(), Failure> {
        Ok(self.0.new_game()?)
    }

    fn choose(
        &mut self,
        course: &Course,
        limits: Limits,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<Move, Failure> {
        let (position, moves) = course.since_progress();
        let search = HubSearch {
            position,
            moves,
            limits,
            mode: SearchMode::Think,
            patience,
        };
        let answer = self.0.search(&search, stop, &mut |_| ())?;
        match stop.is_set() {
            true => Err(Failure::Stopped),
            false => Ok(answer.mv),
        }
    }

    fn end(&mut self, _course: &Course, _ending: &Ending) {}
}

impl From<HubError> for Failure {
    fn from(error: HubError) -> Failure {
        match error {
            HubError::IllegalMove { text, reason } => Failure::Illegal { text, reason },
            HubError::Process(ProcessError::TimedOut { after, .. }) => Failure::Late(after),
            error => Failure::Broken(error.into()),
        }
    }
}
