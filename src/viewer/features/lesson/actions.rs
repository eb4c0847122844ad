use bevy::prelude::*;

use super::state::LESSON;
use crate::i18n::{Messages, Phrase};
use crate::viewer::kernel::actions::{FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// Starts or resumes the lesson.
    Open,
    /// Restarts the task.
    Retry,
    Next,
    /// Skips to the next stage.
    Skip,
    /// Jumps to the stage with this index.
    Stage(usize),
    Leave,
    /// Asks for confirmation before leaving the lesson.
    AskToLeave,
}

impl FeatureAction for LessonAction {
    const KEYS: &'static [(Key, LessonAction)] = &[
        (Key::code(KeyCode::Enter).read_by_feature(), LessonAction::Next),
        (Key::code(KeyCode::Escape).read_by_feature(), LessonAction::AskToLeave),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Learning;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            LessonAction::Open => Messages::lesson_open,
            LessonAction::Retry => Messages::lesson_retry,
            LessonAction::Next => Messages::lesson_next,
            LessonAction::Skip => Messages::lesson_skip,
            LessonAction::Stage(_) => Messages::lesson_go_to_stage,
            LessonAction::Leave | LessonAction::AskToLeave => Messages::lesson_leave,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_open_to(LESSON)
    }
}
