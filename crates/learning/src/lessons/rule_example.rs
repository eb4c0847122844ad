//! Positions that illustrate the rules, and the rules that the lesson explains.

use serde::{Deserialize, Serialize};

use super::StageTopic;
use crate::notation::{MoveRequest, fen};
use crate::rules::{IllegalMove, Position, Route, Variant};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExampleTopic {
    /// A capture along a diagonal of a side (`rules.md` §2.2, §3.3).
    SideCapture,
    /// A capture on the top and on a side (`rules.md` §3.4).
    SideRafle,
    /// A capture on the flat board, backward (`rules.md` §3.3).
    Capture,
    /// A capture of several pieces on the flat board (`rules.md` §3.4).
    Rafle,
    /// The sheep shut the wolf in (`rules.md` §4.4).
    WolfCaught,
    /// The wolf gets behind the sheep (`rules.md` §4.4).
    WolfEscapes,
}

impl ExampleTopic {
    /// The position, as FEN, and the move.
    const fn example(self) -> (&'static str, &'static str) {
        match self {
            ExampleTopic::SideCapture => ("W:W42,45,46,48,50:B2,4,8,15,32", "42x22"),
            ExampleTopic::SideRafle => ("W:W42,45,46,50:B2,4,9,21,32,38", "42x33x31x11"),
            ExampleTopic::Capture => ("W:W22,45,46,48,50:B2,4,8,15,28", "22x33"),
            ExampleTopic::Rafle => ("W:W42,45,46,50:B2,4,9,17,28,38", "42x33x22x11"),
            ExampleTopic::WolfCaught => ("W:W8,12,13,14:B3", "14-9"),
            ExampleTopic::WolfEscapes => ("B:W21,27,28,30:B23", "23-29"),
        }
    }
}

/// A position of a variant that illustrates one of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleExample {
    pub topic: ExampleTopic,
    pub variant: Variant,
}

/// The position of an example, and the result of its move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demonstrated {
    pub before: Position,
    pub route: Route,
    pub after: Position,
}

impl RuleExample {
    /// The examples of a variant, in reading order.
    pub fn of_variant(variant: Variant) -> impl Iterator<Item = RuleExample> {
        let topics = match variant {
            Variant::WolfAndSheep => [ExampleTopic::WolfCaught, ExampleTopic::WolfEscapes],
            _ if variant.has_sides() => [ExampleTopic::SideCapture, ExampleTopic::SideRafle],
            _ => [ExampleTopic::Capture, ExampleTopic::Rafle],
        };
        topics.into_iter().map(move |topic| RuleExample { topic, variant })
    }

    /// The position and the move; `None` if the rules of the variant do not allow them.
    pub fn demonstration(self) -> Option<Demonstrated> {
        let (position, played) = self.topic.example();
        let before = fen::read_position(position, self.variant).ok()?;
        let request: MoveRequest = played.parse().ok()?;
        let (mv, route) = request.resolve(&before).ok()?;
        Some(Demonstrated { before, route, after: before.play(mv) })
    }
}

/// A rule that is explained when it first refuses a move in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExplainedRule {
    /// Captures are compulsory (`rules.md` §3.3).
    CompulsoryCapture,
    /// The capture of the most pieces is compulsory (`rules.md` §3.5).
    MostPieces,
    /// Men move forward only (`rules.md` §3.1).
    ForwardOnly,
    /// Men move one square at a time (`rules.md` §3.1).
    OneStep,
    /// Men move on the top only (`rules.md` §3.1).
    TopOnly,
}

impl ExplainedRule {
    /// The rule by which a move is illegal, if it is one that beginners miss.
    pub const fn behind(reason: &IllegalMove) -> Option<ExplainedRule> {
        match reason {
            IllegalMove::CaptureDue { .. } | IllegalMove::MustTake { .. } => {
                Some(ExplainedRule::CompulsoryCapture)
            }
            IllegalMove::MoreToTake { .. } => Some(ExplainedRule::MostPieces),
            IllegalMove::Backward(_) => Some(ExplainedRule::ForwardOnly),
            IllegalMove::OneStep(_) => Some(ExplainedRule::OneStep),
            IllegalMove::OffTheTop { .. } => Some(ExplainedRule::TopOnly),
            _ => None,
        }
    }

    /// The stage of the lesson that teaches the rule.
    pub const fn topic(self) -> StageTopic {
        match self {
            ExplainedRule::CompulsoryCapture => StageTopic::Capture,
            ExplainedRule::MostPieces => StageTopic::MostPieces,
            ExplainedRule::ForwardOnly | ExplainedRule::OneStep | ExplainedRule::TopOnly => {
                StageTopic::Men
            }
        }
    }
}
