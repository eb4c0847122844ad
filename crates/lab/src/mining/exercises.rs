//! Search for exercises in games of a weak player, with proofs that a move is the only one that wins.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use fastrand::Rng;

use crate::engine::endgame_tables::EndgameTables;
use crate::engine::{
    Engine, EngineSettings, Level, Limits, Score, SearchPosition, StopFlag, TableResult, Variation,
};
use crate::rules::{DrawRules, Move, Position, Variant};
use crate::shots::{Exercise, balance, forced_shot};

#[derive(Clone, Debug)]
pub struct ExerciseSearchConfig {
    pub variant: Variant,
    pub draws: DrawRules,
    pub exercises: usize,
    /// Nodes of the search that finds a move of the solver. The search that proves it has ten times as many.
    pub nodes: u64,
    pub seed: u64,
    /// Endgame tables, which decide where they have the position.
    pub tables: Option<Arc<EndgameTables>>,
}

/// The nodes of a proof for each node of the search that found the move.
const PROOF_FACTOR: u64 = 10;
/// Nodes for each move of the games: few, so that the players blunder.
const PLAYING_NODES: u64 = 500;
/// Nodes of the search that looks for a candidate in each position of a game.
const SCAN_NODES: u64 = 3_000;
/// Number of random moves at the start of a game.
const RANDOM_MOVES: RangeInclusive<usize> = 4..=12;
/// Plies of a game in which exercises are searched for.
const MAX_GAME_PLIES: usize = 140;
/// Plies of a game that pass between two exercises.
const PLIES_APART: usize = 10;
/// Moves of the solver after which a line ends.
const MAX_SOLVER_MOVES: usize = 8;
/// Seed of the noise in the evaluation of the levels that try an exercise.
const LEVEL_SEED: u64 = 1;

/// Searches games for exercises until there are as many as requested with the known ones, which are not found again.
/// Calls `on_exercise` with the number of exercises so far and the latest one. Returns the known ones and the new ones:
/// fewer than requested if stopped.
///
/// A whole line is found first and then proved: in each position where the solver has a choice, a search of ten times
/// the nodes agrees that the move is the only one that wins. At the end the solver has more than at the start.
pub fn find_exercises(
    config: &ExerciseSearchConfig,
    known: Vec<Exercise>,
    stop: &StopFlag,
    mut on_exercise: impl FnMut(usize, &Exercise),
) -> Vec<Exercise> {
    let judge = |hash_mib| {
        WinJudge::new(config.variant, config.draws, hash_mib, config.tables.clone(), stop)
    };
    let mut finder = ExerciseFinder {
        quick: judge(1),
        finder: judge(8),
        prover: judge(32),
        levels: LevelTrial::new(config.variant, config.draws, stop),
        draws: config.draws,
        nodes: config.nodes,
        stop,
    };
    let mut rng = Rng::with_seed(config.seed);
    let mut exercises = known;
    let mut seen: HashSet<_> = exercises.iter().map(|exercise| exercise.position().key()).collect();
    while exercises.len() < config.exercises && !stop.is_set() {
        for exercise in finder.exercises_of_a_game(config.variant, &mut rng) {
            if exercises.len() < config.exercises && seen.insert(exercise.position().key()) {
                exercises.push(exercise);
                on_exercise(exercises.len(), &exercises[exercises.len() - 1]);
            }
        }
    }
    exercises
}

struct ExerciseFinder<'a> {
    quick: WinJudge<'a>,
    finder: WinJudge<'a>,
    prover: WinJudge<'a>,
    levels: LevelTrial<'a>,
    draws: DrawRules,
    nodes: u64,
    stop: &'a StopFlag,
}

impl ExerciseFinder<'_> {
    fn exercises_of_a_game(&mut self, variant: Variant, rng: &mut Rng) -> Vec<Exercise> {
        let start = SearchPosition::new(Position::start(variant));
        let mut game = start.with_draw_rules(self.draws);
        for _ in 0..rng.usize(RANDOM_MOVES) {
            let Some(mv) = rng.choice(game.moves()) else {
                return Vec::new();
            };
            game.play(mv);
        }
        let (mut found, mut rest) = (Vec::new(), 0);
        for _ in 0..MAX_GAME_PLIES {
            let before = *game.position();
            // Without a move the game is over.
            let Some(mv) = self.quick.best(&before, PLAYING_NODES) else {
                break;
            };
            game.play(mv);
            let check = self.quick.quick_check(game.position(), SCAN_NODES);
            if check == QuickCheck::Decided || self.stop.is_set() {
                break;
            }
            if rest > 0 {
                rest -= 1;
            } else if let Some(exercise) = self.exercise_after(&before, mv, check) {
                found.push(exercise);
                rest = PLIES_APART;
            }
        }
        found
    }

    fn exercise_after(
        &mut self,
        before: &Position,
        lead_in: Move,
        check: QuickCheck,
    ) -> Option<Exercise> {
        let position = before.play(lead_in);
        let is_candidate = match check {
            QuickCheck::OnlyMove => position.legal_moves().len() > 1,
            // Shots beyond the depth of the quick check.
            QuickCheck::Open => forced_shot(&position).is_some(),
            QuickCheck::SeveralWins | QuickCheck::Decided => false,
        };
        if !is_candidate {
            return None;
        }
        let line = self.find_line(&position)?;
        let unrated = Exercise::new(*before, lead_in, line, None)?;
        let choices = choices(&unrated);
        let is_proved = choices.len() >= Exercise::MIN_SOLVER_MOVES
            && gains(&unrated)
            && choices.iter().all(|(position, mv)| {
                let nodes = PROOF_FACTOR * self.nodes;
                self.prover.only_win(position, nodes) == Some(*mv)
            });
        if !is_proved {
            return None;
        }
        let level = self.levels.weakest_level(&choices);
        // An interrupted trial may find a wrong level.
        if self.stop.is_set() {
            return None;
        }
        Exercise::new(*before, lead_in, unrated.line().to_vec(), level)
    }

    /// Returns the longest line in which each move of the solver is the only one that wins.
    fn find_line(&mut self, position: &Position) -> Option<Vec<Move>> {
        let (mut now, mut line) = (*position, Vec::new());
        for _ in 0..MAX_SOLVER_MOVES {
            let moves = now.legal_moves();
            let only = match moves.len() {
                0 => None,
                1 => Some(moves[0]),
                _ => self.finder.only_win(&now, self.nodes),
            };
            let Some(mv) = only else {
                break;
            };
            line.push(mv);
            now = now.play(mv);
            let Some(reply) = self.finder.best(&now, self.nodes) else {
                break;
            };
            line.push(reply);
            now = now.play(reply);
        }
        // The line ends with a move of the solver.
        if line.len() % 2 == 0 {
            line.pop();
        }
        (!line.is_empty()).then_some(line)
    }
}

/// Levels of the computer that try an exercise.
pub(super) struct LevelTrial<'a> {
    engine: Engine,
    draws: DrawRules,
    stop: &'a StopFlag,
}

impl<'a> LevelTrial<'a> {
    pub(super) fn new(variant: Variant, draws: DrawRules, stop: &'a StopFlag) -> LevelTrial<'a> {
        let settings = EngineSettings::default().with_threads(1).with_hash_mib(16);
        LevelTrial { engine: Engine::new(variant, settings), draws, stop }
    }

    /// The weakest of levels 1 to 9 that plays each of these moves.
    pub(super) fn weakest_level(&mut self, choices: &[(Position, Move)]) -> Option<Level> {
        Level::all().filter(|&level| level != Level::FULL).find(|&level| {
            choices.iter().all(|(position, mv)| {
                let game = SearchPosition::new(*position).with_draw_rules(self.draws);
                let engine = &mut self.engine;
                let info = engine.search_at_level(&game, level, LEVEL_SEED, self.stop, &mut |_| ());
                info.best_move() == Some(*mv)
            })
        })
    }
}

/// The positions in which the solver has a choice, each with the move.
pub(super) fn choices(exercise: &Exercise) -> Vec<(Position, Move)> {
    exercise.solver_moves().filter(|(position, _)| position.legal_moves().len() > 1).collect()
}

/// Returns `true` if the solver has more at the end of the line than at its beginning, or has won.
pub(super) fn gains(exercise: &Exercise) -> bool {
    let (solver, end) = (exercise.solver(), exercise.end());
    let has_won = end.legal_moves().is_empty();
    let is_settled = !end.must_capture();
    has_won || (is_settled && balance(&end, solver) > balance(&exercise.position(), solver))
}

/// Minimum score of a move that wins, in hundredths of a man.
const WINNING: i32 = 200;
/// Maximum score of a move that does not win, in hundredths of a man.
const NOT_WINNING: i32 = 70;
/// Minimum margin between the only move that wins and the next, in hundredths of a man.
const CLEAR_MARGIN: i32 = 150;

/// Minimum score of a game that is decided, in hundredths of a man.
const DECIDED: i32 = 500;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QuickCheck {
    /// One move seems to win.
    OnlyMove,
    /// No move seems to win.
    Open,
    SeveralWins,
    /// The game is over or as good as over.
    Decided,
}

/// An engine that finds the only winning move of a position.
struct WinJudge<'a> {
    engine: Engine,
    draws: DrawRules,
    stop: &'a StopFlag,
}

impl<'a> WinJudge<'a> {
    fn new(
        variant: Variant,
        draws: DrawRules,
        hash_mib: usize,
        tables: Option<Arc<EndgameTables>>,
        stop: &'a StopFlag,
    ) -> WinJudge<'a> {
        let settings = EngineSettings::default().with_threads(1).with_hash_mib(hash_mib);
        let engine = Engine::new(variant, settings);
        WinJudge { engine: engine.with_tables(tables), draws, stop }
    }

    /// Returns the only move that wins, by the endgame tables or by a search of this number of nodes; `None` if there
    /// is no such move or the search was stopped.
    fn only_win(&mut self, position: &Position, nodes: u64) -> Option<Move> {
        let lines = self.best_lines(position, nodes, 2);
        let (best, second) = (lines.first()?, lines.get(1));
        let is_only = wins(best) && second.is_none_or(|second| falls_short(second, best.score));
        // An interrupted search proves nothing.
        (is_only && !self.stop.is_set()).then(|| best.moves.first().copied()).flatten()
    }

    /// Returns the best move, or `None` if the game is over.
    fn best(&mut self, position: &Position, nodes: u64) -> Option<Move> {
        let lines = self.best_lines(position, nodes, 1);
        lines.first()?.moves.first().copied()
    }

    /// Checks whether a position may be one to solve. Sees less than [`WinJudge::only_win`], and errs on the side of
    /// yes.
    fn quick_check(&mut self, position: &Position, nodes: u64) -> QuickCheck {
        let lines = self.best_lines(position, nodes, 2);
        let score = |index: usize| lines.get(index).map(|line| line.score.hundredths());
        match (score(0), score(1)) {
            (Some(best), second) if best >= WINNING => match second {
                Some(second) if second >= DECIDED => QuickCheck::Decided,
                Some(second) if second >= WINNING => QuickCheck::SeveralWins,
                _ => QuickCheck::OnlyMove,
            },
            (Some(best), _) if best <= -DECIDED => QuickCheck::Decided,
            (Some(_), _) => QuickCheck::Open,
            (None, _) => QuickCheck::Decided,
        }
    }

    fn best_lines(&mut self, position: &Position, nodes: u64, lines: usize) -> Vec<Variation> {
        self.engine.clear_hash();
        let game = SearchPosition::new(*position).with_draw_rules(self.draws);
        let nodes = Limits::nodes(nodes);
        let search = &mut self.engine;
        let info = search.search_multipv(&game, nodes, lines, self.stop, &mut |_| ());
        info.lines
    }
}

fn wins(variation: &Variation) -> bool {
    match variation.table_result {
        Some(result) => matches!(result, TableResult::Win(_)),
        None => variation.score.hundredths() >= WINNING,
    }
}

/// Returns `true` if a move does not win beside one that does.
fn falls_short(second: &Variation, best: Score) -> bool {
    match second.table_result {
        Some(result) => !matches!(result, TableResult::Win(_)),
        None => {
            let score = second.score.hundredths();
            score <= NOT_WINNING && best.hundredths() - score >= CLEAR_MARGIN
        }
    }
}
