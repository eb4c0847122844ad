//! The two rules for two kings or one against one king, for each of which there are tables.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::rules::{DrawRules, EndgameClass, FewAgainstKing, MoveList, Ply, Position, Variant};

/// The rule by which tables judge two kings or one against one king (`rules.md` §3.8). Most endgames
/// lead there, so the rule changes nearly all results, and there are tables for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FewKingsRule {
    /// They are played out, without any draw by count. On the flat board, no win of these takes longer than the five
    /// moves that the federation gives them, with the first of them to move or the last, so that the results are those
    /// of games by its rule, too.
    PlayedOut,
    /// They are drawn at once, unless a phase of play is in progress: the rule of the rule sheets.
    Sheet,
}

impl FewKingsRule {
    /// Both rules.
    pub const BOTH: [FewKingsRule; 2] = [FewKingsRule::PlayedOut, FewKingsRule::Sheet];

    /// The rule of the tables that fit games under these draw rules.
    pub const fn from_draw_rules(draws: &DrawRules) -> FewKingsRule {
        match draws.few_against_king {
            Some(FewAgainstKing::DrawAtOnce) => FewKingsRule::Sheet,
            Some(FewAgainstKing::DrawAfter(_)) | None => FewKingsRule::PlayedOut,
        }
    }

    /// The draw rules whose results the tables of a variant hold: that for few kings alone.
    pub(crate) fn draw_rules(self, variant: Variant) -> DrawRules {
        let rule = match self {
            FewKingsRule::PlayedOut => FewAgainstKing::FEDERATION,
            FewKingsRule::Sheet => FewAgainstKing::SHEET,
        };
        let draws = variant.draws_with(rule);
        DrawRules {
            repetitions: u8::MAX,
            quiet: Ply(u16::MAX),
            three_against_king: None,
            few_against_king: draws.and_then(|draws| draws.few_against_king),
        }
    }

    /// The folder of a variant's tables under this rule, in the folder of all tables.
    pub(super) fn folder(self, all_tables: &Path, variant: Variant) -> PathBuf {
        let played_out = all_tables.join(variant.name());
        match self {
            FewKingsRule::PlayedOut => played_out,
            FewKingsRule::Sheet => played_out.join("sheet"),
        }
    }

    /// Returns true if a position with these legal moves is drawn at once.
    pub(crate) fn draws_at_once(self, position: &Position, moves: &MoveList) -> bool {
        self == FewKingsRule::Sheet
            && !moves.is_empty()
            && position.endgame_class() == Some(EndgameClass::FewAgainstKing)
            && FewAgainstKing::SHEET.applies_to(position)
            && !position.is_in_phase_of_play()
    }
}
