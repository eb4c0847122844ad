use std::sync::{Mutex, MutexGuard, PoisonError};

use super::match_game;
use super::player_pair::PlayerPair;
use super::tally::half_points;
use super::{
    FinishedGame, MatchConfig, MatchError, MatchGameEnd, Openings, PlayerFailure, PlayerSpec, Sprt,
    SprtResult, Tally, TimeUsage,
};
use crate::engine::StopFlag;
use crate::platform::thread;
use crate::rules::{Position, Side};

/// A match between two players.
#[derive(Clone, Debug)]
pub struct Match {
    players: [PlayerSpec; 2],
    config: MatchConfig,
}

/// The result of a match.
#[derive(Debug)]
pub struct MatchResult {
    /// The results of the games.
    pub tally: Tally,
    /// The time each player used for its moves.
    pub time_usage: [TimeUsage; 2],
    /// The result of the test, once it is decided.
    pub sprt_result: Option<SprtResult>,
    /// The reason why the match ended early.
    pub error: Option<MatchError>,
}

/// A report that a game of the match has ended.
#[derive(Debug)]
pub struct MatchEvent<'a> {
    /// The game.
    pub game: &'a FinishedGame,
    /// The results so far, this game included.
    pub tally: &'a Tally,
}

/// The state shared by the threads that play games at the same time.
struct MatchState {
    openings: Openings,
    /// Number of pairs of games begun.
    begun: u32,
    result: MatchResult,
}

impl MatchResult {
    fn add_game(&mut self, game: &FinishedGame, half_points: Option<usize>) {
        for side in Side::BOTH {
            self.time_usage[game.player(side)] += game.time_usage[side];
        }
        if let Some(half_points) = half_points {
            self.tally.add_game(half_points);
        }
    }

    fn add_pair(&mut self, half_points: usize, sprt: Option<Sprt>) {
        self.tally.add_pair(half_points);
        let sprt_result = sprt.and_then(|sprt| sprt.result(&self.tally.pairs));
        self.sprt_result = self.sprt_result.or(sprt_result);
    }
}

impl Match {
    /// A match between the first and the second player. Results are from the point of view of the first.
    pub fn new(players: [PlayerSpec; 2], config: MatchConfig) -> Match {
        Match { players, config }
    }

    /// The names of the players; equal names get a number.
    pub fn names(&self) -> [String; 2] {
        let [first, second] = self.players.each_ref().map(PlayerSpec::name);
        match first == second {
            true => [format!("{first} 1"), format!("{second} 2")],
            false => [first, second],
        }
    }

    /// Plays until all games are played, the test is decided, or the match is stopped. Reports every game that ends,
    /// one at a time. When stopped, games in progress end with [`MatchGameEnd::Stopped`](super::MatchGameEnd::Stopped)
    /// and do not count; when the test is decided, the pairs in progress are played to their end.
    pub fn play(
        &self,
        openings: Openings,
        stop: &StopFlag,
        report: &(dyn Fn(MatchEvent<'_>) + Sync),
    ) -> MatchResult {
        let state = Mutex::new(MatchState {
            openings,
            begun: 0,
            result: MatchResult {
                tally: Tally::default(),
                time_usage: Default::default(),
                sprt_result: None,
                error: None,
            },
        });
        // A player that was starting has been stopped as well.
        let note = |error| {
            if !stop.is_set() {
                lock(&state).result.error.get_or_insert(error);
            }
        };
        let played = thread::on_threads(self.config.jobs, || {
            self.play_pairs(&state, stop, report).unwrap_or_else(note);
        });
        played.map_err(MatchError::Thread).unwrap_or_else(note);
        state
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
            .result
    }

    fn play_pairs(
        &self,
        state: &Mutex<MatchState>,
        stop: &StopFlag,
        report: &(dyn Fn(MatchEvent<'_>) + Sync),
    ) -> Result<(), MatchError> {
        let mut players = PlayerPair::new(&self.players);
        while let Some((pair, start)) = self.next_pair(state, stop)? {
            let mut points_of_pair = Some(0);
            for white in 0..2 {
                let number = 2 * pair + white as u32 + 1;
                if number > self.config.games && !self.config.whole_pairs {
                    break;
                }
                let game = self.play_game(&mut players, number, white, start, stop)?;
                let points = half_points(game.ending.result(), white == 0);
                points_of_pair = points_of_pair.zip(points).map(|(one, other)| one + other);
                let mut state = lock(state);
                state.result.add_game(&game, points);
                if let Some(points) = points_of_pair.filter(|_| white == 1) {
                    state.result.add_pair(points, self.config.sprt);
                }
                let tally = &state.result.tally;
                let game = &game;
                report(MatchEvent { game, tally });
            }
        }
        Ok(())
    }

    /// Plays a game, and once more if a player failed before the first move: one that broke down between two games has
    /// been restarted and need not lose this one.
    fn play_game(
        &self,
        players: &mut PlayerPair<'_>,
        number: u32,
        white: usize,
        start: Position,
        stop: &StopFlag,
    ) -> Result<FinishedGame, MatchError> {
        let mut play = || -> Result<FinishedGame, MatchError> {
            let timed = players.timed_players(start.variant(), white, &self.config, stop)?;
            let game = match_game::play(number, white, start, timed, &self.config, stop);
            players.drop_failed(&game);
            Ok(game)
        };
        let mut game = play()?;
        if game.failed_before_first_move() {
            game = play()?;
        }
        match game.ending {
            MatchGameEnd::Forfeit {
                failure: PlayerFailure::NoThread(error),
                ..
            }
            | MatchGameEnd::BrokenOff {
                failure: PlayerFailure::NoThread(error),
                ..
            } => return Err(MatchError::Thread(error)),
            _ => {}
        }
        if let Some((side, failure @ PlayerFailure::NoGame(_))) = game.ending.failure() {
            return Err(MatchError::NoGame {
                name: self.names()[game.player(side)].clone(),
                action: failure.to_string(),
            });
        }
        Ok(game)
    }

    /// The number of the next pair of games and its opening; `None` if the match is over.
    fn next_pair(
        &self,
        state: &Mutex<MatchState>,
        stop: &StopFlag,
    ) -> Result<Option<(u32, Position)>, MatchError> {
        let mut state = lock(state);
        let is_over = state.begun >= self.config.games.div_ceil(2)
            || state.result.sprt_result.is_some()
            || state.result.error.is_some()
            || stop.is_set();
        if is_over {
            return Ok(None);
        }
        let start = state.openings.next().ok_or(MatchError::NoOpening)?;
        state.begun += 1;
        Ok(Some((state.begun - 1, start)))
    }
}

fn lock(state: &Mutex<MatchState>) -> MutexGuard<'_, MatchState> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
