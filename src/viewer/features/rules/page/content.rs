//! The sections of the rules page, by variant.

use crate::i18n::{MessageFn, Messages};
use crate::lessons::{ExampleTopic, RuleExample};
use crate::rules::Variant;

#[derive(Clone, Copy)]
pub(super) struct ExplainedExample {
    pub(super) shown: RuleExample,
    pub(super) words: MessageFn,
}

pub(super) struct RulesSection {
    pub(super) heading: MessageFn,
    pub(super) words: Option<MessageFn>,
    /// `true` for the section with pictures of the five boards.
    pub(super) has_boards: bool,
    pub(super) examples: Vec<ExplainedExample>,
}

impl RulesSection {
    fn new(heading: MessageFn, words: MessageFn) -> RulesSection {
        RulesSection { heading, words: Some(words), has_boards: false, examples: Vec::new() }
    }

    fn with(mut self, examples: Vec<ExplainedExample>) -> RulesSection {
        self.examples = examples;
        self
    }
}

/// Returns a summary of a variant's rules.
pub(super) fn sections(variant: Variant) -> Vec<RulesSection> {
    let examples = |wanted: &[ExampleTopic]| -> Vec<ExplainedExample> {
        let examples =
            RuleExample::of_variant(variant).filter(|example| wanted.contains(&example.topic));
        let example = |example: RuleExample| ExplainedExample {
            shown: example,
            words: words_about(example.topic),
        };
        examples.map(example).collect()
    };
    let goal = RulesSection::new(Messages::rules_goal, goal_of(variant));
    if variant == Variant::WolfAndSheep {
        let ends = RulesSection {
            words: None,
            ..RulesSection::new(Messages::rules_wolf_ends, Messages::rules_goal_wolf)
        };
        let both = [ExampleTopic::WolfCaught, ExampleTopic::WolfEscapes];
        return vec![
            goal,
            RulesSection::new(Messages::rules_moves, Messages::rules_moves_wolf),
            ends.with(examples(&both)),
        ];
    }
    let (moves, captures): (MessageFn, MessageFn) = if variant.has_sides() {
        (Messages::rules_moves_pyramid, Messages::rules_captures_pyramid)
    } else {
        (Messages::rules_moves_flat, Messages::rules_captures_flat)
    };
    let boards = variant.has_sides().then(|| RulesSection {
        has_boards: true,
        ..RulesSection::new(Messages::rules_boards, Messages::rules_boards_are)
    });
    let lines = variant
        .has_sides()
        .then(|| RulesSection::new(Messages::rules_lines, Messages::rules_lines_are));
    let one = examples(&[ExampleTopic::SideCapture, ExampleTopic::Capture]);
    let several = examples(&[ExampleTopic::SideRafle, ExampleTopic::Rafle]);
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

/// The draw rules of the game (`rules.md` §3.8), as counted by the panel.
const fn draws_of(variant: Variant) -> MessageFn {
    match variant {
        Variant::International => Messages::rules_draws_international,
        Variant::Dames3d => Messages::rules_draws_pyramid,
        _ => Messages::rules_draws_family,
    }
}

const fn words_about(topic: ExampleTopic) -> MessageFn {
    match topic {
        ExampleTopic::SideCapture => Messages::rules_show_side,
        ExampleTopic::SideRafle => Messages::rules_show_side_rafle,
        ExampleTopic::Capture => Messages::rules_show_capture,
        ExampleTopic::Rafle => Messages::rules_show_rafle,
        ExampleTopic::WolfCaught => Messages::rules_show_wolf_caught,
        ExampleTopic::WolfEscapes => Messages::rules_show_wolf_escapes,
    }
}
