use std::collections::HashMap;
use std::hash::Hash;

use super::{Clock, ClockSettings, ClockState};
use crate::rules::Side;

/// The clocks of a game, and what they showed when each of its positions came on the board. `K` names a position.
///
/// Going back to a position restores its clocks exactly and pauses them. Going forward again to the position that was
/// left restores the clocks as they stood when it was left, and they run on if they ran.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockHistory<K: Eq + Hash> {
    clock: Clock,
    /// The clocks when each position came on the board.
    arrivals: HashMap<K, ClockState>,
    /// The position at which play was interrupted to look at others, and its clocks then.
    interrupted: Option<(K, ClockState)>,
    /// The clocks before the first move.
    initial: ClockState,
}

impl<K: Copy + Eq + Hash> ClockHistory<K> {
    /// Clocks that are set at this position, with this side to move.
    pub fn new(settings: ClockSettings, at: K, turn: Side) -> ClockHistory<K> {
        let clock = Clock::new(settings, turn);
        let initial = clock.state();
        ClockHistory {
            clock,
            arrivals: HashMap::from([(at, initial)]),
            interrupted: None,
            initial,
        }
    }

    /// The clocks of the position shown.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The clocks of the position shown, to let time pass or to pause them.
    pub fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    /// Ends a move, which leads to the position `to` with `next` to move.
    pub fn finish_turn(&mut self, to: K, next: Side) {
        self.clock.finish_turn(next);
        self.interrupted = None;
        self.arrivals.insert(to, self.clock.state());
    }

    /// Shows the clocks of the position `to`, with `turn` to move, instead of those of `from`, and pauses them unless play
    /// was interrupted there. If both are the same, the clocks are only paused or, after a flag, restored. A position
    /// without clocks, from before they were set, has them as they were set.
    pub fn go_to(&mut self, from: K, to: K, turn: Side) {
        let now = self.clock.state();
        if from == to && self.clock.flag().is_none() {
            return self.clock.restore(now.paused());
        }
        if from != to {
            self.interrupted.get_or_insert((from, now));
        }
        let state = match self.interrupted.take_if(|(at, _)| *at == to) {
            Some((_, left)) => left,
            None => self.arrivals.get(&to).unwrap_or(&self.initial).paused(),
        };
        self.clock.restore(state);
        self.clock.set_turn(turn);
    }

    /// Notes what the clocks showed when a position came on the board.
    pub fn note(&mut self, at: K, state: ClockState) {
        self.arrivals.insert(at, state);
    }

    /// Gives the clocks of a position to another one that takes its place in the game.
    pub fn rename(&mut self, from: K, to: K) {
        if let Some(&arrival) = self.arrivals.get(&from) {
            self.arrivals.insert(to, arrival);
        }
    }
}
