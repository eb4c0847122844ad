//! The delay of a player's connection, and the time that is given back for it.
//!
//! A move is on its way while the clock runs. The server measures the delay by pings and gives it back up to a quota, as
//! lichess does: who has a steady slow connection loses nothing, and who delays on purpose gains little.

use crate::online::Milliseconds;

/// The weight of a new measurement in the mean.
const WEIGHT: f64 = 0.1;
/// The most that the quota grows with a move, in milliseconds.
const MOST_A_MOVE: Milliseconds = 1_000;
/// The growth of the quota with a move beside two fifths of the delay, in milliseconds.
const LEAST_A_MOVE: Milliseconds = 150;
/// The quota at the start, and the largest one, in moves.
const START: Milliseconds = 3;
const MOST_SAVED: Milliseconds = 7;
/// The longest delay by which a move may come after the clock has run down, in milliseconds.
const FLAG_GRACE: Milliseconds = 2_000;

/// The delay of one connection.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lag {
    /// The mean of the delays, in milliseconds; `None` before the first is measured.
    mean: Option<f64>,
    /// The time that may be given back with the next move; `None` before the first is measured.
    quota: Option<Milliseconds>,
}

impl Lag {
    /// Takes in a delay that was measured: half of the time of a ping.
    pub fn measure(&mut self, delay: Milliseconds) {
        let delay = delay as f64;
        let mean = self
            .mean
            .map_or(delay, |mean| mean + WEIGHT * (delay - mean));
        self.mean = Some(mean);
        if self.quota.is_none() {
            self.quota = Some(START * self.gain());
        }
    }

    /// The mean delay, in milliseconds; `None` before it is measured.
    pub fn mean(&self) -> Option<Milliseconds> {
        self.mean.map(|mean| mean.round() as Milliseconds)
    }

    /// The growth of the quota with a move.
    fn gain(&self) -> Milliseconds {
        let mean = self.mean().unwrap_or_default();
        (LEAST_A_MOVE + mean * 2 / 5).min(MOST_A_MOVE)
    }

    /// The time that is given back for a move that comes now.
    pub fn compensation(&self) -> Milliseconds {
        self.mean()
            .unwrap_or_default()
            .min(self.quota.unwrap_or_default())
    }

    /// The time by which a move may come after the clock has run down.
    pub fn flag_grace(&self) -> Milliseconds {
        self.compensation().min(FLAG_GRACE)
    }

    /// Spends the quota for a move that has come, and lets it grow.
    pub fn spend(&mut self) {
        let compensation = self.compensation();
        let gain = self.gain();
        self.quota = self
            .quota
            .map(|quota| (quota - compensation + gain).min(MOST_SAVED * gain));
    }
}
