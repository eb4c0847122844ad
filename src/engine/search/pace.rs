use std::time::Duration;

use super::super::Score;
use super::super::limits::Allotment;
use crate::rules::Move;

/// A drop of the score by so many hundredths of a man is as alarming as any.
const ALARMING: f64 = 60.0;

/// Iterations that agree before a move may be found easy.
const AGREEING: usize = 4;

/// How much of its allotment a search on a clock uses: less where the move is easy, more while the best move changes or
/// its score falls.
#[derive(Clone, Debug)]
pub(super) struct Pace {
    allotment: Allotment,
    best: Option<(Move, Score)>,
    /// Iterations since the best move changed.
    agreeing: usize,
    /// Changes of the best move, those of earlier iterations counting less and less.
    wavering: f64,
    /// How far the score has just fallen, from 0 to 1.
    alarm: f64,
    /// Whether all other moves are far worse, once that has been looked into.
    is_easy: Option<bool>,
}

impl Pace {
    pub(super) fn new(allotment: Allotment) -> Pace {
        Pace {
            allotment,
            best: None,
            agreeing: 0,
            wavering: 0.0,
            alarm: 0.0,
            is_easy: None,
        }
    }

    /// Takes in what an iteration has found.
    pub(super) fn learn(&mut self, best: Move, score: Score) {
        let before = self.best.replace((best, score));
        let Some((best_before, score_before)) = before else {
            return;
        };
        self.wavering *= 0.6;
        if best_before == best {
            self.agreeing += 1;
        } else {
            self.agreeing = 0;
            self.wavering += 1.0;
            self.is_easy = None;
        }
        let fallen = score_before.hundredths() - score.hundredths();
        self.alarm = (f64::from(fallen) / ALARMING).clamp(0.0, 1.0);
    }

    /// Whether it is time to look whether the move is easy.
    pub(super) fn asks_if_easy(&self) -> bool {
        self.is_easy.is_none() && self.agreeing >= AGREEING
    }

    /// Whether all other moves are far worse.
    pub(super) fn answer_if_easy(&mut self, is_easy: bool) {
        self.is_easy = Some(is_easy);
    }

    /// After so long no deeper iteration is begun.
    pub(super) fn enough(&self) -> Duration {
        let sure = if self.is_easy == Some(true) { 0.2 } else { 1.0 };
        let doubt = 0.8 + 0.9 * self.wavering + 0.6 * self.alarm;
        let enough = self.allotment.enough.mul_f64(sure * doubt);
        enough.min(self.allotment.most)
    }
}
