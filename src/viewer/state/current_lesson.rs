//! The lesson on the practice board, and the progress in both lessons.

use bevy::prelude::*;

use crate::lessons::{LessonProgress, LessonRun};
use crate::rules::Geometry;

/// The lesson on the practice board, if there is one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CurrentLesson(pub Option<LessonRun>);

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
