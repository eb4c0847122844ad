use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::rules::{DrawRules, EndgameClass, FewAgainstKing, MoveList, Position, Variant};

/// What two kings or one against one king come to in a table (`rules.md` §3, *End*). It changes the verdicts on nearly
/// everything else, as most endgames lead there: so there are tables of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FewKingsRule {
    /// They are played out, without any draw by count.
    PlayedOut,
    /// They are drawn at once, unless the side to move must capture: as at the board.
    Drawn,
}

impl FewKingsRule {
    /// Both ways.
    pub const BOTH: [FewKingsRule; 2] = [FewKingsRule::PlayedOut, FewKingsRule::Drawn];

    /// Whose tables tell how games under these rules end.
    pub const fn from_draw_rules(draws: &DrawRules) -> FewKingsRule {
        match draws.few_against_king {
            Some(FewAgainstKing::DrawAtOnce) => FewKingsRule::Drawn,
            Some(FewAgainstKing::DrawAfter(_)) | None => FewKingsRule::PlayedOut,
        }
    }

    /// The folder of a variant's tables.
    pub(super) fn folder(self, all: &Path, variant: Variant) -> PathBuf {
        let played_out = all.join(variant.name());
        match self {
            FewKingsRule::PlayedOut => played_out,
            FewKingsRule::Drawn => played_out.join("drawn"),
        }
    }

    /// Whether a position with these legal moves is drawn at once.
    pub(super) fn draws_at_once(self, position: &Position, moves: &MoveList) -> bool {
        let must_capture = moves.first().is_none_or(|mv| mv.is_capture());
        self == FewKingsRule::Drawn
            && !must_capture
            && position.endgame_class() == Some(EndgameClass::FewAgainstKing)
    }
}

/// `played out` and `drawn`.
impl fmt::Display for FewKingsRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            FewKingsRule::PlayedOut => "played out",
            FewKingsRule::Drawn => "drawn",
        })
    }
}
