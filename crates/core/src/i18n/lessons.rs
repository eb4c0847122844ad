use super::{Localizer, MessageFn, Messages};
use crate::lessons::{
    ExplainedRule, LastFailure, LessonRun, StageTopic, Stars, Task, TaskFailure, TaskGoal,
};
use crate::notation::move_text;
use crate::rules::Geometry;

impl Localizer {
    /// The name of a stage: “Captures on a side”.
    pub fn stage_topic(&self, topic: StageTopic) -> String {
        let messages = &self.messages;
        match topic {
            StageTopic::Men => messages.lesson_topic_men(),
            StageTopic::Capture => messages.lesson_topic_capture(),
            StageTopic::MostPieces => messages.lesson_topic_most_pieces(),
            StageTopic::Side => messages.lesson_topic_side(),
            StageTopic::SideCapture => messages.lesson_topic_side_capture(),
            StageTopic::Rafle => messages.lesson_topic_rafle(),
            StageTopic::King => messages.lesson_topic_king(),
            StageTopic::Crowning => messages.lesson_topic_crowning(),
        }
    }

    /// The rule that a stage teaches on the pyramid or on the flat board.
    pub fn stage_rule(&self, topic: StageTopic, geometry: Geometry) -> String {
        let is_flat = geometry == Geometry::Flat;
        let message: MessageFn = match topic {
            StageTopic::Men if is_flat => Messages::lesson_rule_men_flat,
            StageTopic::Men => Messages::lesson_rule_men,
            StageTopic::Capture => Messages::lesson_rule_capture,
            StageTopic::MostPieces => Messages::lesson_rule_most_pieces,
            StageTopic::Side => Messages::lesson_rule_side,
            StageTopic::SideCapture => Messages::lesson_rule_side_capture,
            StageTopic::Rafle => Messages::lesson_rule_rafle,
            StageTopic::King if is_flat => Messages::lesson_rule_king_flat,
            StageTopic::King => Messages::lesson_rule_king,
            StageTopic::Crowning => Messages::lesson_rule_crowning,
        };
        message(&self.messages)
    }

    /// The goal of a task: “Go to the marked squares in 2 moves.”
    pub fn task_goal(&self, task: &Task) -> String {
        let messages = &self.messages;
        match task.goal {
            TaskGoal::Visit(_) => messages.lesson_goal_visit(task.limit),
            TaskGoal::CaptureAll => messages.lesson_goal_capture_all(task.limit),
            TaskGoal::CaptureSafely => messages.lesson_goal_capture_safely(),
            TaskGoal::Crown => messages.lesson_goal_crown(),
            TaskGoal::Look(face) => messages.lesson_goal_look(self.face(face)),
        }
    }

    /// The reason why an attempt has failed.
    pub fn task_failure(&self, failure: TaskFailure) -> String {
        let messages = &self.messages;
        match failure {
            TaskFailure::PieceLost => messages.lesson_failed_piece_lost(),
            TaskFailure::NotCrowned => messages.lesson_failed_not_crowned(),
            TaskFailure::NoMovesLeft => messages.lesson_failed_no_moves(),
            TaskFailure::CannotCaptureAll => messages.lesson_failed_capture_all(),
            TaskFailure::OutOfReach => messages.lesson_failed_out_of_reach(),
            TaskFailure::Blocked => messages.lesson_failed_blocked(),
            TaskFailure::OtherFace(face) => messages.lesson_failed_face(self.face(face)),
        }
    }

    /// The failure of an attempt: with the capture that cost a piece, if one did, and its boards.
    pub fn last_failure(&self, failure: &LastFailure) -> String {
        let Some((position, reply)) = failure.reply else {
            return self.task_failure(failure.reason);
        };
        let text = move_text::printed(&move_text::write(&position, reply));
        let boards = self.boards_of(&position, reply);
        match boards.filter(|_| position.variant().has_sides()) {
            Some(boards) => self.messages.lesson_reply_along(text, boards),
            None => self.messages.lesson_reply(text),
        }
    }

    /// A rule that has refused a move: “Men move forward only.”
    pub fn explained_rule(&self, rule: ExplainedRule) -> String {
        let messages = &self.messages;
        match rule {
            ExplainedRule::CompulsoryCapture => messages.lesson_rule_capture(),
            ExplainedRule::MostPieces => messages.lesson_rule_most_pieces(),
            ExplainedRule::ForwardOnly => messages.refusal_backward(),
            ExplainedRule::OneStep => messages.refusal_one_step(),
            ExplainedRule::TopOnly => messages.refusal_off_the_top(),
        }
    }

    /// The number of a stage in its lesson: “Stage 2 of 8 · 1/2”.
    pub fn stage_number(&self, run: &LessonRun) -> String {
        let stages = run.lesson().stages.len();
        let stage = self.messages.lesson_stage(run.stage_index() + 1, stages);
        match run.stage().tasks.len() {
            1 => stage,
            tasks => format!("{stage} · {}/{tasks}", run.task_index() + 1),
        }
    }

    /// A stage of a lesson with its stars, once it was reached: “Stage 2 of 8: Captures · 3 stars of 3”. Empty if the
    /// lesson has no such stage.
    pub fn stage_and_stars(&self, run: &LessonRun, stage: usize) -> String {
        let messages = &self.messages;
        let stages = &run.lesson().stages;
        let Some(topic) = stages.get(stage).map(|stage| stage.topic) else {
            return String::new();
        };
        let number = messages.lesson_stage(stage + 1, stages.len());
        let heading = messages.lesson_text_heading(number, self.stage_topic(topic));
        match run.progress().stars_of(stage).count() {
            0 => heading,
            stars => format!("{heading} · {}", messages.lesson_stars(stars)),
        }
    }

    /// The praise for a task that was reached: the stars too at the end of its stage, or of the lesson. If some are
    /// missing, it says what costs one, and at the end of the lesson which stages are left.
    pub fn task_praise(&self, run: &LessonRun) -> String {
        let messages = &self.messages;
        if run.is_finished() {
            let (total, most) = (run.progress().total(), run.lesson().most_stars());
            let left = run.stages_left().map(|stage| self.stage_topic(stage.topic));
            let left: Vec<String> = left.collect();
            return match left.is_empty() {
                true => messages.lesson_finished(total, most),
                false => messages.lesson_finished_some(total, most, left.join(", ")),
            };
        }
        if !run.is_stage_reached() {
            return messages.lesson_reached();
        }
        let stars = run.progress().stars_of(run.stage_index()).count();
        let won = format!(
            "{} {}.",
            messages.lesson_reached(),
            messages.lesson_stars(stars)
        );
        match stars {
            Stars::MOST => won,
            _ => format!("{won} {}", messages.lesson_star_cost()),
        }
    }
}
