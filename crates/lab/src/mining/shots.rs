//! Search for shots in games of a weak player.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use fastrand::Rng;

use crate::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag, Variation};
use crate::rules::{DrawRules, Position, Variant};
use crate::shots::{Shot, balance, forced_shot};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShotSearchConfig {
    pub variant: Variant,
    pub draws: DrawRules,
    pub shots: usize,
    /// Nodes of the search that confirms a shot.
    pub nodes: u64,
    pub seed: u64,
}

/// Nodes for each move of the games: few, so that the players miss deep shots.
const PLAYING_NODES: u64 = 500;
/// Number of random moves at the start of a game.
const RANDOM_MOVES: RangeInclusive<usize> = 4..=12;
/// Plies of a game in which shots are searched for.
const MAX_GAME_PLIES: usize = 120;
/// Nodes of a search that finds only shots that are too easy.
const EASY_NODES: u64 = 2_000;
/// Margin by which the shot must be better than any other move, in hundredths of a man.
const CLEAR_MARGIN: i32 = 80;
/// Score from which the second-best move wins as well, in hundredths of a man; then the shot is not needed.
const ALREADY_WINNING: i32 = 150;
/// Margin by which the shot must be better than the material balance, in hundredths of a man.
const MIN_ADVANTAGE: i32 = 60;

/// Searches games for shots, at most one in each game, until there are as many as requested with the known ones, which
/// are not found again. Calls `on_shot` with the number of shots so far and the latest one. Returns the known ones and
/// the new ones: fewer than requested if stopped.
///
/// Candidates come from a search of forcing moves, which finds shots that the engine misses. A shot is kept if a short
/// search misses it, and a long one agrees and finds that no other move is nearly as good, or winning.
pub fn find_shots(
    config: &ShotSearchConfig,
    known: Vec<Shot>,
    stop: &StopFlag,
    mut on_shot: impl FnMut(usize, &Shot),
) -> Vec<Shot> {
    let engine = |hash_mib| {
        let settings = EngineSettings::default().with_threads(1).with_hash_mib(hash_mib);
        Engine::new(config.variant, settings)
    };
    let mut finder = ShotFinder {
        shallow: engine(1),
        deep: engine(32),
        draws: config.draws,
        proof_nodes: config.nodes,
        stop,
    };
    let mut rng = Rng::with_seed(config.seed);
    let mut shots = known;
    let mut seen: HashSet<_> = shots.iter().map(|shot| shot.position().key()).collect();
    while shots.len() < config.shots && !stop.is_set() {
        if let Some(shot) = finder.shot_of_a_game(config.variant, &mut rng)
            && seen.insert(shot.position().key())
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
    draws: DrawRules,
    proof_nodes: u64,
    stop: &'a StopFlag,
}

impl ShotFinder<'_> {
    fn shot_of_a_game(&mut self, variant: Variant, rng: &mut Rng) -> Option<Shot> {
        let start = SearchPosition::new(Position::start(variant));
        let mut game = start.with_draw_rules(self.draws);
        for _ in 0..rng.usize(RANDOM_MOVES) {
            game.play(rng.choice(game.moves())?);
        }
        for _ in 0..MAX_GAME_PLIES {
            let nodes = Limits::nodes(PLAYING_NODES);
            let info = self.shallow.search(&game, nodes, self.stop, &mut |_| ());
            // Without a move the game is over.
            let mv = info.best_move()?;
            let shot = self.shot_in(game.position());
            if shot.is_some() || self.stop.is_set() {
                return shot;
            }
            game.play(mv);
        }
        None
    }

    fn shot_in(&mut self, position: &Position) -> Option<Shot> {
        let moves = position.legal_moves();
        if moves.len() < 2 || moves[0].is_capture() {
            return None;
        }
        let shot = forced_shot(position)?;
        let root = SearchPosition::new(*position).with_draw_rules(self.draws);
        let quick_lines = best_lines(&mut self.shallow, &root, EASY_NODES, 1, self.stop);
        if quick_lines.first()?.moves.first() == Some(&shot.first()) {
            return None;
        }
        let proof = best_lines(&mut self.deep, &root, self.proof_nodes, 2, self.stop);
        let [best, second] = proof.as_slice() else {
            return None;
        };
        let score = best.score.hundredths();
        let material = 100 * balance(position, position.side_to_move());
        let second_score = second.score.hundredths();
        let is_clear = score >= material + MIN_ADVANTAGE && score - second_score >= CLEAR_MARGIN;
        let is_needed = second_score < ALREADY_WINNING;
        // An interrupted search proves nothing.
        let is_proved = !self.stop.is_set() && best.moves.first() == Some(&shot.first());
        (is_clear && is_needed && is_proved).then_some(shot)
    }
}

fn best_lines(
    engine: &mut Engine,
    root: &SearchPosition,
    nodes: u64,
    lines: usize,
    stop: &StopFlag,
) -> Vec<Variation> {
    engine.clear_hash();
    let nodes = Limits::nodes(nodes);
    let info = engine.search_multipv(root, nodes, lines, stop, &mut |_| ());
    info.lines
}
