use super::{ExplainedRule, LastFailure, LessonRun, StageTopic, Task, TaskFailure, TaskGoal};
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::notation::move_text;
use crate::progress::Stars;
use crate::rules::Geometry;

impl StageTopic {
    /// The name of the stage: “Captures on a side”.
    pub fn words(self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
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

    /// The rule that the stage teaches on the pyramid or on the flat board.
    pub fn rule_words(self, geometry: Geometry, localizer: &Localizer) -> String {
        let is_flat = geometry == Geometry::Flat;
        let message: MessageFn = match self {
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
        message(&localizer.messages)
    }
}

impl Task {
    /// The goal: “Go to the marked squares in 2 moves.”
    pub fn goal_words(&self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self.goal {
            TaskGoal::Visit(_) => messages.lesson_goal_visit(self.limit),
            TaskGoal::CaptureAll => messages.lesson_goal_capture_all(self.limit),
            TaskGoal::CaptureSafely => messages.lesson_goal_capture_safely(),
            TaskGoal::Crown => messages.lesson_goal_crown(),
            TaskGoal::Look(face) => messages.lesson_goal_look(localizer.face(face)),
        }
    }
}

impl TaskFailure {
    pub fn words(self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            TaskFailure::PieceLost => messages.lesson_failed_piece_lost(),
            TaskFailure::NotCrowned => messages.lesson_failed_not_crowned(),
            TaskFailure::NoMovesLeft => messages.lesson_failed_no_moves(),
            TaskFailure::CannotCaptureAll => messages.lesson_failed_capture_all(),
            TaskFailure::OutOfReach => messages.lesson_failed_out_of_reach(),
            TaskFailure::Blocked => messages.lesson_failed_blocked(),
            TaskFailure::OtherFace(face) => messages.lesson_failed_face(localizer.face(face)),
        }
    }
}

impl LastFailure {
    /// The failure: with the capture that cost a piece, if one did, and its boards.
    pub fn words(&self, localizer: &Localizer) -> String {
        let Some((position, reply)) = self.reply else {
            return self.reason.words(localizer);
        };
        let text = move_text::printed(&move_text::write(&position, reply));
        let boards = localizer.boards_of(&position, reply);
        match boards.filter(|_| position.variant().has_sides()) {
            Some(boards) => localizer.messages.lesson_reply_along(text, boards),
            None => localizer.messages.lesson_reply(text),
        }
    }
}

impl ExplainedRule {
    /// The rule that has refused a move: “Men move forward only.”
    pub fn words(self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        match self {
            ExplainedRule::CompulsoryCapture => messages.lesson_rule_capture(),
            ExplainedRule::MostPieces => messages.lesson_rule_most_pieces(),
            ExplainedRule::ForwardOnly => messages.refusal_backward(),
            ExplainedRule::OneStep => messages.refusal_one_step(),
            ExplainedRule::TopOnly => messages.refusal_off_the_top(),
        }
    }
}

impl LessonRun {
    /// The number of the stage in its lesson, and that of the task: “Stage 2 of 8 · 1/2”.
    pub fn number_words(&self, localizer: &Localizer) -> String {
        let stages = self.lesson().stages.len();
        let stage = localizer.messages.lesson_stage(self.stage_index() + 1, stages);
        match self.stage().tasks.len() {
            1 => stage,
            tasks => format!("{stage} · {}/{tasks}", self.task_index() + 1),
        }
    }

    /// A stage with its stars, once it was reached: “Stage 2 of 8: Captures · 3 stars of 3”. Empty if the lesson has no
    /// such stage.
    pub fn stage_words(&self, stage: usize, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        let stages = &self.lesson().stages;
        let Some(topic) = stages.get(stage).map(|stage| stage.topic) else {
            return String::new();
        };
        let number = messages.lesson_stage(stage + 1, stages.len());
        let heading = messages.lesson_text_heading(number, topic.words(localizer));
        match self.progress().stars_of(stage).count() {
            0 => heading,
            stars => format!("{heading} · {}", messages.lesson_stars(stars)),
        }
    }

    /// The praise for a task that was reached: the stars too at the end of its stage, or of the lesson. If some are
    /// missing, why, and at the end of the lesson which stages are left.
    pub fn praise_words(&self, localizer: &Localizer) -> String {
        let messages = &localizer.messages;
        if self.is_finished() {
            let (total, most) = (self.progress().total(), self.lesson().most_stars());
            let left = self.stages_left().map(|stage| stage.topic.words(localizer));
            let left: Vec<String> = left.collect();
            return if left.is_empty() {
                messages.lesson_finished(total, most)
            } else {
                messages.lesson_finished_some(total, most, left.join(", "))
            };
        }
        if !self.is_stage_reached() {
            return messages.lesson_reached();
        }
        let stars = self.progress().stars_of(self.stage_index()).count();
        let won = format!("{} {}.", messages.lesson_reached(), messages.lesson_stars(stars));
        match stars {
            Stars::MAX => won,
            _ => format!("{won} {}", messages.lesson_star_cost()),
        }
    }
}
