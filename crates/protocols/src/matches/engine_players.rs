//! The built-in engine and Hub engines as players.

use std::convert::Infallible;
use std::time::Duration;

use super::{MatchGameEnd, MatchPlayer, PlayerFailure};
use crate::ProcessError;
use crate::engine::{
    Engine, Level, Limits, SearchInfo, SearchPosition, StopFlag, TaskFailed, TaskHandle,
};
use crate::hub::{HubClient, HubError, HubSearch, SearchMode};
use crate::platform::{Instant, thread};
use crate::rules::{DrawRules, GameHistory, Move, Position, Side};

pub(super) struct BuiltinPlayer {
    engine: Engine,
    level: Option<Level>,
    draws: DrawRules,
    /// Number of games begun: the seed of a level's evaluation noise, or of its openings.
    games: u64,
}

impl BuiltinPlayer {
    /// A player at this level, or at full strength, of games with these draw rules.
    pub(super) fn new(engine: Engine, level: Option<Level>, draws: DrawRules) -> BuiltinPlayer {
        let games = 0;
        BuiltinPlayer { engine, level, draws, games }
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
        let position = SearchPosition::with_history(history.clone()).with_draw_rules(self.draws);
        let limits = limits.to_play();
        let (engine, level, seed) = (&mut self.engine, self.level, self.games);
        let searched = thread::scope(|scope| {
            let search = TaskHandle::<Infallible, _>::spawn_scoped(scope, |task| {
                let (stop, ignore) = (task.stop_flag(), &mut |_: &SearchInfo| ());
                match level {
                    None => engine
                        .choose_opening(&position, seed)
                        .unwrap_or_else(|| engine.search(&position, limits, stop, ignore)),
                    Some(level) => engine.search_at_level(&position, level, seed, stop, ignore),
                }
            });
            referee(search, timeout, stop)
        });
        let info = searched.map_err(|error| match error {
            TaskFailed::NotStarted(error) => PlayerFailure::NoThread(error),
            error => PlayerFailure::Broken(Box::new(error)),
        })?;
        match info.best_move() {
            _ if stop.is_set() => Err(PlayerFailure::Stopped),
            _ if info.time > timeout => Err(PlayerFailure::TimedOut(info.time)),
            Some(mv) => Ok(mv),
            None => Err(PlayerFailure::Resigned),
        }
    }

    fn end(&mut self, _history: &GameHistory, _ending: &MatchGameEnd, _stop: &StopFlag) {}
}

/// Maximum delay between stopping a match and stopping its search.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// Waits for a search, and stops it when its time is over or the match is stopped.
fn referee(
    mut search: TaskHandle<Infallible, SearchInfo>,
    timeout: Duration,
    stop: &StopFlag,
) -> Result<SearchInfo, TaskFailed> {
    let begin = Instant::now();
    while !search.wait(POLL_INTERVAL) {
        if stop.is_set() || begin.elapsed() > timeout {
            search.stop();
        }
    }
    search.join()
}

/// Time to answer when the match is stopped: the move is no longer played.
const STOP_TIMEOUT: Duration = Duration::from_millis(100);

pub(super) struct HubPlayer(pub(super) HubClient);

impl MatchPlayer for HubPlayer {
    fn begin(
        &mut self,
        _start: &Position,
        _side: Side,
        stop: &StopFlag,
    ) -> Result<(), PlayerFailure> {
        self.0.new_game(stop).map_err(|error| match error {
            HubError::Process(ProcessError::TimedOut { after, .. }) => {
                PlayerFailure::NoAnswer { request: "“ping”", after }
            }
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
        if stop.is_set() { Err(PlayerFailure::Stopped) } else { Ok(best.mv) }
    }

    fn end(&mut self, _history: &GameHistory, _ending: &MatchGameEnd, _stop: &StopFlag) {}
}

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
