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
    pub nodes_a_second: Option<u64>,
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
const LAG: Duration = Duration::from_millis(25);

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
pub(super) struct Allotment {
    /// After this no deeper iteration is worth beginning, where the search is as sure as usual.
    pub(super) enough: Duration,
    /// At this the search ends wherever it is.
    pub(super) most: Duration,
}

impl TimeLimit {
    /// From a clock a share of what is left, more where the search is in doubt, never all of it.
    pub(super) fn allotment(self, position: &Position) -> Allotment {
        match self {
            TimeLimit::Move(time) => Allotment {
                enough: time,
                most: time,
            },
            TimeLimit::Clock {
                left,
                increment,
                moves,
            } => {
                let to_come = moves_to_come(position).min(moves.unwrap_or(u16::MAX).max(1));
                let to_come = u32::from(to_come);
                let all = left + increment * (to_come - 1);
                let most_of_all = (left + increment)
                    .mul_f64(0.8)
                    .min(left.saturating_sub(LAG));
                let share = all / to_come;
                let most = if to_come == 1 {
                    most_of_all
                } else {
                    (share * 4).min(left / 2).min(most_of_all)
                };
                Allotment {
                    enough: share.mul_f64(0.6).min(most),
                    most,
                }
            }
        }
    }
}

/// About so many moves each player still has to make.
fn moves_to_come(position: &Position) -> u16 {
    12 + 3 * position.occupied().len() as u16 / 5
}

/// Asks a search to stop, from any thread. Clones ask the same search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Nothing asked yet.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks; the search answers with what it has found within a few milliseconds.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been asked.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
