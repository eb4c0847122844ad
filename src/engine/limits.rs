use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::rules::Position;

/// When a search ends by itself: at whichever of these comes first. With none it goes on until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies looked ahead, lines of forced moves not counted; from 1.
    pub depth: Option<u8>,
    /// Positions searched, by all threads together.
    pub nodes: Option<u64>,
    /// Time on the wall, unless it is counted in positions.
    pub time: Option<TimeLimit>,
    /// Positions that count as a second. With one thread such a search is the same on every machine.
    pub nodes_per_second: Option<u64>,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLimit {
    /// For this move.
    Move(Duration),
    /// For this move and those to come.
    Clock {
        /// What the clock shows.
        left: Duration,
        /// What each move adds to it.
        increment: Duration,
        /// Moves to be made until more is added; without a number, all that are left in the game.
        moves: Option<u16>,
    },
}

/// What may pass between asking the time and answering the move.
const MOVE_OVERHEAD: Duration = Duration::from_millis(25);

impl Limits {
    /// So many plies.
    pub fn depth(plies: u8) -> Limits {
        Limits {
            depth: Some(plies),
            ..Limits::default()
        }
    }

    /// So many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// So long.
    pub fn time(time: Duration) -> Limits {
        Limits {
            time: Some(TimeLimit::Move(time)),
            ..Limits::default()
        }
    }
}

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeBudget {
    /// After this no deeper iteration is worth beginning, where the search is as sure as usual.
    pub(super) soft: Duration,
    /// At this the search ends wherever it is.
    pub(super) hard: Duration,
}

impl TimeLimit {
    /// From a clock a share of what is left, more where the search is in doubt, never all of it.
    pub(super) fn budget(self, position: &Position) -> TimeBudget {
        match self {
            TimeLimit::Move(time) => TimeBudget {
                soft: time,
                hard: time,
            },
            TimeLimit::Clock {
                left,
                increment,
                moves,
            } => {
                let to_go = moves_to_go(position).min(moves.unwrap_or(u16::MAX).max(1));
                let to_go = u32::from(to_go);
                let all = left + increment * (to_go - 1);
                let most_of_all = (left + increment)
                    .mul_f64(0.8)
                    .min(left.saturating_sub(MOVE_OVERHEAD));
                let share = all / to_go;
                let hard = if to_go == 1 {
                    most_of_all
                } else {
                    (share * 4).min(left / 2).min(most_of_all)
                };
                TimeBudget {
                    soft: share.mul_f64(0.6).min(hard),
                    hard,
                }
            }
        }
    }
}

/// About so many moves each player still has to make.
fn moves_to_go(position: &Position) -> u16 {
    12 + 3 * position.occupied().len() as u16 / 5
}

/// Asks a search to stop, from any thread. Clones ask the same search.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Nothing asked yet.
    pub fn new() -> StopFlag {
        StopFlag::default()
    }

    /// Asks; the search answers with what it has found within a few milliseconds.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been asked.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
