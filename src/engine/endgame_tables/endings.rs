use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::rules::{DrawRules, EndingClass, FewAgainstKing, MoveList, Position, Variant};

/// What two kings or one against one king come to in a table (`rules.md` §3, *End*). It changes the verdicts on nearly
/// everything else, as most endgames lead there: so there are tables of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Endings {
    /// They are played out, without any draw by count.
    PlayedOut,
    /// They are drawn at once, unless the side to move must capture: as at the board.
    Drawn,
}

impl Endings {
    /// Both ways.
    pub const BOTH: [Endings; 2] = [Endings::PlayedOut, Endings::Drawn];

    /// Whose tables tell how games under these rules end.
    pub const fn under(draws: &DrawRules) -> Endings {
        match draws.few_against_king {
            Some(FewAgainstKing::DrawAtOnce) => Endings::Drawn,
            Some(FewAgainstKing::DrawAfter(_)) | None => Endings::PlayedOut,
        }
    }

    /// The folder of a variant's tables.
    pub(super) fn folder(self, all: &Path, variant: Variant) -> PathBuf {
        let played_out = all.join(variant.name());
        match self {
            Endings::PlayedOut => played_out,
            Endings::Drawn => played_out.join("drawn"),
        }
    }

    /// Whether a position with these legal moves is drawn at once.
    pub(super) fn draw(self, position: &Position, moves: &MoveList) -> bool {
        let must_capture = moves.first().is_none_or(|mv| mv.is_capture());
        self == Endings::Drawn
            && !must_capture
            && position.ending_class() == Some(EndingClass::FewAgainstKing)
    }
}

/// `played out` and `drawn`.
impl fmt::Display for Endings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Endings::PlayedOut => "played out",
            Endings::Drawn => "drawn",
        })
    }
}
