//! Choosing a move.
//!
//! ```
//! use dames3d::engine::{Engine, Limits, Settings, Situation, Stop};
//! use dames3d::rules::{Position, Variant};
//!
//! let mut engine = Engine::new(Variant::International, Settings { threads: 1, hash_mib: 16 });
//! let situation = Situation::new(Position::start(Variant::International));
//! let report = engine.search(&situation, Limits::depth(6), &Stop::new(), &mut |_| ());
//! assert_eq!(report.depth, 6);
//! assert!(situation.position().legal_moves().contains(&report.best_move().unwrap()));
//! ```

mod combinatorial_index;
mod decisions;
pub mod endgame_tables;
pub mod evaluation;
mod level;
mod limits;
mod score;
mod search;
mod search_handle;
mod search_position;
mod table_result;
pub mod training;
mod transposition_table;
pub mod wolf_and_sheep;

pub use decisions::{Dispute, HuffOptions};
pub use level::{Level, UnknownLevel};
pub use limits::{Limits, StopFlag, TimeLimit};
pub use score::Score;
pub use search::{SearchInfo, Variation};
pub use search_handle::{SearchHandle, SearchPanicked, SearchTask};
pub use search_position::SearchPosition;
pub use table_result::TableResult;

use std::sync::Arc;

use crate::rules::Variant;
use endgame_tables::EndgameTables;
use evaluation::{EvalNoise, Evaluation};
use search::SearchRequest;
use transposition_table::TranspositionTable;

/// What an engine may use of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineSettings {
    /// Threads that search together, from 1. With one, and limits of depth or nodes, a search always finds the same.
    pub threads: usize,
    /// MiB of memory for positions already searched.
    pub hash_mib: usize,
}

impl Default for EngineSettings {
    /// All threads of the machine, 64 MiB.
    fn default() -> EngineSettings {
        EngineSettings {
            threads: crate::platform::available_threads(),
            hash_mib: 64,
        }
    }
}

/// A player of one variant, which remembers from search to search.
#[derive(Debug)]
pub struct Engine {
    settings: EngineSettings,
    evaluation: Evaluation,
    transposition_table: TranspositionTable,
    tables: Option<Arc<EndgameTables>>,
}

impl Engine {
    /// One that judges positions as well as it can.
    pub fn new(variant: Variant, settings: EngineSettings) -> Engine {
        Engine::with_evaluation(Evaluation::best_for(variant), settings)
    }

    /// One that judges positions in this way.
    pub fn with_evaluation(evaluation: Evaluation, settings: EngineSettings) -> Engine {
        Engine {
            settings,
            evaluation,
            transposition_table: TranspositionTable::new(settings.hash_mib),
            tables: None,
        }
    }

    /// The same with endgame tables to look into, or without any. Those of another variant, or of other draws of two
    /// kings against one than a game has, it does without.
    #[must_use]
    pub fn with_tables(mut self, tables: impl Into<Option<Arc<EndgameTables>>>) -> Engine {
        self.set_tables(tables.into());
        self
    }

    /// From now on it looks into these endgame tables, or into none. What it found before is forgotten.
    pub fn set_tables(&mut self, tables: Option<Arc<EndgameTables>>) {
        self.tables = tables;
        self.clear_hash();
    }

    /// The endgame tables it looks into.
    pub fn tables(&self) -> Option<&Arc<EndgameTables>> {
        self.tables.as_ref()
    }

    /// Searches for the best move until a limit is reached or it is asked to stop, telling after each iteration what
    /// it has found.
    pub fn search(
        &mut self,
        situation: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        self.search_multipv(situation, limits, 1, stop, on_info)
    }

    /// The same for so many of the best moves, each with its own line.
    pub fn search_multipv(
        &mut self,
        situation: &SearchPosition,
        limits: Limits,
        lines: usize,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        self.run(
            &SearchRequest {
                multipv: lines,
                ..self.request(situation, limits, stop)
            },
            on_info,
        )
    }

    /// Chooses a move as a player of this level would; another seed has other doubts. Only the strongest looks into
    /// tables.
    pub fn search_at_level(
        &mut self,
        situation: &SearchPosition,
        level: Level,
        seed: u64,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        self.clear_hash_below_full(level);
        self.run(
            &self.request_at_level(level, seed, situation, stop),
            on_info,
        )
    }

    /// What stronger players have found out would be remembered.
    fn clear_hash_below_full(&mut self, level: Level) {
        if level != Level::FULL {
            self.clear_hash();
        }
    }

    /// What a player of this level asks about its own move.
    fn request_at_level<'a>(
        &self,
        level: Level,
        seed: u64,
        situation: &'a SearchPosition,
        stop: &'a StopFlag,
    ) -> SearchRequest<'a> {
        SearchRequest {
            eval_noise: EvalNoise {
                amplitude: level.eval_noise(),
                seed,
            },
            sees_threats: level.sees_threats(),
            tables: self.tables.clone().filter(|_| level == Level::FULL),
            threads: match level {
                Level::FULL => self.settings.threads,
                _ => 1,
            },
            ..self.request(situation, level.limits(), stop)
        }
    }

    fn request<'a>(
        &self,
        situation: &'a SearchPosition,
        limits: Limits,
        stop: &'a StopFlag,
    ) -> SearchRequest<'a> {
        SearchRequest {
            root: situation,
            limits,
            multipv: 1,
            threads: self.settings.threads,
            eval_noise: EvalNoise::default(),
            sees_threats: true,
            tables: self.tables.clone(),
            stop,
        }
    }

    fn run(
        &mut self,
        request: &SearchRequest<'_>,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        self.transposition_table.new_search();
        search::search(
            request,
            &self.transposition_table,
            &self.evaluation,
            on_info,
        )
    }

    /// Forgets what it found in earlier searches.
    pub fn clear_hash(&mut self) {
        self.transposition_table.clear();
    }
}
