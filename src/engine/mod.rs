//! Choosing a move.
//!
//! ```
//! use dames3d::engine::{Engine, Limits, Settings, Situation, Stop};
//! use dames3d::rules::{Position, Variant};
//!
//! let mut engine = Engine::new(Variant::International, Settings { threads: 1, hash_mib: 16 });
//! let situation = Situation::new(Position::start(Variant::International));
//! let report = engine.think(&situation, Limits::depth(6), &Stop::new(), &mut |_| ());
//! assert_eq!(report.depth, 6);
//! assert!(situation.position().legal_moves().contains(&report.best().unwrap()));
//! ```

mod combinations;
pub mod endgame_tables;
pub mod evaluation;
mod level;
mod limits;
mod manners;
mod score;
mod search;
mod situation;
pub mod training;
mod transpositions;
mod verdict;
pub mod wolf_and_sheep;

pub use level::{Level, UnknownLevel};
pub use limits::{Limits, Stop, TimeLimit};
pub use manners::{Dispute, Overlooked};
pub use score::Score;
pub use search::{Line, Report};
pub use situation::Situation;
pub use verdict::Verdict;

use std::sync::Arc;

use crate::rules::Variant;
use endgame_tables::Tables;
use evaluation::{Doubt, Evaluation};
use search::Question;
use transpositions::Transpositions;

/// What an engine may use of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Threads that search together, from 1. With one, and limits of depth or nodes, a search always finds the same.
    pub threads: usize,
    /// MiB of memory for positions already searched.
    pub hash_mib: usize,
}

impl Default for Settings {
    /// All threads of the machine, 64 MiB.
    fn default() -> Settings {
        Settings {
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            hash_mib: 64,
        }
    }
}

/// A player of one variant, which remembers from search to search.
#[derive(Debug)]
pub struct Engine {
    settings: Settings,
    evaluation: Evaluation,
    transpositions: Transpositions,
    tables: Option<Arc<Tables>>,
}

impl Engine {
    /// One that judges positions as well as it can.
    pub fn new(variant: Variant, settings: Settings) -> Engine {
        Engine::with_evaluation(Evaluation::best_for(variant), settings)
    }

    /// One that judges positions in this way.
    pub fn with_evaluation(evaluation: Evaluation, settings: Settings) -> Engine {
        Engine {
            settings,
            evaluation,
            transpositions: Transpositions::new(settings.hash_mib),
            tables: None,
        }
    }

    /// The same with endgame tables to look into, or without any. Those of another variant, or of other draws of two
    /// kings against one than a game has, it does without.
    #[must_use]
    pub fn with_tables(mut self, tables: impl Into<Option<Arc<Tables>>>) -> Engine {
        self.set_tables(tables.into());
        self
    }

    /// From now on it looks into these endgame tables, or into none. What it found before is forgotten.
    pub fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.tables = tables;
        self.forget();
    }

    /// The endgame tables it looks into.
    pub fn tables(&self) -> Option<&Arc<Tables>> {
        self.tables.as_ref()
    }

    /// Searches for the best move until a limit is reached or it is asked to stop, telling after each iteration what
    /// it has found.
    pub fn think(
        &mut self,
        situation: &Situation,
        limits: Limits,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report),
    ) -> Report {
        self.think_of_lines(situation, limits, 1, stop, tell)
    }

    /// The same for so many of the best moves, each with its own line.
    pub fn think_of_lines(
        &mut self,
        situation: &Situation,
        limits: Limits,
        lines: usize,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report),
    ) -> Report {
        self.ask(
            &Question {
                lines,
                ..self.question(situation, limits, stop)
            },
            tell,
        )
    }

    /// Chooses a move as a player of this level would; another seed has other doubts. Only the strongest looks into
    /// tables.
    pub fn play(
        &mut self,
        situation: &Situation,
        level: Level,
        seed: u64,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report),
    ) -> Report {
        self.forget_for(level);
        self.ask(&self.question_at(level, seed, situation, stop), tell)
    }

    /// What stronger players have found out would be remembered.
    fn forget_for(&mut self, level: Level) {
        if level != Level::FULL {
            self.forget();
        }
    }

    /// What a player of this level asks about its own move.
    fn question_at<'a>(
        &self,
        level: Level,
        seed: u64,
        situation: &'a Situation,
        stop: &'a Stop,
    ) -> Question<'a> {
        Question {
            doubt: Doubt {
                most: level.doubt(),
                seed,
            },
            sees_threats: level.sees_threats(),
            tables: self.tables.clone().filter(|_| level == Level::FULL),
            threads: match level {
                Level::FULL => self.settings.threads,
                _ => 1,
            },
            ..self.question(situation, level.limits(), stop)
        }
    }

    fn question<'a>(
        &self,
        situation: &'a Situation,
        limits: Limits,
        stop: &'a Stop,
    ) -> Question<'a> {
        Question {
            situation,
            limits,
            lines: 1,
            threads: self.settings.threads,
            doubt: Doubt::default(),
            sees_threats: true,
            tables: self.tables.clone(),
            stop,
        }
    }

    fn ask(&mut self, question: &Question<'_>, tell: &mut dyn FnMut(&Report)) -> Report {
        self.transpositions.grow_older();
        search::search(question, &self.transpositions, &self.evaluation, tell)
    }

    /// Forgets what it found in earlier searches.
    pub fn forget(&mut self) {
        self.transpositions.clear();
    }
}
