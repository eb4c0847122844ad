use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Ply, Side};
use crate::board::Board;

/// A board and a rule set with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// International draughts on the flat board.
    International,
    /// Draughts on the five boards of the pyramid.
    Dames3d,
}

impl Variant {
    /// Every variant.
    pub const ALL: [Variant; 2] = [Variant::International, Variant::Dames3d];

    /// The name it is asked for by: `international` or `dames3d`.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::International => "international",
            Variant::Dames3d => "dames3d",
        }
    }

    /// The board it is played on.
    pub fn board(self) -> &'static Board {
        match self {
            Variant::International => Board::flat(),
            Variant::Dames3d => Board::pyramid(),
        }
    }

    /// Whether the board has sides.
    pub const fn has_sides(self) -> bool {
        matches!(self, Variant::Dames3d)
    }

    /// The rules it is played by.
    pub const fn rule_set(self) -> RuleSet {
        match self {
            Variant::International | Variant::Dames3d => RuleSet::SHARED,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no variant has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown variant “{0}”: expected international or dames3d")]
pub struct UnknownVariant(pub String);

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(name: &str) -> Result<Variant, UnknownVariant> {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.name() == name)
            .ok_or_else(|| UnknownVariant(name.to_owned()))
    }
}

/// The rules of a game that are the same on any board (`rules.md` §3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleSet {
    /// Who plays first.
    pub begins: Side,
    /// Which captures may be chosen.
    pub capture: CaptureRule,
    /// When a game that goes nowhere is drawn.
    pub draws: DrawRules,
}

/// Which of the possible captures may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CaptureRule {
    /// Only those that take the most pieces, a king counting as one.
    Most,
}

/// When a game that goes nowhere is drawn (`rules.md` §3, *End*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRules {
    /// How often the same position, the same side to move, draws.
    pub repetitions: u8,
    /// Moves without a man move or a capture that draw.
    pub quiet: Ply,
    /// Moves with three pieces against a lone king that draw.
    pub three_against_king: Ply,
    /// What two kings or one against one king come to.
    pub few_against_king: FewAgainstKing,
}

/// What two kings or one against one king come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FewAgainstKing {
    /// A draw at once, unless the side to move must capture.
    DrawAtOnce,
    /// A draw after five moves each: the federation's rule.
    DrawAfter(Ply),
}

impl FewAgainstKing {
    /// The federation's rule for international draughts: five moves each.
    pub const FEDERATION: FewAgainstKing = FewAgainstKing::DrawAfter(Ply::moves_each(5));
}

impl RuleSet {
    /// What international draughts and Dames 3D have in common.
    pub const SHARED: RuleSet = RuleSet {
        begins: Side::White,
        capture: CaptureRule::Most,
        draws: DrawRules {
            repetitions: 3,
            quiet: Ply::moves_each(25),
            three_against_king: Ply::moves_each(16),
            few_against_king: FewAgainstKing::DrawAtOnce,
        },
    };
}
