//! The actions of the first lesson.

/// An action of the first lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LessonAction {
    /// Begin the lesson, or go on with it.
    Open,
    /// Begin the task again.
    Retry,
    /// Go on to the next task.
    Next,
    /// Go on to the next stage.
    Skip,
    /// Go to the stage with this index.
    Stage(usize),
    /// Leave the lesson.
    Leave,
}
