use serde::{Deserialize, Serialize};

use super::Stars;

/// The progress in a lesson, which is kept from one session to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct LessonProgress {
    /// The index of the stage to go on with.
    pub stage: usize,
    /// The stars of each stage so far, the best of all times.
    pub stars: Vec<Stars>,
}

impl LessonProgress {
    /// The stars of a stage; none if it has not been reached.
    pub fn stars_of(&self, stage: usize) -> Stars {
        self.stars.get(stage).copied().unwrap_or_default()
    }

    /// The sum of all stars.
    pub fn total(&self) -> usize {
        self.stars
            .iter()
            .map(|stars| usize::from(stars.count()))
            .sum()
    }

    /// Notes the stars of a stage, unless it has more already.
    pub(super) fn note(&mut self, stage: usize, stars: Stars) {
        if self.stars.len() <= stage {
            self.stars.resize(stage + 1, Stars::default());
        }
        self.stars[stage] = self.stars[stage].max(stars);
    }
}
