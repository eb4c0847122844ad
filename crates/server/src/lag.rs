//! Latency of a player's connection, and compensation for it.
//!
//! A move travels while the clock runs. The server measures the latency by pings and compensates up to a quota, as
//! lichess does: a steady slow connection loses nothing, and delaying on purpose gains little.

use crate::online::Milliseconds;

const WEIGHT: f64 = 0.1;
/// Maximum growth of the quota with a move, in milliseconds.
const MAX_GAIN: Milliseconds = 1_000;
/// Growth of the quota with a move in addition to two fifths of the latency, in milliseconds.
const MIN_GAIN: Milliseconds = 150;
/// The quota at the start, and the maximum, in moves.
const START: Milliseconds = 3;
const MAX_SAVED: Milliseconds = 7;
/// Maximum latency by which a move may arrive after the clock has run down, in milliseconds.
const FLAG_GRACE: Milliseconds = 2_000;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lag {
    /// The mean latency, in milliseconds; `None` before the first measurement.
    mean: Option<f64>,
    /// The compensation available for the next move; `None` before the first measurement.
    quota: Option<Milliseconds>,
}

impl Lag {
    /// Adds a measurement: half of a ping's round trip.
    pub fn measure(&mut self, delay: Milliseconds) {
        let delay = delay as f64;
        let mean = self.mean.map_or(delay, |mean| mean + WEIGHT * (delay - mean));
        self.mean = Some(mean);
        if self.quota.is_none() {
            self.quota = Some(START * self.gain());
        }
    }

    /// The mean latency, in milliseconds; `None` before it is measured.
    pub fn mean(&self) -> Option<Milliseconds> {
        self.mean.map(|mean| mean.round() as Milliseconds)
    }

    fn gain(&self) -> Milliseconds {
        let mean = self.mean().unwrap_or_default();
        (MIN_GAIN + mean * 2 / 5).min(MAX_GAIN)
    }

    /// The compensation for a move that arrives now.
    pub fn compensation(&self) -> Milliseconds {
        self.mean().unwrap_or_default().min(self.quota.unwrap_or_default())
    }

    /// Time by which a move may arrive after the clock has run down.
    pub fn flag_grace(&self) -> Milliseconds {
        self.compensation().min(FLAG_GRACE)
    }

    /// Spends the quota for a move that has arrived, and lets it grow.
    pub fn spend(&mut self) {
        let compensation = self.compensation();
        let gain = self.gain();
        self.quota = self.quota.map(|quota| (quota - compensation + gain).min(MAX_SAVED * gain));
    }
}
