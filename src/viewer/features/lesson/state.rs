//! The lesson on the practice board, and the progress in both lessons.

use bevy::prelude::*;

use crate::lessons::{LessonProgress, LessonRun, StageTopic};
use crate::rules::Geometry;

/// The lesson on the practice board, if there is one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CurrentLesson(pub Option<LessonRun>);

impl CurrentLesson {
    /// Returns `true` while a side is to be looked at: no piece is moved.
    pub fn is_looking(&self) -> bool {
        let run = self.0.as_ref();
        run.is_some_and(|run| run.side_to_look_at().is_some())
    }

    /// Returns `true` in the stages before the sides, whose lines would only confuse.
    pub fn is_before_sides(&self) -> bool {
        let topic = self.0.as_ref().map(|run| run.stage().topic);
        matches!(
            topic,
            Some(StageTopic::Men | StageTopic::Capture | StageTopic::MostPieces)
        )
    }
}

/// The progress in the lessons, which is kept.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LessonsProgress {
    /// On the pyramid.
    pub pyramid: LessonProgress,
    /// On the flat board.
    pub flat: LessonProgress,
}

impl LessonsProgress {
    /// The progress in the lesson on this board.
    pub fn on(&self, geometry: Geometry) -> &LessonProgress {
        match geometry {
            Geometry::Pyramid => &self.pyramid,
            Geometry::Flat => &self.flat,
        }
    }

    /// The progress in the lesson on this board, to change.
    pub fn on_mut(&mut self, geometry: Geometry) -> &mut LessonProgress {
        match geometry {
            Geometry::Pyramid => &mut self.pyramid,
            Geometry::Flat => &mut self.flat,
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentLesson>()
        .init_resource::<LessonsProgress>();
}
