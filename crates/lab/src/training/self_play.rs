//! Self-play games, from balanced random openings.
//!
//! A search evaluates mostly positions that good players never reach: on every path to a leaf one side plays moves that
//! it would not play. So a position off the game, a few random moves away, is searched for each position of the game.

use std::io;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use fastrand::Rng;
use serde::{Deserialize, Serialize};

use super::sample::{self, SAMPLE_EXTENSION, Sample};
use super::settings::claim;
use crate::engine::evaluation::Evaluation;
use crate::engine::{Engine, EngineSettings, Limits, Score, SearchInfo, SearchPosition, StopFlag};
use crate::platform::{fs, thread};
use crate::rules::{Outcome, Ply, Position, Side, Variant};

#[derive(Clone, Debug)]
pub struct SelfPlay {
    pub variant: Variant,
    pub evaluation: Evaluation,
    pub nodes: u64,
    /// Total number of batches, of [`SelfPlay::GAMES_PER_BATCH`] games each.
    pub batches: usize,
    /// Number of threads; each plays games of its own.
    pub threads: usize,
    /// Seed of the openings. The games follow from it and the settings above.
    pub seed: u64,
}

/// The settings of the games, in the file of their folder. The same settings give the same games.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct GameSettings {
    variant: Variant,
    /// The checksum of the network; `None` for the material evaluation.
    network: Option<u32>,
    nodes: u64,
    seed: u64,
}

/// A game that reaches this number of plies is drawn.
const MAX_PLIES: usize = 400;
/// Number of random moves at the start of a game.
const RANDOM_MOVES: RangeInclusive<usize> = 4..=14;
/// Number of random moves from a game to a position off it.
const RANDOM_MOVES_OFF_GAME: RangeInclusive<usize> = 1..=3;
/// Maximum score, in hundredths of a man, that counts as balanced. Games start from balanced openings only.
const BALANCE_MARGIN: i32 = 150;
/// Nodes of the search that evaluates an opening.
const OPENING_NODES: u64 = 2000;
/// A balanced game with this number of plies since the last man's move or capture counts as drawn.
const STALE_PLIES: Ply = Ply(24);

impl SelfPlay {
    pub const GAMES_PER_BATCH: usize = 64;

    /// Plays the batches that the folder lacks, each into a file of its own. Calls `on_progress` after each batch with
    /// the number of batches done.
    ///
    /// # Errors
    /// If the folder or a file cannot be written, the folder has games of other settings, or the system refuses the
    /// threads. Only the numbers of batches and threads may differ.
    pub fn play_into(&self, folder: &Path, mut on_progress: impl FnMut(usize)) -> io::Result<()> {
        claim(folder, &self.settings(), |begun| begun)?;
        let next = AtomicUsize::new(0);
        let (sender, batches) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let sender = sender.clone();
                let next = &next;
                let started = thread::spawn_scoped(scope, move || {
                    let settings = EngineSettings::default().with_threads(1).with_hash_mib(4);
                    let mut engine = Engine::with_evaluation(self.evaluation.clone(), settings);
                    loop {
                        let batch = next.fetch_add(1, Ordering::Relaxed);
                        if batch >= self.batches {
                            return;
                        }
                        let done = self.play_batch(&mut engine, batch, folder);
                        let is_failed = done.is_err();
                        if sender.send(done).is_err() || is_failed {
                            return;
                        }
                    }
                });
                if let Err(error) = started {
                    next.store(self.batches, Ordering::Relaxed);
                    return Err(error);
                }
            }
            drop(sender);
            for (count, done) in (1..).zip(batches) {
                if let Err(error) = done {
                    // The other threads end after their current batch.
                    next.store(self.batches, Ordering::Relaxed);
                    return Err(error);
                }
                on_progress(count);
            }
            Ok(())
        })
    }

    fn settings(&self) -> GameSettings {
        let network = match &self.evaluation {
            Evaluation::Material => None,
            Evaluation::Network(network) => Some(crc32fast::hash(&network.to_bytes())),
        };
        GameSettings { variant: self.variant, network, nodes: self.nodes, seed: self.seed }
    }

    fn play_batch(&self, engine: &mut Engine, batch: usize, folder: &Path) -> io::Result<()> {
        let path = folder.join(format!("{batch:06}.{SAMPLE_EXTENSION}"));
        if fs::is_file(&path) {
            return Ok(());
        }
        let mut rng =
            Rng::with_seed(self.seed ^ (batch as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let samples: Vec<Sample> =
            (0..SelfPlay::GAMES_PER_BATCH).flat_map(|_| self.play_game(engine, &mut rng)).collect();
        sample::write(&path, &samples)
    }

    /// Plays one game and returns its quiet positions, and those off the game.
    fn play_game(&self, engine: &mut Engine, rng: &mut Rng) -> Vec<Sample> {
        engine.clear_hash();
        let mut game = opening(self.variant, engine, rng);
        let (mut of_game, mut off_game) = (Vec::new(), Vec::new());
        let mut winner = None;
        for _ in 0..MAX_PLIES {
            let position = *game.position();
            let moves = position.legal_moves();
            match game.outcome() {
                Some(Outcome::Win { winner: side, .. }) => {
                    winner = Some(side);
                    break;
                }
                Some(Outcome::Draw(_)) => break,
                None => {}
            }
            let counters = game.counters();
            let mv = if moves.len() == 1 {
                moves[0]
            } else {
                let info = self.search(engine, &game);
                let Some(line) = info.lines.first() else {
                    break;
                };
                if line.score.is_decided() {
                    winner = Some(winner_by_score(position.side_to_move(), line.score));
                    break;
                }
                if counters.quiet >= STALE_PLIES && is_balanced(line.score) {
                    break;
                }
                off_game.extend(self.sample_off_game(engine, game.clone(), rng));
                if is_quiet(&position) {
                    of_game.push(Sample::new(&position, line.score));
                }
                line.moves[0]
            };
            game.play(mv);
        }
        let of_game = of_game.into_iter().map(|sample| sample.with_winner(winner));
        off_game.into_iter().chain(of_game).collect()
    }

    /// Leaves a game by random moves, plays all captures that follow, and searches the position. `None` if a capture
    /// threatens there, or the game is decided.
    fn sample_off_game(
        &self,
        engine: &mut Engine,
        mut game: SearchPosition,
        rng: &mut Rng,
    ) -> Option<Sample> {
        play_random_moves(&mut game, rng.usize(RANDOM_MOVES_OFF_GAME), rng);
        while game.position().must_capture() {
            play_random_moves(&mut game, 1, rng);
        }
        let position = *game.position();
        if position.winner().is_some() || !is_quiet(&position) {
            return None;
        }
        let score = self.search(engine, &game).lines.first()?.score;
        (!score.is_decided()).then(|| Sample::new(&position, score))
    }

    fn search(&self, engine: &mut Engine, game: &SearchPosition) -> SearchInfo {
        engine.search(game, Limits::nodes(self.nodes), &StopFlag::new(), &mut |_| ())
    }
}

/// The side that wins by a decided score.
fn winner_by_score(side_to_move: Side, score: Score) -> Side {
    if score > Score::DRAW { side_to_move } else { !side_to_move }
}

fn is_balanced(score: Score) -> bool {
    score.hundredths().abs() <= BALANCE_MARGIN
}

fn is_quiet(position: &Position) -> bool {
    !position.must_capture() && !position.is_threatened()
}

/// Plays random moves from the start until a position is balanced.
fn opening(variant: Variant, engine: &mut Engine, rng: &mut Rng) -> SearchPosition {
    loop {
        let mut game = SearchPosition::new(Position::start(variant));
        play_random_moves(&mut game, rng.usize(RANDOM_MOVES), rng);
        let limits = Limits::nodes(OPENING_NODES);
        let info = engine.search(&game, limits, &StopFlag::new(), &mut |_| ());
        if let Some(line) = info.lines.first()
            && is_balanced(line.score)
        {
            return game;
        }
    }
}

/// Plays this number of random moves, or fewer if the game ends.
fn play_random_moves(game: &mut SearchPosition, count: usize, rng: &mut Rng) {
    for _ in 0..count {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[rng.usize(..moves.len())]);
    }
}
