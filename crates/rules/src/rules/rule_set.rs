//! Rules as data: everything in which the rule sheets differ.

use serde::{Deserialize, Serialize};

use super::{BySide, Ply, Side};
use crate::board::SquareSet;

/// The rules of a game, on any board (`rules.md` §3 and §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleSet {
    /// The side that moves first.
    pub first_side: Side,
    /// The captures from which a player may choose.
    pub capture: CaptureRule,
    /// True if a player may ignore a capture, which allows the opponent to huff a piece that could have captured.
    pub huffing: bool,
    /// The steps of each side's men.
    pub men: BySide<ManStep>,
    /// True if a man becomes a king on the far back row.
    pub promotion: bool,
    /// The goal of the game.
    pub goal: Goal,
    /// The draw rules.
    pub draws: DrawRules,
}

/// The captures from which a player may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CaptureRule {
    /// Only those that take the most pieces; a king counts as one (the majority rule, `rules.md` §3.5).
    Majority,
    /// Any capture, as long as it continues while it can.
    Free,
    /// Nothing is ever captured.
    Never,
}

/// The steps of a man that captures nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ManStep {
    /// Diagonally forward on the top board.
    Forward,
    /// Diagonally forward or backward on the top board, as the wolf does.
    BothWays,
}

/// The goal of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// Win when the opponent has no piece left or cannot move at its turn.
    Outlast,
    /// Win by having no piece left or being unable to move at one's turn.
    LoseAll,
    /// Black's wolf wins on a row no higher than that of the lowest white man; White's sheep win by blocking it. A side
    /// that cannot move at its turn has lost.
    GetBehind,
}

/// The draw rules of a game (`rules.md` §3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRules {
    /// Number of occurrences of a position, with the same side to move, that draws.
    pub repetitions: u8,
    /// Plies without a man's move or a capture that draw.
    pub quiet: Ply,
    /// Plies with three pieces against a lone king that draw; `None` for no such rule.
    pub three_against_king: Option<Ply>,
    /// The rule for two pieces or one against a lone king, if any.
    pub few_against_king: Option<FewAgainstKing>,
}

/// The rule for two kings or one against one king; the federation's is also for a king and a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FewAgainstKing {
    /// Drawn as soon as no [phase of play](super::Position::is_in_phase_of_play) is in progress.
    DrawAtOnce,
    /// Drawn after this number of plies.
    DrawAfter(Ply),
}

impl FewAgainstKing {
    /// The rule of the rule sheets: drawn at once, unless a phase of play is in progress.
    pub const SHEET: FewAgainstKing = FewAgainstKing::DrawAtOnce;
    /// The federation's rule for international draughts (FMJD): five moves each.
    pub const FEDERATION: FewAgainstKing = FewAgainstKing::DrawAfter(Ply::moves_each(5));

    /// The other of the sheet's and the federation's rule.
    #[must_use]
    pub const fn other(self) -> FewAgainstKing {
        match self {
            FewAgainstKing::DrawAtOnce => FewAgainstKing::FEDERATION,
            FewAgainstKing::DrawAfter(_) => FewAgainstKing::SHEET,
        }
    }
}

const ALL_FORWARD: BySide<ManStep> = BySide { white: ManStep::Forward, black: ManStep::Forward };

impl DrawRules {
    /// Repetition and quiet moves only. The family sheet does not mention draws.
    const WITHOUT_ENDINGS: DrawRules = DrawRules {
        repetitions: 3,
        quiet: Ply::moves_each(25),
        three_against_king: None,
        few_against_king: None,
    };
}

impl RuleSet {
    /// The squares on which a man of this side that ends its move becomes a king (`rules.md` §3.6); empty if there is
    /// no promotion.
    #[inline]
    pub const fn promotion_row(&self, side: Side) -> SquareSet {
        if self.promotion { side.promotion_row() } else { SquareSet::EMPTY }
    }

    /// Returns `true` if pieces can be captured at all.
    pub(super) const fn has_captures(&self) -> bool {
        !matches!(self.capture, CaptureRule::Never)
    }

    /// International draughts, with the federation's rule for few kings.
    pub const INTERNATIONAL: RuleSet = RuleSet {
        first_side: Side::White,
        capture: CaptureRule::Majority,
        huffing: false,
        men: ALL_FORWARD,
        promotion: true,
        goal: Goal::Outlast,
        draws: DrawRules {
            three_against_king: Some(Ply::moves_each(16)),
            few_against_king: Some(FewAgainstKing::FEDERATION),
            ..DrawRules::WITHOUT_ENDINGS
        },
    };

    /// Dames 3D, with its sheet's rule for few kings.
    pub const DAMES_3D: RuleSet = RuleSet {
        draws: DrawRules {
            few_against_king: Some(FewAgainstKing::SHEET),
            ..RuleSet::INTERNATIONAL.draws
        },
        ..RuleSet::INTERNATIONAL
    };

    /// The family sheet: Black begins, any capture may be chosen, and a piece that ignores a capture may be huffed.
    pub const FAMILY: RuleSet = RuleSet {
        first_side: Side::Black,
        capture: CaptureRule::Free,
        huffing: true,
        draws: DrawRules::WITHOUT_ENDINGS,
        ..RuleSet::INTERNATIONAL
    };

    /// The losing game of the family sheet. Captures are strictly compulsory, because huffing would help the player who
    /// ignored one.
    pub const BRIGAND: RuleSet = RuleSet { huffing: false, goal: Goal::LoseAll, ..RuleSet::FAMILY };

    /// Four white sheep against one black wolf.
    pub const WOLF_AND_SHEEP: RuleSet = RuleSet {
        first_side: Side::Black,
        capture: CaptureRule::Never,
        huffing: false,
        men: BySide { white: ManStep::Forward, black: ManStep::BothWays },
        promotion: false,
        goal: Goal::GetBehind,
        draws: DrawRules::WITHOUT_ENDINGS,
    };
}
