use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::match_game::{self, PlayedGame, TimedPlayer};
use super::tally::half_points;
use super::{
    FinishedGame, MatchGameEnd, MatchPlayer, Openings, PlayerSpec, Sprt, SprtResult, Tally,
    TimeUsage,
};
use crate::engine::{Limits, StopFlag, TimeLimit};
use crate::rules::{BySide, Position, Side, Variant};

/// How a match is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchConfig {
    /// How many games at most; an odd number counts as one more.
    pub games: u32,
    /// How long players think that were not told otherwise.
    pub limits: Limits,
    /// How much longer than its time a player may take before it loses by it.
    pub grace: Duration,
    /// After so many plies a game is drawn.
    pub max_plies: Option<u32>,
    /// How many games are played at once, from 1.
    pub jobs: usize,
    /// The test that ends the match as soon as it is decided.
    pub sprt: Option<Sprt>,
}

impl Default for MatchConfig {
    /// A hundred games at a tenth of a second a move, one at a time.
    fn default() -> MatchConfig {
        MatchConfig {
            games: 100,
            limits: Limits::time(Duration::from_millis(100)),
            grace: Duration::from_secs(1),
            max_plies: None,
            jobs: 1,
            sprt: None,
        }
    }
}

/// Without a time limit a player is given up after so long.
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(600);

impl MatchConfig {
    pub(crate) fn timeout(&self, limits: Limits) -> Duration {
        match limits.time {
            Some(TimeLimit::Move(time)) => time + self.grace,
            Some(TimeLimit::Clock { left, .. }) => left + self.grace,
            None => DEFAULT_TIMEOUT,
        }
    }
}

/// Two players and how they are to play.
#[derive(Clone, Debug)]
pub struct Match {
    players: [PlayerSpec; 2],
    config: MatchConfig,
}

/// What a match has come to, at its end or so far.
#[derive(Debug)]
pub struct MatchResult {
    /// The results.
    pub tally: Tally,
    /// How long each player took for its moves.
    pub time_usage: [TimeUsage; 2],
    /// What the test has come to.
    pub sprt_result: Option<SprtResult>,
    /// Why it ended early, if a player could not be had.
    pub error: Option<MatchError>,
}

/// A game has ended.
#[derive(Debug)]
pub struct MatchEvent<'a> {
    /// The game.
    pub game: &'a FinishedGame,
    /// The results, this one included.
    pub tally: &'a Tally,
}

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// Weights that cannot be used.
    #[error("{}: {reason}", path.display())]
    Weights {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A player that cannot be started.
    #[error("{name}: {reason}")]
    Start {
        /// Which one.
        name: String,
        /// Why not.
        reason: String,
    },
    /// No balanced opening is left to begin with.
    #[error("expected a balanced opening, found none")]
    NoOpening,
}

/// What those that play at once share.
struct MatchState {
    openings: Openings,
    /// Pairs begun.
    begun: u32,
    result: MatchResult,
}

impl Match {
    /// The first player and the second. The results are told as the first sees them.
    pub fn new(players: [PlayerSpec; 2], config: MatchConfig) -> Match {
        Match { players, config }
    }

    /// What the players are called, told apart where they are called the same.
    pub fn names(&self) -> [String; 2] {
        let [first, second] = self.players.each_ref().map(PlayerSpec::name);
        match first == second {
            true => [format!("{first} 1"), format!("{second} 2")],
            false => [first, second],
        }
    }

    /// Plays until all games are played, the test is decided or the match is asked to stop, telling of every game
    /// that ends, one at a time. When asked to stop, games that are under way end [`MatchGameEnd::Stopped`] and do not
    /// count; when the test is decided, the pairs under way are played to their end.
    pub fn play(
        &self,
        openings: Openings,
        stop: &StopFlag,
        tell: &(dyn Fn(MatchEvent<'_>) + Sync),
    ) -> MatchResult {
        let table = Mutex::new(MatchState {
            openings,
            begun: 0,
            result: MatchResult {
                tally: Tally::default(),
                time_usage: Default::default(),
                sprt_result: None,
                error: None,
            },
        });
        thread::scope(|scope| {
            for _ in 0..self.config.jobs.max(1) {
                scope.spawn(|| {
                    if let Err(error) = self.play_pairs(&table, stop, tell) {
                        lock(&table).result.error.get_or_insert(error);
                    }
                });
            }
        });
        table
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
            .result
    }

    fn play_pairs(
        &self,
        table: &Mutex<MatchState>,
        stop: &StopFlag,
        tell: &(dyn Fn(MatchEvent<'_>) + Sync),
    ) -> Result<(), MatchError> {
        let mut players = PlayerPair::new(&self.players);
        while let Some((pair, start)) = self.next_pair(table, stop)? {
            let mut of_pair = Some(0);
            for white in 0..2 {
                let number = 2 * pair + white as u32 + 1;
                let mut played = self.play_game(&mut players, start, white, stop)?;
                if played.failed_before_first_move() {
                    // Whoever broke down between two games has been dismissed and need not lose this one.
                    played = self.play_game(&mut players, start, white, stop)?;
                }
                let PlayedGame {
                    course,
                    ending,
                    time_usage,
                } = played;
                let points = half_points(ending.result(), white == 0);
                of_pair = of_pair.zip(points).map(|(one, other)| one + other);
                let mut table = lock(table);
                table.result.time_usage[white] += time_usage.white;
                table.result.time_usage[1 - white] += time_usage.black;
                if let Some(points) = points {
                    table.result.tally.add_game(points);
                }
                if let Some(of_pair) = of_pair.filter(|_| white == 1) {
                    table.result.tally.add_pair(of_pair);
                    let pairs = &table.result.tally.pairs;
                    let sprt_result = self.config.sprt.and_then(|sprt| sprt.result(pairs));
                    table.result.sprt_result = table.result.sprt_result.or(sprt_result);
                }
                let game = &FinishedGame {
                    number,
                    white,
                    course,
                    ending,
                    time_usage,
                };
                let tally = &table.result.tally;
                tell(MatchEvent { game, tally });
            }
        }
        Ok(())
    }

    fn play_game(
        &self,
        players: &mut PlayerPair<'_>,
        start: Position,
        white: usize,
        stop: &StopFlag,
    ) -> Result<PlayedGame, MatchError> {
        let timed_players = players.timed_players(start.variant(), white, &self.config)?;
        let played = match_game::play(start, timed_players, self.config.max_plies, stop);
        players.drop_failed(&played.ending, white);
        Ok(played)
    }

    /// The next pair's number and where it begins; none if the match is over.
    fn next_pair(
        &self,
        table: &Mutex<MatchState>,
        stop: &StopFlag,
    ) -> Result<Option<(u32, Position)>, MatchError> {
        let mut table = lock(table);
        let is_over = table.begun >= self.config.games.div_ceil(2)
            || table.result.sprt_result.is_some()
            || table.result.error.is_some()
            || stop.is_set();
        if is_over {
            return Ok(None);
        }
        let start = table.openings.next().ok_or(MatchError::NoOpening)?;
        table.begun += 1;
        Ok(Some((table.begun - 1, start)))
    }
}

/// The two players, once they are there.
struct PlayerPair<'a> {
    specs: &'a [PlayerSpec; 2],
    players: [Option<Box<dyn MatchPlayer>>; 2],
}

impl<'a> PlayerPair<'a> {
    fn new(specs: &'a [PlayerSpec; 2]) -> PlayerPair<'a> {
        PlayerPair {
            specs,
            players: [None, None],
        }
    }

    /// Both at the board, that one with White; who is not there yet is fetched.
    fn timed_players(
        &mut self,
        variant: Variant,
        white: usize,
        config: &MatchConfig,
    ) -> Result<BySide<TimedPlayer<'_>>, MatchError> {
        let [first, second] = &mut self.players;
        let timed_player = |player, spec| TimedPlayer::start(player, spec, variant, config);
        let first = timed_player(first, &self.specs[0])?;
        let second = timed_player(second, &self.specs[1])?;
        let (white, black) = match white {
            0 => (first, second),
            _ => (second, first),
        };
        Ok(BySide { white, black })
    }

    /// A player that cannot go on is fetched anew for the next game.
    fn drop_failed(&mut self, ending: &MatchGameEnd, white: usize) {
        if let MatchGameEnd::Forfeit { loser, failure } = ending
            && !failure.can_continue()
        {
            let place = if *loser == Side::White {
                white
            } else {
                1 - white
            };
            self.players[place] = None;
        }
    }
}

impl<'a> TimedPlayer<'a> {
    fn start(
        player: &'a mut Option<Box<dyn MatchPlayer>>,
        spec: &PlayerSpec,
        variant: Variant,
        config: &MatchConfig,
    ) -> Result<TimedPlayer<'a>, MatchError> {
        let player = match player {
            Some(player) => player,
            empty => empty.insert(spec.start_player(variant)?),
        };
        let limits = spec.limits.unwrap_or(config.limits);
        Ok(TimedPlayer {
            player: player.as_mut(),
            limits,
            timeout: config.timeout(limits),
            time_usage: TimeUsage::default(),
        })
    }
}

fn lock(table: &Mutex<MatchState>) -> MutexGuard<'_, MatchState> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}
