//! Looking for shots in games.

use std::collections::HashSet;

use fastrand::Rng;

use super::forcing::forced_shot;
use super::{Shot, balance};
use crate::engine::evaluation::Evaluation;
use crate::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag, Variation};
use crate::rules::{Position, Variant};

/// What to look for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShotSearchConfig {
    /// What is played.
    pub variant: Variant,
    /// How many shots.
    pub shots: usize,
    /// Positions searched to be sure of one.
    pub nodes: u64,
    /// The games follow from this number.
    pub seed: u64,
}

/// Positions that the players of the games look at for a move: they overlook what is deep.
const PLAYING_NODES: u64 = 500;
/// Moves drawn by lot before.
const RANDOM_MOVES: std::ops::RangeInclusive<usize> = 4..=12;
/// Plies of a game looked at.
const MAX_GAME_PLIES: usize = 120;
/// What a search of so many positions finds is too easy.
const EASY_NODES: u64 = 2_000;
/// By so much the shot must be better than any other move, in hundredths of a man.
const CLEAR_MARGIN: i32 = 80;
/// Who is so far ahead after another move, in hundredths of a man, needs no shot.
const ALREADY_WINNING: i32 = 150;
/// So much the shot must be worth beyond the pieces there are, in hundredths of a man.
const MIN_ADVANTAGE: i32 = 60;

/// Looks for shots, one a game, and tells each with how many there are; less than asked for if stopped.
///
/// All that forces is played out, so that those are found too which a search overlooks. One is taken if a short search
/// overlooks it and a long one finds that nothing else comes near it, or is well ahead.
pub fn find(
    config: &ShotSearchConfig,
    stop: &StopFlag,
    mut on_shot: impl FnMut(usize, &Shot),
) -> Vec<Shot> {
    let engine = |evaluation, hash_mib| {
        let threads = 1;
        Engine::with_evaluation(evaluation, EngineSettings { threads, hash_mib })
    };
    let mut finder = ShotFinder {
        shallow: engine(Evaluation::best_for(config.variant), 1),
        deep: engine(Evaluation::best_for(config.variant), 32),
        proof_nodes: config.nodes,
        stop,
    };
    let mut rng = Rng::with_seed(config.seed);
    let (mut shots, mut seen) = (Vec::new(), HashSet::new());
    while shots.len() < config.shots && !stop.is_set() {
        if let Some(shot) = finder.shot_of_a_game(config.variant, &mut rng)
            && seen.insert(shot.position.key())
        {
            shots.push(shot);
            on_shot(shots.len(), &shots[shots.len() - 1]);
        }
    }
    shots
}

struct ShotFinder<'a> {
    shallow: Engine,
    deep: Engine,
    proof_nodes: u64,
    stop: &'a StopFlag,
}

impl ShotFinder<'_> {
    fn shot_of_a_game(&mut self, variant: Variant, rng: &mut Rng) -> Option<Shot> {
        let mut situation = SearchPosition::new(Position::start(variant));
        for _ in 0..rng.usize(RANDOM_MOVES) {
            situation.play(rng.choice(situation.moves())?);
        }
        for _ in 0..MAX_GAME_PLIES {
            let nodes = Limits::nodes(PLAYING_NODES);
            let report = self
                .shallow
                .search(&situation, nodes, self.stop, &mut |_| ());
            // No move: the game is over.
            let mv = report.best_move()?;
            let shot = self.shot_in(situation.position());
            if shot.is_some() || self.stop.is_set() {
                return shot;
            }
            situation.play(mv);
        }
        None
    }

    fn shot_in(&mut self, position: &Position) -> Option<Shot> {
        let moves = position.legal_moves();
        if moves.len() < 2 || moves[0].is_capture() {
            return None;
        }
        let shot = forced_shot(position)?;
        let easy = best_lines(&mut self.shallow, position, EASY_NODES, 1, self.stop);
        if easy.first()?.moves.first() == Some(&shot.first()) {
            return None;
        }
        let proof = best_lines(&mut self.deep, position, self.proof_nodes, 2, self.stop);
        let [best, second] = proof.as_slice() else {
            return None;
        };
        let score = best.score.hundredths();
        let pieces = 100 * balance(position, position.side_to_move());
        let otherwise = second.score.hundredths();
        let is_clear = score >= pieces + MIN_ADVANTAGE && score - otherwise >= CLEAR_MARGIN;
        let is_needed = otherwise < ALREADY_WINNING;
        // A search cut short proves nothing, and what it finds instead may be easy.
        let is_proved = !self.stop.is_set() && best.moves.first() == Some(&shot.first());
        (is_clear && is_needed && is_proved).then_some(shot)
    }
}

/// The best lines of a position.
fn best_lines(
    engine: &mut Engine,
    position: &Position,
    nodes: u64,
    lines: usize,
    stop: &StopFlag,
) -> Vec<Variation> {
    engine.clear_hash();
    let situation = SearchPosition::new(*position);
    let nodes = Limits::nodes(nodes);
    let report = engine.search_multipv(&situation, nodes, lines, stop, &mut |_| ());
    report.lines
}
