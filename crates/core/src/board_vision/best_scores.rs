use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{QuestionKind, RoundResult};
use crate::rules::Geometry;

/// The best scores for each kind of board and of question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BestScores {
    flat: BTreeMap<QuestionKind, u16>,
    pyramid: BTreeMap<QuestionKind, u16>,
}

impl BestScores {
    /// The best score; `None` before the first point.
    pub fn get(&self, kind: QuestionKind, geometry: Geometry) -> Option<u16> {
        let scores = match geometry {
            Geometry::Flat => &self.flat,
            Geometry::Pyramid => &self.pyramid,
        };
        scores.get(&kind).copied()
    }

    /// Records the result of a round. Returns `true` if it is better than every earlier one.
    pub fn record(&mut self, result: &RoundResult) -> bool {
        let best = self.get(result.kind, result.geometry).unwrap_or(0);
        let is_better = result.score() > best;
        if is_better {
            let scores = match result.geometry {
                Geometry::Flat => &mut self.flat,
                Geometry::Pyramid => &mut self.pyramid,
            };
            scores.insert(result.kind, result.score());
        }
        is_better
    }
}
