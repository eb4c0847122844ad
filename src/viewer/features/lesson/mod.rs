//! The first lesson: tasks on the practice board, judged move by move.
//!
//! `state` has the tasks and judgments for the practice host; `control` handles input and the sides in view.

pub mod actions;
mod control;
pub mod panel;
pub mod state;

use actions::LessonAction;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::lessons::Lesson;
use crate::viewer::board::practice_host::AddPractice;
use crate::viewer::features::lesson::state::{LessonsProgress, OpenLesson};
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::learning::{AddSubject, Subject};
use crate::viewer::shell::welcome::{AddFirstStep, FirstStep};
use crate::viewer::ui::action_button::message_button;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;

/// The next stage and the stars in the lesson for the current kind of board.
fn lesson_progress(ui: &Tracked) -> String {
    let geometry = ui.game().variant().geometry();
    let progress = &ui.of::<LessonsProgress>().0[geometry];
    if *progress == Default::default() {
        return String::new();
    }
    let lesson = Lesson::on(geometry);
    let messages = &ui.localizer().messages;
    let stars = messages.learn_stars(progress.total(), lesson.most_stars());
    let is_done = |stage| progress.stars_of(stage).count() > 0;
    if (0..lesson.stages.len()).all(is_done) {
        return stars;
    }
    let stage = progress.stage.min(lesson.stages.len() - 1) + 1;
    let stage = messages.lesson_stage(stage, lesson.stages.len());
    format!("{stage} · {stars}")
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<LessonAction>()
        .add_practice::<OpenLesson, _>(panel::panel)
        .fill(UiSlot::RulesAnswers, "lesson", |_| {
            message_button("Lesson", LessonAction::Open, Messages::lesson_title)
        })
        .add_first_step(FirstStep {
            name: "Lesson",
            action: LessonAction::Open.into(),
            icon: Icon::GraduationCap,
            style: ButtonStyle::Normal,
            heading: BoundText::message(Messages::welcome_lesson),
            words: BoundText::message(Messages::learn_lesson_words),
            comes_back: true,
        })
        .add_subject(Subject {
            name: "First lesson",
            opens: LessonAction::Open.into(),
            icon: Icon::GraduationCap,
            heading: Messages::lesson_title,
            words: Messages::learn_lesson_words,
            progress: lesson_progress,
        })
        .add_plugins((state::plugin, control::plugin));
}
