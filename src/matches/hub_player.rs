use std::time::Duration;

use super::{Course, MatchGameEnd, MatchPlayer, PlayerFailure};
use crate::engine::{Limits, StopFlag};
use crate::protocol::ProcessError;
use crate::protocol::hub::{HubClient, HubError, HubSearch, SearchMode};
use crate::rules::{Move, Position, Side};

/// A Hub engine as a player.
pub(super) struct HubPlayer(pub(super) HubClient);

impl MatchPlayer for HubPlayer {
    fn begin(&mut self, _start: &Position, _side: Side) -> Result<(), PlayerFailure> {
        Ok(self.0.new_game()?)
    }

    fn choose(
        &mut self,
        course: &Course,
        limits: Limits,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<Move, PlayerFailure> {
        let (position, moves) = course.since_progress();
        let search = HubSearch {
            position,
            moves,
            limits,
            mode: SearchMode::Think,
            patience: timeout,
        };
        let answer = self.0.search(&search, stop, &mut |_| ())?;
        match stop.is_set() {
            true => Err(PlayerFailure::Stopped),
            false => Ok(answer.mv),
        }
    }

    fn end(&mut self, _course: &Course, _ending: &MatchGameEnd) {}
}

impl From<HubError> for PlayerFailure {
    fn from(error: HubError) -> PlayerFailure {
        match error {
            HubError::IllegalMove { text, reason } => PlayerFailure::IllegalMove { text, reason },
            HubError::Process(ProcessError::TimedOut { after, .. }) => {
                PlayerFailure::TimedOut(after)
            }
            error => PlayerFailure::Broken(error.into()),
        }
    }
}
