//! The data of one searching thread, allocated once for the whole search, and the conditions on which it stops.

use std::sync::atomic::{AtomicU64, Ordering};

use super::super::endgame_tables::EndgameTables;
use super::super::evaluation::Evaluator;
use super::super::transposition_table::TranspositionTable;
use super::super::{SearchPosition, StopFlag};
use super::move_picker::{HistoryTable, MovePicker};
use super::params::SearchParams;
use crate::platform::Instant;
use crate::rules::{Move, MoveList, RuleSet};

/// Maximum distance from the root. Beyond it positions are evaluated, not searched.
pub(super) const MAX_PLY: usize = 120;

/// Data that the threads of one search share.
pub(super) struct Shared<'a> {
    pub(super) params: SearchParams,
    pub(super) tt: &'a TranspositionTable,
    pub(super) tables: Option<&'a EndgameTables>,
    pub(super) stop: &'a StopFlag,
    pub(super) sees_threats: bool,
    /// Set when the main thread has finished, so that the helpers stop.
    pub(super) finished: StopFlag,
    pub(super) deadline: Option<Instant>,
    pub(super) max_nodes: u64,
    /// Nodes of all threads, as far as they have published them.
    pub(super) nodes: AtomicU64,
}

/// The data of one ply, so that the search itself allocates nothing.
#[derive(Clone, Debug, Default)]
pub(super) struct StackEntry {
    pub(super) moves: MoveList,
    pub(super) picker: MovePicker,
    /// The best variation from here.
    pub(super) pv: Vec<Move>,
    pub(super) killer: Option<Move>,
}

/// One thread of a search.
pub(super) struct Worker<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) evaluator: Evaluator<'a>,
    pub(super) history: HistoryTable,
    pub(super) stack: Vec<StackEntry>,
    /// Keys of the game's positions, then of those between the root and the current node.
    pub(super) path: Vec<u64>,
    /// Number of keys in `path` that belong to the game.
    pub(super) game_plies: usize,
    pub(super) rules: RuleSet,
    pub(super) nodes: u64,
    published_nodes: u64,
    /// The maximum distance from the root so far (UCI's `seldepth`).
    pub(super) seldepth: usize,
    pub(super) is_stopped: bool,
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        shared: &'a Shared<'a>,
        evaluator: Evaluator<'a>,
        root: &SearchPosition,
    ) -> Worker<'a> {
        Worker {
            shared,
            evaluator,
            history: HistoryTable::new(),
            stack: vec![StackEntry::default(); MAX_PLY + 2],
            path: root.earlier_keys().to_vec(),
            game_plies: root.earlier_keys().len(),
            rules: RuleSet { draws: *root.draws(), ..root.position().variant().rule_set() },
            nodes: 0,
            published_nodes: 0,
            seldepth: 0,
            is_stopped: false,
        }
    }

    pub(super) fn params(&self) -> &'a SearchParams {
        &self.shared.params
    }

    pub(super) fn begin_iteration(&mut self) {
        self.history.decay(self.params());
    }

    /// The best variation after a root move.
    pub(super) fn child_pv(&self) -> &[Move] {
        &self.stack[1].pv
    }
}

/// Nodes between two reads of the clock and the stop flag.
const POLL_INTERVAL: u64 = 1024;

impl Worker<'_> {
    /// Returns `true` once the thread has stopped. The scores it returns from then on are meaningless.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Returns `true` if the thread must stop, or has stopped.
    pub(super) fn must_stop(&mut self) -> bool {
        if !self.is_stopped {
            if self.nodes >= self.published_nodes + POLL_INTERVAL {
                self.poll();
            } else if self.shared.max_nodes <= self.nodes {
                self.is_stopped = true;
            }
        }
        self.is_stopped
    }

    /// Publishes this thread's nodes and checks every limit.
    fn poll(&mut self) {
        let all = self.publish_nodes();
        let shared = self.shared;
        let is_late = || shared.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        self.is_stopped = shared.stop.is_set()
            || shared.finished.is_set()
            || all >= shared.max_nodes
            || is_late();
    }

    /// Adds the nodes since the last call to those of all threads, and returns the sum.
    pub(super) fn publish_nodes(&mut self) -> u64 {
        let more = self.nodes - self.published_nodes;
        self.published_nodes = self.nodes;
        self.shared.nodes.fetch_add(more, Ordering::Relaxed) + more
    }
}
