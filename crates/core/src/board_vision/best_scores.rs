use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{QuestionKind, RoundResult};
use crate::rules::{ByGeometry, Geometry};

/// The best scores for each kind of board and of question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BestScores(ByGeometry<BTreeMap<QuestionKind, u16>>);

impl BestScores {
    /// The best score; `None` before the first point.
    pub fn get(&self, kind: QuestionKind, geometry: Geometry) -> Option<u16> {
        self.0[geometry].get(&kind).copied()
    }

    /// Records the result of a round. Returns `true` if it is better than every earlier one.
    pub fn record(&mut self, result: &RoundResult) -> bool {
        let best = self.get(result.kind, result.geometry).unwrap_or(0);
        let is_better = result.score() > best;
        if is_better {
            self.0[result.geometry].insert(result.kind, result.score());
        }
        is_better
    }
}
