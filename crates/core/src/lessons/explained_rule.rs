use serde::{Deserialize, Serialize};

use super::StageTopic;
use crate::rules::IllegalMove;

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
