//! A model of the clocks: the time between two entries is taken from the side whose turn it is, less the delay of its
//! connection, which may be given back.

use dames3d_core::game::clocks::TimeControl;
use dames3d_online::{Fact, Milliseconds, OnlineGame, Pace};
use dames3d_rules::rules::{BySide, Side};
use dames3d_server::StoredEntry;

/// The time for which each side has a clock at all.
pub(crate) struct Clocks {
    pub(crate) left: BySide<i64>,
    /// The side whose clock runs, since the last entry.
    running: Option<Side>,
    last_at: Milliseconds,
    /// The most by which an entry of the log took more time, or less, than the model allows, in milliseconds.
    pub(crate) most_apart: i64,
}

impl Clocks {
    /// The clocks after this log; `None` if the game has none. So much delay was measured.
    pub(crate) fn after(log: &[StoredEntry], delay: BySide<u32>) -> Option<Clocks> {
        let (first, rest) = log.split_first()?;
        let mut game = OnlineGame::new(&first.entry).expect("a game");
        let Pace::Clock(settings) = &game.settings().pace else {
            return None;
        };
        let start = |side| match settings.control(side) {
            TimeControl::Periods(periods) => periods[0].time.as_millis() as i64,
            other => panic!("expected a time for all moves, found {other:?}"),
        };
        let mut clocks = Clocks {
            left: BySide { white: start(Side::White), black: start(Side::Black) },
            running: None,
            last_at: first.at,
            most_apart: 0,
        };
        for stored in rest {
            let elapsed = stored.at.saturating_sub(clocks.last_at) as i64;
            let waited = stored.entry.waited as i64;
            let stood = matches!(stored.entry.fact, Fact::Restarted { .. });
            if let Some(side) = clocks.running {
                clocks.left[side] -= waited;
                let expected = if stood { 0 } else { elapsed };
                let given_back = expected - waited;
                // A change is reported if it is a quarter or 20 milliseconds.
                let too_much = given_back - i64::from(delay[side] + delay[side] / 4 + 20);
                clocks.most_apart = clocks.most_apart.max(too_much).max(-given_back);
            }
            let acting = game.acting_side();
            match stored.entry.fact {
                Fact::Restarted { bonus } => clocks.left[acting] += bonus as i64,
                Fact::GaveTime { by, milliseconds } => clocks.left[!by] += milliseconds as i64,
                _ => {}
            }
            game.apply(&stored.entry).expect("an entry of the log");
            clocks.running = game.running_clock();
            clocks.last_at = stored.at;
        }
        Some(clocks)
    }

    /// The clocks at this time.
    pub(crate) fn at(&self, now: Milliseconds) -> BySide<i64> {
        let mut left = self.left;
        if let Some(side) = self.running {
            left[side] -= now.saturating_sub(self.last_at) as i64;
        }
        left
    }
}
