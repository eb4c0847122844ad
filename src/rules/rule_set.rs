//! Rules as data: what differs from one rule sheet to the next.

use serde::{Deserialize, Serialize};

use super::{BySide, Ply, Side};
use crate::board::SquareSet;

/// The rules of a game, on any board (`rules.md` §3 and §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleSet {
    /// Who plays first.
    pub first_side: Side,
    /// Which captures may be chosen.
    pub capture: CaptureRule,
    /// Whether a player may overlook a capture, and the other then huff a piece that could have captured.
    pub huffing: bool,
    /// How men step.
    pub men: BySide<ManStep>,
    /// Whether a man becomes a king on the far back row.
    pub promotion: bool,
    /// What wins.
    pub goal: Goal,
    /// When a game that goes nowhere is drawn.
    pub draws: DrawRules,
}

/// Which of the possible captures may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CaptureRule {
    /// Only those that take the most pieces, a king counting as one.
    Majority,
    /// Any that goes on as long as it can.
    Free,
    /// Nothing is ever taken.
    Never,
}

/// How a man steps when it takes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ManStep {
    /// Diagonally forward on the top board.
    Forward,
    /// Diagonally forward or backward on the top board, as the wolf does.
    BothWays,
}

/// What wins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// The other side has no piece left or cannot move at its turn.
    Outlast,
    /// To have no piece left or not to be able to move at one's turn.
    LoseAll,
    /// Black's wolf stands behind every white man, on a row no higher than the lowest; White's sheep shut it in.
    /// Whoever cannot move at their turn has lost.
    GetBehind,
}

/// When a game that goes nowhere is drawn (`rules.md` §3, *End*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRules {
    /// How often the same position, the same side to move, draws.
    pub repetitions: u8,
    /// Moves without a man move or a capture that draw.
    pub quiet: Ply,
    /// Moves with three pieces against a lone king that draw, if any number does.
    pub three_against_king: Option<Ply>,
    /// What two kings or one against one king come to, if anything.
    pub few_against_king: Option<FewAgainstKing>,
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

const ALL_FORWARD: BySide<ManStep> = BySide {
    white: ManStep::Forward,
    black: ManStep::Forward,
};

impl DrawRules {
    /// Repetition and moves that change nothing: what the family sheet, silent on draws, is played with.
    const WITHOUT_ENDINGS: DrawRules = DrawRules {
        repetitions: 3,
        quiet: Ply::moves_each(25),
        three_against_king: None,
        few_against_king: None,
    };
}

impl RuleSet {
    /// Where a man of this side that ends its move becomes a king (`rules.md` §3.6); no square where none does.
    pub const fn promotion_row(&self, side: Side) -> SquareSet {
        if self.promotion {
            side.promotion_row()
        } else {
            SquareSet::EMPTY
        }
    }

    /// Whether pieces are taken at all.
    pub(super) const fn has_captures(&self) -> bool {
        !matches!(self.capture, CaptureRule::Never)
    }

    /// What international draughts and Dames 3D have in common.
    pub const INTERNATIONAL: RuleSet = RuleSet {
        first_side: Side::White,
        capture: CaptureRule::Majority,
        huffing: false,
        men: ALL_FORWARD,
        promotion: true,
        goal: Goal::Outlast,
        draws: DrawRules {
            three_against_king: Some(Ply::moves_each(16)),
            few_against_king: Some(FewAgainstKing::DrawAtOnce),
            ..DrawRules::WITHOUT_ENDINGS
        },
    };

    /// The family sheet: Black first_side, any capture may be chosen, overlooking one may cost the piece.
    pub const FAMILY: RuleSet = RuleSet {
        first_side: Side::Black,
        capture: CaptureRule::Free,
        huffing: true,
        draws: DrawRules::WITHOUT_ENDINGS,
        ..RuleSet::INTERNATIONAL
    };

    /// The family sheet's losing game. Captures are strictly compulsory: to huff would only help whoever
    /// overlooked one.
    pub const BRIGAND: RuleSet = RuleSet {
        huffing: false,
        goal: Goal::LoseAll,
        ..RuleSet::FAMILY
    };

    /// Four sheep, White's, against Black's one wolf.
    pub const WOLF_AND_SHEEP: RuleSet = RuleSet {
        first_side: Side::Black,
        capture: CaptureRule::Never,
        huffing: false,
        men: BySide {
            white: ManStep::Forward,
            black: ManStep::BothWays,
        },
        promotion: false,
        goal: Goal::GetBehind,
        draws: DrawRules::WITHOUT_ENDINGS,
    };
}
