//! A second implementation of clocks, slow and obvious: the list of everything that happened, from which every answer
//! is computed anew, in whole milliseconds that may become negative.

use dames3d::game::clocks::{Bonus, ClockSettings, ClockStart, TimeControl};
use dames3d::rules::{BySide, Side};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum ClockEvent {
    Pass(i64),
    FinishTurn,
    Pause,
    Resume,
    Add(Side, i64),
}

/// The times on the clocks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shown {
    /// Time left of each side; `None` if it is not limited.
    pub(super) left: BySide<Option<i64>>,
    /// Time used for the current move.
    pub(super) used: i64,
    pub(super) running: Option<Side>,
    pub(super) flag: Option<Side>,
}

/// A move that has been made, or is being made.
#[derive(Clone, Copy, Default)]
struct MoveTime {
    used: i64,
    /// Time added by hand during the move, whoever made it.
    added: BySide<i64>,
    /// True if the clocks had started when the move ended.
    is_timed: bool,
}

/// Everything that happened so far.
#[derive(Clone)]
pub(super) struct Model {
    pub(super) settings: ClockSettings,
    pub(super) first: Side,
    pub(super) events: Vec<ClockEvent>,
}

fn milliseconds(time: std::time::Duration) -> i64 {
    time.as_millis() as i64
}

impl Model {
    /// Replays all events.
    pub(super) fn show(&self) -> Shown {
        let mut moves = vec![MoveTime::default()];
        let (mut is_paused, mut flag) = (false, None);
        for event in &self.events {
            let turn = self.side_of(moves.len() - 1);
            let has_started = self.has_started(moves.len() - 1);
            let runs = !is_paused && flag.is_none() && has_started;
            let current = moves.last_mut().expect("a move");
            match *event {
                ClockEvent::Pass(time) if runs => {
                    current.used += time;
                    let over =
                        self.left(&moves, turn).map_or(1, |left| left + self.wait_left(&moves));
                    if over <= 0 {
                        // What passed after the flag fell does not count.
                        flag = Some(turn);
                        moves.last_mut().expect("a move").used += over;
                    }
                }
                ClockEvent::Pass(_) => {}
                ClockEvent::FinishTurn => {
                    current.is_timed = has_started;
                    is_paused = false;
                    moves.push(MoveTime::default());
                }
                ClockEvent::Pause => is_paused = true,
                ClockEvent::Resume => is_paused = false,
                ClockEvent::Add(side, time) => current.added[side] += time,
            }
        }
        let runs = !is_paused && flag.is_none() && self.has_started(moves.len() - 1);
        Shown {
            left: BySide {
                white: self.left(&moves, Side::White),
                black: self.left(&moves, Side::Black),
            },
            used: moves.last().expect("a move").used,
            running: runs.then_some(self.side_of(moves.len() - 1)),
            flag,
        }
    }

    fn side_of(&self, index: usize) -> Side {
        if index.is_multiple_of(2) { self.first } else { !self.first }
    }

    fn has_started(&self, finished: usize) -> bool {
        self.settings.start == ClockStart::AtOnce || finished >= 2
    }

    /// The rule of a side's period after this number of its moves: its bonus, and the time of all periods so far.
    fn period_after(&self, side: Side, moves: usize) -> (Bonus, i64) {
        let TimeControl::Periods(periods) = self.settings.control(side) else {
            return (Bonus::None, 0);
        };
        let (mut index, mut time, mut in_period) = (0, milliseconds(periods[0].time), 0);
        for _ in 0..moves {
            in_period += 1;
            if periods[index].moves == Some(in_period) {
                in_period = 0;
                index = (index + 1).min(periods.len() - 1);
                time += milliseconds(periods[index].time);
            }
        }
        (periods[index].bonus, time)
    }

    /// Time left of a side after these moves, of which the last is not finished.
    fn left(&self, moves: &[MoveTime], side: Side) -> Option<i64> {
        let (last, finished) = moves.split_last().expect("a move");
        let is_own = |index: usize| self.side_of(index) == side;
        match self.settings.control(side) {
            TimeControl::Unlimited | TimeControl::Unknown => None,
            TimeControl::PerMove(time) => {
                let since = moves.iter().enumerate().rev();
                // Only what was added since the side's last move is still there.
                let added =
                    since.take_while(|(index, _)| !is_own(*index) || *index == finished.len());
                let added: i64 = added.map(|(_, time)| time.added[side]).sum();
                let used = if is_own(finished.len()) { last.used } else { 0 };
                Some(milliseconds(*time) + added - used)
            }
            TimeControl::Hourglass(time) => {
                let added: i64 = moves.iter().map(|time| time.added[side]).sum();
                let is_both = matches!(self.settings.control(!side), TimeControl::Hourglass(_));
                let mut left = milliseconds(*time) + added;
                for (index, time) in moves.iter().enumerate() {
                    if is_own(index) {
                        left -= time.used;
                    } else if is_both {
                        left += time.used;
                    }
                }
                Some(left)
            }
            TimeControl::Periods(periods) => {
                let added: i64 = moves.iter().map(|time| time.added[side]).sum();
                let own = finished.iter().enumerate().filter(|(index, _)| is_own(*index));
                let own: Vec<MoveTime> = own.map(|(_, time)| *time).collect();
                let mut left = self.period_after(side, own.len()).1 + added;
                if periods[0].time.is_zero()
                    && let Bonus::Increment(first) | Bonus::Bronstein(first) = periods[0].bonus
                {
                    left += milliseconds(first);
                }
                for (index, time) in own.iter().enumerate() {
                    left -= match self.period_after(side, index).0 {
                        Bonus::Increment(bonus) if time.is_timed => time.used - milliseconds(bonus),
                        Bonus::Bronstein(bonus) if time.is_timed => {
                            (time.used - milliseconds(bonus)).max(0)
                        }
                        Bonus::Delay(delay) => (time.used - milliseconds(delay)).max(0),
                        _ => time.used,
                    };
                }
                if is_own(finished.len()) {
                    left -= last.used - self.waited(moves);
                }
                Some(left)
            }
        }
    }

    /// The delay of the move that is being made.
    fn delay(&self, moves: &[MoveTime]) -> i64 {
        let index = moves.len() - 1;
        match self.period_after(self.side_of(index), index / 2).0 {
            Bonus::Delay(delay) => milliseconds(delay),
            _ => 0,
        }
    }

    /// The part of the current move's time that was its delay.
    fn waited(&self, moves: &[MoveTime]) -> i64 {
        self.delay(moves).min(moves[moves.len() - 1].used)
    }

    fn wait_left(&self, moves: &[MoveTime]) -> i64 {
        self.delay(moves) - self.waited(moves)
    }
}
