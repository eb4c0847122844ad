//! The end of a search: limits of depth, nodes and time, and the flag that stops it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::rules::Position;

/// The limits of a search, which ends at the first it reaches. Without any it runs until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Limits {
    /// Depth in plies, from 1. Forced replies are not counted.
    pub depth: Option<u8>,
    /// Nodes of all threads together.
    pub nodes: Option<u64>,
    /// Time, unless [`Limits::nodes_per_second`] is set.
    pub time: Option<TimeLimit>,
    /// Measures time in nodes, at this rate. With one thread such a search is the same on every machine.
    pub nodes_per_second: Option<u64>,
    /// If `true`, a search with a limit of time ends after the first depth where there is only one legal move. That is
    /// for a move to be played; an analysis goes on.
    pub ends_if_forced: bool,
}

/// The time for a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeLimit {
    /// A fixed time for this move.
    Move(Duration),
    /// A game clock, for this move and the following ones.
    Clock {
        /// Time left on the clock.
        left: Duration,
        /// Time added after each move.
        increment: Duration,
        /// Moves until the next time control, or `None` for all moves of the game.
        moves: Option<u16>,
    },
}

/// Time between the end of a search and the program's reply.
const MOVE_OVERHEAD: Duration = Duration::from_millis(25);

/// More than a century. A longer clock counts as this one, so that sums of times do not overflow.
const MAX_CLOCK: Duration = Duration::from_secs(1 << 32);

impl Limits {
    /// A limit of depth.
    pub fn depth(plies: u8) -> Limits {
        Limits { depth: Some(plies), ..Limits::default() }
    }

    /// A limit of nodes.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// A fixed time.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(TimeLimit::Move(time)), ..Limits::default() }
    }

    /// The same limits with this depth in plies; `None` for any.
    #[must_use]
    pub fn with_depth(mut self, plies: impl Into<Option<u8>>) -> Limits {
        self.depth = plies.into();
        self
    }

    /// The same limits with this number of nodes; `None` for any.
    #[must_use]
    pub fn with_nodes(mut self, nodes: impl Into<Option<u64>>) -> Limits {
        self.nodes = nodes.into();
        self
    }

    /// The same limits with this time; `None` for any.
    #[must_use]
    pub fn with_time(mut self, time: impl Into<Option<TimeLimit>>) -> Limits {
        self.time = time.into();
        self
    }

    /// The same limits with time measured in nodes, at this rate; `None` for the clock.
    #[must_use]
    pub fn with_nodes_per_second(mut self, rate: impl Into<Option<u64>>) -> Limits {
        self.nodes_per_second = rate.into();
        self
    }

    /// The same limits for a move to be played: see [`Limits::ends_if_forced`].
    #[must_use]
    pub fn to_play(self) -> Limits {
        Limits { ends_if_forced: true, ..self }
    }
}

/// The time that a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeBudget {
    /// After this time a search of ordinary stability starts no deeper iteration.
    pub(super) soft: Duration,
    /// At this time the search ends.
    pub(super) hard: Duration,
}

impl TimeLimit {
    /// The time that a search of ordinary stability takes in this position.
    pub(super) fn share(self, position: &Position) -> Duration {
        self.budget(position).soft
    }

    /// The budget of a search in this position. A game clock is shared out among the moves to come, and never used up.
    pub(super) fn budget(self, position: &Position) -> TimeBudget {
        match self {
            TimeLimit::Move(time) => TimeBudget { soft: time, hard: time },
            TimeLimit::Clock { left, increment, moves } => {
                let [left, increment] = [left, increment].map(|time| time.min(MAX_CLOCK));
                let to_go = moves_to_go(position).min(moves.unwrap_or(u16::MAX).max(1));
                let to_go = u32::from(to_go);
                let all = left + increment * (to_go - 1);
                let affordable =
                    (left + increment).mul_f64(0.8).min(left.saturating_sub(MOVE_OVERHEAD));
                let share = all / to_go;
                let hard =
                    if to_go == 1 { affordable } else { (share * 4).min(left / 2).min(affordable) };
                TimeBudget { soft: share.mul_f64(0.6).min(hard), hard }
            }
        }
    }
}

/// Estimates the number of moves that each player still has to make.
fn moves_to_go(position: &Position) -> u16 {
    12 + 3 * position.occupied().len() as u16 / 5
}

/// A flag that stops a search from any thread. Its clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// A flag that is not set.
    pub fn new() -> StopFlag {
        StopFlag::default()
    }

    /// Sets the flag. The search returns its best move within a few milliseconds.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns `true` once the flag is set.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
