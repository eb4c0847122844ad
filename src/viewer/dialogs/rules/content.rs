//! The content of the rules: the sections for each variant.

use crate::i18n::{MessageFn, Messages};
use crate::lessons::{Lesson, LessonTopic};
use crate::rules::Variant;

/// A lesson, and what is said about it.
#[derive(Clone, Copy)]
pub(super) struct Example {
    pub(super) lesson: Lesson,
    pub(super) words: MessageFn,
}

/// A section of the page.
pub(super) struct RulesSection {
    pub(super) heading: MessageFn,
    pub(super) words: Option<MessageFn>,
    /// `true` for the section with pictures of the five boards.
    pub(super) has_boards: bool,
    pub(super) examples: Vec<Example>,
}

impl RulesSection {
    fn new(heading: MessageFn, words: MessageFn) -> RulesSection {
        RulesSection {
            heading,
            words: Some(words),
            has_boards: false,
            examples: Vec::new(),
        }
    }

    fn with(mut self, examples: Vec<Example>) -> RulesSection {
        self.examples = examples;
        self
    }
}

/// Returns the rules of a variant in short.
pub(super) fn sections(variant: Variant) -> Vec<RulesSection> {
    let examples = |wanted: &[LessonTopic]| -> Vec<Example> {
        let lessons = Lesson::of_variant(variant).filter(|lesson| wanted.contains(&lesson.topic));
        let example = |lesson: Lesson| Example {
            lesson,
            words: words_about(lesson.topic),
        };
        lessons.map(example).collect()
    };
    let goal = RulesSection::new(Messages::rules_goal, goal_of(variant));
    if variant == Variant::WolfAndSheep {
        let ends = RulesSection {
            words: None,
            ..RulesSection::new(Messages::rules_wolf_ends, Messages::rules_goal_wolf)
        };
        let both = [LessonTopic::WolfCaught, LessonTopic::WolfEscapes];
        return vec![
            goal,
            RulesSection::new(Messages::rules_moves, Messages::rules_moves_wolf),
            ends.with(examples(&both)),
        ];
    }
    let (moves, captures): (MessageFn, MessageFn) = match variant.has_sides() {
        true => (
            Messages::rules_moves_pyramid,
            Messages::rules_captures_pyramid,
        ),
        false => (Messages::rules_moves_flat, Messages::rules_captures_flat),
    };
    let boards = variant.has_sides().then(|| RulesSection {
        has_boards: true,
        ..RulesSection::new(Messages::rules_boards, Messages::rules_boards_are)
    });
    let lines = variant
        .has_sides()
        .then(|| RulesSection::new(Messages::rules_lines, Messages::rules_lines_are));
    let one = examples(&[LessonTopic::SideCapture, LessonTopic::Capture]);
    let several = examples(&[LessonTopic::SideRafle, LessonTopic::Rafle]);
    let moving = RulesSection::new(Messages::rules_moves, moves);
    let rest = [
        RulesSection::new(Messages::rules_captures, captures).with(one),
        RulesSection::new(Messages::rules_rafles, Messages::rules_rafles_are).with(several),
        RulesSection::new(Messages::rules_duty, duty_of(variant)),
        RulesSection::new(Messages::rules_draws, draws_of(variant)),
    ];
    let first = [goal].into_iter().chain(boards).chain([moving]);
    first.chain(lines).chain(rest).collect()
}

const fn goal_of(variant: Variant) -> MessageFn {
    match variant {
        Variant::Dames3d | Variant::International => Messages::rules_goal_draughts,
        Variant::Family(_) => Messages::rules_goal_family,
        Variant::Brigand(_) => Messages::rules_goal_brigand,
        Variant::WolfAndSheep => Messages::rules_goal_wolf,
    }
}

const fn duty_of(variant: Variant) -> MessageFn {
    match variant {
        Variant::Family(_) => Messages::rules_duty_huff,
        Variant::Brigand(_) => Messages::rules_duty_any,
        _ => Messages::rules_duty_most,
    }
}

/// The rules of `rules.md` §3.8 that the game has: those of the draws that the panel counts.
const fn draws_of(variant: Variant) -> MessageFn {
    match variant {
        Variant::International => Messages::rules_draws_international,
        Variant::Dames3d => Messages::rules_draws_pyramid,
        _ => Messages::rules_draws_family,
    }
}

const fn words_about(topic: LessonTopic) -> MessageFn {
    match topic {
        LessonTopic::SideCapture => Messages::rules_show_side,
        LessonTopic::SideRafle => Messages::rules_show_side_rafle,
        LessonTopic::Capture => Messages::rules_show_capture,
        LessonTopic::Rafle => Messages::rules_show_rafle,
        LessonTopic::WolfCaught => Messages::rules_show_wolf_caught,
        LessonTopic::WolfEscapes => Messages::rules_show_wolf_escapes,
    }
}
