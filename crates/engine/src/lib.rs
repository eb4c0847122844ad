//! The engine: searches positions and chooses moves.
//!
//! [`Engine::search`] is a principal variation search with the evaluation of [`evaluation`] and the endgame tables of
//! [`endgame_tables`]. [`Level`] limits its strength, [`TaskHandle`] runs it in the background, and [`wolf_and_sheep`]
//! solves the one game that needs no search. See `docs/engine.md`.
//!
//! ```
//! use dames3d_engine::{Engine, EngineSettings, Limits, SearchPosition, StopFlag};
//! use dames3d_rules::rules::{Position, Variant};
//!
//! let settings = EngineSettings::default().with_threads(1).with_hash_mib(16);
//! let mut engine = Engine::new(Variant::International, settings);
//! let root = SearchPosition::new(Position::start(Variant::International));
//! let info = engine.search(&root, Limits::depth(6), &StopFlag::new(), &mut |_| ());
//! assert_eq!(info.depth, 6);
//! assert!(root.position().legal_moves().contains(&info.best_move().unwrap()));
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bench;
mod combinatorial_index;
mod decisions;
pub mod endgame_tables;
pub mod evaluation;
mod level;
mod limits;
pub mod opening_tree;
mod score;
mod search;
mod search_position;
mod table_result;
mod task_handle;
mod transposition_table;
pub mod wolf_and_sheep;

pub use bench::{BENCHES, Bench, BenchResult};
pub use decisions::{HuffOptions, IrregularityOptions};
pub use level::Level;
pub use limits::{Limits, StopFlag, TimeLimit};
pub use score::Score;
#[doc(hidden)]
pub use search::{Param, ParamError, SearchParams};
pub use search::{SearchInfo, Variation};
pub use search_position::SearchPosition;
pub use table_result::TableResult;
pub use task_handle::{RunningTask, SearchObserver, TaskFailed, TaskHandle};

use std::sync::Arc;

use dames3d_platform as platform;
use dames3d_rules::{board, notation, rules};

use endgame_tables::EndgameTables;
use evaluation::{EvalNoise, Evaluation};
use opening_tree::OpeningTree;
use platform::{AllocationFailed, available_threads};
use rules::{DrawRules, Move, Variant};
use search::SearchRequest;
use transposition_table::TranspositionTable;

/// The resources of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EngineSettings {
    /// Number of search threads, from 1. A search with one thread and a limit of depth or nodes is reproducible.
    pub threads: usize,
    /// Size of the transposition table in MiB.
    pub hash_mib: usize,
}

impl Default for EngineSettings {
    /// All threads of the machine, and a transposition table of 64 MiB.
    fn default() -> EngineSettings {
        EngineSettings { threads: available_threads(), hash_mib: 64 }
    }
}

impl EngineSettings {
    /// The same settings with this number of search threads, from 1.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> EngineSettings {
        self.threads = threads;
        self
    }

    /// The same settings with a transposition table of this size in MiB.
    #[must_use]
    pub fn with_hash_mib(mut self, hash_mib: usize) -> EngineSettings {
        self.hash_mib = hash_mib;
        self
    }
}

/// An engine for one variant. Its transposition table keeps the results of earlier searches.
#[derive(Debug)]
pub struct Engine {
    settings: EngineSettings,
    params: Box<SearchParams>,
    evaluation: Evaluation,
    transposition_table: TranspositionTable,
    tables: Option<Arc<EndgameTables>>,
    openings: Option<Arc<OpeningTree>>,
    observer: Option<SearchObserver>,
    /// The conditions of the last search.
    conditions: Option<SearchConditions>,
}

impl Engine {
    /// An engine with the variant's best evaluation. If the system refuses the memory for the transposition table, the
    /// table is smaller than in the settings; [`Engine::try_new`] fails instead.
    pub fn new(variant: Variant, settings: EngineSettings) -> Engine {
        Engine::with_evaluation(Evaluation::best_for(variant), settings)
    }

    /// An engine with this evaluation. Like [`Engine::new`], it may have a smaller transposition table.
    pub fn with_evaluation(evaluation: Evaluation, settings: EngineSettings) -> Engine {
        let table = TranspositionTable::new_or_smaller(settings.hash_mib);
        Engine::from_parts(evaluation, settings, table)
    }

    /// An engine with the variant's best evaluation. Fails if the system refuses the memory for the transposition
    /// table.
    pub fn try_new(variant: Variant, settings: EngineSettings) -> Result<Engine, AllocationFailed> {
        Engine::try_with_evaluation(Evaluation::best_for(variant), settings)
    }

    /// An engine with this evaluation. Fails if the system refuses the memory for the transposition table.
    pub fn try_with_evaluation(
        evaluation: Evaluation,
        settings: EngineSettings,
    ) -> Result<Engine, AllocationFailed> {
        let table = TranspositionTable::new(settings.hash_mib)?;
        Ok(Engine::from_parts(evaluation, settings, table))
    }

    fn from_parts(
        evaluation: Evaluation,
        settings: EngineSettings,
        transposition_table: TranspositionTable,
    ) -> Engine {
        Engine {
            settings,
            params: Box::default(),
            evaluation,
            transposition_table,
            tables: None,
            openings: None,
            observer: None,
            conditions: None,
        }
    }

    /// Sets the endgame tables to probe, or none. Tables that do not fit the variant or its draw rules are not used.
    #[must_use]
    pub fn with_tables(mut self, tables: impl Into<Option<Arc<EndgameTables>>>) -> Engine {
        self.set_tables(tables.into());
        self
    }

    /// Sets the endgame tables to probe, or none, and empties the transposition table.
    pub fn set_tables(&mut self, tables: Option<Arc<EndgameTables>>) {
        self.tables = tables;
        self.clear_hash();
    }

    /// The endgame tables that the engine probes.
    pub fn tables(&self) -> Option<&Arc<EndgameTables>> {
        self.tables.as_ref()
    }

    /// Sets the tree from which levels 9 and 10 choose their openings, or none. A tree of another variant is not used.
    #[must_use]
    pub fn with_openings(self, openings: impl Into<Option<Arc<OpeningTree>>>) -> Engine {
        Engine { openings: openings.into(), ..self }
    }

    /// Sets the parameters of the search, for matches between them.
    #[doc(hidden)]
    #[must_use]
    pub fn with_params(self, params: SearchParams) -> Engine {
        Engine { params: Box::new(params), ..self }
    }

    /// Sets the observer that is called before each search, or none.
    #[must_use]
    pub fn with_observer(self, observer: impl Into<Option<SearchObserver>>) -> Engine {
        Engine { observer: observer.into(), ..self }
    }

    /// Searches for the best move until a limit is reached or the stop flag is set. Calls `on_info` after each depth.
    pub fn search(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        self.search_multipv(root, limits, 1, stop, on_info)
    }

    /// Searches for this number of best moves, each with its own variation.
    pub fn search_multipv(
        &mut self,
        root: &SearchPosition,
        limits: Limits,
        lines: usize,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        self.run(&SearchRequest { multipv: lines, ..self.request(root, limits, stop) }, on_info)
    }

    /// Searches these moves only, each with its own variation: their scores can be compared, because all have the same
    /// depth. Moves that are not legal are left out.
    pub fn search_moves(
        &mut self,
        root: &SearchPosition,
        moves: &[Move],
        limits: Limits,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        self.run(
            &SearchRequest {
                root_moves: Some(moves),
                multipv: moves.len(),
                ..self.request(root, limits, stop)
            },
            on_info,
        )
    }

    /// Searches as a player of this level. The seed determines the noise in the evaluation of the weaker levels, and
    /// the choice of an opening of the others. Only the strongest level probes the endgame tables.
    pub fn search_at_level(
        &mut self,
        root: &SearchPosition,
        level: Level,
        seed: u64,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        self.search_at_level_on_clock(root, level, None, seed, stop, on_info)
    }

    /// As [`Engine::search_at_level`], for at most the share of a clock that this move may take.
    pub fn search_at_level_on_clock(
        &mut self,
        root: &SearchPosition,
        level: Level,
        clock: Option<TimeLimit>,
        seed: u64,
        stop: &StopFlag,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        if level.uses_openings()
            && let Some(info) = self.choose_opening(root, seed)
        {
            return info;
        }
        self.clear_hash_below_full(level);
        let request = self.request_at_level(level, seed, root, stop);
        let share = clock.map(|clock| clock.share(root.position()));
        let time = share.map_or(Level::MAX_TIME, |share| share.min(Level::MAX_TIME));
        let request = SearchRequest {
            limits: Limits { time: Some(TimeLimit::Move(time)), ..request.limits.to_play() },
            ..request
        };
        self.run(&request, on_info)
    }

    /// A move of the opening tree, chosen by the seed, in the form of a search that took no time. `None` if a certain
    /// piece must be played, or the tree does not hold the moves.
    pub fn choose_opening(&self, root: &SearchPosition, seed: u64) -> Option<SearchInfo> {
        let openings = self.openings.as_ref().filter(|_| !root.is_bound())?;
        let (mv, score) = openings.choose(root.position(), seed)?;
        Some(SearchInfo::from_move(mv, score))
    }

    /// Empties the transposition table for a weaker level, which otherwise profits from the searches of a stronger one.
    fn clear_hash_below_full(&mut self, level: Level) {
        if level != Level::FULL {
            self.clear_hash();
        }
    }

    fn request_at_level<'a>(
        &self,
        level: Level,
        seed: u64,
        root: &'a SearchPosition,
        stop: &'a StopFlag,
    ) -> SearchRequest<'a> {
        SearchRequest {
            eval_noise: EvalNoise { amplitude: level.eval_noise(), seed },
            sees_threats: level.sees_threats(),
            tables: self.tables.clone().filter(|_| level == Level::FULL),
            threads: match level {
                Level::FULL => self.settings.threads,
                _ => 1,
            },
            ..self.request(root, level.limits(), stop)
        }
    }

    fn request<'a>(
        &self,
        root: &'a SearchPosition,
        limits: Limits,
        stop: &'a StopFlag,
    ) -> SearchRequest<'a> {
        SearchRequest {
            root,
            limits,
            root_moves: None,
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
        if let Some(observer) = &self.observer {
            observer.observe(request.root.position());
        }
        let conditions = SearchConditions::from_request(request);
        if self.conditions.replace(conditions).is_some_and(|last| last != conditions) {
            self.clear_hash();
        }
        self.transposition_table.new_search();
        search::search(request, &self.params, &self.transposition_table, &self.evaluation, on_info)
    }

    /// Empties the transposition table.
    pub fn clear_hash(&mut self) {
        self.transposition_table.clear();
    }
}

/// Conditions of a search that its scores depend on, beside the position: those found under others may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SearchConditions {
    draws: DrawRules,
    /// `None` without noise, whatever the seed.
    eval_noise: Option<EvalNoise>,
    sees_threats: bool,
}

impl SearchConditions {
    fn from_request(request: &SearchRequest<'_>) -> SearchConditions {
        SearchConditions {
            draws: *request.root.draws(),
            eval_noise: Some(request.eval_noise).filter(|noise| noise.amplitude > 0),
            sees_threats: request.sees_threats,
        }
    }
}

/// The README example, run as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
