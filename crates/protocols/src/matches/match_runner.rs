//! The settings of a match, its pairs of games, and one game.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::statistics::half_points;
use super::{
    MatchError, MatchGameEnd, MatchPlayer, Openings, PlayerFailure, PlayerSpec, Sprt, SprtResult,
    Tally, TimeUsage,
};
use crate::engine::{Limits, StopFlag, TimeLimit};
use crate::platform::{Instant, thread};
use crate::rules::{BySide, DrawRules, FewAgainstKing, GameHistory, Position, Side, Variant};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchConfig {
    pub games: u32,
    /// `true` to round an odd number of games up, so that both players have White equally often.
    pub whole_pairs: bool,
    /// Default search limits of the players.
    pub limits: Limits,
    /// Time by which a player may exceed its limit before it loses.
    pub grace: Duration,
    /// Number of plies after which a game is drawn.
    pub max_plies: Option<u32>,
    /// Number of games played at the same time, at least 1.
    pub jobs: usize,
    /// `true` if a player that breaks down, hangs or plays an illegal move loses the game, as in engine matches;
    /// otherwise the game has no result.
    pub breakdowns_lose: bool,
    /// The rule for few pieces against a king; `None` for the variant's own.
    pub few_against_king: Option<FewAgainstKing>,
    /// The test that ends the match as soon as it is decided.
    pub sprt: Option<Sprt>,
}

impl Default for MatchConfig {
    /// A hundred games at a tenth of a second a move, one at a time.
    fn default() -> MatchConfig {
        MatchConfig {
            games: 100,
            whole_pairs: true,
            limits: Limits::time(Duration::from_millis(100)),
            grace: Duration::from_secs(1),
            max_plies: None,
            jobs: 1,
            breakdowns_lose: true,
            few_against_king: None,
            sprt: None,
        }
    }
}

/// Time after which a player without a time limit loses.
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(600);

impl MatchConfig {
    /// The draw rules of games of this variant; its own if the chosen rule does not apply to it.
    pub(crate) fn draws(&self, variant: Variant) -> DrawRules {
        let chosen = self.few_against_king;
        chosen.and_then(|rule| variant.draws_with(rule)).unwrap_or(variant.rule_set().draws)
    }

    /// Time after which a player with these limits loses.
    pub(crate) fn timeout(&self, limits: Limits) -> Duration {
        match limits.time {
            Some(TimeLimit::Move(time)) => time + self.grace,
            Some(TimeLimit::Clock { left, .. }) => left + self.grace,
            None => DEFAULT_TIMEOUT,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Match {
    players: [PlayerSpec; 2],
    config: MatchConfig,
}

#[derive(Debug)]
pub struct MatchResult {
    pub tally: Tally,
    pub time_usage: [TimeUsage; 2],
    pub sprt_result: Option<SprtResult>,
    pub error: Option<MatchError>,
}

#[derive(Debug)]
pub struct MatchEvent<'a> {
    pub game: &'a FinishedGame,
    /// The results so far, this game included.
    pub tally: &'a Tally,
}

/// The state shared by the threads of concurrent games.
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
    /// A match between two players, with results from the point of view of the first.
    pub fn new(players: [PlayerSpec; 2], config: MatchConfig) -> Match {
        Match { players, config }
    }

    /// The names of the players; equal names get a number.
    pub fn names(&self) -> [String; 2] {
        let [first, second] = self.players.each_ref().map(PlayerSpec::name);
        if first == second {
            [format!("{first} 1"), format!("{second} 2")]
        } else {
            [first, second]
        }
    }

    /// Plays until all games are played, the test is decided, or the match is stopped. Reports every game that ends,
    /// one at a time. When stopped, games in progress end with [`MatchGameEnd::Stopped`](super::MatchGameEnd::Stopped)
    /// and do not count; when the test is decided, the pairs in progress are finished.
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
        // After a stop, an error only says that a player was stopped while it started.
        let note = |error| {
            if !stop.is_set() {
                lock(&state).result.error.get_or_insert(error);
            }
        };
        let played = thread::on_threads(self.config.jobs, || {
            self.play_pairs(&state, stop, report).unwrap_or_else(note);
        });
        played.map_err(MatchError::Thread).unwrap_or_else(note);
        state.into_inner().unwrap_or_else(PoisonError::into_inner).result
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
            let game = play(number, white, start, timed, &self.config, stop);
            players.drop_failed(&game);
            Ok(game)
        };
        let mut game = play()?;
        if game.failed_before_first_move() {
            game = play()?;
        }
        match game.ending {
            MatchGameEnd::Forfeit { failure: PlayerFailure::NoThread(error), .. }
            | MatchGameEnd::BrokenOff { failure: PlayerFailure::NoThread(error), .. } => {
                return Err(MatchError::Thread(error));
            }
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

#[derive(Debug)]
pub struct FinishedGame {
    /// Number of the game in the match, from 1.
    pub number: u32,
    /// Index of White's player: 0 or 1.
    pub white: usize,
    pub history: GameHistory,
    pub ending: MatchGameEnd,
    pub time_usage: BySide<TimeUsage>,
}

struct TimedPlayer<'a> {
    player: &'a mut dyn MatchPlayer,
    limits: Limits,
    /// Time for one move after which the player loses.
    timeout: Duration,
    time_usage: TimeUsage,
}

impl FinishedGame {
    /// Index of the player of this side: 0 or 1.
    pub fn player(&self, side: Side) -> usize {
        match side {
            Side::White => self.white,
            Side::Black => 1 - self.white,
        }
    }

    /// Returns `true` if a player failed before either side had to move.
    fn failed_before_first_move(&self) -> bool {
        let moves = self.time_usage.white.moves + self.time_usage.black.moves;
        self.ending.failure().is_some() && moves == 0
    }
}

/// Plays the game of this number by the draw rules of a match; `white` is the index of White's player.
fn play(
    number: u32,
    white: usize,
    start: Position,
    mut players: BySide<TimedPlayer<'_>>,
    config: &MatchConfig,
    stop: &StopFlag,
) -> FinishedGame {
    let mut history = GameHistory::new(start).with_draw_rules(config.draws(start.variant()));
    let ending = play_moves(&mut history, &mut players, config, stop);
    for side in Side::BOTH {
        players[side].player.end(&history, &ending, stop);
    }
    FinishedGame {
        number,
        white,
        history,
        ending,
        time_usage: BySide { white: players.white.time_usage, black: players.black.time_usage },
    }
}

fn play_moves(
    history: &mut GameHistory,
    players: &mut BySide<TimedPlayer<'_>>,
    config: &MatchConfig,
    stop: &StopFlag,
) -> MatchGameEnd {
    let forfeit = |loser, failure| match failure {
        PlayerFailure::Stopped => MatchGameEnd::Stopped,
        _ if stop.is_set() => MatchGameEnd::Stopped,
        failure if failure.is_breakdown() && !config.breakdowns_lose => {
            let side = loser;
            MatchGameEnd::BrokenOff { side, failure }
        }
        failure => MatchGameEnd::Forfeit { loser, failure },
    };
    for side in Side::BOTH {
        if let Err(failure) = players[side].player.begin(history.start(), side, stop) {
            return forfeit(side, failure);
        }
    }
    let max_plies = config.max_plies;
    loop {
        if let Some(outcome) = history.outcome() {
            return MatchGameEnd::ByRules(outcome);
        }
        if max_plies.is_some_and(|max_plies| history.plies() >= max_plies as usize) {
            return MatchGameEnd::PlyLimit;
        }
        let side = history.position().side_to_move();
        let TimedPlayer { player, limits, timeout, time_usage } = &mut players[side];
        let begin = Instant::now();
        let choice = player.choose(history, *limits, *timeout, stop);
        let time = begin.elapsed();
        time_usage.add_move(time);
        let choice = match choice {
            Ok(_) if time > *timeout => Err(PlayerFailure::TimedOut(time)),
            choice => choice,
        };
        match choice {
            Ok(mv) => history.play(mv),
            Err(failure) => return forfeit(side, failure),
        }
    }
}

/// The two players of a match, each started at its first game.
struct PlayerPair<'a> {
    specs: &'a [PlayerSpec; 2],
    players: [Option<Box<dyn MatchPlayer>>; 2],
}

impl<'a> PlayerPair<'a> {
    fn new(specs: &'a [PlayerSpec; 2]) -> PlayerPair<'a> {
        PlayerPair { specs, players: [None, None] }
    }

    /// Both players by side; `white` is the index of White's. Starts the players that are not running.
    fn timed_players(
        &mut self,
        variant: Variant,
        white: usize,
        config: &MatchConfig,
        stop: &StopFlag,
    ) -> Result<BySide<TimedPlayer<'_>>, MatchError> {
        let [first, second] = &mut self.players;
        let first = timed_player(first, &self.specs[0], variant, config, stop)?;
        let second = timed_player(second, &self.specs[1], variant, config, stop)?;
        let (white, black) = match white {
            0 => (first, second),
            _ => (second, first),
        };
        Ok(BySide { white, black })
    }

    /// Ends a player that failed in this game and cannot continue; it is restarted for the next game.
    fn drop_failed(&mut self, game: &FinishedGame) {
        if let Some((side, failure)) = game.ending.failure()
            && !failure.can_continue()
        {
            self.players[game.player(side)] = None;
        }
    }
}

fn timed_player<'a>(
    player: &'a mut Option<Box<dyn MatchPlayer>>,
    spec: &PlayerSpec,
    variant: Variant,
    config: &MatchConfig,
    stop: &StopFlag,
) -> Result<TimedPlayer<'a>, MatchError> {
    let player = match player {
        Some(player) => player,
        empty => empty.insert(spec.start_player(variant, &config.draws(variant), stop)?),
    };
    let limits = spec.limits.unwrap_or(config.limits);
    Ok(TimedPlayer {
        player: player.as_mut(),
        limits,
        timeout: config.timeout(limits),
        time_usage: TimeUsage::default(),
    })
}
