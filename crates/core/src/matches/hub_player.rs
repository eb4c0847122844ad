use std::time::Duration;

use super::{MatchGameEnd, MatchPlayer, PlayerFailure};
use crate::engine::{Limits, StopFlag};
use crate::protocol::ProcessError;
use crate::protocol::hub::{HubClient, HubError, HubSearch, SearchMode};
use crate::rules::{GameHistory, Move, Position, Side};

/// The time that an engine has to answer when the match is stopped: its move is not played any more.
const STOP_TIMEOUT: Duration = Duration::from_millis(100);

/// A Hub engine as a player of matches.
pub(super) struct HubPlayer(pub(super) HubClient);

impl MatchPlayer for HubPlayer {
    fn begin(
        &mut self,
        _start: &Position,
        _side: Side,
        stop: &StopFlag,
    ) -> Result<(), PlayerFailure> {
        self.0.new_game(stop).map_err(|error| match error {
            HubError::Process(ProcessError::TimedOut { after, .. }) => PlayerFailure::NoAnswer {
                request: "“ping”",
                after,
            },
            error => error.into(),
        })
    }

    fn choose(
        &mut self,
        history: &GameHistory,
        limits: Limits,
        timeout: Duration,
        stop: &StopFlag,
    ) -> Result<Move, PlayerFailure> {
        let (position, moves) = history.since_counted();
        let search = HubSearch {
            position,
            moves: &moves,
            limits,
            mode: SearchMode::Think,
            timeout,
            stop_timeout: STOP_TIMEOUT,
        };
        let best = self.0.search(&search, stop, &mut |_| ())?;
        match stop.is_set() {
            true => Err(PlayerFailure::Stopped),
            false => Ok(best.mv),
        }
    }

    fn end(&mut self, _history: &GameHistory, _ending: &MatchGameEnd, _stop: &StopFlag) {}
}

/// The failure of an engine that was to move.
impl From<HubError> for PlayerFailure {
    fn from(error: HubError) -> PlayerFailure {
        match error {
            HubError::IllegalMove { text, reason } => PlayerFailure::IllegalMove { text, reason },
            HubError::Process(ProcessError::TimedOut { after, .. }) => {
                PlayerFailure::TimedOut(after)
            }
            HubError::Stopped => PlayerFailure::Stopped,
            error => PlayerFailure::Broken(error.into()),
        }
    }
}
