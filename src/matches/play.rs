use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::game::{self, Played, Seat};
use super::tally::half_points;
use super::{Ending, Finished, Openings, Player, Spec, Spent, Sprt, Tally, Verdict};
use crate::engine::{Limits, StopFlag, TimeLimit};
use crate::rules::{BySide, Position, Side, Variant};

/// How a match is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// How many games at most; an odd number counts as one more.
    pub games: u32,
    /// How long players think that were not told otherwise.
    pub limits: Limits,
    /// How much longer than its time a player may take before it loses by it.
    pub margin: Duration,
    /// After so many plies a game is drawn.
    pub longest: Option<u32>,
    /// How many games are played at once, from 1.
    pub jobs: usize,
    /// The test that ends the match as soon as it is decided.
    pub sprt: Option<Sprt>,
}

impl Default for Terms {
    /// A hundred games at a tenth of a second a move, one at a time.
    fn default() -> Terms {
        Terms {
            games: 100,
            limits: Limits::time(Duration::from_millis(100)),
            margin: Duration::from_secs(1),
            longest: None,
            jobs: 1,
            sprt: None,
        }
    }
}

/// Without a time limit a player is given up after so long.
const PATIENCE: Duration = Duration::from_secs(600);

impl Terms {
    pub(crate) fn patience(&self, limits: Limits) -> Duration {
        match limits.time {
            Some(TimeLimit::Move(time)) => time + self.margin,
            Some(TimeLimit::Clock { left, .. }) => left + self.margin,
            None => PATIENCE,
        }
    }
}

/// Two players and how they are to play.
#[derive(Clone, Debug)]
pub struct Match {
    players: [Spec; 2],
    terms: Terms,
}

/// What a match has come to, at its end or so far.
#[derive(Debug)]
pub struct MatchResult {
    /// The results.
    pub tally: Tally,
    /// How long each player took for its moves.
    pub spent: [Spent; 2],
    /// What the test has come to.
    pub verdict: Option<Verdict>,
    /// Why it ended early, if a player could not be had.
    pub trouble: Option<MatchError>,
}

/// A game has ended.
#[derive(Debug)]
pub struct News<'a> {
    /// The game.
    pub game: &'a Finished,
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
struct Table {
    openings: Openings,
    /// Pairs begun.
    begun: u32,
    result: MatchResult,
}

impl Match {
    /// The first player and the second. The results are told as the first sees them.
    pub fn new(players: [Spec; 2], terms: Terms) -> Match {
        Match { players, terms }
    }

    /// What the players are called, told apart where they are called the same.
    pub fn names(&self) -> [String; 2] {
        let [first, second] = self.players.each_ref().map(Spec::name);
        match first == second {
            true => [format!("{first} 1"), format!("{second} 2")],
            false => [first, second],
        }
    }

    /// Plays until all games are played, the test is decided or the match is asked to stop, telling of every game
    /// that ends, one at a time. When asked to stop, games that are under way end [`Ending::Stopped`] and do not
    /// count; when the test is decided, the pairs under way are played to their end.
    pub fn play(
        &self,
        openings: Openings,
        stop: &StopFlag,
        tell: &(dyn Fn(News<'_>) + Sync),
    ) -> MatchResult {
        let table = Mutex::new(Table {
            openings,
            begun: 0,
            result: MatchResult {
                tally: Tally::default(),
                spent: Default::default(),
                verdict: None,
                trouble: None,
            },
        });
        thread::scope(|scope| {
            for _ in 0..self.terms.jobs.max(1) {
                scope.spawn(|| {
                    if let Err(trouble) = self.play_pairs(&table, stop, tell) {
                        lock(&table).result.trouble.get_or_insert(trouble);
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
        table: &Mutex<Table>,
        stop: &StopFlag,
        tell: &(dyn Fn(News<'_>) + Sync),
    ) -> Result<(), MatchError> {
        let mut players = Players::of(&self.players);
        while let Some((pair, start)) = self.next_pair(table, stop)? {
            let mut of_pair = Some(0);
            for white in 0..2 {
                let number = 2 * pair + white as u32 + 1;
                let mut played = self.play_game(&mut players, start, white, stop)?;
                if played.never_began() {
                    // Whoever broke down between two games has been dismissed and need not lose this one.
                    played = self.play_game(&mut players, start, white, stop)?;
                }
                let Played {
                    course,
                    ending,
                    spent,
                } = played;
                let points = half_points(ending.result(), white == 0);
                of_pair = of_pair.zip(points).map(|(one, other)| one + other);
                let mut table = lock(table);
                table.result.spent[white] += spent.white;
                table.result.spent[1 - white] += spent.black;
                if let Some(points) = points {
                    table.result.tally.add_game(points);
                }
                if let Some(of_pair) = of_pair.filter(|_| white == 1) {
                    table.result.tally.add_pair(of_pair);
                    let pairs = &table.result.tally.pairs;
                    let verdict = self.terms.sprt.and_then(|sprt| sprt.verdict(pairs));
                    table.result.verdict = table.result.verdict.or(verdict);
                }
                let game = &Finished {
                    number,
                    white,
                    course,
                    ending,
                    spent,
                };
                let tally = &table.result.tally;
                tell(News { game, tally });
            }
        }
        Ok(())
    }

    fn play_game(
        &self,
        players: &mut Players<'_>,
        start: Position,
        white: usize,
        stop: &StopFlag,
    ) -> Result<Played, MatchError> {
        let seats = players.seats(start.variant(), white, &self.terms)?;
        let played = game::play(start, seats, self.terms.longest, stop);
        players.dismiss_after(&played.ending, white);
        Ok(played)
    }

    /// The next pair's number and where it begins; none if the match is over.
    fn next_pair(
        &self,
        table: &Mutex<Table>,
        stop: &StopFlag,
    ) -> Result<Option<(u32, Position)>, MatchError> {
        let mut table = lock(table);
        let is_over = table.begun >= self.terms.games.div_ceil(2)
            || table.result.verdict.is_some()
            || table.result.trouble.is_some()
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
struct Players<'a> {
    specs: &'a [Spec; 2],
    players: [Option<Box<dyn Player>>; 2],
}

impl<'a> Players<'a> {
    fn of(specs: &'a [Spec; 2]) -> Players<'a> {
        Players {
            specs,
            players: [None, None],
        }
    }

    /// Both at the board, that one with White; who is not there yet is fetched.
    fn seats(
        &mut self,
        variant: Variant,
        white: usize,
        terms: &Terms,
    ) -> Result<BySide<Seat<'_>>, MatchError> {
        let [first, second] = &mut self.players;
        let seat = |player, spec| Seat::of(player, spec, variant, terms);
        let first = seat(first, &self.specs[0])?;
        let second = seat(second, &self.specs[1])?;
        let (white, black) = match white {
            0 => (first, second),
            _ => (second, first),
        };
        Ok(BySide { white, black })
    }

    /// A player that cannot go on is fetched anew for the next game.
    fn dismiss_after(&mut self, ending: &Ending, white: usize) {
        if let Ending::Forfeit { loser, failure } = ending
            && !failure.can_go_on()
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

impl<'a> Seat<'a> {
    fn of(
        player: &'a mut Option<Box<dyn Player>>,
        spec: &Spec,
        variant: Variant,
        terms: &Terms,
    ) -> Result<Seat<'a>, MatchError> {
        let player = match player {
            Some(player) => player,
            empty => empty.insert(spec.player(variant)?),
        };
        let limits = spec.limits.unwrap_or(terms.limits);
        Ok(Seat {
            player: player.as_mut(),
            limits,
            patience: terms.patience(limits),
            spent: Spent::default(),
        })
    }
}

fn lock(table: &Mutex<Table>) -> MutexGuard<'_, Table> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}
