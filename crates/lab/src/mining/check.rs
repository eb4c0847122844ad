//! A check of exercises: at every move of the solver, the move of the line wins and no other move does.

use std::sync::Arc;

use super::exercises::{LevelTrial, choices, gains};
use crate::engine::endgame_tables::EndgameTables;
use crate::engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag, TableResult};
use crate::rules::{DrawRules, Move, Outcome, Position, Variant};
use crate::shots::{Exercise, MIN_WINNING_SCORE};

#[derive(Clone, Debug)]
pub struct ExerciseCheckConfig {
    pub variant: Variant,
    pub draws: DrawRules,
    /// Nodes of the search that decides about a move. Shorter searches come first and decide what is clear.
    pub nodes: u64,
    /// Endgame tables, which decide where they have the position.
    pub tables: Option<Arc<EndgameTables>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckedExercise {
    /// Every move of the solver is the only one that wins.
    Sound,
    /// A move of the line fails, but the line up to the move before it is an exercise.
    Shortened(Exercise, CheckFailure),
    /// A move too near the beginning of the line fails.
    Unsound(CheckFailure),
}

/// A place in a line where the move of the solver is not the only one that wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckFailure {
    pub position: Position,
    /// Number of the solver's moves before it.
    pub moves_before: usize,
    pub solution: Move,
    /// The other move that wins; `None` if the move of the line does not win.
    pub other: Option<Move>,
}

pub struct ExerciseChecker<'a> {
    config: ExerciseCheckConfig,
    engine: Engine,
    levels: LevelTrial<'a>,
    stop: &'a StopFlag,
}

/// The divisors of the nodes for the searches of a move, each longer than the one before.
const NODE_DIVISORS: [u64; 3] = [40, 8, 1];
/// A search that is not the last decides if its score is this far from that of a win, in hundredths of a man. The
/// shorter the search, the further.
const CLEAR_MARGINS: [i32; 3] = [300, 150, 0];
/// Memory of the transposition table.
const HASH_MIB: usize = 8;

impl<'a> ExerciseChecker<'a> {
    /// A checker with these settings, which `stop` interrupts.
    pub fn new(config: ExerciseCheckConfig, stop: &'a StopFlag) -> ExerciseChecker<'a> {
        let settings = EngineSettings::default().with_threads(1).with_hash_mib(HASH_MIB);
        let engine = Engine::new(config.variant, settings);
        ExerciseChecker {
            engine: engine.with_tables(config.tables.clone()),
            levels: LevelTrial::new(config.variant, config.draws, stop),
            config,
            stop,
        }
    }

    /// Checks an exercise. `None` if stopped.
    pub fn check(&mut self, exercise: &Exercise) -> Option<CheckedExercise> {
        let Some(failure) = self.first_failure(exercise)? else {
            return Some(CheckedExercise::Sound);
        };
        let before = &exercise.line()[..(2 * failure.moves_before).saturating_sub(1)];
        Some(match self.shortened(exercise, before) {
            Some(shorter) if !self.stop.is_set() => CheckedExercise::Shortened(shorter, failure),
            None if !self.stop.is_set() => CheckedExercise::Unsound(failure),
            _ => return None,
        })
    }

    fn first_failure(&mut self, exercise: &Exercise) -> Option<Option<CheckFailure>> {
        for (moves_before, (position, solution)) in exercise.solver_moves().enumerate() {
            let moves = position.legal_moves();
            if moves.len() < 2 {
                continue;
            }
            let failure = |other| CheckFailure { position, moves_before, solution, other };
            if !self.wins(&position, solution)? {
                return Some(Some(failure(None)));
            }
            for &other in moves.iter().filter(|&&mv| mv != solution) {
                if self.wins(&position, other)? {
                    return Some(Some(failure(Some(other))));
                }
            }
        }
        Some(None)
    }

    /// The exercise with this part of its line, if it still is one.
    fn shortened(&mut self, exercise: &Exercise, line: &[Move]) -> Option<Exercise> {
        let unrated = Exercise::new(*exercise.before(), exercise.lead_in(), line.to_vec(), None)?;
        let choices = choices(&unrated);
        let is_exercise = choices.len() >= Exercise::MIN_SOLVER_MOVES && gains(&unrated);
        let level = is_exercise.then(|| self.levels.weakest_level(&choices))?;
        Exercise::new(*exercise.before(), exercise.lead_in(), line.to_vec(), level)
    }

    /// Returns `true` if a move wins, by the rules, the endgame tables or searches. `None` if stopped.
    fn wins(&mut self, position: &Position, mv: Move) -> Option<bool> {
        let after = SearchPosition::new(position.play(mv)).with_draw_rules(self.config.draws);
        if let Some(outcome) = after.outcome() {
            let solver = position.side_to_move();
            return Some(matches!(outcome, Outcome::Win { winner, .. } if winner == solver));
        }
        self.engine.clear_hash();
        let mut wins = false;
        for (divisor, margin) in NODE_DIVISORS.into_iter().zip(CLEAR_MARGINS) {
            let limits = Limits::nodes((self.config.nodes / divisor).max(1));
            let info = self.engine.search(&after, limits, self.stop, &mut |_| ());
            if self.stop.is_set() {
                return None;
            }
            let best = info.lines.first()?;
            if let Some(result) = info.table_result.or(best.table_result) {
                return Some(matches!(result, TableResult::Loss(_)));
            }
            let score = -best.score.hundredths();
            wins = score >= MIN_WINNING_SCORE;
            if (score - MIN_WINNING_SCORE).abs() >= margin {
                break;
            }
        }
        Some(wins)
    }
}
